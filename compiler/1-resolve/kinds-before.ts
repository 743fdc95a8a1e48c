import { child, children, isAnd, isOr, joinsOf, type Node } from "../../grammar/ast.ts";

/** A tag or an icon before a noun, or as the noun of a head. */
const KINDS = new Set(["TagNoun", "IconNoun", "TagModifier", "IconModifier"]);

const nounKind = (head: Node): string => child(head, "noun")?.kind ?? "";

/** "Demon and Undead allies": whether a head is a kind alone, which goes with the type at the end of the list. */
export const isKindAlone = (heads: readonly Node[], index: number): boolean =>
  index < heads.length - 1 && KINDS.has(nounKind(heads[index] as Node)) && nounKind(heads.at(-1) as Node) === "TypeNoun";

/**
 * "Demon and/or Monster hero and ally": two lists, of kinds and of types, each of one going with each of the other.
 * Which head holds the first type, and the last kind as the first of its modifiers; null where the heads are one list.
 */
export function lastKind(node: Node): number | null {
  const heads = children(node, "heads");
  const joins = joinsOf(node, "heads");
  const at = heads.findIndex((head) => nounKind(head) === "TypeNoun");
  if (at < 1 || at === heads.length - 1) return null;
  const kinds = heads.slice(0, at).every((head, index) => KINDS.has(nounKind(head)) && (index === 0 || children(head, "modifiers").length === 0));
  const own = children(heads[at] as Node, "modifiers");
  const types = heads.slice(at + 1).every((head) => nounKind(head) === "TypeNoun" && children(head, "modifiers").length === 0);
  const plain = joins.slice(at).every((join) => !join.startsWith("comma")) && (isAnd(joins[at - 1]) || isOr(joins[at - 1]) || joins[at - 1] === "andOr");
  return kinds && own.length > 0 && own.every(({ kind }) => KINDS.has(kind)) && types && plain ? at : null;
}
