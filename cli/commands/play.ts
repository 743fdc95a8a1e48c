import { basename } from "node:path";
import { Option } from "commander";
import { createLibrary, newGame, playOut, randomAgent } from "../../runtime/index.ts";
import { loadCardPool } from "../card-pool.ts";
import { textOption, textsOption, type CommandDefinition } from "../command.ts";
import { exitCode, UsageError } from "../exit-code.ts";
import { gameFolders, gameNamed } from "../games.ts";
import { logKinds, openLog } from "../play/game-log.ts";
import { decksToPlay } from "../play/ready-decks.ts";
import { deckList, readDeck } from "../read-deck.ts";
import { shownPath } from "../inputs.ts";

/** `cardwright play`: random agents play a seeded game. The same seed gives the same game. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .option("--seed <number>", "which game is played", "1")
      .option("--deck <file...>", "a deck for each player: a file, or the name of a ready deck")
      .option("--game <game>", "which game is played", Object.keys(gameFolders)[0])
      .addOption(new Option("--log <kind>", "how the game is told").choices(logKinds).default("full"));
  },
  examples: [
    { does: "play a game between the two ready decks", line: "cardwright play --seed 7" },
    { does: "play your own decks, and see only what matters", line: "cardwright play --seed 7 --deck mine.deck --deck yours.deck --log short" },
    { does: "read a game with a program", line: "cardwright play --seed 7 --log json" },
  ],
  run: async (given, terminal) => {
    const seed = seedGiven(textOption(given, "seed") ?? "");
    const name = textOption(given, "game") ?? "";
    const game = gameNamed(name);
    const { cards, keywords } = await loadCardPool(name);
    const files = decksToPlay(textsOption(given, "deck"), terminal.folder);
    if (files.length < 2) throw new UsageError("A game takes two decks.", "Give a file for each: --deck mine.deck --deck yours.deck");
    const decks = files.map((file) => readDeck(shownPath(file, terminal.folder), cards, terminal));
    const players = decks.map((deck, index) => ({ name: `Player ${index + 1}`, ...deckList(deck) }));
    // It stops at every decision, so that the log is told turn by turn.
    const played = newGame(await game.loadRules(), createLibrary(cards, keywords), { seed, players }, { stopAlways: true });
    const log = openLog(logKinds.find((kind) => kind === textOption(given, "log")) ?? "full", terminal);
    log.begin({ seed, players: players.map(({ name }, index) => ({ name, deck: basename(files[index] ?? ""), hero: decks[index]?.hero ?? "" })) });
    const agents = players.map((_, index) => randomAgent(seed + (index + 1) * 2 ** 32));
    playOut(played, agents, log.follow);
    log.end(played);
    return exitCode.fine;
  },
};

function seedGiven(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed >= 2 ** 32) throw new UsageError(`--seed takes a whole number from 0 to ${2 ** 32 - 1}.`);
  return seed;
}
