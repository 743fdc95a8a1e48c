import { upperFirst } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Costs without an arrow behind them. */
export default defineRule({
  name: "missing-arrow",
  title: "No arrow stands between cost and effect",
  why: "Without the arrow it can't be told where what is paid ends and what is done begins: “[Activate], destroy target attachment” would pay with the attachment.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\n(1), [Activate], draw a card.", marked: ",", fixed: "Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n[Activate], Destroy Dripping Censer Draw a card.", marked: "Dripping Censer", fixed: "Dripping Censer, 2, Priest, Item\n[Activate], Destroy Dripping Censer >>> Draw a card." },
      { card: "Dripping Censer, 2, Priest, Item\n[Activate] Draw a card.", marked: "[Activate]", fixed: "Dripping Censer, 2, Priest, Item\n[Activate] >>> Draw a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card.", "Pondering, Quest\nPay (2) to complete this quest.\nReward: Draw a card."],
  },
  paragraph: ({ text, node, tokens }, context) => {
    if (node !== null || text.includes(">>>")) return;
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      const paid = token.text.endsWith("]") || token.text === ")" || token.text === "," || /^\p{Lu}/u.test(next?.text ?? "");
      if (!paid || next === undefined || !/^\p{L}/u.test(next.text)) continue;
      const before = token.text === "," ? token.start : token.end;
      const capital = upperFirst(next.text);
      const edits = [instead({ start: before, end: next.end }, ` >>> ${capital}`)];
      if (context.tryOut(edits) !== "whole") continue;
      reportMend(context, { span: { start: token.start, end: next.end }, message: `What is done begins with “${next.text}”, and no arrow stands before it.`, edits, title: `Write “>>> ${capital}”` });
      return;
    }
  },
});
