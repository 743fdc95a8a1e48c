import type { Machine } from "../../../../runtime/machine.ts";
import type { Verb } from "../../../../runtime/rules.ts";
import { altered, type Entering, type EventRecord, type Spot } from "../../../../runtime/scope.ts";
import type { CardObject } from "../../../../runtime/state.ts";
import { isShared, moveCard } from "../../../../runtime/zones.ts";
import { comeBack } from "../absent-hero.ts";
import { canAttach } from "../attach-description.ts";
import { leaveCombat } from "../leave-combat.ts";
import { becomes, succeed } from "../master-hero.ts";
import { linkOf } from "../../../../runtime/evaluate/tests.ts";
import { removeLink } from "../../../../runtime/links/announce.ts";

/** The zone of the state that an event puts a card into: play is the party, for what is no resource. */
function goal(event: EventRecord, zone: string, card: CardObject): Spot {
  const into = event.into ?? { zone, of: 0 };
  const named = into.zone === "play" || into.zone === "combat" ? "party" : into.zone === "game" ? "removed" : into.zone;
  return { ...into, zone: named, of: card.owner };
}

const INTO_GRAVEYARD: Readonly<Record<string, string>> = { play: "destroy", hand: "discard" };

/** Events that a move from one zone to another is besides (CR 415, 710). */
export function moveForms(m: Machine, event: EventRecord, zone: string): readonly EventRecord[] {
  const card = m.card(event.object ?? 0);
  if (card === null) return [];
  const into = goal(event, zone, card);
  const rule = m.rules.zones[into.zone];
  const { id } = card;
  const [by, scope, cause] = [event.by ?? 0, event.scope ?? 0, event.cause ?? 0];
  const outOf: Spot = { zone: zoneName(card), of: isShared(m, card.zone) ? card.controller : card.owner };
  const forms: EventRecord[] = [];
  const form = (verb: string): EventRecord => ({ subject: id, object: id, by, scope, cause, verb, into, outOf });
  if (card.zone !== rule?.zone) forms.push({ subject: id, object: id, by, scope, cause, verb: "leave", outOf }, form("enter"));
  if (event.verb !== "put") forms.push(form("put"));
  // All that puts a card into a graveyard from play destroys it, from hand discards it (CR 415.9d, 415.9e).
  const named = rule?.zone === "graveyard" ? INTO_GRAVEYARD[card.zone] : undefined;
  if (named !== undefined && event.verb !== named) forms.push(altered(event, { verb: named, object: id, into, outOf }));
  if (rule?.zone === "removed" && event.verb !== "remove") forms.push(form("remove"));
  return forms;
}

function zoneName(card: CardObject): string {
  return card.zone === "play" ? (card.row === "resources" ? "resource row" : "party") : card.zone;
}

/** Moves the object of an event, and says all that has happened with it. */
export function moveObject(m: Machine, event: EventRecord, zone: string): readonly EventRecord[] {
  const card = m.card(event.object ?? 0);
  if (card === null || card.past !== null) return [];
  const into = goal(event, zone, card);
  const forms = moveForms(m, event, zone);
  const inPlay = m.rules.zones[into.zone]?.zone === "play";
  if (card.zone === "play" && inPlay) return moveWithinPlay(m, card, into, event);
  const controller = event.entry?.controller ?? (into.zone !== "party" ? card.owner : (event.into?.of ?? 0) !== 0 ? (event.into?.of ?? 0) : (event.by ?? card.owner));
  leaveCombat(m, card.id);
  const link = card.zone === "chain" ? linkOf(m, card.id) : null;
  const entry: Entering = { ...(inPlay ? event.entry : {}), ...(inPlay ? { controller } : {}) };
  const fresh = moveCard(m, card, into, entry, event.scope ?? 0);
  comeBack(m, card, fresh);
  const hero = m.player(fresh.controller).hero;
  succeed(m, fresh);
  if (link !== null && inPlay) m.set(fresh, "memory", card.memory);
  if (link !== null && !link.gone) removeLink(m, link);
  // A duplicate has gone nowhere (CR 402.1).
  if (card.duplicate === true) return event.verb === "interrupt" ? [event] : [];
  if (card.token && !inPlay) m.set(m.state, "strays", [...m.state.strays, fresh.id]);
  const outOf = event.outOf ?? forms[0]?.outOf;
  return [outOf === undefined ? event : altered(event, { outOf }), ...becomes(m, fresh, hero), ...forms.map((form) => (form.verb === "enter" && inPlay ? altered(form, { subject: fresh.id, object: fresh.id, into: { ...into, of: controller } }) : form))];
}

