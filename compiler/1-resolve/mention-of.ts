import { child, children, joinsOf, text, type Node } from "../../grammar/ast.ts";
import { headWord, nounsOf, type ClauseView } from "./clause-view.ts";
import { withoutDamageBehind } from "./damage-behind.ts";
import { headsOf, isPlayerHead, isPlural, isWordOf, modifiersOf, namesNoThing } from "./described.ts";
import type { Antecedent, Mention } from "./mention.ts";

/** Where a noun stands: its part and first role, its clause, and whether that is an event. */
export type MentionPlace = Pick<Mention, "part" | "role" | "clause" | "origin" | "gone">;

/** What a noun phrase has spoken of, where it plays a part; null for what nothing later can stand for. */
export function mentionOf(node: Node, bound: Antecedent | undefined, at: MentionPlace): Mention | null {
  const { part, clause } = at;
  const itself = (heads: readonly string[]): Mention => ({ ...at, noun: node, what: "thing", heads, plural: false, role: part, self: true, modifiers: [] });
  if (node.kind === "RestPronoun") return null;
  const isReference = node.kind === "Pronoun" || /^(?:that|those)$/.test(text(node, "determiner") ?? "");
  if (isReference) {
    if (bound === undefined) return null;
    if (bound.is === "self") return itself([]);
    return { ...bound.mention, part, clause };
  }
  if (node.kind === "StepPhrase") return null;
  if (node.kind === "SelfName") return itself([]);
  const named = withoutDamageBehind(node);
  const heads = headsOf(named);
  const head = headWord(named);
  if (heads.length === 0 || namesNoThing(named) || isWordOf(named)) return null;
  const determiner = text(node, "determiner");
  // "if you control no resources, it has Ferocity": what is not there is not spoken of.
  if (determiner === "no") return null;
  if (determiner === "this") return itself(heads);
  return { noun: node, what: head === "damage" ? "damage" : isPlayerHead(heads) ? "player" : "thing", heads, plural: isPlural(named), ...at, self: false, modifiers: modifiersOf(named) };
}

/** "a hero and an ally": they can be meant together; null where they can't. */
export function groupOf(nouns: Node, within: readonly Mention[], at: Pick<MentionPlace, "clause" | "origin">): Mention | null {
  const members = children(nouns, "nouns").map((noun) => within.find((mention) => mention.noun === noun));
  if (joinsOf(nouns, "nouns").some((join) => /or$/i.test(join)) || !members.every((member) => member?.what === "thing")) return null;
  return { ...at, noun: nouns, what: "group", heads: [], plural: true, part: null, role: null, self: false, modifiers: [], members: members as Mention[] };
}

/** "that hero's controller's": somebody, or something, that has what stands behind it. */
export function possessorOf(possessor: Node, owner: Node, at: Pick<MentionPlace, "clause" | "origin">): Mention {
  const heads = headsOf(possessor);
  const player = heads.some((head) => /^(?:controller|owner)s?$/.test(head)) || isPlayerHead(heads);
  return { ...at, noun: possessor, what: player ? "player" : "thing", heads, plural: text(possessor, "determiner") === "each", part: null, role: null, self: child(possessor, "noun")?.kind === "SelfName", modifiers: [], has: headWord(owner) ?? "" };
}

/** "It's an ally card": no second thing beside what it is. "There is an ally" is one. */
export function saysWhatItIs(noun: Node, view: ClauseView | null): boolean {
  if (view === null || view.predicate.kind !== "Being" || !nounsOf(child(view.predicate, "what")).includes(noun)) return false;
  return !nounsOf(view.grammatical).some((subject) => text(subject, "pronoun") === "there");
}
