import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isRefusal, readReplay, writeReplay, type Game, type GameRules, type Library, type Replay } from "../../runtime/index.ts";
import { UsageError } from "../exit-code.ts";
import { writeWhole } from "../generated/atomic-write.ts";
import { version } from "../version.ts";

/** Reads a replay file; what is wrong with it ends the command. */
export function loadReplay(file: string, folder: string, rules: GameRules, library: Library): Replay {
  let text: string;
  try {
    text = readFileSync(resolve(folder, file), "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const replay = readReplay(rules, library, version, text);
  if (isRefusal(replay)) throw new UsageError(`${file} cannot be played again: ${replay.refused}.`, "A replay is played with the version and the cards that it was written with.");
  return replay;
}

/** Writes what a game started from and its answers. */
export function saveReplay(file: string, folder: string, game: Game): void {
  const text = writeReplay(game, version);
  if (isRefusal(text)) throw new UsageError(`The game cannot be kept: ${text.refused}.`);
  try {
    writeWhole(resolve(folder, file), text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
