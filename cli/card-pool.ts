import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Card, KeywordDefinition } from "../ir/index.ts";
import { UsageError } from "./exit-code.ts";
import { packageRoot } from "./package-root.ts";

/** The compiled cards of a game, as games are played with them. */
export interface CardPool {
  readonly cards: readonly Card[];
  readonly keywords: readonly KeywordDefinition[];
}

/** Loads the built modules of a game, the barrel of each of its sets; by default those of this package. */
export async function loadCardPool(game: string, folder = join(packageRoot(), "dist", "generated")): Promise<CardPool> {
  const home = join(folder, game);
  const sets = existsSync(home) ? readdirSync(home).sort() : [];
  const found = sets.map((set) => join(home, set, "index.js")).filter((path) => existsSync(path));
  if (found.length === 0) throw new UsageError(`No cards of ${game} are built.`, "Compile and build them: cardwright compile cards --out generated, then npm run build.");
  const modules = await Promise.all(found.map(async (path) => (await import(pathToFileURL(path).href)) as Partial<CardPool>));
  return { cards: modules.flatMap(({ cards }) => cards ?? []), keywords: modules.flatMap(({ keywords }) => keywords ?? []) };
}
