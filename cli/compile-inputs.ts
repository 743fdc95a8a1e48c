import { basename } from "node:path";
import type { CompiledFile } from "../compiler/compiled.ts";
import { decodeCardFile } from "../grammar/card-file/decode-card-file.ts";
import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";
import { textOption, type Given } from "./command.ts";
import { loadCompiler, type Compiler } from "./compiler.ts";
import { gameOfFile } from "./game-of-file.ts";
import { UsageError } from "./exit-code.ts";
import { findInputs, standardInput, type Input } from "./inputs.ts";
import { startProgress } from "./output/progress.ts";
import type { Terminal } from "./output/terminal.ts";

/**
 * Compiles the files that a command is given, one after the other, each handed over as soon as it is done.
 * A file that is no text comes as one without cards, with the diagnostic that says so.
 */
export async function* compileInputs(given: Given, terminal: Terminal, loaded?: Compiler): AsyncGenerator<CompiledFile> {
  const inputs = await findInputs(given.operands, terminal);
  const compiler = loaded ?? (await loadCompiler());
  const game = knownGame(textOption(given, "game"), compiler);
  const progress = await startProgress(terminal, "Reading", inputs.length);
  try {
    for (const input of inputs) {
      const file = compileInput(input, game, compiler);
      progress.step();
      yield file;
    }
  } finally {
    progress.stop();
  }
}

/** The value of `--game`, if it is given and there is such a game. */
export function knownGame(game: string | undefined, compiler: Pick<Compiler, "games">): string | undefined {
  if (game === undefined || compiler.games.includes(game)) return game;
  const near = didYouMean(game, compiler.games, 1);
  const hint = near.length > 0 ? `Did you mean ${anyOf(near)}?` : `Known: ${compiler.games.join(", ")}.`;
  throw new UsageError(`There is no game “${game}”.`, hint);
}

/** Compiles one file. One that is no text has no cards, and the diagnostic that says so. */
export function compileInput(input: Input, game: string | undefined, compiler: Compiler): CompiledFile {
  const opened = openInput(input, game, compiler.games);
  return "cards" in opened ? opened : compiler.compileFile(opened.source, opened);
}

/** A file as text, and whose language it is in; or, where either can't be told, the file without cards that says so. */
export function openInput({ file, read }: Input, game: string | undefined, games: readonly string[]): { readonly source: string; readonly file: string; readonly set: string; readonly game: string } | CompiledFile {
  const set = file === standardInput ? "stdin" : basename(file).replace(/\.[^.]*$/, "");
  const bytes = read();
  const decoded = decodeCardFile(bytes);
  if ("diagnostic" in decoded) {
    // What stands there is shown as far as it can be; a large file is not shown.
    const source = new TextDecoder().decode(bytes.subarray(0, 1 << 20));
    return { file, game: game ?? "", set, source, cards: [], keywords: [], diagnostics: [decoded.diagnostic] };
  }
  const found = game ?? gameOfFile(file, decoded.text, games);
  if (typeof found === "string") return { source: decoded.text, file, set, game: found };
  return { file, game: "", set, source: decoded.text, cards: [], keywords: [], diagnostics: [found] };
}
