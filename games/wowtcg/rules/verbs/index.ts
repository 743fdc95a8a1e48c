import type { GameRules, Verb } from "../../../../runtime/rules.ts";
import { attach, reattach } from "./attach.ts";
import { create, draw, lookAt, shuffle, skip } from "./cards.ts";
import { play } from "./play.ts";
import { place } from "./place.ts";
import { deal, heal, switchDamage } from "./damage.ts";
import { destroy, discard, interrupt, intoHand, putInto } from "./move.ts";
import { addCounters, put, remove } from "./put.ts";
import { end, enter, exchange, exhaust, flip, gainControl, inspire, ready, takeTurn, turn } from "./state.ts";
import { change } from "./change.ts";
import { copy } from "./copy.ts";
import { start } from "./start.ts";
import { win } from "./win.ts";

/** What can be done, by the verb of the text. */
export const verbs: GameRules["verbs"] = {
  add: addCounters,
  attach,
  change,
  copy,
  create,
  deal,
  destroy,
  discard,
  draw,
  end,
  enter,
  exchange,
  exhaust,
  flip,
  gain: gainControl,
  control: gainControl,
  heal,
  inspire,
  interrupt,
  look: lookAt,
  move: putInto,
  place,
  play,
  put,
  ready,
  reattach,
  remove,
  return: intoHand,
  reveal: lookAt,
  shuffle,
  skip,
  start,
  switch: switchDamage,
  take: takeTurn,
  turn,
  win,
} satisfies Record<string, Verb>;

/** What only happens as the rules do it: texts watch for it, allow it or forbid it. */
export const events: ReadonlySet<string> = new Set([
  "attack", "defend", "protect", "enter", "leave", "target", "play", "place", "use", "complete", "strike", "sabotage", "prevent", "trigger", "propose", "pay", "search", "roll", "lose", "resolve", "go", "choose", "have", "become",
]);
