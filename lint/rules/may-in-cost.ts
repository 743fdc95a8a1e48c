import { reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** "You may pay (1) >>>". */
export default defineRule({
  name: "may-in-cost",
  title: "A cost before an arrow says that it may be paid",
  why: "Nobody has to use a power that is paid for: the arrow itself says that you may. “You may” before it is read by no card's grammar, and after it it gives a second choice that nobody needs.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Charnel Bowl, 3, Item, Trinket (1)\nYou may discard a card >>> Draw a card.",
        marked: "You may",
        fixed: "Charnel Bowl, 3, Item, Trinket (1)\nDiscard a card >>> Draw a card.",
      },
    ],
    good: ["Charnel Bowl, 3, Item, Trinket (1)\nDiscard a card >>> Draw a card."],
  },
  paragraph: ({ text }, context) => {
    const cost = /^((?:[^:.>]*: )?)(You may )(?:pay (?=\())?(.)(?=[^.>]*>>>)/i.exec(text);
    if (cost === null) return;
    const [whole, before = "", may = "", first = ""] = cost;
    const span = { start: before.length, end: before.length + may.trimEnd().length };
    reportMend(context, { span, message: "What stands before an arrow may be paid anyway.", edits: [{ start: before.length, end: whole.length, text: first.toUpperCase() }], title: "Leave it out", help: "Leave it out." });
  },
});
