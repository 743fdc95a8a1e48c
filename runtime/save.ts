import { readAnswers, writeAnswers } from "./answers.ts";
import type { Answer, Refusal } from "./decision.ts";
import { hashOf } from "./hash.ts";
import type { Library } from "./library.ts";
import type { GameSetup } from "./rules.ts";
import type { State } from "./state.ts";
import { cardsHash, usedCards } from "./used-cards.ts";

/** The version of saved games. */
export const SAVE = 5;

/** What a saved game holds: the state as the last action began, and what was answered since, so that it can still be taken back (CR 707.2). */
export interface Saved {
  readonly game: string;
  readonly setup: GameSetup | null;
  readonly stopAlways: boolean;
  readonly answers: readonly Answer[];
  readonly state: State;
  readonly since: readonly Answer[];
}

/** A saved game as text. */
export function writeSave(library: Library, { game, setup, stopAlways, answers, state, since }: Saved): string {
  const cards = setup === null ? "" : cardsHash(library, setup);
  const body = { game, cards, setup, stopAlways, answers: writeAnswers(answers), since: writeAnswers(since), state };
  return JSON.stringify({ format: SAVE, sum: hashOf(body), ...body });
}

/** Reads a saved game, or says why it can't be taken up. */
export function readSave(library: Library, game: string, text: string): Saved | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { refused: "the saved game is damaged: it is not JSON" };
  }
  if (typeof data !== "object" || data === null || !("format" in data) || !("game" in data) || !("state" in data)) return { refused: "this is not a saved game" };
  if (data.format !== SAVE) return { refused: `the saved game has format ${String(data.format)}, not ${SAVE}` };
  if (data.game !== game) return { refused: `the saved game is of ${String(data.game)}, not ${game}` };
  const { format: _format, sum, ...body } = data as { format: number; sum?: unknown; cards: string; setup: GameSetup | null; stopAlways: boolean; answers: string; since: string; state: State; game: string };
  if (sum !== hashOf(body)) return { refused: "the saved game is damaged: it is not as it was written" };
  const { state, setup, cards } = body;
  const missing = [...state.things.flatMap((thing) => (thing?.kind === "card" ? [thing.def.split("#")[0] ?? ""] : [])), ...(setup === null ? [] : usedCards(library, setup))].find((ref) => !library.cards.has(ref));
  if (missing !== undefined) return { refused: `the library lacks ${missing}, which the saved game needs` };
  if (setup !== null && cards !== cardsHash(library, setup)) return { refused: "the saved game is of other cards: some of them mean something else by now" };
  const answers = readAnswers(body.answers);
  const since = readAnswers(body.since);
  if (answers === null || since === null) return { refused: "the saved game is damaged: its answers can't be read" };
  return { game, setup, stopAlways: body.stopAlways, answers, state, since };
}
