import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler, GameRules } from "../../../runtime/rules.ts";
import type { EventRecord } from "../../../runtime/scope.ts";
import type { Frame, Id } from "../../../runtime/state.ts";
import { openBatch, pushBatch } from "../../../runtime/events/batch.ts";
import { isAllowed, isForbidden } from "../../../runtime/derive/permissions.ts";
import { labelOf } from "../../../runtime/label.ts";
import { isHero } from "./card-types.ts";
import { preventPart } from "../../../runtime/events/prevented.ts";

/** A player may exhaust armor to prevent its DEF of damage to his hero, one after another (START-008, INTRO-008…010). */
interface ArmorFrame extends Frame {
  readonly kind: "armor";
  readonly player: Id;
  readonly event: EventRecord;
  chosen: Id;
}

/** The ready armor that could prevent some of a packet. */
function armorFor(m: Machine, event: EventRecord): { readonly player: Id; readonly armor: readonly Id[] } {
  const target = m.card(event.to ?? 0);
  if (target === null || event.unpreventable === true) return { player: 0, armor: [] };
  const player = target.controller;
  const armor = (m.state.zones["play"] ?? []).filter((id) => {
    const card = m.card(id);
    if (card === null || card.controller !== player || card.exhausted || card.faceDown) return false;
    const info = m.values(card);
    if ((info.stats["def"] ?? 0) <= 0) return false;
    const prevent: EventRecord = { verb: "prevent", subject: id, to: target.id, by: player };
    // An item that has DEF prevents damage like an armor (DOW-038).
    const own = isHero(m, target) && info.types.some((type) => type === "armor" || type === "item");
    return (own || isAllowed(m, prevent)) && !isForbidden(m, prevent) && !isForbidden(m, { verb: "exhaust", subject: player, object: id, by: player });
  });
  return { player, armor };
}

export const beforeDamage: GameRules["before"] = (m, event, seen) => {
  if (event.verb !== "deal" || seen.includes("no armor")) return null;
  const { player, armor } = armorFor(m, event);
  if (armor.length === 0) return null;
  return { key: `armor ${seen.length}`, label: "Armor", frame: { kind: "armor", step: 0, result: 0, player, event, chosen: 0 } as ArmorFrame };
};

export const armorFrame: FrameHandler = {
  run(m: Machine, f: ArmorFrame): void {
    const { armor } = armorFor(m, f.event);
    switch (f.step) {
      case 0:
        m.step(f, 1);
        m.ask({
          player: f.player, ask: "choose", kind: "armor", prompt: `Prevent ${f.event.amount ?? 0} damage to ${labelOf(m, f.event.to ?? 0)}?`, min: 1, max: 1,
          options: [{ label: "No", act: "no" }, ...armor.map((id) => ({ label: `Exhaust ${labelOf(m, id)}`, thing: id, act: "armor" }))],
        });
        return;
      case 1: {
        const chosen = armor[(m.taken()[0] ?? 0) - 1];
        const batch = openBatch(m);
        if (chosen === undefined) {
          if (batch !== null) m.set(batch, "seen", [...batch.seen, "no armor"]);
          m.done(0);
          return;
        }
        m.set(f, "chosen", chosen);
        m.step(f, 2);
        pushBatch(m, [{ verb: "exhaust", subject: f.player, object: chosen, by: f.player, manner: ["armor"] }]);
        return;
      }
      default:
        prevent(m, f);
    }
  },
};

function prevent(m: Machine, f: ArmorFrame): void {
  const batch = openBatch(m);
  const event = batch?.events[batch.at];
  const card = m.card(f.chosen);
  m.done(1);
  if (f.result === 0 || batch === null || event === undefined || event === null || card === null) return;
  const part = Math.min(event.amount ?? 0, m.values(card).stats["def"] ?? 0);
  preventPart(m, batch, part, { subject: card.id, by: f.player });
}
