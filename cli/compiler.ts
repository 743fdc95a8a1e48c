import type { CompiledFile } from "../compiler/compiled.ts";
import type { HeaderWords } from "../grammar/header/header-words.ts";

/** The compiler as the commands use it; loaded when a command needs it. */
export interface Compiler {
  /** The games whose language is known, by folder name. */
  readonly games: readonly string[];
  readonly compileFile: (source: string, options: { file: string; game?: string; set?: string }) => CompiledFile;
  /** The words of a game's header lines. */
  readonly headerWords: (game: string) => HeaderWords;
  /** The keywords of a game, with their meaning in the card language. */
  readonly keywords: (game: string) => readonly KeywordText[];
}

/** A keyword and the paragraphs that say what it means. */
export interface KeywordText {
  readonly keyword: string;
  readonly meaning: readonly string[];
}

/** Loads the compiler with the languages of all games. */
export async function loadCompiler(): Promise<Compiler> {
  throw new Error("The compiler is not there yet.");
}
