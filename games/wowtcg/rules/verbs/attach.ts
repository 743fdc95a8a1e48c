import type { Effect, Filter, Selection } from "../../../../ir/index.ts";
import { candidates } from "../../../../runtime/evaluate/candidates.ts";
import { passes } from "../../../../runtime/evaluate/filter.ts";
import { isType } from "../../../../runtime/evaluate/info.ts";
import { labelOf } from "../../../../runtime/label.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import { bind, glance } from "../../../../runtime/reading.ts";
import { change, openBatch } from "../../../../runtime/events/batch.ts";
import type { FrameHandler, GameRules, Verb } from "../../../../runtime/rules.ts";
import type { CardObject, Frame, Id } from "../../../../runtime/state.ts";
import { moveObject } from "./move.ts";

const NEW_HOST = "new host";

interface NewHostFrame extends Frame {
  readonly scope: Id;
  readonly player: Id;
  readonly options: readonly Id[];
}

/** What a card says that it can be attached to: its attach descriptions (CR 400.1). */
function descriptions(m: Machine, card: CardObject): readonly Selection[] {
  return m.printed(card).powers.flatMap(({ power }) => (power.power === "oneShot" ? power.effects.flatMap((effect) => attaching(effect, power.effects)) : []));
}

/** Whether a card attaches itself as it resolves. */
export const canAttach = (m: Machine, card: CardObject): boolean => descriptions(m, card).length > 0;

/** What a card could be attached to by its own text. */
function possibleHosts(m: Machine, card: CardObject, player: Id): readonly Id[] {
  const found = descriptions(m, card).flatMap(({ filter }) => candidates(m, glance(card.id, player, "", 0, null), filter, undefined));
  return [...new Set(found)].filter((id) => id !== card.id && id !== card.attachedTo);
}

/** Whether a host matches the attach description of a card in play that something else attaches to it (SOB-013). */
function fits(m: Machine, card: CardObject, host: CardObject): boolean {
  if (card.zone !== "play") return true;
  const all = descriptions(m, card);
  const scope = glance(card.id, card.controller, "", 0, null);
  return all.length === 0 || all.some(({ filter }) => passes(m, scope, host.id, filter));
}

/** Whether a host is still of the type that an attachment's host description names (CR 400.6, DOW-015). */
export function isHostStill(m: Machine, card: CardObject, host: CardObject): boolean {
  const all = descriptions(m, card);
  if (m.printed(card).powers.some(({ power }) => speaksOfAnyHost(power))) return true;
  return all.length === 0 || all.some(({ filter }) => isOfTypes(m, filter, host.id));
}

/** The types of a description; what else it says was asked as the card was attached. */
function isOfTypes(m: Machine, filter: Filter, id: Id): boolean {
  if (filter.is === "all") return filter.of.every((part) => isOfTypes(m, part, id));
  if (filter.is === "any") return filter.of.some((part) => isOfTypes(m, part, id));
  return filter.is !== "type" || isType(m, id, filter.type);
}

/** Whether a text speaks of the "attached card". */
function speaksOfAnyHost(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  let speaks = ofAnyHost.get(node);
  if (speaks === undefined) {
    speaks = "noun" in node && node.noun === "host" ? "any" in node && node.any === true : Object.values(node).some(speaksOfAnyHost);
    ofAnyHost.set(node, speaks);
  }
  return speaks;
}

const ofAnyHost = new WeakMap<object, boolean>();

/** What an effect attaches the card to, as a selection; of what the text names as it is put somewhere, where it lay is no part (CR 400.4). */
function attaching(effect: Effect, all: readonly Effect[]): readonly Selection[] {
  if (effect.do === "modes") return effect.modes.flatMap((mode) => mode.flatMap((one) => attaching(one, mode)));
  if (effect.do === "attempt") return effect.then.flatMap((one) => attaching(one, [...effect.effects, ...effect.then]));
  if (effect.do !== "act" || effect.clause.verb !== "attach") return [];
  const { to } = effect.clause;
  if (to?.noun === "select") return [to];
  if (to?.noun !== "bound") return [];
  return all.flatMap((one) => (one.do === "act" && one.clause.object?.noun === "select" && one.clause.object.as === to.name ? [{ ...one.clause.object, filter: anywhere(one.clause.object.filter) }] : []));
}

