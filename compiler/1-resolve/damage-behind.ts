import { child, children, text, type Node } from "../../grammar/ast.ts";
import { nounsOf } from "./noun-head.ts";

export const isDamageHead = (head: Node): boolean => {
  const noun = child(head, "noun");
  return noun?.kind === "DamageTypeNoun" || (noun !== null && text(noun, "noun") === "damage");
};

/**
 * "target hero or ally and 1 fire damage": which of the heads of a phrase is damage, the first if there are several; null
 * where none is. Phrases are flat, so what is dealt next can stand among the heads of whom the damage before is dealt to.
 */
export function firstDamage(noun: Node): number | null {
  const first = children(noun, "heads").findIndex(isDamageHead);
  return first < 0 ? null : first;
}

/** Whether a phrase for somebody goes on with what damage is dealt next, itself or in what tells of him: "each ally in your party and 1 fire damage". */
export function hasDamageBehind(noun: Node): boolean {
  const post = children(noun, "posts").at(-1);
  const within = post === undefined ? undefined : nounsOf(child(post, "object")).at(-1);
  return (firstDamage(noun) ?? 0) > 0 || (within !== undefined && (firstDamage(within) ?? 0) > 0);
}

/** Of a phrase for somebody and for damage, what is said of somebody; another phrase as it is. */
export function withoutDamageBehind(noun: Node): Node {
  const first = firstDamage(noun) ?? 0;
  return first === 0 ? noun : ({ ...noun, heads: children(noun, "heads").slice(0, first), headsJoins: [] } as Node);
}
