import { loadCardPool } from "../../cli/card-pool.ts";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import { createLibrary, newGame, randomAgent, type Agent, type Game, type GameOptions } from "../../runtime/index.ts";
import { drawnDecks } from "../../scripts/playing/drawn-decks.ts";

/** The built cards: those of `dist/`, or of the folder that `CARDWRIGHT_CARDS` names. */
const pool = await loadCardPool("wowtcg", process.env["CARDWRIGHT_CARDS"]);

export const rules = wowtcg;
export const library = createLibrary(pool.cards, pool.keywords);
export { pool };

/** A game between two decks drawn from all compiled cards. */
export function drawnGame(seed: number, options: GameOptions = {}): Game {
  return newGame(rules, library, drawnDecks(library, pool.cards, seed), options);
}

/** Answers the waiting decision at random, and gives the answer; null if the game is over. */
export function randomAnswer(game: Game, agents: readonly Agent[]): unknown {
  const { request } = game;
  return request === null ? null : agents[request.player - 1]?.decide(request, () => game.view(request.player));
}

export const randomAgents = (seed: number): readonly Agent[] => [randomAgent(seed), randomAgent(seed + 1000)];
