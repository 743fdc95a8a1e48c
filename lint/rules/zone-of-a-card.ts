import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { ParagraphContext } from "../context.ts";
import { instead } from "../mending.ts";
import { nounWord, wordIn } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "Put target ally into its hand." */
export default defineRule({
  name: "zone-of-a-card",
  title: "A hand or a deck belongs to a card",
  why: "Players have hands, decks and graveyards; cards have owners and controllers. “Its hand” is that of nobody: “its owner's hand” says whose it is.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [{ card: "Undertow, 2, Shaman, Ability—Elemental\nPut target ally into its hand.", marked: "its", fixed: "Undertow, 2, Shaman, Ability—Elemental\nPut target ally into its owner's hand." }],
    good: ["Undertow, 2, Shaman, Ability—Elemental\nPut target ally into its owner's hand.", "Undertow, 2, Shaman, Ability—Elemental\nTarget player discards a card from his hand."],
  },
  node: {
    NounPhrase: (phrase, context) => {
      if (text(phrase, "determiner") === "its") judge(phrase, children(phrase, "heads"), context);
    },
  },
});

function judge(phrase: Node, heads: readonly Node[], context: ParagraphContext): void {
  if (heads.length === 0 || child(phrase, "quantity") !== null || !heads.every((head) => context.wording?.playerZones.includes(nounWord(head)?.lemma ?? "") === true)) return;
  const its = wordIn(phrase.span, ["its"], context);
  if (its === null) return;
  const zone = context.textOf({ start: its.end, end: phrase.span.end }).trim();
  context.report({ span: its, message: `No card has a ${zone}.`, help: `Write “${its.text} owner's ${zone}”.`, fixes: [{ title: `Write “${its.text} owner's”`, edits: [instead(its, `${its.text} owner's`)] }] });
}
