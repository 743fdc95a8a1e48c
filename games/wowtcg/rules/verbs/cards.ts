import type { Machine } from "../../../../runtime/machine.ts";
import type { Verb } from "../../../../runtime/rules.ts";
import { altered, type EventRecord } from "../../../../runtime/scope.ts";
import type { Id } from "../../../../runtime/state.ts";
import { cardsIn, createObject, moveCard, zoneKey } from "../../../../runtime/zones.ts";

const drawer = (m: Machine, event: EventRecord): Id => (m.isPlayer(event.subject ?? 0) ? (event.subject ?? 0) : (event.by ?? 0));

/** Draws one card at a time. Who must draw from an empty deck loses at the next checks (CR 102.1a, 410.6b). */
export const draw: Verb = {
  oneByOne: true,
  unseen: true,
  // "Would draw a card": the one on top.
  implied(m, event) {
    const top = cardsIn(m, "deck", drawer(m, event))[0];
    return event.object !== undefined || top === undefined ? [] : [altered(event, { object: top })];
  },
  implies: ["draw"],
  perform(m, event) {
    const player = drawer(m, event);
    const top = m.card(cardsIn(m, "deck", player)[0] ?? 0);
    if (top === null) {
      const who = m.player(player);
      m.set(who, "marks", { ...who.marks, decked: 1 });
      return [];
    }
    const card = moveCard(m, top, { zone: "hand", of: player }, {}, event.scope ?? 0);
    return [altered(event, { subject: player, object: card.id, amount: 1 })];
  },
};

/** "He skips drawing that card". Turns to come that are skipped are counted (CR 500.4). */
export const skip: Verb = {
  perform(m, event) {
    if (event.doing !== "turn") return [event];
    const who = m.player(drawer(m, event));
    m.set(who, "marks", { ...who.marks, skips: (who.marks["skips"] ?? 0) + 1 });
    return [event];
  },
};

/** A deck is shuffled, or a card is shuffled into it. */
export const shuffle: Verb = {
  able: (m, event) => event.object === undefined || m.card(event.object)?.past === null,
  perform(m, event) {
    const card = m.card(event.object ?? 0);
    const player = card === null ? drawer(m, event) : card.owner;
    if (card !== null) moveCard(m, card, { zone: "deck", of: player }, {}, event.scope ?? 0);
    const key = zoneKey("deck", player);
    m.set(m.state.zones, key, m.shuffle(m.state.zones[key] ?? []));
    return [event];
  },
};

/** Tokens (CR 404.2). The manner of the event names the face. */
export const create: Verb = {
  perform(m, event) {
    const controller = event.entry?.controller ?? event.by ?? 0;
    const card = createObject(m, { card: m.nextId(), def: event.manner?.[0] ?? "", token: true, owner: controller }, { zone: "party", of: controller }, event.entry ?? {});
    const { by = 0, scope = 0, cause = 0 } = event;
    return [altered(event, { object: card.id, manner: [] }), { verb: "enter", subject: card.id, object: card.id, by, scope, cause, into: { zone: "party", of: controller } }];
  },
};

export const lookAt: Verb = { perform: (_m, event) => [event] };
