import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Spaces before marks, and none behind them. */
export default defineRule({
  name: "mark-spacing",
  title: "A space stands before a mark, or none behind it",
  why: "A full stop, a comma or a colon belongs to the word before it and has a space behind it; an arrow has one on each side. Otherwise two words become one.",
  severity: { "2009": "warn", "2013": "warn" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Dripping Censer, 2, Priest, Item\n[Activate],(1) >>> Draw a card.",
        marked: ",",
        fixed: "Dripping Censer, 2, Priest, Item\n[Activate], (1) >>> Draw a card.",
      },
      {
        card: "Dripping Censer, 2, Priest, Item\n[Activate] >>>Draw a card.",
        marked: ">>>",
        fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card.",
      },
      {
        card: "Quick Study, 2, Mage, Ability—Arcane\nDraw a card , then discard a card.",
        marked: " ,",
        fixed: "Quick Study, 2, Mage, Ability—Arcane\nDraw a card, then discard a card.",
      },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n[Activate], (1) >>> Draw a card.", "Numbing Fog, 2, Mage, Ability—Frost\nOpposing allies have -1 ATK / -1 health this turn."],
  },
  paragraph: ({ text }, context) => {
    for (const match of text.matchAll(/ +([.,;:])(?!\d)|([.,;:])(?=[\p{L}([][\p{L}\d])|(?<=\S)(>>>)(?=\S)|(?<=\S)(>>>)(?= )|(?<= )(>>>)(?=\S)/gu)) {
      const [whole, closed, open] = match;
      const mark = closed ?? open ?? ">>>";
      const span = { start: match.index, end: match.index + whole.length };
      const before = mark === ">>>" && /\S/.test(text.charAt(match.index - 1)) ? " " : "";
      const after = closed === undefined && /\S/.test(text.charAt(span.end)) ? " " : "";
      const write = `${before}${mark}${after}`;
      const message = closed !== undefined ? `A space stands before “${mark}”.` : `“${mark}” has no space ${before === "" ? "behind" : after === "" ? "before" : "beside"} it.`;
      reportMend(context, { span, message, edits: [instead(span, write)], title: closed === undefined ? "Put a space" : "Leave the space out" });
    }
  },
});
