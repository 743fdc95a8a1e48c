import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasData, poolFiles } from "../test/data.ts";
import { seedPaths } from "./meaning/card-paths.ts";
import { countMutants, percent, type MutantsResult } from "./meaning/mutants-count.ts";
import { playableLanguage } from "./meaning/playable-language.ts";
import { spread } from "./meaning/spread.ts";
import { wholeCards } from "./meaning/whole-cards.ts";

/** `npm run mutants`: whether one word more or less is another meaning. */
const baseline = join(import.meta.dirname, "..", "test", "baselines", "mutants.json");
const args = process.argv.slice(2);
const number = (name: string, otherwise: number): number => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise);

if (args.includes("--help")) {
  console.log(`npm run mutants [-- --json] [-- --most N] [-- --pool N [--from F]] [-- --show OPERATOR] [-- --update]

Changes one word at a time in the cards that compile, and in N cards of the pool (500) if it is there,
at most N changes of an operator in a paragraph (2). --from F (0 to 1) takes others of the pool. --show lists an operator's changes that mean the
same or are refused; --update writes test/baselines/mutants.json, which only gets better.`);
} else {
  const language = await playableLanguage();
  const seeds = countMutants(wholeCards(seedPaths(), language), number("--most", 2));
  const wanted = number("--pool", 500);
  const pool = hasData && wanted > 0 ? countMutants(spread(wholeCards(poolFiles(), language), wanted, number("--from", 0)), number("--most", 2)) : null;
  const results = { cards: seeds, ...(pool === null ? {} : { pool }) };
  if (args.includes("--json")) console.log(JSON.stringify(results, null, 2));
  else for (const [name, result] of Object.entries(results)) write(name, result);
  if (args.includes("--update")) update(seeds);
}

function write(name: string, { cards, operators, notable }: MutantsResult): void {
  console.log(`\n${name}: ${cards} cards`);
  for (const { operator, keeps, changed, same, refused } of operators) {
    const all = changed + same + refused;
    console.log(`  ${operator.padEnd(18)} ${keeps ? "well formed" : "           "} ${String(changed).padStart(6)} changed (${percent(changed, all)} %) ${String(same).padStart(4)} same (${percent(same, all)} %) ${String(refused).padStart(6)} refused`);
  }
  for (const keeps of [true, false]) {
    const of = operators.filter((each) => each.keeps === keeps);
    const sum = (key: "changed" | "same" | "refused"): number => of.reduce((all, each) => all + each[key], 0);
    const all = sum("changed") + sum("same") + sum("refused");
    console.log(`  ${keeps ? "well formed" : "others"}: ${percent(sum("changed"), all)} % changed, ${percent(sum("same"), all)} % same, of ${all}`);
  }
  const show = args.includes("--show") ? args[args.indexOf("--show") + 1] : null;
  for (const { operator, outcome, card, text, changed, why } of notable) if (show === operator || (show === "same" && outcome === "same")) console.log(`\n${operator}, ${outcome}: ${card}\n  ${text}\n  ${changed}\n  ${why}`);
}

/** Keeps the best share of each operator: what it was, or what it is. */
function update({ operators }: MutantsResult): void {
  const before = existsSync(baseline) ? (JSON.parse(readFileSync(baseline, "utf8")) as Record<string, { changed: number; same: number }>) : {};
  const after = Object.fromEntries(
    operators.map(({ operator, changed, same, refused }) => {
      const all = changed + same + refused;
      const now = { changed: percent(changed, all), same: percent(same, all) };
      const was = before[operator] ?? now;
      return [operator, { changed: Math.max(was.changed, now.changed), same: Math.min(was.same, now.same) }];
    }),
  );
  writeFileSync(baseline, `${JSON.stringify(after, null, 2)}\n`);
}
