import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverageNow, type FileWhole } from "./meaning/coverage-now.ts";
import { playableLanguage } from "./meaning/playable-language.ts";

/** `npm run coverage-baseline`: what of each data set compiles whole, beside what has been kept; `--update` keeps what is better. */
const path = join(import.meta.dirname, "..", "test", "baselines", "coverage.json");
type Kept = Readonly<Record<string, Readonly<Record<string, FileWhole>>>>;
const kept = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : {};
const now = coverageNow(await playableLanguage());
const update = process.argv.includes("--update");
const lost = [];
for (const [set, files] of Object.entries(now)) {
  const sum = (field: keyof FileWhole): number => Object.values(files).reduce((all, file) => all + file[field], 0);
  console.log(`${set}: ${sum("whole")} of ${sum("cards")} whole (${((100 * sum("whole")) / sum("cards")).toFixed(1)} %)`);
  for (const [file, { whole }] of Object.entries(files)) {
    const before = kept[set]?.[file]?.whole ?? 0;
    if (whole < before) lost.push(`  ${set}/${file}: ${whole}, was ${before}`);
  }
}
for (const line of lost) console.log(line);
if (update) writeFileSync(path, `${JSON.stringify({ ...kept, ...now }, null, 2)}\n`);
