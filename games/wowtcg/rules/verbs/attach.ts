import { labelOf } from "../../../../runtime/label.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import { bind } from "../../../../runtime/reading.ts";
import { change, openBatch } from "../../../../runtime/events/batch.ts";
import type { FrameHandler, GameRules, Verb } from "../../../../runtime/rules.ts";
import type { Frame, Id } from "../../../../runtime/state.ts";
import { canAttach, fits, possibleHosts } from "../attach-description.ts";
import { moveObject } from "./move.ts";
import { altered } from "../../../../runtime/scope.ts";

const NEW_HOST = "new host";

interface NewHostFrame extends Frame {
  readonly scope: Id;
  readonly player: Id;
  readonly options: readonly Id[];
}

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
  events: (_m, scope, _clause, plain) => plain.map((event) => (event.to === undefined ? altered(event, { to: scope.bound[NEW_HOST]?.[0] ?? 0 }) : event)),
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
      return [altered(event, { object: card.id })];
    }
    return moveObject(m, altered(event, { verb: "attach", object: card.id, into: { zone: "party", of: event.by ?? card.owner }, entry: { ...event.entry, attachedTo: host.id } }), "party");
  },
};

/** "You may reattach it": to another host that its text describes. */
export const reattach: Verb = { ...attach, perform: (m, event) => attach.perform(m, event).map((done) => altered(done, { verb: "attach" })) };

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
    if (batch !== null && event !== undefined && event !== null) change(m, batch, host === undefined ? null : altered(event, { entry: { ...event.entry, attachedTo: host } }));
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
