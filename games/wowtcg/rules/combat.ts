import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler } from "../../../runtime/rules.ts";
import type { EventRecord } from "../../../runtime/scope.ts";
import type { Combat, Frame, Id } from "../../../runtime/state.ts";
import { endModifiers } from "../../../runtime/derive/duration.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { happened } from "../../../runtime/events/happened.ts";
import { noticeMoment } from "../../../runtime/events/trigger.ts";
import { labelOf } from "../../../runtime/label.ts";
import { pushPriority } from "../../../runtime/links/priority.ts";
import { protectors } from "./attack.ts";
import { checks } from "./checks.ts";
import { atkOf, damageTypesOf } from "./stats.ts";
import { pushStrikes } from "./strike-now.ts";

/** A combat step (CR 602, 603; INTRO-041…059). */
export interface CombatFrame extends Frame {
  readonly kind: "combat";
  readonly asked: readonly Id[];
}

export function startCombat(m: Machine, attacker: Id, defender: Id, kind: Combat["kind"], concept: string): void {
  const number = m.state.combats;
  m.set(m.state, "combat", { number, kind, concept, proposedAttacker: attacker, proposedDefender: defender, attacker: 0, defender: 0, interposed: 0, strikes: [] });
  m.set(m.state.turn, "combatFrom", m.state.history.length);
  m.push({ kind: "combat", step: 0, result: 0, asked: [] } as Frame);
}

const about = ({ concept }: Combat): Partial<EventRecord> => (concept === "" ? {} : { concept });

export const combatFrame: FrameHandler = {
  run(m: Machine, f: CombatFrame): void {
    const { combat } = m.state;
    if (combat === null) {
      m.done(1);
      return;
    }
    if (m.state.ending && f.step < 8) {
      m.step(f, 8);
      return;
    }
    m.step(f, f.step + 1);
    switch (f.step - 1) {
      case 0:
        pushBatch(m, [{ verb: "exhaust", subject: m.state.turn.player, object: combat.proposedAttacker, by: m.state.turn.player, manner: ["attack"] }]);
        return;
      case 1: {
        // The attacker attacks; what that triggered waits for the attack window (INTRO-041, 042).
        const attacker = combat.proposedAttacker;
        m.set(combat, "attacker", attacker);
        m.set(combat, "proposedAttacker", 0);
        window(m, "attack");
        if (attacker !== 0) happened(m, { verb: "attack", subject: attacker, object: combat.proposedDefender, by: m.state.turn.player, ...about(combat) });
        pushStrikes(m, attacker);
        return;
      }
      case 2:
        if (combat.attacker === 0 || combat.proposedDefender === 0) m.step(f, 6);
        else m.set(f, "asked", []);
        return;
      case 3:
        protectPoint(m, f, combat);
        return;
      case 4:
        defend(m, f, combat);
        return;
      case 5:
        return;
      case 6:
        conclude(m, combat);
        return;
      case 7:
        // Checks, but no player gets priority (CR 603.2).
        if (checks(m)) m.step(f, 7);
        return;
      default:
        noticeMoment(m, "end", ["combat"]);
        m.set(m.state, "combat", null);
        endModifiers(m, "end", ["combat"]);
        m.set(m.state.turn, "step", "action");
        m.done(1);
    }
  },
};

function window(m: Machine, step: string): void {
  m.set(m.state.turn, "step", step);
  pushPriority(m);
}

/** Each player opposed to the attacker may exhaust one protector; only one can protect (INTRO-043…046). */
function protectPoint(m: Machine, f: CombatFrame, combat: Combat): void {
  const attackerOf = m.card(combat.attacker)?.controller ?? 0;
  if (m.state.answer !== null) {
    const player = f.asked[f.asked.length - 1] ?? 0;
    const protector = protectors(m, player)[(m.taken()[0] ?? 0) - 1];
    if (protector !== undefined) {
      m.set(combat, "proposedDefender", protector);
      m.set(combat, "interposed", protector);
      m.set(m.state, "combat", { ...combat, kind: "normal" });
      pushBatch(m, [{ verb: "exhaust", subject: player, object: protector, by: player, manner: ["protect"] }]);
      return;
    }
  }
  const next = m.playersFrom(m.state.turn.player).find((player) => !m.friendly(player, attackerOf) && !f.asked.includes(player));
  if (next === undefined) return;
  m.set(f, "asked", [...f.asked, next]);
  m.step(f, 3);
  const options = protectors(m, next);
  m.ask({
    player: next, ask: "choose", kind: "protect", prompt: `Protect ${labelOf(m, combat.proposedDefender)}?`, min: 1, max: 1,
    options: [{ label: "No", act: "no" }, ...options.map((id) => ({ label: labelOf(m, id), thing: id, act: "protect" }))],
  });
}

/** Right after the protect point the proposed defender defends, and both are in combat (INTRO-048…050). */
function defend(m: Machine, f: CombatFrame, combat: Combat): void {
  const defender = combat.proposedDefender;
  const { attacker } = combat;
  if (attacker === 0 || defender === 0) {
    m.step(f, 6);
    return;
  }
  m.set(combat, "defender", defender);
  m.set(combat, "proposedDefender", 0);
  const fight = { zone: "combat", of: 0 };
  window(m, "defend");
  happened(
    m,
    ...(combat.interposed === defender ? [{ verb: "protect", subject: defender, against: attacker }] : []),
    { verb: "defend", subject: defender, against: attacker },
    { verb: "enter", subject: attacker, with: defender, into: fight },
    { verb: "enter", subject: defender, with: attacker, into: fight },
  );
  pushStrikes(m, defender);
}

/** Both deal combat damage at once; in a sabotage none is dealt (CR 603.1, INTRO-071). */
function conclude(m: Machine, combat: Combat): void {
  m.set(m.state.turn, "step", "conclusion");
  const { attacker, defender } = combat;
  if (attacker === 0 || defender === 0) return;
  if (combat.kind === "sabotage") {
    happened(m, { verb: "sabotage", subject: attacker, object: defender, ...about(combat) });
    return;
  }
  pushBatch(m, [strikeAt(m, attacker, defender), strikeAt(m, defender, attacker)]);
}

function strikeAt(m: Machine, from: Id, to: Id): EventRecord {
  const weapons = (m.state.combat?.strikes ?? []).filter((strike) => strike.character === from).map(({ weapon }) => weapon);
  const weapon = weapons.at(-1);
  return {
    verb: "deal", subject: from, to, amount: Math.ceil(atkOf(m, from)), types: damageTypesOf(m, from), combat: true, by: m.card(from)?.controller ?? 0,
    ...(weapon === undefined ? {} : { with: weapon }),
    ...(weapons.length > 1 ? { alsoWith: weapons.slice(0, -1) } : {}),
  };
}
