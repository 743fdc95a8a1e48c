import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";

/** Removes a card from combat (CR 602.4). The combat goes on to its conclusion. */
export function leaveCombat(m: Machine, id: Id): boolean {
  const { combat } = m.state;
  if (combat === null || id === 0) return false;
  let left = false;
  for (const part of ["proposedAttacker", "proposedDefender", "attacker", "defender", "interposed"] as const) {
    if (combat[part] !== id) continue;
    m.set(combat, part, 0);
    left = true;
  }
  return left;
}
