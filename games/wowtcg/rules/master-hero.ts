import type { Machine } from "../../../runtime/machine.ts";
import type { EventRecord, Scope } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import { moveCard } from "../../../runtime/zones.ts";

/** A Master Hero starts in a deck and is played; it can't be flipped or turned face down (CR 301.4). */
export function isMasterHero(m: Machine, card: CardObject): boolean {
  const { types, supertypes } = m.printed(card);
  return types.includes("hero") && supertypes.includes("master");
}

/** "When your hero becomes …": a Master Hero enters while the hero before has another name (CR 301.4c). */
export function becomes(m: Machine, fresh: CardObject, before: Id): readonly EventRecord[] {
  const hero = m.card(before);
  if (m.player(fresh.controller).hero !== fresh.id || before === fresh.id || (hero !== null && m.printed(hero).name === m.printed(fresh).name)) return [];
  return [{ verb: "become", subject: fresh.id, object: fresh.id, by: fresh.controller }];
}

/**
 * A Master Hero that enters a party takes the place of the hero there: it is as that one was, what is
 * attached to that, targets it or modifies it is now about this one, and that one is removed from the
 * game as it lay. None of this uses the chain (CR 301.4a, 301.4b).
 */
export function succeed(m: Machine, fresh: CardObject): void {
  if (fresh.zone !== "play" || fresh.faceDown || !isMasterHero(m, fresh)) return;
  const player = m.player(fresh.controller);
  const before = m.card(player.hero);
  m.set(player, "hero", fresh.id);
  if (before === null || before.past !== null || before.zone !== "play") return;
  m.set(fresh, "exhausted", before.exhausted);
  m.set(fresh, "damage", before.damage);
  m.set(fresh, "counters", before.counters);
  m.set(fresh, "since", before.since);
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card?.attachedTo === before.id) m.set(card, "attachedTo", fresh.id);
  }
  fightOn(m, before.id, fresh.id);
  for (const scope of Object.values(m.state.scopes)) readOn(m, scope, before.id, fresh.id);
  moveCard(m, before, { zone: "removed", of: before.owner }, { back: before.back }, 0);
}

/** Who is in combat stays in combat. */
function fightOn(m: Machine, before: Id, after: Id): void {
  const { combat } = m.state;
  if (combat === null) return;
  for (const part of ["proposedAttacker", "proposedDefender", "attacker", "defender", "interposed"] as const) if (combat[part] === before) m.set(combat, part, after);
  if (combat.strikes.some(({ character }) => character === before)) m.set(combat, "strikes", combat.strikes.map((strike) => (strike.character === before ? { ...strike, character: after } : strike)));
}

/** What speaks of the one speaks of the other from now on. */
function readOn(m: Machine, scope: Scope, before: Id, after: Id): void {
  for (const part of ["targets", "bound"] as const) {
    const lists = scope[part];
    if (!Object.values(lists).some((ids) => ids.includes(before))) continue;
    m.set(scope, part, Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, ids.map((id) => (id === before ? after : id))])));
  }
}
