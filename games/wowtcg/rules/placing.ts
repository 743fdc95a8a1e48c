import type { Machine } from "../../../runtime/machine.ts";
import type { Option } from "../../../runtime/decision.ts";
import { altered, type EventRecord, type Ref } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import type { Cost } from "../../../ir/index.ts";
import { isAllowed, isForbidden } from "../../../runtime/derive/permissions.ts";
import { canPay } from "../../../runtime/links/costs.ts";
import { addLink } from "../../../runtime/links/announce.ts";
import { glance } from "../../../runtime/reading.ts";
import { moveCard } from "../../../runtime/zones.ts";
import { extraCosts } from "./ways-to-pay.ts";
import { playerStat } from "./stats.ts";
import { isMainWindow } from "./turn-steps.ts";

/** Quests and locations can be placed face up (CR 412). */
const FACE_UP: ReadonlySet<string> = new Set(["quest", "location"]);

const NOTHING: readonly Option[] = [];
const NO_COSTS: readonly Cost[] = [];

function placeEvent(player: Id, card: CardObject, faceDown: boolean): EventRecord {
  return { verb: "place", subject: player, object: card.id, by: player, outOf: { zone: card.zone, of: card.owner }, into: { zone: "resource row", of: player }, entry: { faceDown }, manner: [faceDown ? "faceDown" : "faceUp"] };
}

/** One resource a turn, from hand (START-019), or from where a card allows. */
export function placeOptions(m: Machine, player: Id, card: CardObject): readonly Option[] {
  if (!mayPlaceMore(m, player)) return NOTHING;
  const found: Option[] = [];
  for (const faceDown of [true, false]) {
    if (!faceDown && !m.values(card).types.some((type) => FACE_UP.has(type))) continue;
    const event = placeEvent(player, card, faceDown);
    if (!mayBePlaced(m, card, event)) continue;
    if (!isPayable(m, player, card, event)) continue;
    const { name } = m.printed(card);
    found.push({ label: `Place ${card.zone === "deck" ? "the top card" : name} face ${faceDown ? "down" : "up"}`, thing: card.id, act: "place", detail: faceDown ? "down" : "up" });
  }
  return found;
}

/** Whether a player may place a resource now if he has one. */
export const mayPlaceMore = (m: Machine, player: Id): boolean => isMainWindow(m, player) && (m.player(player).marks["placed"] ?? 0) < playerStat(m, player, "resourcesPerTurn", 1);

/** Whether nothing forbids that a card is placed, and something allows it that is not in hand. What cards say of resources is said of it. */
function mayBePlaced(m: Machine, card: CardObject, event: EventRecord): boolean {
  m.becoming = card.id;
  const may = !isForbidden(m, event) && (card.zone === "hand" || isAllowed(m, event));
  m.becoming = 0;
  return may;
}

/** The ways in which an effect can have a card placed; face up only where that can be paid for (CR 412.1c). */
export function waysToPlace(m: Machine, player: Id, card: CardObject): readonly ("up" | "down")[] {
  return (["up", "down"] as const).filter((way) => {
    if (way === "up" && !m.values(card).types.some((type) => FACE_UP.has(type))) return false;
    const event = placeEvent(player, card, way === "down");
    m.becoming = card.id;
    const forbidden = isForbidden(m, event);
    m.becoming = 0;
    return !forbidden && isPayable(m, player, card, event);
  });
}

function costsOf(m: Machine, player: Id, card: CardObject, event: EventRecord): readonly Ref[] {
  return extraCosts(m, event, glance(card.id, player, "", 0, null), event.entry?.faceDown === true ? [] : m.values(card).prices);
}

function isPayable(m: Machine, player: Id, card: CardObject, event: EventRecord): boolean {
  const costs = costsOf(m, player, card, event);
  return canPay(m, glance(card.id, player, "", 0, null), costs.length === 0 ? NO_COSTS : costs.map((ref) => m.library.node<Cost>(ref)), event, 0);
}

/** Placing the one resource of a turn. */
export function place(m: Machine, player: Id, card: CardObject, detail: string, action: string): void {
  const owner = m.player(player);
  m.set(owner, "marks", { ...owner.marks, placed: (owner.marks["placed"] ?? 0) + 1 });
  announcePlace(m, player, card, detail === "down", false, action);
}

/** Placing a resource adds the card to the chain (INTRO-023); face-down cards stay unseen there. */
export function announcePlace(m: Machine, player: Id, card: CardObject, faceDown: boolean, exhausted: boolean, action: string): void {
  const before = placeEvent(player, card, faceDown);
  const costs = costsOf(m, player, card, before);
  const link = moveCard(m, card, { zone: "chain", of: 0 }, { controller: player, faceDown, exhausted }, 0);
  addLink(m, {
    what: "place", controller: player, source: link.id, object: link.id, effects: "", power: "", labels: [], scope: glance(link.id, player, "", 0, null),
    event: altered(before, { object: link.id }), base: 0, costs, maxX: -1, action,
  });
}
