import type { Game } from "./game.ts";
import type { GameSetup } from "./rules.ts";

/**
 * What the next game of a match starts from: the same players and decks, another seed, and what cards of the game
 * that is over say of the next. Null while the game is not over, and for one that did not start here.
 */
export function nextGameSetup({ setup, over }: Game, seed: number): GameSetup | null {
  if (setup === null || over === null) return null;
  const { carry: _before, ...rest } = setup;
  return { ...rest, seed, ...(over.next === undefined ? {} : { carry: over.next }) };
}
