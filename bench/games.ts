import { readFileSync } from "node:fs";
import { loadCardPool } from "../cli/card-pool.ts";
import { gameFolders } from "../cli/games.ts";
import { readyDecks } from "../cli/play/ready-decks.ts";
import { deckCards, deckList } from "../cli/read-deck.ts";
import { readDeckFile } from "../cli/deck-file.ts";
import type { Card } from "../ir/index.ts";
import { createLibrary, newGame, playOut, randomAgent, type Game, type PlayerSetup } from "../runtime/index.ts";

/** How fast random players play whole games of the two ready decks. */
export interface GameSpeed {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly turnsPerGame: number;
}

/** Plays games for some milliseconds after a warm-up; null when there are no built cards or decks. */
export async function measureGames(time: number): Promise<GameSpeed | null> {
  const rules = await gameFolders["wowtcg"]?.loadRules();
  const pool = await loadCardPool("wowtcg").catch(() => null);
  const files = readyDecks();
  if (rules === undefined || pool === null || files.length < 2) return null;
  const library = createLibrary(pool.cards, pool.keywords);
  const players = files.slice(0, 2).map((file, index) => playerWith(file, index, pool.cards));
  const play = (seed: number): { game: Game; decisions: number } => {
    const game = newGame(rules, library, { seed, players });
    let decisions = 0;
    playOut(game, players.map((_, index) => randomAgent(seed + (index + 1) * 2 ** 32)), () => (decisions += 1));
    return { game, decisions };
  };
  let seed = 1;
  for (const start = performance.now(); performance.now() - start < time / 2; seed++) play(seed);
  let [games, decisions, turns] = [0, 0, 0];
  const start = performance.now();
  while (performance.now() - start < time) {
    const played = play(seed++);
    games += 1;
    decisions += played.decisions;
    turns += played.game.state.turn.number;
  }
  const seconds = (performance.now() - start) / 1000;
  return { games, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds, turnsPerGame: turns / games };
}

function playerWith(file: string, index: number, cards: readonly Card[]): PlayerSetup {
  const { deck } = readDeckFile(readFileSync(file, "utf8"), deckCards(cards));
  if (deck === null) throw new Error(`${file} is no deck of the built cards.`);
  return { name: `Player ${index + 1}`, ...deckList(deck) };
}
