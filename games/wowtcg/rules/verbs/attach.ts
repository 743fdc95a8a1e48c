import type { Verb } from "../../../../runtime/rules.ts";
import { moveObject } from "./move.ts";

/** Attaches a card to a host (CR 400): one in play moves, one elsewhere enters play attached. */
export const attach: Verb = {
  able(m, event) {
    const host = m.card(event.to ?? 0);
    const card = m.card(event.object ?? event.cause ?? 0);
    return host !== null && host.zone === "play" && card !== null && card.past === null && card.id !== host.id;
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
    const moved = moveObject(m, { ...event, verb: "attach", object: card.id, into: { zone: "party", of: event.by ?? card.owner }, entry: { ...event.entry, attachedTo: host.id } }, "party");
    return moved;
  },
};

export const reattach: Verb = { ...attach };
