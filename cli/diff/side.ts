import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { CompiledCard } from "../../compiler/compiled.ts";
import { decodeCardFile } from "../../grammar/card-file/decode-card-file.ts";
import type { Compiler } from "../compiler.ts";
import { UsageError } from "../exit-code.ts";
import { gameOfFile } from "../game-of-file.ts";
import { findInputs } from "../inputs.ts";
import type { Terminal } from "../output/terminal.ts";

/** A card on one side of a comparison. */
export interface SideCard {
  readonly card: CompiledCard;
  /** The module that is committed with it; null where none is, and it is what the compiler writes. */
  readonly module: string | null;
}

/** The cards of a side, by game, set and key. */
export type Side = ReadonlyMap<string, SideCard>;

/** Reads a side: a file or folder of cards, a folder with `cards/` and `generated/`, or a revision of the git repository. */
export async function readSide(operand: string, terminal: Terminal, compiler: Compiler, game: string | undefined): Promise<Side> {
  const path = resolve(terminal.folder, operand);
  if (existsSync(path)) {
    const inputs = await findInputs([operand], terminal);
    const modules = join(path, "generated");
    return sideOf(inputs.map(({ file, read }) => ({ file, bytes: read() })), (module) => textAt(join(modules, module)), compiler, game);
  }
  const git = (...args: readonly string[]): Buffer => {
    const ran = spawnSync("git", args, { cwd: terminal.folder, maxBuffer: 1 << 28 });
    if (ran.status !== 0) throw new UsageError(`There is no file, folder or git revision ${operand}.`, "Try: cardwright diff HEAD~1 HEAD");
    return ran.stdout;
  };
  const revision = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${operand}^{commit}`).toString().trim();
  const files = git("ls-tree", "-r", "-z", "--name-only", "--full-tree", revision).toString().split("\0");
  const cards = files.filter((file) => file.startsWith("cards/") && file.endsWith(".cards")).sort();
  const known = new Set(files);
  const show = (file: string): Buffer => git("show", `${revision}:${file}`);
  return sideOf(cards.map((file) => ({ file, bytes: show(file) })), (module) => (known.has(`generated/${module}`) ? show(`generated/${module}`).toString() : null), compiler, game);
}

function sideOf(files: readonly { readonly file: string; readonly bytes: Uint8Array }[], module: (path: string) => string | null, compiler: Compiler, given: string | undefined): Side {
  const cards = files.flatMap(({ file, bytes }) => {
    const decoded = decodeCardFile(bytes);
    const game = given ?? ("text" in decoded ? gameOfFile(file, decoded.text, compiler.games) : undefined);
    if (!("text" in decoded) || typeof game !== "string") return [];
    return compiler.compileFile(decoded.text, { file, game, set: basename(file).replace(/\.[^.]*$/, "") }).cards;
  });
  return new Map(cards.map((card) => [`${card.game}/${card.set}/${card.key}`, { card, module: module(`${card.game}/${card.set}/${card.key}.ts`) }]));
}

const textAt = (path: string): string | null => (existsSync(path) ? readFileSync(path, "utf8") : null);
