import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCompiler } from "../../../../cli/compiler.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import type { Card } from "../../../../ir/index.ts";
import { createLibrary } from "../../../../runtime/index.ts";
import { scenario, type Scenario, type ScenarioOptions, type Seat } from "../../../../runtime/testing/index.ts";

const compiler = await loadCompiler();
const folder = join(import.meta.dirname, "..", "..", "..", "..", "cards", "wowtcg");

const compiled = (source: string, file: string): readonly Card[] => compiler.compileFile(source, { file, game: "wowtcg", set: file }).cards.flatMap(({ ir }) => (ir === null ? [] : [ir]));

const seeds = readdirSync(folder).sort().flatMap((file) => compiled(readFileSync(join(folder, file), "utf8"), file));
const { keywords } = compiler.compileKeywords("wowtcg");

/** The two heroes of a situation, who do nothing by themselves. */
const HEROES = `Ursa Grey, Alliance, Hero—Human Warrior (Arms), Mining/Herbalism, 30 Health (Own-1)

Thorn Dun, Horde, Hero—Orc Warrior (Arms), Mining/Herbalism, 30 Health (Own-2)
`;

/** Plays with cards as their texts are compiled now: the seed cards, and cards of our own in `own`. */
export function played(own: string, me: Partial<Seat>, opponent: Partial<Seat>, options: ScenarioOptions = {}): Scenario {
  const source = `${HEROES}\n${own}`;
  const cards = compiled(source, "own.cards");
  const written = compiler.compileFile(source, { file: "own.cards", game: "wowtcg", set: "own" }).cards;
  for (const { name, ir, diagnostics } of written) if (ir === null) throw new Error(`${name ?? "a card"}: ${diagnostics.map(({ message }) => message).join(" ")}`);
  return scenario(wowtcg, createLibrary([...seeds, ...cards], keywords), { me: { hero: "Ursa Grey", ...me }, opponent: { hero: "Thorn Dun", ...opponent } }, options);
}

/** Whoever has priority passes until it is a player's. */
export function until(s: Scenario, player: string): Scenario {
  for (let i = 0; i < 20 && s.request.kind === "priority" && s.deciding !== player; i++) s.pass();
  return s;
}