/** From the party to the resource row and back is no leaving of play (FOH-004), but it is another card (CR 415.9). */
function moveWithinPlay(m: Machine, card: CardObject, into: Spot, event: EventRecord): readonly EventRecord[] {
  const row = m.rules.zones[into.zone]?.row ?? "";
  if (row === card.row) return [];
  leaveCombat(m, card.id);
  moveCard(m, card, into, { ...event.entry, controller: row === "resources" ? card.owner : (event.entry?.controller ?? card.controller) }, event.scope ?? 0);
  return [event];
}

/** What a move is besides. */
export const MOVES: readonly string[] = ["leave", "enter", "put", "remove", "destroy", "discard"];

/** "From your graveyard": a card that is not there is not moved. */
function isThere(m: Machine, event: EventRecord): boolean {
  const card = m.card(event.object ?? 0);
  const rule = event.outOf === undefined ? undefined : m.rules.zones[event.outOf.zone];
  return rule === undefined || card === null || (card.zone === rule.zone && (rule.row === undefined || card.row === rule.row));
}

/** An ability that is not ongoing can't enter play but face down, as a resource (CR 415.8d). */
function mayEnter(m: Machine, event: EventRecord, zone: string): boolean {
  const card = m.card(event.object ?? 0);
  if (card === null || card.zone === "play" || !m.printed(card).types.includes("ability")) return true;
  const rule = m.rules.zones[goal(event, zone, card).zone];
  if (rule?.zone !== "play" || rule.row === "resources" || event.entry?.attachedTo !== undefined) return true;
  return m.rules.states["ongoing"]?.(m, card.id) === true || canAttach(m, card);
}

/** A token that has left play is nowhere, and nothing can be done with it (CR 410.6f). */
function isSomewhere(m: Machine, event: EventRecord): boolean {
  const card = m.card(event.object ?? 0);
  return card !== null && card.past === null && card.zone !== "nowhere";
}

function mover(zone: string, more: Partial<Verb> = {}): Verb {
  return {
    implied: (m, event) => moveForms(m, event, zone),
    implies: MOVES,
    able: (m, event) => isSomewhere(m, event) && isThere(m, event) && mayEnter(m, event, zone),
    perform: (m, event) => moveObject(m, event, zone),
    ...more,
  };
}

/**
 * Only cards in play can be destroyed (INTRO-013). "By abilities you play" it is if the playing of one brings it about,
 * not if one says so itself (DOW-051).
 */
export const destroy: Verb = mover("graveyard", {
  able: (m, event) => m.card(event.object ?? 0)?.zone === "play",
  events(_m, scope, _clause, plain) {
    const played = scope.event?.verb === "play" ? scope.event.object : undefined;
    return played === undefined ? plain : plain.map((event) => (event.with === undefined ? altered(event, { with: played }) : event));
  },
});

/** Only cards in hand can be discarded (INTRO-014). */
export const discard: Verb = mover("graveyard", {
  domain: "hand",
  unseen: true,
  able: (m, event) => m.card(event.object ?? 0)?.zone === "hand",
});

/** Only links can be interrupted (INTRO-015); a card among them is put into its owner's graveyard. */
export const interrupt: Verb = {
  domain: "chain",
  able: (m, event) => m.card(event.object ?? 0)?.zone === "chain" || m.link(event.object ?? 0)?.gone === false,
  perform(m, event) {
    const id = event.object ?? 0;
    const link = m.link(id);
    if (link !== null) {
      if (link.gone) return [];
      removeLink(m, link);
      return [event];
    }
    return moveObject(m, event, "graveyard");
  },
};

export const toGraveyard: Verb = mover("graveyard");
export const putInto: Verb = mover("party");
export const removeFromGame: Verb = mover("removed");
export const intoHand: Verb = mover("hand");
