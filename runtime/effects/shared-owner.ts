import type { Selection } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";

/** "Up to three target cards from one player's graveyard": whose it is, is chosen first, as all are his. */
export function sharedOwner(m: Machine, scope: Scope, { filter, quantity }: Selection): Selection | null {
  if (quantity.count === "exactly" && quantity.of === 1) return null;
  for (const part of filter.is === "all" ? filter.of : [filter]) {
    const of = part.is === "in" ? part.place.of : undefined;
    if (of?.noun !== "select" || of.target === true || of.quantity.count !== "exactly") continue;
    if (scope.targets[m.library.refOfNode(of)] === undefined) return of;
  }
  return null;
}
