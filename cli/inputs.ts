import { closeSync, openSync, readSync, statSync, type Stats } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { globSync, isDynamicPattern } from "tinyglobby";
import { largestFile } from "../grammar/card-file/decode-card-file.ts";
import { UsageError } from "./exit-code.ts";
import type { Terminal } from "./output/terminal.ts";

/** A file of cards to be read. */
export interface Input {
  /** As messages show it: relative to the folder of the command where it lies below it. */
  readonly file: string;
  readonly read: () => Uint8Array;
}

/** What standard input is called in messages. */
export const standardInput = "<stdin>";

/**
 * The files that operands name: files, folders (every `.cards` file below), patterns, `-` for standard input.
 * Folders and patterns give their files in order of path; no file comes twice.
 */
export async function findInputs(operands: readonly string[], terminal: Terminal): Promise<Input[]> {
  const inputs = new Map<string, Input>();
  for (const operand of operands) {
    if (operand === "-") {
      const bytes = await terminal.readInput();
      if (bytes === null) throw new UsageError("“-” stands for standard input, and nothing is connected to it.", "Try: cardwright check - < FILE");
      inputs.set("-", { file: standardInput, read: () => bytes });
      continue;
    }
    for (const path of pathsOf(operand, terminal.folder)) {
      const file = shownPath(path, terminal.folder);
      inputs.set(path, { file, read: () => readBounded(path, file) });
    }
  }
  return [...inputs.values()];
}

/** A path as messages show it, with `/` everywhere. */
export function shownPath(path: string, folder: string): string {
  const near = relative(folder, path);
  const shown = near === "" || near.startsWith("..") ? path : near;
  return sep === "/" ? shown : shown.replaceAll(sep, "/");
}

function pathsOf(operand: string, folder: string): string[] {
  const path = resolve(folder, operand);
  const found = existing(path);
  if (found?.isDirectory() === true) {
    const files = globSync("**/*.cards", { cwd: path, absolute: true }).sort();
    if (files.length === 0) throw new UsageError(`No .cards file lies in ${operand}.`);
    return files;
  }
  if (found !== null) return [path];
  if (!isDynamicPattern(operand)) throw new UsageError(`There is no file or folder ${operand}.`);
  const files = globSync(operand, { cwd: folder, absolute: true }).sort();
  if (files.length === 0) throw new UsageError(`No file matches ${operand}.`);
  return files;
}

function existing(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** The bytes of a file, of a too large one just enough that it is refused for its size. */
function readBounded(path: string, file: string): Uint8Array {
  let handle: number | null = null;
  try {
    handle = openSync(path, "r");
    const chunks: Buffer[] = [];
    let size = 0;
    while (size <= largestFile) {
      const chunk = Buffer.allocUnsafe(1 << 18);
      const read = readSync(handle, chunk);
      if (read === 0) break;
      chunks.push(chunk.subarray(0, read));
      size += read;
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}
