import { text, type Node } from "../../grammar/ast.ts";
import { headWord } from "./clause-view.ts";
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
  if (determiner === "this") return itself(heads);
  return { noun: node, what: head === "damage" ? "damage" : isPlayerHead(heads) ? "player" : "thing", heads, plural: isPlural(named), ...at, self: false, modifiers: modifiersOf(named) };
}
