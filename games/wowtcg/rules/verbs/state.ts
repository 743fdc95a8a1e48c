import type { Verb } from "../../../../runtime/rules.ts";
import { altered, type EventRecord } from "../../../../runtime/scope.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { CardObject, Id } from "../../../../runtime/state.ts";
import { snapshot } from "../../../../runtime/derive/snapshot.ts";
import { pushEndTurn } from "../end-turn.ts";
import { isMasterHero } from "../master-hero.ts";

const objectOf = (m: Machine, event: EventRecord) => m.card(event.object ?? event.subject ?? 0);

/** Only a ready card can be exhausted, only an exhausted one readied (CR 411). */
export const exhaust: Verb = {
  able(m, event) {
    const card = objectOf(m, event);
    return card !== null && card.zone === "play" && !card.exhausted;
  },
  perform(m, event) {
    const card = objectOf(m, event);
    if (card === null) return [];
    m.set(card, "exhausted", true);
    return [event];
  },
};

export const ready: Verb = {
  able(m, event) {
    const card = objectOf(m, event);
    return card !== null && card.zone === "play" && card.exhausted;
  },
  perform(m, event) {
    const card = objectOf(m, event);
    if (card === null) return [];
    m.set(card, "exhausted", false);
    return [event];
  },
};

/** Readying by the inspire rule: a form of readying (CR 501.1b). */
export const inspire: Verb = {
  ...ready,
  implied: (_m, event) => [altered(event, { verb: "ready" })],
  implies: ["ready"],
  // The card whose keyword it is inspires (HFI-034).
  perform: (m, event) => ready.perform(m, event).flatMap((done) => [altered(done, { subject: event.cause ?? done.subject ?? 0 }), altered(done, { verb: "ready" })]),
};

/** "Flip Voss face down": as it lies from then on; a hero lies face up before. */
const downwards = (event: EventRecord): boolean => event.entry?.faceDown ?? true;

/** A hero is flipped once: it does not turn face up again by itself (INTRO-005). */
export const flip: Verb = {
  able(m, event) {
    const card = objectOf(m, event);
    return card !== null && card.zone === "play" && card.back !== downwards(event) && !isMasterHero(m, card);
  },
  perform(m, event) {
    const card = objectOf(m, event);
    if (card === null) return [];
    m.set(card, "back", downwards(event));
    return [altered(event, { verb: "flip" })];
  },
};

/** Turns a card face down, or face up again if the manner says so. */
export const turn: Verb = {
  able(m, event) {
    const card = objectOf(m, event);
    if (card === null || card.zone !== "play" || isMasterHero(m, card)) return false;
    return isHero(m, event) ? card.back === up(event) : card.faceDown === up(event);
  },
  perform(m, event) {
    const card = objectOf(m, event);
    if (card === null) return [];
    // What is turned face down is spoken of as what it was.
    const was = snapshot(m, card);
    if (isHero(m, event)) m.set(card, "back", !up(event));
    else m.set(card, "faceDown", !up(event));
    return [altered(event, { entry: { ...event.entry, faceDown: !up(event) }, ...(up(event) ? {} : { was }) })];
  },
};

/** "Have it enter face up": as it enters, it lies so (CR 704.1b). */
export const enter: Verb = {
  able: (m, event) => objectOf(m, event)?.zone === "play" && event.entry?.faceDown !== undefined,
  perform(m, event) {
    const card = objectOf(m, event);
    if (card === null) return [];
    m.set(card, "faceDown", event.entry?.faceDown === true);
    return [{ verb: "turn", object: card.id, by: event.by ?? 0, manner: [event.entry?.faceDown === true ? "faceDown" : "faceUp"], entry: { faceDown: event.entry?.faceDown === true } }];
  },
};

function up(event: EventRecord): boolean {
  return event.manner?.includes("faceUp") === true || event.entry?.faceDown === false;
}

function isHero(m: Machine, event: EventRecord): boolean {
  const card = objectOf(m, event);
  return card !== null && m.printed(card).types.includes("hero");
}

/** CR 500.5 */
export const end: Verb = {
  perform(m, event) {
    pushEndTurn(m);
    return [event];
  },
};

/** Extra turns come right after this one (CR 500.3). */
export const takeTurn: Verb = {
  perform(m, event) {
    const player = m.isPlayer(event.subject ?? 0) ? (event.subject ?? 0) : (event.by ?? 0);
    m.set(m.state, "extraTurns", [player, ...m.state.extraTurns]);
    return [event];
  },
};

/** Control that is gained for good, without a modifier's duration (CR 401). */
export const gainControl: Verb = {
  able: (m, event) => m.card(event.object ?? 0)?.zone === "play",
  perform(m, event) {
    const card = m.card(event.object ?? 0);
    const player = m.isPlayer(event.subject ?? 0) ? (event.subject ?? 0) : (event.by ?? 0);
    if (card === null) return [];
    gain(m, card, player);
    return card.controller === player ? [] : [event];
  },
};

function gain(m: Machine, card: CardObject, by: Id): void {
  m.set(card, "gains", [...(card.gains ?? []), { by, stamp: m.stamp() }]);
}

/** Control of two cards in play that different players control changes places; of others nothing happens (CR 415.8e). */
export const exchange: Verb = {
  able(m, event) {
    const [one, other] = exchanged(m, event);
    return one !== null && other !== null && one.zone === "play" && other.zone === "play" && one.controller !== other.controller;
  },
  perform(m, event) {
    const [one, other] = exchanged(m, event);
    if (one === null || other === null) return [];
    gain(m, one, other.controller);
    gain(m, other, one.controller);
    const told = ({ id }: CardObject, by: Id): EventRecord => ({ ...event, verb: "gain", subject: by, object: id, by });
    return [event, told(one, other.controller), told(other, one.controller)];
  },
};

const exchanged = (m: Machine, { object, with: other }: EventRecord): readonly [CardObject | null, CardObject | null] => [m.card(object ?? 0), m.card(other ?? 0)];
