import { basename } from "node:path";
import { Option } from "commander";
import { createLibrary, isRefusal, newGame, playReplay, type Game, type GameRules, type Library } from "../../runtime/index.ts";
import { cardsToPlay } from "../own-cards.ts";
import { textOption, textsOption, type CommandDefinition, type Given } from "../command.ts";
import { exitCode, UsageError } from "../exit-code.ts";
import { gameFolders, gameNamed } from "../games.ts";
import { agentKinds, agentOf } from "../play/agents.ts";
import { logKinds, openLog, type GameLog } from "../play/game-log.ts";
import { loadReplay, saveReplay } from "../play/game-file.ts";
import { Human } from "../play/human.ts";
import { playOn } from "../play/play-on.ts";
import { decksToPlay } from "../play/ready-decks.ts";
import { deckList, readDeck } from "../read-deck.ts";
import { shownPath } from "../inputs.ts";
import type { Card } from "../../ir/index.ts";
import { print, say, type Terminal } from "../output/terminal.ts";

/** `cardwright play`: agents, or people at the terminal, play a seeded game. The same seed and answers give the same game. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .option("--seed <number>", "which game is played", "1")
      .option("--deck <file...>", "a deck for each player: a file, or the name of a ready deck")
      .option("--cards <path...>", "card files and folders of your own, whose cards can be played too")
      .option("--human <player...>", "who is played at the terminal, or through a pipe: A, B")
      .addOption(new Option("--agent <kind>", "who plays the others").choices(agentKinds).default("random"))
      .option("--replay <file>", "play the game of a replay file again")
      .option("--save-replay <file>", "keep the game: what it started from and every answer")
      .option("--game <game>", "which game is played", Object.keys(gameFolders)[0])
      .addOption(new Option("--log <kind>", "how the game is told").choices(logKinds).default("full"));
  },
  examples: [
    { does: "play a game between the two ready decks", line: "cardwright play --seed 7" },
    { does: "play your own decks, and see only what matters", line: "cardwright play --seed 7 --deck mine.deck --deck yours.deck --log short" },
    { does: "play the cards that you are writing", line: "cardwright play --cards cards --deck mine.deck --deck yours.deck" },
    { does: "play against a greedy agent yourself", line: "cardwright play --human A --agent greedy --save-replay game.replay" },
    { does: "see the game again, or go on with it", line: "cardwright play --replay game.replay" },
    { does: "read a game with a program", line: "cardwright play --seed 7 --log json" },
    { does: "compare the states of two machines", line: "cardwright play --seed 7 --log hashes" },
  ],
  run: async (given, terminal) => {
    const seed = seedGiven(textOption(given, "seed") ?? "");
    const name = textOption(given, "game") ?? "";
    const folder = gameNamed(name);
    const { cards, keywords } = await cardsToPlay(name, textsOption(given, "cards"), terminal);
    const rules = await folder.loadRules();
    const library = createLibrary(cards, keywords);
    const log = openLog(logKinds.find((kind) => kind === textOption(given, "log")) ?? "full", terminal);
    const replay = textOption(given, "replay");
    const game = replay === undefined ? dealt(given, terminal, rules, library, cards, seed, log) : replayed(replay, given, terminal, rules, library, log);
    const agent = agentKinds.find((kind) => kind === textOption(given, "agent")) ?? "random";
    const seats = textsOption(given, "human").map((who) => seatOf(who, game));
    const lines = seats.length === 0 ? null : terminal.readLines();
    const people = lines === null ? [] : seats.map((seat) => new Human(seat, name, terminal, lines));
    const agents = game.state.players.map((_, index) => agentOf(agent, seed, index));
    const ended = replay !== undefined && lines === null ? game.over !== null : await playOn(game, people, agents, log);
    await lines?.return?.();
    const keep = textOption(given, "saveReplay");
    if (keep !== undefined) saveReplay(keep, terminal.folder, game);
    if (ended) log.end(game);
    else if (people.length > 0) say(terminal, `\nYou leave the game${keep === undefined ? "" : `; cardwright play --replay ${keep} --human ${textsOption(given, "human").join(" ")} goes on with it`}.`);
    else print(terminal, "\nThe replay ends here, and its game is not over.");
    return exitCode.fine;
  },
};

/** A game that starts from decks. */
function dealt(given: Given, terminal: Terminal, rules: GameRules, library: Library, cards: readonly Card[], seed: number, log: GameLog): Game {
  const files = decksToPlay(textsOption(given, "deck"), terminal.folder);
  if (files.length < 2) throw new UsageError("A game takes two decks.", "Give a file for each: --deck mine.deck --deck yours.deck");
  const decks = files.map((file) => readDeck(shownPath(file, terminal.folder), cards, terminal));
  const players = decks.map((deck, index) => ({ name: `Player ${index + 1}`, ...deckList(deck) }));
  const isHuman = textsOption(given, "human").length > 0;
  // Among agents it stops at every decision, so that the log is told turn by turn; nobody at the terminal is asked where there is no choice.
  const game = newGame(rules, library, { seed, players }, { stopAlways: !isHuman, undo: isHuman });
  log.begin({ seed, players: players.map((player, index) => ({ name: player.name, deck: basename(files[index] ?? ""), hero: decks[index]?.hero ?? "" })) });
  return game;
}

/** A game as a replay file tells it, told again up to where it ends. */
function replayed(file: string, given: Given, terminal: Terminal, rules: GameRules, library: Library, log: GameLog): Game {
  if (textsOption(given, "deck").length > 0) throw new UsageError("A replay has its own decks.", "Leave --deck out, or --replay.");
  const replay = loadReplay(file, terminal.folder, rules, library);
  log.begin({ seed: replay.setup.seed, players: replay.setup.players.map(({ name, deck }) => ({ name, deck: file, hero: library.find(deck[0] ?? "")?.name ?? "" })) });
  const game = playReplay(rules, library, replay, { undo: textsOption(given, "human").length > 0 }, (now) => log.follow(now));
  if (isRefusal(game)) throw new UsageError(`${file} cannot be played to its end: ${game.refused}.`);
  return game;
}

function seatOf(who: string, game: Game): number {
  const { players } = game.state;
  const letters = players.map((_, index) => String.fromCharCode(65 + index));
  const at = letters.indexOf(who.toUpperCase());
  const player = players[at < 0 ? Number(who) - 1 : at];
  if (player === undefined) throw new UsageError(`There is no player “${who}”.`, `There are ${letters.join(" and ")}.`);
  return player;
}

function seedGiven(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed >= 2 ** 32) throw new UsageError(`--seed takes a whole number from 0 to ${2 ** 32 - 1}.`);
  return seed;
}
