import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { gameOfFile } from "../game-of-file.ts";
import { loadCompiler } from "../compiler.ts";
import { UsageError } from "../exit-code.ts";
import { writeWhole } from "../generated/atomic-write.ts";
import { prettyDiagnostics } from "../output/diagnostics.ts";
import type { Terminal } from "../output/terminal.ts";
import type { NewBlock } from "./new-kind.ts";

/** Adds a block behind a blank line to the end of its file, and says what is wrong with what stands there now. */
export async function addBlock({ file, text, starts }: NewBlock, terminal: Terminal): Promise<{ readonly file: string; readonly troubles: string }> {
  const path = resolve(terminal.folder, file);
  const there = existsSync(path);
  if (starts && there) throw new UsageError(`${file} is there already.`, "Give the set another name.");
  if (!starts && !there) throw new UsageError(`There is no file ${file}.`, "Start the set first: cardwright new set");
  if (there && !statSync(path).isFile()) throw new UsageError(`${file} is no file.`);
  const before = there ? readFileSync(path, "utf8") : "";
  const source = before.trim() === "" ? `${text}\n` : `${before.replace(/\s+$/, "")}\n\n${text}\n`;
  const compiler = await loadCompiler();
  const game = gameOfFile(file, source, compiler.games);
  if (typeof game !== "string") throw new UsageError(game.message, game.help ?? null);
  writeWhole(path, source);
  const compiled = compiler.compileFile(source, { file, game, set: basename(file).replace(/\.[^.]*$/, "") });
  const from = source.length - text.length - 1;
  const isNew = ({ span }: { readonly span: { readonly start: number } }): boolean => span.start >= from;
  const troubles = { ...compiled, diagnostics: compiled.diagnostics.filter(isNew), cards: compiled.cards.filter((card) => card.diagnostics.some(isNew)) };
  return { file, troubles: prettyDiagnostics(terminal, terminal.out, troubles) };
}