const anywhere = (filter: Filter): Filter => (filter.is === "all" ? { is: "all", of: filter.of.filter(({ is }) => is !== "in") } : filter);

/** Attaches a card to a host (CR 400): one in play moves, one elsewhere enters play attached. */
export const attach: Verb = {
  fitting: true,
  prepare(m, scope, plain) {
    const event = plain[0];
    const card = m.card(event?.object ?? event?.cause ?? 0);
    if (event === undefined || card === null || event.to !== undefined) return null;
    const player = event.by ?? scope.you;
    return { kind: "newHost", step: 0, result: 0, scope: scope.id, player, options: possibleHosts(m, card, player) } as Frame;
  },
  events: (_m, scope, _clause, plain) => plain.map((event) => (event.to === undefined ? { ...event, to: scope.bound[NEW_HOST]?.[0] ?? 0 } : event)),
  able(m, event) {
    const host = m.card(event.to ?? 0);
    const card = m.card(event.object ?? event.cause ?? 0);
    return host !== null && host.zone === "play" && card !== null && card.past === null && card.id !== host.id && (card.zone !== "play" || card.attachedTo !== host.id) && fits(m, card, host);
  },
  perform(m, event) {
    const card = m.card(event.object ?? event.cause ?? 0);
    const host = m.card(event.to ?? 0);
    if (card === null || host === null || host.zone !== "play") return [];
    if (card.zone === "play") {
      m.set(card, "attachedTo", host.id);
      m.set(card, "stamp", m.stamp());
      return [{ ...event, object: card.id }];
    }
    return moveObject(m, { ...event, verb: "attach", object: card.id, into: { zone: "party", of: event.by ?? card.owner }, entry: { ...event.entry, attachedTo: host.id } }, "party");
  },
};

/** "You may reattach it": to another host that its text describes. */
export const reattach: Verb = { ...attach, perform: (m, event) => attach.perform(m, event).map((done) => ({ ...done, verb: "attach" })) };

interface EnteringFrame extends Frame {
  readonly player: Id;
  readonly card: Id;
}

/** A card that attaches itself enters play attached to a host that its text describes, or not at all (HFI-029). */
export const beforeEntering: GameRules["before"] = (m, event, seen) => {
  const card = m.card(event.object ?? 0);
  const isEntering = event.verb === "put" && m.rules.zones[event.into?.zone ?? ""]?.zone === "play" && m.rules.zones[event.into?.zone ?? ""]?.row !== "resources";
  if (!isEntering || card === null || card.past !== null || card.zone === "play" || event.entry?.attachedTo !== undefined || seen.includes("host") || !canAttach(m, card)) return null;
  return { key: "host", label: "Attach", frame: { kind: "entering", step: 0, result: 0, player: event.by ?? card.owner, card: card.id } as EnteringFrame };
};

export const entering: FrameHandler = {
  run(m: Machine, f: EnteringFrame): void {
    const card = m.card(f.card);
    const options = card === null ? [] : possibleHosts(m, card, f.player);
    if (f.step === 0 && options.length > 0) {
      m.step(f, 1);
      m.ask({
        player: f.player, ask: "choose", kind: "host", prompt: `Choose what to attach ${labelOf(m, f.card)} to`, min: 1, max: 1,
        options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "host" })),
      });
      return;
    }
    const host = f.step === 1 ? options[m.taken()[0] ?? 0] : undefined;
    const batch = openBatch(m);
    const event = batch?.events[batch.at];
    if (batch !== null && event !== undefined && event !== null) change(m, batch, host === undefined ? null : { ...event, entry: { ...event.entry, attachedTo: host } });
    m.done(1);
  },
};

export const newHost: FrameHandler = {
  run(m: Machine, f: NewHostFrame): void {
    if (f.step === 0 && f.options.length > 0) {
      m.step(f, 1);
      m.ask({
        player: f.player, ask: "choose", kind: "host", prompt: "Choose what to attach it to", min: 1, max: 1,
        options: f.options.map((id) => ({ label: labelOf(m, id), thing: id, act: "host" })),
      });
      return;
    }
    if (f.step === 1) bind(m, m.scope(f.scope), NEW_HOST, [f.options[m.taken()[0] ?? 0] ?? 0]);
    m.done(1);
  },
};
