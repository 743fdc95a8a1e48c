import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder } from "./built-folder.ts";
import type { PlayableKeywords } from "./playable.ts";

/** The files of the built program that say what the keywords of the games mean. */
const FOLDER = "keywords";

/**
 * What the keywords of a game mean, found when the program was built, by its own compiler: compiling them takes as
 * long as reading some hundred cards. Null where the program runs from its sources.
 */
export function shippedKeywords(game: string): PlayableKeywords | null {
  if (builtFolder === null) return null;
  try {
    return JSON.parse(readFileSync(new URL(`${FOLDER}/${game}.json`, builtFolder), "utf8")) as PlayableKeywords;
  } catch {
    // It is being built.
    return null;
  }
}

/** Writes them into a folder of the program that is being built. */
export function shipKeywords(folder: string, game: string, { definitions, diagnostics }: PlayableKeywords): void {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  writeFileSync(join(folder, FOLDER, `${game}.json`), JSON.stringify({ definitions, diagnostics }));
}
