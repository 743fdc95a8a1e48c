import { children, isWord, type Node } from "../../grammar/ast.ts";
import { defineRule } from "../rule.ts";
import { nounWord } from "../noun-phrases.ts";

/** "Your card hero", "your card hand". */
export default defineRule({
  name: "card-before-noun",
  title: "“card” stands before a noun of which it tells nothing",
  why: "“Ally card” says of a card that it is an ally. Turned round it says nothing: every ally is a card, and so is all that a hand or a deck holds. A word that changes nothing is one too many, or stands at the wrong place.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      { card: "Kind Word, 2, Priest, Ability—Holy\nYour card hero heals 3 damage from target ally.", marked: "card", fixed: "Kind Word, 2, Priest, Ability—Holy\nYour hero heals 3 damage from target ally." },
    ],
    good: ["Kind Word, 2, Priest, Ability—Holy\nYour hero heals 3 damage from target ally.", "Kind Word, 2, Priest, Ability—Holy\nDiscard an ally card. If you do, draw two cards."],
  },
  node: {
    Head: (head, context) => {
      const general = context.wording?.anyCard;
      const word = nounWord(head);
      const modifiers = children(head, "modifiers");
      const index = modifiers.findIndex((each) => each.kind === "TypeModifier" && isWord(each["type"]) && each["type"].lemma === general);
      const card = modifiers[index];
      if (card === undefined || general === undefined || word === null || !JUDGED.has(word.kind)) return;
      const next = context.tokensIn(head.span).find(({ start }) => start >= card.span.end);
      const fixes = next === undefined ? [] : [{ title: "Leave it out", edits: [{ start: card.span.start, end: next.start, text: "" }] }];
      context.report({ span: card.span, message: `It tells nothing of ${said(head, card, context.textOf)}.`, help: "Leave it out, or put it behind the noun.", fixes });
    },
  },
});

const JUDGED = new Set(["TypeNoun", "ZoneNoun", "PlayerNoun", "TagNoun"]);

function said(head: Node, card: Node, textOf: (span: { start: number; end: number }) => string): string {
  return `“${textOf({ start: card.span.end, end: head.span.end }).trim()}”`;
}
