import type { Machine } from "../../../runtime/machine.ts";
import type { EventRecord } from "../../../runtime/scope.ts";
import type { Id } from "../../../runtime/state.ts";
import { labelOf } from "../../../runtime/label.ts";

type Teller = (e: EventRecord, name: (id: Id | undefined) => string) => string;

const damage = (e: EventRecord): string => `${e.amount ?? 0}${e.types === undefined || e.types.length === 0 ? "" : ` ${e.types.join("/")}`} ${e.combat === true ? "combat " : ""}damage`;

/** What the log says of what happened. */
const always: Readonly<Record<string, Teller>> = {
  play: (e, name) => `${name(e.subject)} plays ${name(e.object)}.`,
  place: (e, name) => `${name(e.subject)} places ${e.entry?.faceDown === true ? "a resource face down" : `${name(e.object)} face up`}.`,
  use: (e, name) => `${name(e.subject)} uses ${name(e.object)}.`,
  complete: (e, name) => `${name(e.subject)} completes ${name(e.object)}.`,
  attack: (e, name) => `${name(e.subject)} attacks${e.object === undefined ? "" : ` ${name(e.object)}`}.`,
  protect: (e, name) => `${name(e.subject)} protects.`,
  sabotage: (e, name) => `${name(e.subject)} sabotages ${name(e.object)}.`,
  strike: (e, name) => `${name(e.subject)} strikes with ${name(e.with)}.`,
  deal: (e, name) => `${name(e.subject)} deals ${damage(e)} to ${name(e.to)}.`,
  heal: (e, name) => `${name(e.subject)} heals ${e.amount ?? 0} damage from ${name(e.from)}.`,
  destroy: (e, name) => `${name(e.object)} is destroyed.`,
  interrupt: (e, name) => `${name(e.object)} is interrupted.`,
  flip: (e, name) => `${name(e.object)} is flipped.`,
  create: (e, name) => `${name(e.subject)} puts a ${name(e.object)} token into play.`,
  lose: (e, name) => `${name(e.subject)} is out of the game (${e.manner?.[0] ?? ""}).`,
  win: (e, name) => `${name(e.subject)} wins the game.`,
  mulligan: (e, name) => `${name(e.subject)} takes a mulligan.`,
};

const inFull: Readonly<Record<string, Teller>> = {
  draw: (e, name) => `${name(e.subject)} draws a card.`,
  discard: (e, name) => `${name(e.by)} discards ${name(e.object)}.`,
  defend: (e, name) => `${name(e.subject)} defends.`,
  trigger: (e, name) => `${name(e.subject)} triggers.`,
  target: (e, name) => `${name(e.subject)} targets ${name(e.object)}.`,
  prevent: (e, name) => `${name(e.subject)} prevents ${e.amount ?? 0} damage.`,
  remove: (e, name) => (e.object === undefined ? "" : `${name(e.object)} is removed from the game.`),
  attach: (e, name) => `${name(e.object)} is attached to ${name(e.to)}.`,
  ready: (e, name) => (e.manner?.includes("step") === true ? "" : `${name(e.object)} readies.`),
  exhaust: (e, name) => (e.manner !== undefined && e.manner.length > 0 ? "" : `${name(e.object)} is exhausted.`),
  reveal: (e, name) => `${name(e.subject)} reveals ${name(e.object)}.`,
  exchange: (e, name) => `Control of ${name(e.object)} and ${name(e.with)} changes places.`,
  gain: (e, name) => `${name(e.subject)} gains control of ${name(e.object)}.`,
  add: (e, name) => `${e.amount ?? 1} ${e.counter ?? ""} counter on ${name(e.to)}.`,
  put: (e, name) => (e.counter !== undefined ? `${e.amount ?? 1} ${e.counter} counter on ${name(e.to)}.` : e.into === undefined ? `${e.amount ?? 0} damage is put on ${name(e.to)}.` : ""),
};

/** What was seen as it was done, though the card may lie face down by now: a quest is turned as it is completed. */
const SEEN: ReadonlySet<string> = new Set(["complete", "use", "trigger"]);

function seenName(m: Machine, id: Id): string {
  const card = m.card(id);
  return card === null ? labelOf(m, id) : m.printed(card).name;
}

/** A line of the log for an event, "" for what is not worth one. */
export function narrate(m: Machine, event: EventRecord, length: "full" | "short"): string {
  const teller = always[event.verb] ?? (length === "full" ? inFull[event.verb] : undefined);
  return teller === undefined ? "" : teller(event, (id) => (id === undefined ? "somebody" : SEEN.has(event.verb) ? seenName(m, id) : labelOf(m, id)));
}
