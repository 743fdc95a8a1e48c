import { child, children, lemma, text } from "../../grammar/ast.ts";
import { instead, reportMend } from "../mending.ts";
import { isBare, nounWord } from "../noun-phrases.ts";
import { headerType } from "../header-type.ts";
import { defineRule } from "../rule.ts";

/** "Pay (3) to complete target quest." */
export default defineRule({
  name: "deed-of-another",
  title: "A quest says how another is completed",
  why: "The text of a quest says what it costs to complete this quest. “Target quest” and “the quest” are not this one, so that this one could never be completed.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "A Long Errand, Quest\nPay (3) to complete target quest.\nReward: Draw a card.", marked: "target", fixed: "A Long Errand, Quest\nPay (3) to complete this quest.\nReward: Draw a card." }],
    good: ["A Long Errand, Quest\nPay (3) to complete this quest.\nReward: Draw a card."],
  },
  node: {
    Purpose: (purpose, context) => {
      const type = headerType(context.card.header, context);
      for (const predicate of children(purpose, "predicates")) {
        const [noun, ...others] = children(child(predicate, "object") ?? predicate, "nouns");
        const [head] = children(noun ?? purpose, "heads");
        const said = noun === undefined ? null : text(noun, "determiner");
        if (type?.deed === undefined || lemma(predicate, "verb") !== type.deed || noun === undefined || others.length > 0 || head === undefined || said === null || !OTHERS.has(said) || !isBare(noun) || nounWord(head)?.lemma !== type.type.toLowerCase()) continue;
        const span = { start: noun.span.start, end: head.span.start };
        const written = context.textOf(span).trimEnd();
        reportMend(context, { span: { start: span.start, end: span.start + written.length }, message: `“${written}” is not this one.`, edits: [instead({ start: span.start, end: span.start + written.length }, "this")] });
      }
    },
  },
});

/** Words that point at a quest, and not at this one. */
const OTHERS = new Set(["target", "the", "a", "an", "that"]);
