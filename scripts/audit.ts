import { readFileSync } from "node:fs";
import { compileFile } from "../compiler/compile-file.ts";
import { auditCard } from "./meaning/audit-card.ts";
import { cardPaths } from "./meaning/card-paths.ts";
import { playableLanguage } from "./meaning/playable-language.ts";

/** `npm run audit`: what a stranger can check of every card that is said to be whole. */
const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log("npm run audit [-- --json] [-- --pool] [-- FILE…]\n\nLooks at every card that compiles: each token in one node, the tokens are the text, the text\nprints as it was read, nodes hold words of the language, and all paths lead somewhere.");
} else {
  const language = await playableLanguage();
  let cards = 0;
  const findings = cardPaths(args).flatMap((path) =>
    compileFile(readFileSync(path, "utf8"), language, { file: path })
      .cards.filter(({ status }) => status === "whole")
      .flatMap((card) => {
        cards += 1;
        return auditCard(card, language.grammar.lexicon);
      }),
  );
  if (args.includes("--json")) console.log(JSON.stringify({ cards, findings }, null, 2));
  else {
    console.log(`${cards} whole cards, ${findings.length} findings`);
    for (const { card, what } of findings) console.log(`  ${card}: ${what}`);
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}
