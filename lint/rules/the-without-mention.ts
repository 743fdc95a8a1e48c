import { children, text, walk, type Node } from "../../grammar/ast.ts";
import { upperFirst } from "../../grammar/capital.ts";
import type { ParagraphContext } from "../context.ts";
import { isBare, nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "Draw the card." */
export default defineRule({
  name: "the-without-mention",
  title: "“the” points at something that was not named",
  why: "“The ally” is the ally of which the text has spoken. Where it has spoken of none, the reader can't tell which is meant: “a”, “target”, “this” and “that” say it.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Quick Study, 2, Mage, Ability—Arcane\nDiscard the card. If you do, draw two cards.", marked: "the card", fixed: "Quick Study, 2, Mage, Ability—Arcane\nDiscard a card. If you do, draw two cards." }],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nReveal the top card of your deck. If it's an ally, put the card into your hand.", "Quick Study, 2, Mage, Ability—Arcane\nDiscard a card. If you do, draw two cards."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      const [head, ...others] = children(phrase, "heads");
      const word = head === undefined ? null : nounWord(head);
      if (word === null || (word.kind !== "TypeNoun" && word.kind !== "ZoneNoun") || context.wording?.soleZones.includes(word.lemma) === true || others.length > 0 || text(phrase, "determiner") !== "the" || !isBare(phrase) || context.parents.some(({ kind }) => kind === "Aside")) return;
      if (word.kind === "ZoneNoun" && (/^\p{Lu}/u.test(word.lemma) || text(context.parents.at(-2) ?? phrase, "preposition") === "from")) return;
      if (mentioned(phrase, word.lemma, context)) return;
      const span = phrase.span;
      const article = word.form === "plural" ? "" : /^[aeiou]/i.test(word.lemma) ? "an " : "a ";
      const fixes = article === "" ? [] : [{ title: `Write “${article}${context.textOf({ start: span.start + 4, end: span.end })}”`, edits: [{ start: span.start, end: span.start + 4, text: context.textOf(span).startsWith("T") ? upperFirst(article) : article }] }];
      context.report({ span, message: `No ${word.lemma} was named before.`, help: "Say which: “a”, “target”, “this”, “that”, or “your”.", fixes });
    },
  },
});

/** Whether the text has spoken of such a thing before, in this paragraph or an earlier one. */
function mentioned(phrase: Node, lemma: string, { card, paragraph, language, wording }: ParagraphContext): boolean {
  const types = language.grammar.vocabulary.types;
  const general = wording?.anyCard;
  const included = types.find((each) => each.lemma === lemma)?.includes ?? [];
  const fits = (each: Node): boolean => {
    if (each.kind === "SelfName" || each.kind === "Named") return true;
    if (each.kind !== "Head" && each.kind !== "TypeModifier") return false;
    const word = each.kind === "Head" ? nounWord(each) : { kind: "TypeNoun", lemma: (each["type"] as { lemma: string }).lemma };
    if (word === null || word.kind === "TagNoun" || word.kind === "IconNoun") return true;
    if (lemma === general) return word.kind === "TypeNoun" || word.kind === "PlainNoun";
    return word.lemma === lemma || word.lemma === general || included.includes(word.lemma) || types.find((other) => other.lemma === word.lemma)?.includes?.includes(lemma) === true;
  };
  return card.paragraphs.some(({ node, source }) => {
    if (source.span.start > paragraph.source.span.start) return false;
    if (node === null) return source !== paragraph.source;
    return walk(node).some((each) => (node !== paragraph.node || each.span.end <= phrase.span.start) && fits(each));
  });
}
