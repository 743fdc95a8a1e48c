import { readFileSync } from "node:fs";
import { loadCardPool } from "../cli/card-pool.ts";
import { gameFolders } from "../cli/games.ts";
import { readyDecks } from "../cli/play/ready-decks.ts";
import { deckCards, deckList } from "../cli/read-deck.ts";
import { readDeckFile } from "../cli/deck-file.ts";
import type { Card } from "../ir/index.ts";
import { median } from "./median.ts";
import { createLibrary, newGame, playOut, randomAgent, type Game, type PlayerSetup } from "../runtime/index.ts";

/** How fast random players play whole games of the two ready decks. */
export interface GameSpeed {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly turnsPerGame: number;
  /** Taking back a decision, with all that it led to, and a step of the machine, in microseconds. */
  readonly undo: { readonly decision: number; readonly step: number };
}

/** Games whose decisions are all taken back to measure that. */
const TAKEN_BACK = 30;

/**
 * Plays games for some milliseconds of the processor after a warm-up as long; null when there are no built cards or decks.
 * Who plays many games gives Node room for what is soon forgotten, as `npm run bench` and `npm run games` do
 * (`--min-semi-space-size`): with the little that Node begins with, a fifth of the time is the collector's.
 */
export async function measureGames(time: number): Promise<GameSpeed | null> {
  const rules = await gameFolders["wowtcg"]?.loadRules();
  const pool = await loadCardPool("wowtcg").catch(() => null);
  const files = readyDecks();
  if (rules === undefined || pool === null || files.length < 2) return null;
  const library = createLibrary(pool.cards, pool.keywords);
  const players = files.slice(0, 2).map((file, index) => playerWith(file, index, pool.cards));
  const play = (seed: number, undo = false): { game: Game; decisions: number } => {
    const game = newGame(rules, library, { seed, players }, { undo });
    let decisions = 0;
    playOut(game, players.map((_, index) => randomAgent(seed + (index + 1) * 2 ** 32)), () => (decisions += 1));
    return { game, decisions };
  };
  let seed = 1;
  for (const start = processorTime(); processorTime() - start < time; seed++) play(seed);
  let [games, decisions, turns] = [0, 0, 0];
  const start = processorTime();
  while (processorTime() - start < time) {
    const played = play(seed++);
    games += 1;
    decisions += played.decisions;
    turns += played.game.state.turn.number;
  }
  const seconds = (processorTime() - start) / 1000;
  const undo = { decision: [] as number[], step: [] as number[] };
  for (let i = 0; i < TAKEN_BACK; i++) {
    const { game } = play(seed++, true);
    const { decisions: taken, machine } = game;
    const begin = performance.now();
    game.undoTo(0);
    const microseconds = (performance.now() - begin) * 1000;
    undo.decision.push(microseconds / taken);
    undo.step.push(microseconds / machine.steps);
  }
  return {
    games, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds, turnsPerGame: turns / games,
    undo: { decision: median(undo.decision), step: median(undo.step) },
  };
}

/** Milliseconds for which the processor has worked on this process: what else runs on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function playerWith(file: string, index: number, cards: readonly Card[]): PlayerSetup {
  const { deck } = readDeckFile(readFileSync(file, "utf8"), deckCards(cards));
  if (deck === null) throw new Error(`${file} is no deck of the built cards.`);
  return { name: `Player ${index + 1}`, ...deckList(deck) };
}
