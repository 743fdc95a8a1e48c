import type { JudgedFile } from "../compiler/compiled.ts";
import { cacheFolder } from "./cache/cache-folder.ts";
import { keepingJudge, plainJudge, type Judge, type Opened } from "./cache/judge.ts";
import { textOption, type Given } from "./command.ts";
import { knownGame, openInput } from "./compile-inputs.ts";
import { loadCompiler } from "./compiler.ts";
import { gameFolders } from "./games.ts";
import { findInputs } from "./inputs.ts";
import { startProgress } from "./output/progress.ts";
import type { Terminal } from "./output/terminal.ts";

/**
 * Which build of the program this is; null where it runs from its sources. A built file is named after all that it
 * can load, the compiler and the games among it.
 */
export function buildName(): string | null {
  const [, hash] = /-([0-9A-Z]{8})\.js$/.exec(import.meta.url) ?? [];
  return hash === undefined ? null : `build-${hash}`;
}

/** Who compiles for a command: one that keeps what it finds, unless `--no-cache` is given. */
export function judgeOf(given: Given, terminal: Terminal): Judge {
  const build = given.options["cache"] === false ? null : buildName();
  const load = once(loadCompiler);
  const folder = build === null ? null : cacheFolder(build, terminal.env);
  return folder === null ? plainJudge(load) : keepingJudge(folder, load);
}

/** Judges the files that a command is given, one after the other, each handed over as soon as it is done. */
export async function* judgeInputs(given: Given, terminal: Terminal, judge: Judge = judgeOf(given, terminal)): AsyncGenerator<JudgedFile> {
  yield* eachInput(given, terminal, (opened) => ("cards" in opened ? opened : judge.file(opened)));
}

/** Opens the files that a command is given, one after the other, and hands over what is made of each. */
export async function* eachInput<T>(given: Given, terminal: Terminal, make: (opened: Opened | JudgedFile) => T | Promise<T>): AsyncGenerator<T> {
  const inputs = await findInputs(given.operands, terminal);
  const games = Object.keys(gameFolders);
  const game = knownGame(textOption(given, "game"), { games });
  const progress = await startProgress(terminal, "Reading", inputs.length);
  try {
    for (const input of inputs) {
      const made = await make(openInput(input, game, games));
      progress.step();
      yield made;
    }
  } finally {
    progress.stop();
  }
}

function once<A extends unknown[], T>(load: (...given: A) => Promise<T>): (...given: A) => Promise<T> {
  let loaded: Promise<T> | null = null;
  return (...given) => (loaded ??= load(...given));
}
