import { readdirSync } from "node:fs";
import { join } from "node:path";
import { hasData, poolFiles } from "../../test/data.ts";

/** The files that are measured: those that are given, else those of `cards/`, with `--pool` those of the pool too if it is there. */
export function cardPaths(args: readonly string[]): string[] {
  const given = args.filter((arg) => arg.endsWith(".cards"));
  return given.length > 0 ? given : [...seedPaths(), ...(args.includes("--pool") && hasData ? poolFiles() : [])];
}

/** The files of `cards/`, in name order. */
export function seedPaths(): string[] {
  const root = join(import.meta.dirname, "..", "..", "cards");
  return readdirSync(root).sort().flatMap((game) => readdirSync(join(root, game)).filter((name) => name.endsWith(".cards")).sort().map((name) => join(root, game, name)));
}
