import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keywordsModule } from "./keywords-module.ts";

/** `npm run vocabulary`: writes each game's `keywords-text.ts`, the text of its `keywords.cards` as a module. */
const games = join(import.meta.dirname, "..", "games");
for (const game of readdirSync(games).sort()) {
  const folder = join(games, game, "language");
  const source = join(folder, "keywords.cards");
  if (existsSync(source)) writeFileSync(join(folder, "keywords-text.ts"), keywordsModule(readFileSync(source, "utf8")));
}
