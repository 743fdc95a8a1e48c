import type { JudgedFile } from "../compiler/compiled.ts";
import type { Card } from "../ir/index.ts";
import type { Written } from "./generated/write-place.ts";
import type { Crew } from "./threads/crew.ts";

/** Where and how modules are written. */
export interface WriteOptions {
  readonly out: string;
  /** The folder that `out` starts from. */
  readonly folder: string;
  /** The files and folders that were compiled, as they were given. */
  readonly given: readonly string[];
  readonly emit: "ts" | "json";
}

/** Writes modules; loaded when a command needs it, for its libraries are slow to load. */
export interface Emitter {
  /** The TypeScript module of a card, formatted. */
  readonly moduleOf: (card: Card) => string;
  /** Writes the modules of files, with the threads of the run where there are any. */
  readonly write: (files: readonly JudgedFile[], options: WriteOptions, crew?: Crew) => Promise<Written>;
}

/** Loads the writer of modules. */
export async function loadEmitter(): Promise<Emitter> {
  const { emitModule } = await import("../compiler/3-emit/emit-module.ts");
  const { writeGenerated } = await import("./generated/write-generated.ts");
  return { moduleOf: emitModule, write: (files, options, crew) => writeGenerated(files, options, crew?.started === true ? (place) => crew.do("write", place) : undefined) };
}
