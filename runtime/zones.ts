import type { Machine } from "./machine.ts";
import { snapshot } from "./derive/snapshot.ts";
import { NO_MEMORY } from "./reading.ts";
import type { Entering, Ref, Spot } from "./scope.ts";
import type { CardObject, Id } from "./state.ts";

/** The key of a zone in the state: shared zones have no owner. */
export function zoneKey(zone: string, of: Id): string {
  if (of === 0) return zone;
  let keys = keysOf.get(zone);
  if (keys === undefined) {
    keys = [];
    keysOf.set(zone, keys);
  }
  return (keys[of] ??= `${zone}:${of}`);
}

/** The keys of each zone by owner, made once. */
const keysOf = new Map<string, string[]>();

export function cardsIn(m: Machine, zone: string, of: Id): readonly Id[] {
  return m.state.zones[zoneKey(zone, of)] ?? [];
}

/** The zone of the state that a card in a zone of the game lies in: shared, or its owner's. */
export function zoneOf(m: Machine, card: CardObject): string {
  // The chain itself is a list of links; the cards among them are kept beside it.
  if (card.zone === "chain") return "chainCards";
  return zoneKey(card.zone, isShared(m, card.zone) ? 0 : card.owner);
}

export function isShared(m: Machine, zone: string): boolean {
  return m.rules.zones[zone]?.shared === true;
}

const NO_COUNTERS: CardObject["counters"] = {};
const NO_USES: CardObject["uses"] = {};

/** A new object in a zone. Ids are never used again. */
export function createObject(m: Machine, part: { card: number; def: Ref; token: boolean; owner: Id }, into: Spot, entry: Entering): CardObject {
  const controller = entry.controller ?? part.owner;
  const rule = m.rules.zones[into.zone];
  const object: CardObject = {
    kind: "card",
    id: m.nextId(),
    card: part.card,
    def: part.def,
    token: part.token,
    owner: part.owner,
    back: entry.back ?? false,
    base: controller,
    controller,
    zone: rule?.zone ?? into.zone,
    row: rule?.row ?? "",
    exhausted: entry.exhausted ?? false,
    faceDown: entry.faceDown ?? false,
    damage: entry.damage ?? 0,
    counters: entry.counters === undefined ? NO_COUNTERS : Object.fromEntries(Object.entries(entry.counters).filter(([, n]) => n > 0)),
    attachedTo: entry.attachedTo ?? 0,
    since: m.state.turn.number,
    stamp: m.stamp(),
    successor: 0,
    movedBy: 0,
    past: null,
    memory: NO_MEMORY,
    uses: NO_USES,
  };
  m.add(object);
  const key = zoneOf(m, object);
  m.set(m.state.zones, key, insert(m.state.zones[key] ?? [], object.id, into));
  return object;
}

/** Zones are lists from the top down; without a position a card comes last (the newest of a graveyard). */
function insert(list: readonly Id[], id: Id, into: Spot): readonly Id[] {
  if (into.depth !== undefined) {
    const at = Math.min(list.length, Math.max(0, into.depth - 1));
    return [...list.slice(0, at), id, ...list.slice(at)];
  }
  return into.position === "top" ? [id, ...list] : [...list, id];
}

/** Moves a card: it becomes a new object, and the old one is kept as it last was (CR 415). */
export function moveCard(m: Machine, card: CardObject, into: Spot, entry: Entering, scope: Id): CardObject {
  const past = snapshot(m, card);
  const key = zoneOf(m, card);
  m.set(m.state.zones, key, (m.state.zones[key] ?? []).filter((id) => id !== card.id));
  m.set(card, "past", past);
  m.set(card, "zone", "past");
  const fresh = createObject(m, { card: card.card, def: card.def, token: card.token, owner: card.owner }, into, entry);
  // What was chosen as a card resolved is still so as it enters play ("Choose an ally type. Ongoing: …").
  if (past.zone === "chain" && fresh.zone === "play") m.set(fresh, "memory", card.memory);
  m.set(card, "successor", fresh.id);
  m.set(card, "movedBy", scope);
  if (card.duplicate === true) cease(m, fresh);
  return fresh;
}

/** Takes a card out of the game altogether: a token outside play, a duplicate outside the chain (CR 402.1, 404.2c). */
export function cease(m: Machine, card: CardObject): void {
  const key = zoneOf(m, card);
  m.set(m.state.zones, key, (m.state.zones[key] ?? []).filter((id) => id !== card.id));
  m.set(card, "zone", "nowhere");
}

/** The last but one of the objects that a card has been as a scope followed it: from there another scope can go on. */
export function followed(m: Machine, id: Id, scope: Id): Id {
  const last = current(m, id, scope);
  let at = id;
  for (let next = m.card(at)?.successor ?? 0; at !== last && next !== last && next !== 0; next = m.card(at)?.successor ?? 0) at = next;
  return at;
}

/** What a past object has become, as far as the reader of the scope may follow it: one move, or moves of its own. */
export function current(m: Machine, id: Id, scope: Id): Id {
  let at = m.card(id);
  let hops = 0;
  while (at !== null && at.past !== null && at.successor !== 0) {
    if (hops > 0 && at.movedBy !== scope) break;
    at = m.card(at.successor);
    hops++;
  }
  return at?.id ?? id;
}
