import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";

/** The health of a character; never below 0. */
export function healthOf(m: Machine, id: Id): number {
  const card = m.card(id);
  return card === null ? 0 : Math.max(0, m.values(card).stats["health"] ?? 0);
}
