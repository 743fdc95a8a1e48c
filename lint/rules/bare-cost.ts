import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Costs in resources that are not in parentheses. */
export default defineRule({
  name: "bare-cost",
  title: "A cost in resources is not in parentheses",
  why: "A number in parentheses is so many resources; a bare number is an amount of something that must then be named. “Pay 2” does not say two of what.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      { card: "Dripping Censer, 2, Priest, Item\n1, [Activate] >>> Draw a card.", marked: "1", fixed: "Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card." },
      { card: "Pondering, Quest\nPay 2 to complete this quest.\nReward: Draw a card.", marked: "2", fixed: "Pondering, Quest\nPay (2) to complete this quest.\nReward: Draw a card." },
    ],
    good: ["Dripping Censer, 2, Priest, Item\n(1), [Activate] >>> Draw a card.", "Pondering, Quest\nPay (2) to complete this quest.\nReward: Draw a card."],
  },
  paragraph: ({ text, node }, context) => {
    if (node !== null) return;
    for (const match of text.matchAll(/(?<=\b[Pp]ays? )(\d+|X)\b(?! \w+ damage|\))|^(?:[^.:]*: )?(\d+|X)(?=, | >>>)/gu)) {
      const number = match[1] ?? match[2] ?? "";
      const start = match.index + match[0].length - number.length;
      const span = { start, end: start + number.length };
      const edits = [instead(span, `(${number})`)];
      if (context.tryOut(edits) !== "no") reportMend(context, { span, message: `“${number}” is a cost in resources, and not in parentheses.`, edits });
    }
  },
});
