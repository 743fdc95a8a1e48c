import { children, isWord } from "../../grammar/ast.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "target hero ally". */
export default defineRule({
  name: "types-side-by-side",
  title: "Two types of card stand side by side",
  why: "No card is both a hero and an ally, or both an ability and an equipment. Where two types stand side by side, the word between them has been lost: “hero or ally”.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      { card: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target hero ally.", marked: "hero ally", fixed: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target hero or ally." },
      { card: "Quick Study, 2, Mage, Ability—Arcane\nDiscard an ability equipment card. If you do, draw two cards.", marked: "ability equipment", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDiscard an ability or equipment card. If you do, draw two cards." },
    ],
    good: ["Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target hero or ally.", "Quick Study, 2, Mage, Ability—Arcane\nDiscard an ability or equipment card. If you do, draw two cards."],
  },
  node: {
    Head: (head, context) => {
      const printed = new Set(context.wording?.types.map(({ type }) => type.toLowerCase()));
      for (const type of context.language.grammar.vocabulary.types) if (type.includes !== undefined) printed.add(type.lemma);
      const word = nounWord(head);
      const modifiers = children(head, "modifiers").map((each) => ({ span: each.span, lemma: each.kind === "TypeModifier" && isWord(each["type"]) ? each["type"].lemma : null }));
      const noun = head["noun"];
      const all = [...modifiers, ...(word?.kind === "TypeNoun" && typeof noun === "object" && "span" in noun ? [{ span: noun.span as { start: number; end: number }, lemma: word.lemma }] : [])];
      for (const [index, { span, lemma }] of all.entries()) {
        const next = all[index + 1];
        if (lemma === null || next === undefined || next.lemma === null || lemma === next.lemma || !printed.has(lemma) || !printed.has(next.lemma)) continue;
        const both = { start: span.start, end: next.span.end };
        context.report({ span: both, message: "Nothing is both, and no word joins them.", help: `Write “${context.textOf(span)} or ${context.textOf(next.span)}”.`, fixes: [{ title: "Write “or” between them", edits: [{ start: span.end, end: span.end, text: " or" }] }] });
      }
    },
  },
});
