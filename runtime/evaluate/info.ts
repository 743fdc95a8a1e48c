import { lower } from "../face.ts";
import type { Info } from "../info.ts";
import type { Machine } from "../machine.ts";
import type { Id } from "../state.ts";

export function infoOf(m: Machine, id: Id): Info | null {
  const card = m.card(id);
  return card === null ? null : (card.past ?? recalled(m, id) ?? m.values(card));
}

const recalled = (m: Machine, id: Id): Info | null => (m.recalled?.id === id ? m.recalled.was : null);

/** The controller of a card or link, as it was when it was last in play if it is gone; a player's is himself. */
export function controllerOf(m: Machine, id: Id): Id {
  const thing = m.thing(id);
  if (thing === undefined) return 0;
  switch (thing.kind) {
    case "player":
      return id;
    case "link":
      return thing.controller;
    case "card":
      return thing.past?.controller ?? thing.controller;
  }
}

export function ownerOf(m: Machine, id: Id): Id {
  const thing = m.thing(id);
  if (thing === undefined) return 0;
  return thing.kind === "card" ? thing.owner : thing.kind === "player" ? id : ownerOf(m, thing.source);
}

/** A stat of a card or player: what the game works out, else what is printed and modified. */
export function statOf(m: Machine, id: Id, stat: string): number {
  const card = m.card(id);
  if (card !== null && card.past !== null) return card.past.stats[stat] ?? 0;
  const computed = m.rules.stats[stat];
  if (computed !== undefined) return computed(m, id);
  return card === null ? (m.thing(id)?.kind === "player" ? (m.player(id).marks[stat] ?? 0) : 0) : (m.values(card).stats[stat] ?? 0);
}

/** Exactly fatal damage to a character: what it lacks until it has as much damage as health (CR 405.2). */
export function fatalTo(m: Machine, id: Id): number {
  return Math.max(0, statOf(m, id, "health") - statOf(m, id, "damage"));
}

/** Whether a card is of a type, or of a class of types of the game. */
export function isType(m: Machine, id: Id, type: string): boolean {
  const word = lower(type);
  const card = m.card(id);
  if (card === null) {
    // A "quest reward effect" is of the type of its source, as that is printed.
    const link = m.link(id);
    const source = link?.object === 0 ? m.card(link.source) : null;
    return source !== null && m.printed(source).types.includes(word);
  }
  const rule = m.rules.types[word];
  if (typeof rule === "function") return rule(m, card);
  const types = (card.past ?? recalled(m, id) ?? m.values(card)).types;
  if (rule === undefined) return types.includes(word);
  for (const one of rule) if (types.includes(one) || (typeof m.rules.types[one] === "function" && isType(m, id, one))) return true;
  return false;
}

export function hasTag(m: Machine, id: Id, tag: string): boolean {
  const word = lower(tag);
  const info = infoOf(m, id);
  // A Fire Totem is a Totem, a Night Elf an Elf; a word before the type is a tag too (BOG-002).
  return info !== null && (info.supertypes.includes(word) || info.tags.some((one) => one === word || one.endsWith(` ${word}`)));
}
