import type { GameRules } from "../../../runtime/rules.ts";
import { things } from "../../../runtime/evaluate/noun.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";
import { healthOf } from "./health.ts";
import { proposalOn } from "./proposed.ts";
import { isRaiding } from "./raid.ts";

const inPlay = (m: Machine, id: Id): boolean => m.card(id)?.zone === "play";

/** "Count as being exhausted": what a statement makes of a card beside what it is. */
function countsAs(m: Machine, id: Id, state: string): boolean {
  return m.derivation.says("countsAs").some((active) => {
    const { statement, scope } = active;
    if (statement.for !== undefined || statement.what.is !== "state" || statement.what.state !== state) return false;
    return things(m, scope, statement.of).includes(id) && m.derivation.holds(active);
  });
}

/** Conditions of cards in play (CR 411, 405, 602). */
export const states: GameRules["states"] = {
  exhausted: (m, id) => inPlay(m, id) && (m.card(id)?.exhausted === true || countsAs(m, id, "exhausted")),
  ready: (m, id) => inPlay(m, id) && m.card(id)?.exhausted === false,
  damaged: (m, id) => (m.card(id)?.damage ?? 0) > 0,
  undamaged: (m, id) => inPlay(m, id) && m.card(id)?.damage === 0,
  attacking: (m, id) => id !== 0 && m.state.combat?.attacker === id,
  defending: (m, id) => id !== 0 && m.state.combat?.defender === id,
  protecting: (m, id) => id !== 0 && m.state.combat?.interposed === id,
  "in combat": (m, id) => inCombat(m, id),
  inCombat: (m, id) => inCombat(m, id),
  faceUp: (m, id) => m.card(id)?.faceDown === false,
  "face-up": (m, id) => m.card(id)?.faceDown === false,
  faceDown: (m, id) => m.card(id)?.faceDown === true,
  "face-down": (m, id) => m.card(id)?.faceDown === true,
  raiding: isRaiding,
  flipped: (m, id) => m.card(id)?.back === true,
  proposed: (m, id) => proposalOn(m, id) !== null,
  attached: (m, id) => (m.card(id)?.attachedTo ?? 0) !== 0,
  fatalDamage: (m, id) => hasFatalDamage(m, id),
  ongoing: (m, id) => {
    const card = m.card(id);
    return card !== null && m.printed(card).powers.some(({ power }) => power.labels?.some((label) => label.toLowerCase() === "ongoing") === true);
  },
  unique: (m, id) => {
    const card = m.card(id);
    return card !== null && m.printed(card).face.unique;
  },
};

function inCombat(m: Machine, id: Id): boolean {
  const { combat } = m.state;
  return combat !== null && combat.attacker !== 0 && combat.defender !== 0 && (combat.attacker === id || combat.defender === id);
}

/** Positive damage of at least its health (CR 405.2). */
export function hasFatalDamage(m: Machine, id: Id): boolean {
  const card = m.card(id);
  return card !== null && card.damage > 0 && card.damage >= healthOf(m, id);
}
