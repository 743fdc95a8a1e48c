import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler } from "../../../runtime/rules.ts";
import type { Frame, Id, Link } from "../../../runtime/state.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { remember } from "../../../runtime/effects/choices.ts";
import { pushLists } from "../../../runtime/links/resolve.ts";
import { canAttach } from "./attach-description.ts";
import { resolveProposal } from "./propose.ts";
import { resolveStrike } from "./strikes.ts";

/** A card on the chain that resolves: its one-shot powers, then where it goes (CR 709.2). */
interface CardFrame extends Frame {
  readonly kind: "resolveCard";
  readonly link: Id;
}

export function resolveLink(m: Machine, link: Link): void {
  switch (link.what) {
    case "card":
      m.push({ kind: "resolveCard", step: 0, result: 0, link: link.id } as CardFrame);
      return;
    case "place":
      enter(m, link, "resource row");
      return;
    case "proposal":
      resolveProposal(m, link);
      return;
    case "strike":
      resolveStrike(m, link);
      return;
    default:
      pushLists(m, link);
  }
}

function enter(m: Machine, link: Link, zone: string): void {
  const card = m.card(link.object);
  if (card === null || card.zone !== "chain") return;
  const entry = { controller: link.controller, faceDown: card.faceDown, ...(card.exhausted ? { exhausted: true } : {}) };
  pushBatch(m, [{ verb: "put", object: card.id, into: { zone, of: link.controller }, entry, by: link.controller, scope: link.scope, cause: card.id, manner: [link.what === "place" ? "placed" : "played"] }]);
}

export const resolveCard: FrameHandler = {
  run(m: Machine, f: CardFrame): void {
    const link = m.link(f.link);
    const card = m.card(link?.object ?? 0);
    if (link === null || card === null) {
      m.done(1);
      return;
    }
    if (f.step === 0) {
      m.step(f, 1);
      pushLists(m, link);
      return;
    }
    if (f.step > 1 || card.zone !== "chain") {
      m.done(1);
      return;
    }
    m.step(f, 2);
    // What its text has spoken of, it speaks of as long as it stays.
    remember(m, m.scope(link.scope));
    const info = m.values(card);
    // What could have attached itself, and has not, does not stay (HFI-009).
    const ongoing = m.rules.states["ongoing"]?.(m, card.id) === true && !canAttach(m, card);
    if (info.types.includes("ability") && !ongoing) {
      pushBatch(m, [{ verb: "put", object: card.id, into: { zone: "graveyard", of: card.owner }, by: link.controller, manner: ["resolved"] }]);
    } else enter(m, link, "party");
  },
};
