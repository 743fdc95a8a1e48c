import { child, children, isWord, text, walk, type Node } from "../../grammar/ast.ts";
import { likeWritten } from "../../grammar/capital.ts";
import type { ParagraphContext } from "../context.ts";
import { instead } from "../mending.ts";
import { nounWord, wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "Put it into his hand" where nobody is named but you. */
export default defineRule({
  name: "orphan-possessive",
  title: "“his” belongs to nobody who is named",
  why: "“His hand” is that of a player or character whom the paragraph has named. Where it has named nobody, the hand is yours, and “your” says so; or a player is missing.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Quick Study, 2, Mage, Ability—Arcane\nReveal the top card of your deck and put it into his hand.", marked: "his", fixed: "Quick Study, 2, Mage, Ability—Arcane\nReveal the top card of your deck and put it into your hand." }],
    good: ["Quick Study, 2, Mage, Ability—Arcane\nReveal the top card of your deck and put it into your hand.", "Quick Study, 2, Mage, Ability—Arcane\nTarget player reveals the top card of his deck and puts it into his hand."],
  },
  node: {
    NounPhrase: (phrase, context) => judge(phrase, context),
    Possessor: (possessor, context) => judge(possessor, context),
  },
});

function judge(node: Node, context: ParagraphContext): void {
  const owner = text(node, "determiner");
  if (owner !== "his" && owner !== "her") return;
  const root = context.paragraph.node;
  if (root === null || walk(root).some((each) => each.span.start < node.span.start && names(each, context))) return;
  const written = wordIn({ start: node.span.start, end: node.span.end }, [owner], context);
  if (written === null) return;
  const your = likeWritten(written.text, "your");
  context.report({ span: written, message: `Nobody is named before “${written.text}”.`, help: `Write “${your}”, or name before it whom it means.`, fixes: [{ title: `Write “${your}”`, edits: [instead(written, your)] }] });
}

/** Whether a node names somebody, or something that may be somebody. */
function names(node: Node, { language }: ParagraphContext): boolean {
  if (node.kind === "SelfName") return true;
  if (node.kind === "Pronoun") return text(node, "pronoun") !== "you" && text(node, "pronoun") !== "it";
  if (node.kind === "Head") {
    const word = nounWord(node);
    if (word === null) return true;
    if (word.kind === "TypeNoun") return language.grammar.vocabulary.types.find(({ lemma }) => lemma === word.lemma)?.personal === true;
    return word.kind === "PlayerNoun" || word.kind === "TagNoun" || (word.kind === "PlainNoun" && word.lemma !== "damage" && word.lemma !== "counter");
  }
  return node.kind === "Possessor" && (child(node, "noun") !== null || isWord(node["type"])) && children(node, "heads").length === 0;
}
