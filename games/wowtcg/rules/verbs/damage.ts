import { ALL } from "../../../../runtime/evaluate/amount.ts";
import { plainEvents } from "../../../../runtime/events/from-clause.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { Verb } from "../../../../runtime/rules.ts";
import { altered, type EventRecord } from "../../../../runtime/scope.ts";
import { cardsIn, zoneKey } from "../../../../runtime/zones.ts";
import { isCombatant } from "../card-types.ts";
import { healthOf } from "../health.ts";

/** A packet of damage (CR 408). Fractions of damage are kept until it is dealt. */
export const deal: Verb = {
  pollutes: true,
  able(m, event) {
    const card = m.card(event.to ?? 0);
    const source = m.card(event.subject ?? 0);
    if (source === null && !m.isPlayer(event.subject ?? 0)) return false;
    return card !== null && card.zone === "play" && isCombatant(m, card) && (event.amount ?? 0) > 0;
  },
  events(m, scope, clause, plain) {
    // What damage is dealt with: the card that says so, unless it deals it itself.
    const events = clause.subject === undefined ? plainEvents(m, scope, { ...clause, subject: { noun: "self" } }) : plain;
    return events.map((event) => (event.with === undefined && event.subject !== scope.source ? altered(event, { with: scope.source }) : event));
  },
  perform(m, event) {
    const card = m.card(event.to ?? 0);
    if (card === null) return [];
    const dealt = event.amount ?? 0;
    m.set(card, "damage", card.damage + dealt);
    return [altered(event, { fatal: card.damage >= healthOf(m, card.id) })];
  },
};

/** Heals no more than there is (CR 407.1). */
export const heal: Verb = {
  // CR 408.2a: no packet of 0 is made.
  events: (_m, scope, _clause, plain) => plain.map((event) => (event.with === undefined && event.subject !== scope.source ? altered(event, { with: scope.source }) : event)),
  able: (m, event) => (event.amount ?? ALL) > 0 && (m.card(event.from ?? event.to ?? 0)?.damage ?? 0) > 0,
  perform(m, event) {
    const card = m.card(event.from ?? event.to ?? 0);
    if (card === null) return [];
    const healed = Math.min(card.damage, event.amount ?? ALL);
    if (healed <= 0) return [];
    m.set(card, "damage", card.damage - healed);
    return [altered(event, { from: card.id, amount: healed })];
  },
};

/** Switches all damage on two characters (CR 405.7), or the zones of two players. */
export const switchDamage: Verb = {
  perform(m, event) {
    if (event.into !== undefined) return switchZones(m, event, event.into.zone);
    const a = m.card(event.object ?? 0);
    const b = m.card(event.with ?? 0);
    if (a === null || b === null) return [];
    const held = a.damage;
    m.set(a, "damage", b.damage);
    m.set(b, "damage", held);
    return [event];
  },
};

/** Who receives a new deck becomes the owner of the cards in it (HFI-014). */
function switchZones(m: Machine, event: EventRecord, zone: string): readonly EventRecord[] {
  const [one, two] = [event.object ?? 0, event.with ?? 0];
  if (!m.isPlayer(one) || !m.isPlayer(two) || one === two) return [];
  const [first, second] = [cardsIn(m, zone, one), cardsIn(m, zone, two)];
  for (const [cards, player] of [[first, two], [second, one]] as const) {
    m.set(m.state.zones, zoneKey(zone, player), cards);
    for (const id of cards) {
      const card = m.card(id);
      if (card === null) continue;
      m.set(card, "owner", player);
      m.set(card, "controller", player);
    }
  }
  return [event];
}
