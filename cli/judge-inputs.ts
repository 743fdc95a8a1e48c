import type { JudgedFile } from "../compiler/compiled.ts";
import { cacheFolder } from "./cache/cache-folder.ts";
import { judgeWith, type Judge, type Opened } from "./cache/judge.ts";
import { textOption, type Given } from "./command.ts";
import { knownGame, openInput } from "./compile-inputs.ts";
import { loadCompiler } from "./compiler.ts";
import { gameFolders } from "./games.ts";
import { findInputs } from "./inputs.ts";
import { startProgress } from "./output/progress.ts";
import type { Terminal } from "./output/terminal.ts";
import { Crew } from "./threads/crew.ts";
import { shareOut } from "./threads/share-out.ts";

/**
 * Which build of the program this is; null where it runs from its sources. A built file is named after all that it
 * can load, the compiler and the games among it.
 */
export function buildName(): string | null {
  const [, hash] = /-([0-9A-Z]{8})\.js$/.exec(import.meta.url) ?? [];
  return hash === undefined ? null : `build-${hash}`;
}

/** The folder in which a command keeps what it finds; null with `--no-cache`, or where the program runs from its sources. */
export function keptFolder(given: Given, terminal: Terminal): string | null {
  const build = given.options["cache"] === false ? null : buildName();
  return build === null ? null : cacheFolder(build, terminal.env);
}

/** A judge that is told all files that it will be asked for, so that threads can begin with them. */
export interface SharingJudge extends Judge {
  readonly expect: (files: readonly Opened[]) => void;
  /** The threads of the run. */
  readonly crew: Crew;
}

/** Who compiles for a command: one that keeps what it finds, unless `--no-cache` is given. */
export function judgeOf(given: Given, terminal: Terminal): SharingJudge {
  const folder = keptFolder(given, terminal);
  const judge = judgeWith(folder, loadCompiler);
  const crew = new Crew({ folder }, terminal.env);
  let ahead: ReadonlyMap<Opened, JudgedFile | Promise<JudgedFile>> = new Map();
  return {
    ...judge,
    crew,
    expect: (files) => {
      ahead = shareOut(crew, "judge", files.map((opened) => ({ given: { opened }, recalled: judge.recall(opened) })));
    },
    file: async (opened) => ahead.get(opened) ?? judge.file(opened),
  };
}

/** Judges the files that a command is given, one after the other, each handed over as soon as it is done. */
export async function* judgeInputs(given: Given, terminal: Terminal, judge: SharingJudge = judgeOf(given, terminal)): AsyncGenerator<JudgedFile> {
  const { opened, problem } = await openInputs(given, terminal);
  judge.expect(opened.filter((each): each is Opened => !("cards" in each)));
  const progress = await startProgress(terminal, "Reading", opened.length);
  try {
    for (const each of opened) {
      const judged = "cards" in each ? each : await judge.file(each);
      progress.step();
      yield judged;
    }
  } finally {
    progress.stop();
  }
  if (problem !== null) throw problem;
}

/** The files that a command is given, opened; where one can't be, those before it and what is wrong with it. */
export async function openInputs(given: Given, terminal: Terminal): Promise<{ readonly opened: readonly (Opened | JudgedFile)[]; readonly problem: unknown }> {
  const inputs = await findInputs(given.operands, terminal);
  const games = Object.keys(gameFolders);
  const game = knownGame(textOption(given, "game"), { games });
  const opened: (Opened | JudgedFile)[] = [];
  try {
    for (const input of inputs) opened.push(openInput(input, game, games));
  } catch (problem) {
    return { opened, problem };
  }
  return { opened, problem: null };
}
