import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";
import { isLikened } from "./attack.ts";
import { isCombatant } from "./card-types.ts";

/** Removes a card from combat (CR 602.4), be it only proposed (CR 601.2f). The combat goes on to its conclusion. */
export function leaveCombat(m: Machine, id: Id): boolean {
  if (id === 0) return false;
  let left = leaveProposals(m, id);
  const { combat } = m.state;
  if (combat === null) return left;
  for (const part of ["proposedAttacker", "proposedDefender", "attacker", "defender", "interposed"] as const) {
    if (combat[part] !== id) continue;
    m.set(combat, part, 0);
    left = true;
  }
  return left;
}

/** Who attacks, defends or protects as a character and is none any more leaves combat (CR 602.4). Whether there was one. */
export function leaveAsNone(m: Machine): boolean {
  const { combat } = m.state;
  if (combat === null) return false;
  const { proposedAttacker, attacker, proposedDefender, defender, kind } = combat;
  const fighting = [proposedAttacker, attacker, ...(kind === "normal" ? [proposedDefender, defender] : [])];
  const gone = fighting.filter((id) => {
    const card = m.card(id);
    return card !== null && !isCombatant(m, card) && !isLikened(m, id);
  });
  for (const id of gone) leaveCombat(m, id);
  return gone.length > 0;
}

/** What is proposed without the card is no legal combat as it tries to resolve (CR 601.3). */
function leaveProposals(m: Machine, id: Id): boolean {
  let left = false;
  for (const each of m.state.zones["chain"] ?? []) {
    const link = m.link(each);
    const scope = link?.what === "proposal" ? m.scope(link.scope) : null;
    if (scope === null || !Object.values(scope.bound).some((ids) => ids.includes(id))) continue;
    m.set(scope, "bound", Object.fromEntries(Object.entries(scope.bound).map(([part, ids]) => [part, ids.map((one) => (one === id ? 0 : one))])));
    left = true;
  }
  return left;
}
