import type { Triggered } from "../../ir/index.ts";
import { holds } from "../evaluate/condition.ts";
import { pushList } from "../effects/run.ts";
import { moveCard } from "../zones.ts";
import type { Machine } from "../machine.ts";
import type { FrameHandler } from "../rules.ts";
import type { Frame, Id, Link } from "../state.ts";
import { removeLink } from "./announce.ts";
import { linkLists } from "./link-lists.ts";
import { recheckTargets } from "./targets.ts";
import { pushBatch } from "../events/batch.ts";

/** The topmost link tries to resolve (CR 709). */
export interface ResolveFrame extends Frame {
  readonly kind: "resolve";
  readonly link: Id;
}

export const resolve: FrameHandler = {
  run(m: Machine, f: ResolveFrame): void {
    const link = m.link(f.link);
    if (link === null || (link.gone && f.step !== 2)) {
      m.done(1);
      return;
    }
    switch (f.step) {
      case 0:
        m.step(f, 1);
        begin(m, f, link);
        return;
      case 1:
        m.step(f, 2);
        removeLink(m, link);
        // A card that could not even be interrupted still leaves the chain.
        if (m.card(link.object)?.zone === "chain") pushBatch(m, [{ verb: "put", object: link.object, into: { zone: "graveyard", of: 0 }, by: link.controller, manner: ["resolved"] }]);
        return;
      default: {
        // Whatever was done instead of putting it there: nothing stays on the chain.
        const card = m.card(link.object);
        if (card !== null && card.zone === "chain") moveCard(m, card, { zone: "graveyard", of: card.owner }, {}, 0);
        m.done(1);
      }
    }
  },
};

function begin(m: Machine, f: ResolveFrame, link: Link): void {
  if (!recheckTargets(m, link)) {
    interruptLink(m, link);
    return;
  }
  if (link.what === "triggered" && !conditionHolds(m, link)) {
    m.step(f, 1);
    return;
  }
  if (link.what === "triggered" || link.what === "effect" || link.what === "reward") pushLists(m, link);
  else m.rules.resolve(m, link);
}

/** Does the effects of a link, power by power. */
export function pushLists(m: Machine, link: Link): void {
  for (const { ref } of [...linkLists(m, link.effects)].reverse()) pushList(m, ref, link.scope);
}

/** CR 703.2: the condition of a triggered power is checked again. */
function conditionHolds(m: Machine, link: Link): boolean {
  if (link.power === "") return true;
  const { condition } = m.library.node<Triggered>(link.power);
  return condition === undefined || holds(m, m.scope(link.scope), condition);
}

/** A link without a legal target is interrupted by the game (CR 709.2a); a card among them goes to its owner's graveyard (CR 711). */
export function interruptLink(m: Machine, link: Link): void {
  pushBatch(m, [{ verb: "interrupt", object: link.object === 0 ? link.id : link.object, manner: ["rules"], byGame: true }]);
}
