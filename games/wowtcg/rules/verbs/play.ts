import type { FrameHandler, Verb } from "../../../../runtime/rules.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { Frame, Id } from "../../../../runtime/state.ts";
import { announcePlay, wayOptions, waysByEffect } from "../playing.ts";

interface PlayNowFrame extends Frame {
  readonly player: Id;
  readonly card: Id;
  readonly freely: boolean;
}

/** "You may play it": the card is announced as the effect resolves. What cannot be finished is not played. */
export const play: Verb = {
  domain: "hand",
  prepare(_m, _scope, plain) {
    const event = plain[0];
    if (event?.object === undefined) return null;
    return { kind: "playNow", step: 0, result: 0, player: event.by ?? 0, card: event.object, freely: event.manner?.includes("freely") === true } as Frame;
  },
  // The announcement has told of it already.
  perform: (m, event) => (m.card(event.object ?? 0)?.zone === "past" ? [{ verb: "played", object: event.object ?? 0 }] : []),
};

export const playNow: FrameHandler = {
  run(m: Machine, f: PlayNowFrame): void {
    const card = m.card(f.card);
    if (f.step > 0 || card === null || card.past !== null) {
      m.done(f.result);
      return;
    }
    const ways = waysByEffect(m, f.player, card, f.freely);
    if (ways.length > 1 && m.state.answer === null) {
      m.ask({ player: f.player, ask: "choose", kind: "play", prompt: `How do you play ${m.printed(card).name}?`, options: wayOptions(m, card, ways), min: 1, max: 1 });
      return;
    }
    const way = ways[ways.length > 1 ? (m.taken()[0] ?? 0) : 0];
    m.step(f, 1);
    if (way !== undefined) announcePlay(m, f.player, card, way, "");
  },
};
