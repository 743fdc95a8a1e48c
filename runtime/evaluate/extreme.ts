import type { Filter, Place } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { candidates } from "./candidates.ts";
import { statOf } from "./info.ts";

/** Keeps only those with the highest or lowest stat, where the filter says so. */
export function extremes(m: Machine, s: Scope, filter: Filter, found: readonly Id[]): readonly Id[] {
  const parts = filter.is === "all" ? filter.of : [filter];
  let left = found;
  for (const part of parts) {
    if (part.is !== "extreme") continue;
    const among = part.among === undefined ? left : candidates(m, s, part.among, undefined);
    const values = among.map((id) => statOf(m, id, part.stat));
    const best = part.extreme === "highest" ? Math.max(...values) : Math.min(...values);
    left = left.filter((id) => statOf(m, id, part.stat) === best && (part.among === undefined || among.includes(id)));
    if (part.alone === true && among.filter((id) => statOf(m, id, part.stat) === best).length > 1) left = [];
  }
  return left;
}

/** The part of an ordered zone that a place names: its top or bottom card or so many of them, or the one so deep. */
export function positioned(cards: readonly Id[], place: Place, depth: number | undefined): readonly Id[] {
  if (depth !== undefined && place.position === "top") return cards.slice(0, depth);
  if (depth !== undefined && place.position === "bottom") return cards.slice(Math.max(0, cards.length - depth));
  if (depth !== undefined) return cards.slice(depth - 1, depth);
  if (place.position === "top") return cards.slice(0, 1);
  if (place.position === "bottom") return cards.slice(-1);
  return cards;
}
