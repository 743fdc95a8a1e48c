import type { Filter } from "../../../ir/index.ts";

/** What is asked first of a thing: which of several, whose, how it is, what it is. What follows the noun comes last. */
const ORDER: readonly Filter["is"][] = ["link", "among", "side", "state", "not", "supertype", "token", "unique", "tag", "icon", "any", "type", "player", "card", "other"];
const RANK: ReadonlyMap<string, number> = new Map(ORDER.map((is, rank) => [is, rank]));

/**
 * Parts that hold together, in the one order they have in the meaning: "exhausted opposing ally" is "opposing exhausted
 * ally", and "another ally" is "other ally". What follows a noun keeps its printed order.
 */
export function inOrder(parts: readonly Filter[]): readonly Filter[] {
  const rank = ({ is }: Filter): number => RANK.get(is) ?? ORDER.length;
  return parts.length < 2 ? parts : parts.toSorted((one, other) => rank(one) - rank(other));
}
