import type { FrameHandler, Verb } from "../../../../runtime/rules.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import { altered, type EventRecord } from "../../../../runtime/scope.ts";
import type { Frame } from "../../../../runtime/state.ts";
import { announcePlace, waysToPlace } from "../placing.ts";
import { MOVES, moveForms, moveObject } from "./move.ts";

const isAdditional = ({ manner }: EventRecord): boolean => manner?.includes("additional") === true;

/** Placing by an effect puts the card into its owner's resource row; as an additional resource it goes there by the chain (CR 412.1c). */
export const place: Verb = {
  domain: "hand",
  implied: (m, event) => (isAdditional(event) ? [] : moveForms(m, event, "resource row")),
  implies: MOVES,
  prepare: (_m, _scope, plain) => (plain.some(isAdditional) ? ({ kind: "placeNow", step: 0, result: 0, placed: plain } as Frame) : null),
  perform(m, event) {
    if (!isAdditional(event)) return moveObject(m, altered(event, { entry: { faceDown: true, ...event.entry } }), "resource row");
    // The announcement has told of it already.
    const card = m.card(event.object ?? 0);
    return card !== null && card.past !== null ? [{ verb: "placed", object: card.id }] : [];
  },
};

interface PlaceNowFrame extends Frame {
  readonly placed: readonly EventRecord[];
}

/** Cards that are placed as an effect resolves, one after the other: whoever places one says how. */
export const placeNow: FrameHandler = {
  run(m: Machine, f: PlaceNowFrame): void {
    const event = f.placed[f.step];
    if (event === undefined) {
      m.done(1);
      return;
    }
    const card = m.card(event.object ?? 0);
    const player = event.by ?? 0;
    const ways = card === null || card.past !== null ? [] : waysToPlace(m, player, card);
    if (card === null || ways.length === 0) {
      m.step(f, f.step + 1);
      return;
    }
    if (m.state.answer === null) {
      m.ask({ player, ask: "choose", kind: "place", prompt: `Place ${m.printed(card).name} face up or face down?`, min: 1, max: 1, options: ways.map((way) => ({ label: `Face ${way}`, act: "place", detail: way })) });
      return;
    }
    const way = ways[m.taken()[0] ?? 0];
    m.step(f, f.step + 1);
    announcePlace(m, player, card, way === "down", event.entry?.exhausted === true, "");
  },
};
