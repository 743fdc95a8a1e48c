import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compareParaphrase, type Paraphrase } from "./meaning/paraphrases.ts";
import { playableLanguage } from "./meaning/playable-language.ts";

/** `npm run paraphrases`: whether pairs of wordings mean the same. */
const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log("npm run paraphrases [-- --json]\n\nCompiles the pairs of wordings of test/meaning/paraphrases.json and lists those that do not mean the same.");
} else {
  const pairs = JSON.parse(readFileSync(join(import.meta.dirname, "..", "test", "meaning", "paraphrases.json"), "utf8")) as Paraphrase[];
  const language = await playableLanguage();
  const wrong = pairs.flatMap((pair) => {
    const what = compareParaphrase(pair, language);
    return what === null ? [] : [{ ...pair, what }];
  });
  if (args.includes("--json")) console.log(JSON.stringify({ pairs: pairs.length, wrong }, null, 2));
  else {
    console.log(`${pairs.length - wrong.length} of ${pairs.length} pairs mean the same`);
    for (const { what } of wrong) console.log(`  ${what}`);
  }
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
