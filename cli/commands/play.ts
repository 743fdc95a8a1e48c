import { Option } from "commander";
import { textOption, type CommandDefinition } from "../command.ts";
import { UsageError } from "../exit-code.ts";

/** `cardwright play`: two random agents play a seeded game. The same seed gives the same game. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .option("--seed <number>", "which game is played", "1")
      .option("--deck <file...>", "a deck file for each player")
      .addOption(new Option("--log <kind>", "how the game is told").choices(["full", "short", "json"]).default("full"));
  },
  examples: [
    { does: "play a game between the two ready decks", line: "cardwright play --seed 7" },
    { does: "play your own deck, and see only who wins and how", line: "cardwright play --seed 7 --deck mine.deck --deck yours.deck --log short" },
    { does: "read a game with a program", line: "cardwright play --seed 7 --log json" },
  ],
  run: (given) => {
    const seed = Number(textOption(given, "seed"));
    if (!Number.isSafeInteger(seed) || seed < 0) throw new UsageError("--seed takes a whole number from 0.");
    throw new UsageError("Games cannot be played yet.");
  },
};
