import type { Machine } from "../../../runtime/machine.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";

/** A player's hero, as it was last in play, while it is removed from the game (CR 301.5); null while it is not. */
export function absentHero(m: Machine, player: Id): CardObject | null {
  const hero = m.card(m.player(player).hero);
  return hero !== null && hero.past !== null && m.card(hero.successor)?.zone === "removed" ? hero : null;
}

/** What is asked for of a hero who is removed from the game is what it was in play (CR 301.5, MOL-020). */
export const absentHeroes = (m: Machine): readonly Id[] => m.state.players.flatMap((player) => absentHero(m, player)?.id ?? []);

/** A hero who was removed from the game is his owner's hero again as he comes back. */
export function comeBack(m: Machine, removed: CardObject, fresh: CardObject): void {
  if (fresh.zone === "play" && absentHeroOf(m, removed) !== null) m.set(m.player(fresh.owner), "hero", fresh.id);
}

const absentHeroOf = (m: Machine, removed: CardObject): CardObject | null => {
  const hero = m.card(m.player(removed.owner).hero);
  return hero !== null && hero.past !== null && hero.successor === removed.id ? hero : null;
};
