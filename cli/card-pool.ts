import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Card, KeywordDefinition } from "../ir/index.ts";
import { UsageError } from "./exit-code.ts";

/** The compiled cards of a game, as games are played with them. */
export interface CardPool {
  readonly cards: readonly Card[];
  readonly keywords: readonly KeywordDefinition[];
}

/** The built modules: the folder beside this one, in `dist/` as in the sources. */
const builtModules = join(import.meta.dirname, "..", "generated");

/** Loads the built modules of a game, the barrel of each of its sets. */
export async function loadCardPool(game: string, folder = builtModules): Promise<CardPool> {
  const home = join(folder, game);
  const sets = existsSync(home) ? readdirSync(home).sort() : [];
  const barrels = sets.map((set) => ["index.js", "index.ts"].map((file) => join(home, set, file)).find((path) => existsSync(path)));
  const found = barrels.filter((path): path is string => path !== undefined);
  if (found.length === 0) throw new UsageError(`No cards of ${game} are built.`, "Compile and build them: cardwright compile cards --out generated, then npm run build.");
  const modules = await Promise.all(found.map(async (path) => (await import(pathToFileURL(path).href)) as Partial<CardPool>));
  return { cards: modules.flatMap(({ cards }) => cards ?? []), keywords: modules.flatMap(({ keywords }) => keywords ?? []) };
}
