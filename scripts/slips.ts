import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playableLanguage } from "./meaning/playable-language.ts";
import { countSlips, judgeSlips } from "./slips/slips-count.ts";

/** `npm run slips`: what is suggested for the commonest slips of single words. */
const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log("npm run slips [-- --json] [-- --list] [-- --seed WORD]\n\nMakes the commonest slips of single words in the texts of cards/ and counts those whose first suggestion is what was\nmeant; --seed chooses other slips; --list shows the others, and the slips that are texts of their own. Fails where the share is lower than in\ntest/baselines/slips.json.");
} else {
  const root = join(import.meta.dirname, "..");
  const folder = join(root, "cards", "wowtcg");
  const seed = args.includes("--seed") ? (args[args.indexOf("--seed") + 1] ?? "") : "";
  const judged = judgeSlips(readdirSync(folder).sort().map((name) => join(folder, name)), await playableLanguage(), 100, seed);
  const counted = countSlips(judged);
  const { share: before } = JSON.parse(readFileSync(join(root, "test", "baselines", "slips.json"), "utf8")) as { share: number };
  if (args.includes("--json")) console.log(JSON.stringify({ ...counted, before }, null, 2));
  else {
    for (const [kind, { slips, legal, right }] of Object.entries(counted.kinds)) console.log(`${kind.padEnd(16)}  ${String(right).padStart(3)} of ${String(slips - legal).padStart(3)} right, ${legal} are texts of their own`);
    console.log(`${counted.right} of ${counted.noticed} slips are mended by the first suggestion: ${(counted.share * 100).toFixed(1)} % (before: ${(before * 100).toFixed(1)} %)`);
    if (args.includes("--list")) {
      for (const { kind, became, word, text, suggested, paragraph } of judged) {
        if (became === "right") continue;
        console.log(`\n${kind}, “${word}”: ${became}\n  ${text}`);
        if (suggested !== null) console.log(`  suggested ${suggested}\n  meant     ${paragraph.text}`);
      }
    }
  }
  process.exitCode = seed === "" && counted.share < before ? 1 : 0;
}
