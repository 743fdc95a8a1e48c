import { hasData, poolFiles } from "../test/data.ts";
import { seedPaths } from "./meaning/card-paths.ts";
import { playableLanguage } from "./meaning/playable-language.ts";
import { countProductions } from "./meaning/productions-count.ts";
import { wholeCards } from "./meaning/whole-cards.ts";

/** `npm run productions`: which phrases of the grammar serve how many cards. */
const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log("npm run productions [-- --json]\n\nCounts the cards that use each phrase of the grammar and each option of its choices, over cards/ and\nthe pool if it is there; lists those that serve a single card, and those that serve none.");
} else {
  const cards = wholeCards([...seedPaths(), ...(hasData ? poolFiles() : [])], await playableLanguage());
  const productions = countProductions(cards);
  if (args.includes("--json")) console.log(JSON.stringify({ cards: cards.length, productions }, null, 2));
  else {
    const [none, one] = [0, 1].map((wanted) => productions.filter((production) => production.cards === wanted));
    const share = (part: number): string => `${((100 * part) / productions.length).toFixed(1)} %`;
    console.log(`${productions.length} productions over ${cards.length} whole cards: ${one?.length ?? 0} serve a single card (${share(one?.length ?? 0)}), ${none?.length ?? 0} none (${share(none?.length ?? 0)})`);
    for (const kinds of [true, false]) {
      const of = productions.filter(({ production }) => !production.includes(".") === kinds);
      console.log(`  ${kinds ? "phrases" : "options"}: ${of.length}, ${of.filter((each) => each.cards === 1).length} for one card, ${of.filter((each) => each.cards === 0).length} for none`);
    }
    console.log("\nFor one card");
    for (const { production, example } of one ?? []) console.log(`  ${production.padEnd(44)} ${example ?? ""}`);
    console.log(`\nFor none\n  ${(none ?? []).map(({ production }) => production).join("\n  ")}`);
  }
}
