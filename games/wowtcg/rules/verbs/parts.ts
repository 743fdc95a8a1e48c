import type { GameRules } from "../../../../runtime/rules.ts";

const moved = ["subject", "object", "cause", "outOf", "into"] as const;

/**
 * The parts of a clause that each verb has a use for: as it is done, and as such an event is told of.
 * The player who does it is the subject where it has no other.
 */
export const parts: GameRules["parts"] = {
  add: { does: ["subject", "object", "to", "amount", "counter", "chosenCounter"], tells: ["subject", "object", "to", "counter"] },
  attach: { does: ["subject", "object", "to"], tells: ["subject", "object", "to", "cause"] },
  attack: { does: [], tells: ["subject", "object"] },
  become: { does: [], tells: ["subject", "object"] },
  change: { does: ["subject", "object", "to"], tells: [] },
  choose: { does: [], tells: ["subject", "object"] },
  complete: { does: [], tells: ["subject", "object"] },
  control: { does: ["subject", "object"], tells: ["subject", "object"] },
  copy: { does: ["subject", "object"], tells: [] },
  create: { does: [], tells: ["subject", "object"] },
  deal: { does: ["subject", "to", "with", "amount", "damage"], tells: ["subject", "to", "with", "damage", "cause", "amount", "comparison"] },
  defend: { does: [], tells: ["subject", "against"] },
  destroy: { does: ["subject", "object"], tells: [...moved, "damage", "with", "paying"] },
  discard: { does: ["subject", "object"], tells: [...moved, "paying"] },
  draw: { does: ["subject", "amount"], tells: ["subject", "object", "cause"] },
  end: { does: ["subject", "object"], tells: [] },
  enter: { does: ["subject", "entry"], tells: [...moved, "with", "entry"] },
  exchange: { does: ["subject", "object", "with"], tells: [] },
  exhaust: { does: ["subject", "object"], tells: ["subject", "object", "cause", "paying"] },
  flip: { does: ["subject", "object", "entry"], tells: ["subject", "object", "cause"] },
  gain: { does: ["subject", "object"], tells: ["subject", "object"] },
  go: { does: [], tells: ["subject"] },
  have: { does: [], tells: ["subject", "object"] },
  heal: { does: ["subject", "from", "to", "amount", "damage"], tells: ["subject", "from", "with", "damage", "cause", "amount", "comparison"] },
  inspire: { does: ["subject", "object"], tells: ["subject", "object"] },
  interrupt: { does: ["subject", "object"], tells: moved },
  leave: { does: [], tells: moved },
  look: { does: ["subject", "object"], tells: ["subject", "object"] },
  lose: { does: [], tells: ["subject"] },
  move: { does: moved, tells: moved },
  pay: { does: [], tells: ["subject"] },
  place: { does: ["subject", "object", "entry", "into"], tells: ["subject", "object", "entry", "outOf", "into"] },
  play: { does: ["subject", "object"], tells: ["subject", "object", "outOf"] },
  prevent: { does: [], tells: ["subject", "from", "to", "damage", "cause"] },
  propose: { does: [], tells: ["subject", "object", "against"] },
  protect: { does: [], tells: ["subject", "object", "against"] },
  put: { does: ["subject", "object", "outOf", "into", "entry", "to", "amount", "damage", "counter"], tells: [...moved, "to", "counter", "damage", "entry"] },
  ready: { does: ["subject", "object"], tells: ["subject", "object", "cause"] },
  reattach: { does: ["subject", "object", "to"], tells: [] },
  remove: { does: ["subject", "object", "outOf", "into", "from", "amount", "damage", "counter"], tells: [...moved, "from", "counter", "damage", "paying"] },
  return: { does: ["subject", "object", "outOf", "into"], tells: moved },
  reveal: { does: ["subject", "object"], tells: ["subject", "object"] },
  roll: { does: [], tells: ["subject"] },
  sabotage: { does: [], tells: ["subject", "object"] },
  search: { does: [], tells: ["subject"] },
  shuffle: { does: ["subject", "object", "into"], tells: ["subject"] },
  skip: { does: ["subject", "doing"], tells: ["subject", "object", "doing"] },
  start: { does: [], tells: ["subject"] },
  strike: { does: [], tells: ["subject", "object", "with"] },
  switch: { does: ["subject", "object", "with", "damage", "into"], tells: [] },
  take: { does: ["subject", "object"], tells: [] },
  target: { does: [], tells: ["subject", "object", "with"] },
  trigger: { does: [], tells: ["subject"] },
  turn: { does: ["subject", "object", "entry"], tells: ["subject", "object", "entry"] },
  use: { does: [], tells: ["subject", "object"] },
  win: { does: ["subject"], tells: ["subject"] },
};

/** The verbs about which a rule asks statements: what may be done beside the rules, what may not, what must, what it costs. */
export const asks: GameRules["asks"] = {
  can: new Set(["attack", "complete", "have", "place", "play", "prevent", "protect", "sabotage", "skip", "strike", "use"]),
  cannot: new Set(["attack", "complete", "enter", "leave", "place", "play", "prevent", "protect", "strike", "target", "use"]),
  must: new Set(["attack", "target"]),
  only: new Set(["attack"]),
  cost: new Set(["complete", "flip", "pay", "place", "play", "propose", "strike", "use"]),
  free: new Set(["play"]),
};

/** The types that stand on cards. */
export const printedTypes: ReadonlySet<string> = new Set(["ability", "ally", "armor", "hero", "item", "location", "quest", "weapon"]);
