import { gameFolders } from "../cli/games.ts";
import { createLibrary } from "../runtime/index.ts";
import { bearers } from "./exercise/bearers.ts";
import { deckbuildingWorks } from "./exercise/deckbuilding.ts";
import { exerciseCard } from "./exercise/exercise-card.ts";
import { powersOf } from "./exercise/powers-of.ts";
import { Supply } from "./exercise/situation.ts";
import { seedPaths } from "./meaning/card-paths.ts";
import { readBaseline, writeBaseline } from "./playing/baseline.ts";
import { compiledPool } from "./playing/compiled-pool.ts";

const HELP = `npm run exercise [-- --json] [-- --attempts N] [-- --card NAME] [-- --left] [-- --update]

Makes each power of each compiled card of cards/ happen in a situation of its own, and lists the
powers that could not be made to. --left looks only at cards with such powers in the baseline;
--update writes test/baselines/exercise.json if it has become better.`;

const args = process.argv.slice(2);
const valueOf = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const most = Number(valueOf("--attempts") ?? 400);

if (args.includes("--help")) console.log(HELP);
else if (!Number.isSafeInteger(most) || most < 1) {
  console.error("--attempts takes a number from 1.");
  process.exitCode = 2;
} else process.exitCode = await main();

async function main(): Promise<number> {
  const { cards, keywords } = await compiledPool(seedPaths());
  const rules = await gameFolders["wowtcg"]?.loadRules();
  if (rules === undefined) throw new Error("there are no rules");
  const others = [...cards, ...bearers(cards, keywords)];
  const library = createLibrary(others, keywords);
  const supply = new Supply(others, library);
  const wanted = valueOf("--card");
  const known = new Set((readBaseline("exercise") as { readonly left: readonly string[] } | null)?.left ?? []);
  const isLeft = (ref: string): boolean => [...known].some((power) => power.startsWith(`${ref}#`));
  const isPart = wanted !== undefined || args.includes("--left");
  const exercised = cards.filter((card) => (wanted === undefined || card.name === wanted) && (!args.includes("--left") || isLeft(library.refOf(card))));
  const left: { readonly card: string; readonly power: string; readonly kind: string }[] = [];
  const faults: string[] = [];
  let powers = 0;
  for (const card of exercised) {
    const all = powersOf(library.refOf(card), card);
    powers += all.length;
    const built = all.filter(({ power }) => power.power === "deckbuilding" && deckbuildingWorks(card, power, cards));
    const result = exerciseCard(card, all.filter((one) => !built.includes(one)), rules, library, supply, most);
    faults.push(...result.faults);
    for (const { ref, power } of result.left) left.push({ card: card.name, power: ref, kind: power.power === "keyword" ? power.keyword : power.power });
  }
  const figures = { cards: exercised.length, powers, happened: powers - left.length, left: left.length, faults: faults.length };
  if (args.includes("--json")) console.log(JSON.stringify({ ...figures, left, faults }, null, 2));
  else {
    console.log(`${figures.happened} of ${powers} powers of ${exercised.length} cards happened.`);
    for (const { card, power, kind } of left) console.log(`  did not: ${card}, ${kind} (${power})`);
    for (const fault of faults) console.log(`  fault: ${fault}`);
  }
  if (isPart) return left.length + faults.length > 0 ? 1 : 0;
  if (args.includes("--update")) writeBaseline("exercise", { left: left.map(({ power }) => power) });
  const fresh = left.filter(({ power }) => !known.has(power));
  for (const { card, power } of fresh) console.error(`Not in the baseline: ${card} (${power})`);
  return fresh.length + faults.length > 0 ? 1 : 0;
}
