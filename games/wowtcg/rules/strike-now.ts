import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler } from "../../../runtime/rules.ts";
import type { CardObject, Frame, Id } from "../../../runtime/state.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { notice } from "../../../runtime/events/trigger.ts";
import { labelOf } from "../../../runtime/label.ts";
import { pushPay } from "../../../runtime/links/pay.ts";
import { glance, keep } from "../../../runtime/reading.ts";
import { strikeEvent, strikesWith, wielderOf } from "./strikes.ts";

/** A player may strike as a character of his becomes an attacker or defender; none of it uses the chain (CR 303.2a). */
interface StrikesFrame extends Frame {
  readonly kind: "strikes";
  readonly player: Id;
  weapon: Id;
}

/** Asks the controller of who has just become an attacker or defender, where strikes do not use the chain (CR 602.1, 602.3). */
export function pushStrikes(m: Machine, character: Id): void {
  if (m.state.edition["strikesOnChain"] === true) return;
  const player = m.card(character)?.controller ?? 0;
  if (player === 0) return;
  const frame: StrikesFrame = { kind: "strikes", step: 0, result: 0, player, weapon: 0 };
  m.push(frame);
}

export const strikesFrame: FrameHandler = {
  run(m: Machine, f: StrikesFrame): void {
    const { player } = f;
    switch (f.step) {
      case 0:
        ask(m, f);
        return;
      case 1: {
        const weapon = m.card(f.weapon);
        if (weapon === null) return;
        const scope = keep(m, glance(weapon.id, player, "", 0, null));
        m.step(f, 2);
        pushPay(m, scope.id, [], strikeEvent(player, weapon), m.values(weapon).stats["strike"] ?? 0);
        return;
      }
      case 2:
        m.step(f, f.result > 0 ? 3 : 0);
        if (f.result > 0) pushBatch(m, [{ verb: "exhaust", subject: player, object: f.weapon, by: player, manner: ["strike"] }]);
        return;
      default:
        m.step(f, 0);
        associate(m, player, f.weapon);
    }
  },
};

function ask(m: Machine, f: StrikesFrame): void {
  const weapons = options(m, f.player);
  if (m.state.answer !== null) {
    const weapon = weapons[(m.taken()[0] ?? 0) - 1];
    if (weapon === undefined) {
      m.done(1);
      return;
    }
    m.set(f, "weapon", weapon.id);
    m.step(f, 1);
    return;
  }
  if (weapons.length === 0) {
    m.done(1);
    return;
  }
  m.ask({
    player: f.player, ask: "choose", kind: "strike", prompt: "Strike with a weapon?", min: 1, max: 1,
    options: [{ label: "No", act: "no" }, ...weapons.map(({ id }) => ({ label: `Strike with ${labelOf(m, id)}`, thing: id, act: "strike" }))],
  });
}

const options = (m: Machine, player: Id): readonly CardObject[] => (m.state.zones["play"] ?? []).flatMap((id) => {
  const card = m.card(id);
  return card !== null && !card.faceDown && strikesWith(m, player, card).length > 0 ? [card] : [];
});

/** The weapon is associated with its wielder as long as it stays what it is (CR 303.2a). */
function associate(m: Machine, player: Id, id: Id): void {
  const { combat } = m.state;
  const weapon = m.card(id);
  if (combat === null || weapon === null) return;
  const { damageTypes, tags } = m.values(weapon);
  const types = damageTypes.length > 0 ? damageTypes : tags.filter((tag) => tag === "melee" || tag === "ranged");
  m.set(combat, "strikes", [...combat.strikes, { character: wielderOf(m, player, weapon), weapon: id, atk: 0, types, tags }]);
  const before = m.derivation.triggered();
  const from = m.state.history.length;
  m.record(strikeEvent(player, weapon));
  notice(m, from, before);
}
