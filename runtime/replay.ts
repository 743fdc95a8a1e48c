import { setupFault } from "./setup-faults.ts";
import { readAnswers, writeAnswers } from "./answers.ts";
import { isRefusal, type Answer, type Refusal } from "./decision.ts";
import { newGame, type Game, type GameOptions } from "./game.ts";
import { hashOf } from "./hash.ts";
import type { Library } from "./library.ts";
import type { GameRules, GameSetup } from "./rules.ts";
import { cardsHash, refOf, usedCards } from "./used-cards.ts";

/** The version of replay files. */
export const REPLAY = 1;

/** A game as it was played: what it started from and every answer. The rest follows from these. */
export interface Replay {
  readonly game: string;
  /** The version of the program that played it. */
  readonly version: string;
  readonly setup: GameSetup;
  readonly stopAlways: boolean;
  readonly answers: readonly Answer[];
  /** The hash of the state before each answer whose number `EVERY` divides, and after the last. */
  readonly hashes: readonly string[];
}

/** A state is compared with that of the replay each time after so many answers. */
const EVERY = 64;

/** The replay of a game that was started here (or saved after such a start), as the text of a file of a few KB. */
export function writeReplay(game: Game, version: string): string | Refusal {
  const { setup, machine, answers } = game;
  const { library, rules } = machine;
  if (setup === null) return { refused: "it is not known what the game started from" };
  const stopAlways = game.options.stopAlways === true;
  const hashes: string[] = [];
  const again = playAgain(rules, library, { setup, stopAlways, answers }, {}, (state) => void hashes.push(state.hash()));
  if (isRefusal(again)) return again;
  if (hashes.at(-1) !== game.hash()) return { refused: "the game did not come from its set-up and answers alone" };
  const body = { game: rules.game, version, cards: cardsHash(library, setup), setup: short(library, setup), stopAlways, answers: writeAnswers(answers), hashes };
  const lines = Object.entries({ replay: REPLAY, sum: hashOf(body), ...body }).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Reads a replay file, or says why its game can't be played again here. */
export function readReplay(rules: GameRules, library: Library, version: string, text: string): Replay | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { refused: "the replay is damaged: it is not JSON" };
  }
  if (typeof data !== "object" || data === null || !("replay" in data)) return { refused: "this is not a replay" };
  const { replay, sum, ...body } = data as { replay: unknown; sum?: unknown } & ReplayText;
  if (replay !== REPLAY) return { refused: `the replay has format ${String(replay)}, not ${REPLAY}` };
  // What it says it is comes first: another version may have summed up in another way.
  if (typeof body.game === "string" && body.game !== rules.game) return { refused: `the replay is of ${body.game}, not ${rules.game}` };
  if (typeof body.version === "string" && body.version !== version) return { refused: `the replay is of version ${body.version}, and this is version ${version}` };
  if (sum !== hashOf(body)) return { refused: "the replay is damaged: it is not as it was written" };
  const setup = long(body.setup);
  const missing = usedCards(library, setup).find((ref) => !library.cards.has(ref));
  if (missing !== undefined) return { refused: `the library lacks ${missing}, which the replay needs` };
  if (body.cards !== cardsHash(library, setup)) return { refused: "the replay is of other cards: some of them mean something else by now" };
  const answers = readAnswers(body.answers);
  if (answers === null) return { refused: "the replay is damaged: its answers can't be read" };
  return { game: body.game, version, setup, stopAlways: body.stopAlways, answers, hashes: body.hashes };
}

/** Plays a replay again; `watch` is called at each decision and at the end. The game can go on from there. */
export function playReplay(rules: GameRules, library: Library, replay: Replay, options: GameOptions = {}, watch?: (game: Game) => void): Game | Refusal {
  let number = 0;
  let wrong = -1;
  const game = playAgain(rules, library, replay, options, (now) => {
    if (wrong < 0 && now.hash() !== replay.hashes[number]) wrong = number * EVERY;
    number += 1;
    return wrong < 0;
  }, watch);
  return wrong < 0 ? game : { refused: `the game goes another way than the replay says, at answer ${wrong} or up to ${EVERY} before it` };
}

/** Gives the answers one after another. `compare` sees each state that is compared, and says whether to go on. */
function playAgain(rules: GameRules, library: Library, { setup, stopAlways, answers }: Pick<Replay, "setup" | "stopAlways" | "answers">, options: GameOptions, compare: (game: Game) => boolean | void, watch?: (game: Game) => void): Game | Refusal {
  const fault = setupFault(rules, library, setup);
  if (fault !== null) return { refused: `no game can start from the replay's set-up: ${fault}` };
  const game = newGame(rules, library, setup, { ...options, stopAlways });
  for (const [i, answer] of answers.entries()) {
    if (i % EVERY === 0 && compare(game) === false) return game;
    watch?.(game);
    const refused = game.answer(answer);
    if (isRefusal(refused)) return { refused: `answer ${i + 1} of the replay is refused: ${refused.refused}` };
  }
  compare(game);
  watch?.(game);
  return game;
}

/** What a replay file holds. */
interface ReplayText {
  readonly game: string;
  readonly version: string;
  readonly cards: string;
  readonly setup: GameSetup;
  readonly stopAlways: boolean;
  readonly answers: string;
  readonly hashes: readonly string[];
}

/** The set-up with each run of one card written once: "4 honor/tim". */
function short(library: Library, setup: GameSetup): GameSetup {
  return { ...setup, players: setup.players.map(({ deck, collection, ...player }) => ({ ...player, deck: runs(library, deck), ...(collection === undefined ? {} : { collection: runs(library, collection) }) })) };
}

function runs(library: Library, names: readonly string[]): readonly string[] {
  const written: string[] = [];
  for (let i = 0; i < names.length; ) {
    let end = i + 1;
    while (names[end] === names[i]) end += 1;
    written.push(`${end - i} ${refOf(library, names[i] ?? "")}`);
    i = end;
  }
  return written;
}

function long(setup: GameSetup): GameSetup {
  const copies = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => Array.from({ length: parseInt(line, 10) }, () => line.slice(line.indexOf(" ") + 1)));
  return { ...setup, players: setup.players.map(({ deck, collection, ...player }) => ({ ...player, deck: copies(deck), ...(collection === undefined ? {} : { collection: copies(collection) }) })) };
}
