import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { language } from "../games/wowtcg/language/index.ts";
import { rules } from "../lint/index.ts";
import { hasData, poolFiles } from "../test/data.ts";
import { noticedAsTyped, scoreCards, scoreRows } from "./lint/count-findings.ts";

/** `npm run lint-score`: what the rules notice, and what they say of cards that are right. */
const args = process.argv.slice(2);
const baselinePath = join(import.meta.dirname, "..", "test", "baselines", "lint-score.json");
if (args.includes("--help")) {
  console.log("npm run lint-score [-- --json] [-- --pool] [-- --update]\n\nCounts the wrongly typed cards of the data folder whose wrong words a diagnostic or a finding covers (recall), those of\nwhich nothing is said there once they are mended (precision), what is told of the whole cards of cards/, and the rules.\n--pool counts findings on the whole cards of the pool, by rule. --update writes test/baselines/lint-score.json if it is better.");
} else {
  const cards = scoreCards(language);
  const rows = hasData ? scoreRows(language) : [];
  const noticed = rows.filter(({ found }) => found !== null).length;
  const quiet = rows.filter(({ stillFound }) => stillFound === null).length;
  const score = { rules: rules.length, fixes: rules.filter(({ fix }) => fix !== "none").length, rows: rows.length, noticed, quiet, errors: cards.errors.length, warnings: cards.warnings.length };
  const pool = args.includes("--pool") && hasData ? scoreCards(language, poolFiles()) : null;
  if (args.includes("--json")) console.log(JSON.stringify({ ...score, missed: rows.filter(({ found }) => found === null), falsely: rows.filter(({ stillFound }) => stillFound !== null), cards, pool }, null, 2));
  else {
    const share = (part: number): string => (rows.length === 0 ? "no data" : `${part} of ${rows.length} (${((100 * part) / rows.length).toFixed(1)} %)`);
    console.log(`rules: ${score.rules}, ${score.fixes} with a fix`);
    console.log(`wrongly typed cards noticed at the wrong words: ${share(noticed)}`);
    if (hasData) console.log(`with the arrows as they were typed, which the data has evened out: ${share(noticedAsTyped(language, rows))}`);
    console.log(`of which nothing is said there when mended: ${share(quiet)}`);
    console.log(`cards/: ${cards.whole} of ${cards.cards} whole, with ${cards.errors.length} errors and ${cards.warnings.length} warnings; ${cards.refusedFindings.length} findings of rules on the others`);
    for (const said of [...cards.errors, ...cards.warnings]) console.log(`  ${said}`);
    if (args.includes("--verbose")) for (const said of cards.refusedFindings) console.log(`  (refused) ${said}`);
    console.log("\nnot noticed");
    for (const { card, difference, elsewhere } of rows.filter(({ found }) => found === null)) console.log(`  ${card}: ${difference}${elsewhere.length > 0 ? `; found: ${elsewhere.join(", ")}` : ""}`);
    console.log("\nstill told when mended");
    for (const { card, difference, stillFound } of rows.filter((row) => row.stillFound !== null)) console.log(`  ${card}: ${difference}: ${stillFound ?? ""}`);
    if (pool !== null) {
      console.log(`\npool: ${pool.whole} whole cards, ${pool.errors.length + pool.warnings.length} findings`);
      for (const said of [...pool.errors, ...pool.warnings]) console.log(`  ${said}`);
    }
  }
  if (args.includes("--update") && hasData) {
    const { noticed: before = 0, quiet: beforeQuiet = 0 } = JSON.parse(readFileSync(baselinePath, "utf8")) as { noticed?: number; quiet?: number };
    if (noticed >= before && quiet >= beforeQuiet) writeFileSync(baselinePath, `${JSON.stringify(score, null, 2)}\n`);
  }
}
