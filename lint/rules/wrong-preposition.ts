import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Collocation } from "../../grammar/wording.ts";
import type { ParagraphContext } from "../context.ts";
import { instead, reportMend } from "../mending.ts";
import { nounWord } from "../noun-phrases.ts";
import { defineRule } from "../rule.ts";

/** "put it to your hand". */
export default defineRule({
  name: "wrong-preposition",
  title: "A preposition does not go with its verb",
  why: "What is put goes “into” a hand, what is removed goes “from” the game, damage is dealt “to” a character. With another preposition the sentence says that something goes where it can't go, or comes from where it can't come.",
  severity: { "2009": "error", "2013": "error" },
  fix: "suggestion",
  examples: {
    bad: [
      { card: "Undertow, 2, Shaman, Ability—Elemental\nPut target ally to its owner's hand.", marked: "to", fixed: "Undertow, 2, Shaman, Ability—Elemental\nPut target ally into its owner's hand." },
      { card: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage from target ally.", marked: "from", fixed: "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally." },
    ],
    good: ["Undertow, 2, Shaman, Ability—Elemental\nPut target ally into its owner's hand.", "Ember Toss, 2, Mage, Ability—Fire\nYour hero deals 2 fire damage to target ally."],
  },
  node: { Doing: judge, Undergoing: judge },
});

function judge(predicate: Node, context: ParagraphContext): void {
  const verb = lemma(predicate, "verb");
  const known = context.wording?.collocations.filter((each) => each.verb === verb) ?? [];
  if (known.length === 0) return;
  const objects = children(child(predicate, "object") ?? predicate, "nouns");
  // What stands right behind the object may belong to the verb; what stands behind another post belongs to that.
  const parts = [...children(predicate, "complements"), ...objects.flatMap((noun) => children(noun, "posts"))].filter(({ kind }) => kind === "VerbPreposition" || kind === "NounPreposition");
  // Behind "equal to its ATK" stands what belongs to the verb again.
  const amounts = children(predicate, "complements").filter(({ kind }) => kind === "EqualTo").flatMap((each) => children(child(each, "amount") ?? each, "terms"));
  parts.push(...amounts.filter((term) => children(term, "heads").every((head) => nounWord(head)?.kind === "StatNoun")).flatMap((term) => children(term, "posts")).filter(({ kind }) => kind === "NounPreposition"));
  for (const part of parts) {
    const used = text(part, "preposition");
    const nouns = children(child(part, "object") ?? part, "nouns").flatMap((noun) => children(noun, "heads"));
    const slip = known.find((each) => each.written === used && nouns.length > 0 && nouns.every((head) => each.before.includes(nounWord(head)?.lemma ?? "")));
    if (slip !== undefined && !parts.some((other) => other !== part && says(other, slip))) report(part, slip, context);
  }
}

/** Whether the place is said otherwise already. */
function says(part: Node, { meant, before }: Collocation): boolean {
  const nouns = children(child(part, "object") ?? part, "nouns").flatMap((noun) => children(noun, "heads"));
  return text(part, "preposition") === meant && nouns.some((head) => before.includes(nounWord(head)?.lemma ?? ""));
}

function report(part: Node, { written, meant, verb, because }: Collocation, context: ParagraphContext): void {
  const span = { start: part.span.start, end: part.span.start + written.length };
  if (context.textOf(span).toLowerCase() !== written) return;
  reportMend(context, { span, message: `“${written}” does not go with “${verb}”: ${because}.`, edits: [instead(span, meant)] });
}
