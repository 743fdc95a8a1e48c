import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** Quotes that are opened and not closed. */
export default defineRule({
  name: "unbalanced-quotes",
  title: "A quote is opened and not closed",
  why: "What stands in quotes is the power of another card or token; without the closing quote everything behind it would belong to that too.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [
      {
        card: "Kindled Hymn, 2, Priest, Ability—Holy\nOngoing: Allies you control have \"When this ally attacks, draw a card.",
        marked: "\"When",
        fixed: "Kindled Hymn, 2, Priest, Ability—Holy\nOngoing: Allies you control have \"When this ally attacks, draw a card.\"",
      },
    ],
    good: ["Kindled Hymn, 2, Priest, Ability—Holy\nOngoing: Allies you control have \"When this ally attacks, draw a card.\""],
  },
  paragraph: ({ text }, context) => {
    const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
    const last = quotes.at(-1);
    if (last === undefined || quotes.length % 2 === 0) return;
    const end = { start: text.length, end: text.length };
    const closing = [{ ...end, text: '"' }];
    const deleting = [instead({ start: last, end: last + 1 }, "")];
    const edits = context.tryOut(closing) !== "whole" && context.tryOut(deleting) === "whole" ? deleting : closing;
    reportMend(context, { span: { start: last, end: last + (/^\S+/.exec(text.slice(last))?.[0].length ?? 1) }, message: "The quote that begins here is not closed.", edits, title: edits === closing ? "Close the quote at the end" : "Leave the quote out" });
  },
});
