import { child, children, isNode, text, type Node } from "../../grammar/ast.ts";
import { compilerFaults, replacing } from "../compiler-faults.ts";
import type { ParagraphContext } from "../context.ts";
import { instead, reportMend } from "../mending.ts";
import { nodeAt } from "../node-at.ts";
import { nounWord } from "../noun-phrases.ts";
import { otherForms } from "../word-forms.ts";
import { defineRule } from "../rule.ts";
import { isTold } from "../told-before.ts";

/** "two ally", "up to one targets": a noun in another number than the word before it. */
export default defineRule({
  name: "noun-number",
  title: "A noun does not agree with its number",
  why: "“Two”, “each” and “up to one” say how many there are, and the noun after them says it once more. Where they differ, one of them is a slip, and the card is not read before someone says which.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      {
        card: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust two target ally.",
        marked: "ally",
        fixed: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust two target allies.",
      },
      {
        card: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust up to one target allies.",
        marked: "allies",
        fixed: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust up to one target ally.",
      },
      {
        card: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust target allies.",
        marked: "allies",
        fixed: "Twin Snares, 3, Hunter, Ability—Survival\nExhaust target ally.",
      },
      {
        card: "Twin Snares, 3, Hunter, Ability—Survival\nTarget player exhausts one of his resource.",
        marked: "resource",
        fixed: "Twin Snares, 3, Hunter, Ability—Survival\nTarget player exhausts one of his resources.",
      },
    ],
    good: ["Twin Snares, 3, Hunter, Ability—Survival\nExhaust two target allies.", "Twin Snares, 3, Hunter, Ability—Survival\nExhaust up to one target ally."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      const determiner = text(phrase, "determiner");
      if (determiner !== null && OF_ONE.has(determiner) && context.parents.at(-1)?.kind !== "Partitive" && child(phrase, "quantity") === null && !children(phrase, "heads").some(isCounted)) for (const head of children(phrase, "heads")) judge(head, "plural", `“${determiner}”`, context);
    },
    ForEach: (each, context) => {
      for (const phrase of children(child(each, "what") ?? each, "nouns")) if (text(phrase, "determiner") === null && child(phrase, "quantity") === null) for (const head of children(phrase, "heads")) judge(head, "plural", "“each”", context);
    },
    Partitive: (partitive, context) => {
      const of = child(partitive, "of");
      if (of === null || child(partitive, "quantity")?.kind !== "NumberQuantity" || !OWNERS.has(text(of, "determiner") ?? "")) return;
      for (const head of children(of, "heads")) judge(head, "singular", "“of”", context);
    },
  },
  paragraph: ({ node }, context) => {
    compilerFaults(context, "text/agreement", ({ span, fix }) => {
      const word = context.textOf(span);
      if (node === null || !/(?:Noun|Modifier)$/.test(nodeAt(node, span).kind)) return null;
      return fix === undefined ? { fixes: otherForms(word, context.language).map((form) => replacing(span, form)) } : {};
    });
  },
});

/** "draw a card, or two cards": a noun with a number of its own. */
const isCounted = (head: Node): boolean => children(head, "modifiers").some(({ kind }) => kind === "NumberModifier");

/** Words behind which one thing is named. */
const OF_ONE = new Set(["target", "a", "an", "another", "this", "that", "each"]);
const OWNERS = new Set(["his", "her", "your", "their", "its"]);

/** Reports a noun that is in the number in which it can't stand behind some word. */
function judge(head: Node, wrong: "plural" | "singular", behind: string, context: ParagraphContext): void {
  const word = nounWord(head);
  const noun = head["noun"];
  if (word === null || !isNode(noun) || word.form !== wrong || (word.kind !== "TypeNoun" && word.kind !== "PlayerNoun")) return;
  const { types, players } = context.language.grammar.vocabulary;
  const forms = [...types, ...players].find(({ lemma }) => lemma === word.lemma)?.forms;
  const right = forms?.[wrong === "plural" ? "singular" : "plural"];
  // The compiler may have told it already, and what it tells is told above.
  if (right === undefined || isTold(noun.span, "text/agreement", context)) return;
  reportMend(context, { span: noun.span, message: `“${context.textOf(noun.span)}” does not agree with ${behind}.`, edits: [instead(noun.span, right)] });
}
