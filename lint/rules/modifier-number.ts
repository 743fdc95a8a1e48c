import { children, isWord } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import { instead, reportMend } from "../mending.ts";
import { defineRule } from "../rule.ts";

/** "an abilities card". */
export default defineRule({
  name: "modifier-number",
  title: "A noun before another stands in the plural",
  why: "A noun that tells what kind another is of stands before it in the singular, however many there are: “two ability cards”. In the plural it reads as if two nouns stood there and something between them were missing.",
  severity: { "2009": "error", "2013": "error" },
  fix: "safe",
  examples: {
    bad: [{ card: "Quick Study, 2, Mage, Ability—Arcane\nDiscard two abilities cards. If you do, draw three cards.", marked: "abilities", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDiscard two ability cards. If you do, draw three cards." }],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nDiscard two ability cards. If you do, draw three cards."],
  },
  node: {
    TypeModifier: (modifier, context) => {
      const word = modifier["type"];
      if (!isWord(word) || !word.form.startsWith("plural")) return;
      const around = context.parents.at(-1);
      if (around === undefined || children(around, "modifiers").length === 0) return;
      const singular = context.language.grammar.vocabulary.types.find(({ lemma }) => lemma === word.lemma)?.forms["singular"];
      const written = context.textOf(modifier.span);
      if (singular === undefined || singular === written.toLowerCase()) return;
      reportMend(context, { span: modifier.span, message: `“${written}” stands before a noun, in the plural.`, edits: [instead(modifier.span, likeWritten(written, singular))] });
    },
  },
});
