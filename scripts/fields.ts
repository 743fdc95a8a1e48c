import { poolFiles } from "../test/data.ts";
import { cardPaths } from "./meaning/card-paths.ts";
import { playableLanguage } from "./meaning/playable-language.ts";
import { countFields, type FieldsResult } from "./meaning/fields-count.ts";
import { spread } from "./meaning/spread.ts";
import { wholeCards } from "./meaning/whole-cards.ts";

/** `npm run fields`: whether each field of the AST says what its mark says it does. */
const args = process.argv.slice(2);
const option = (name: string, otherwise: number): number => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args[at + 1]);
};

if (args.includes("--help")) {
  console.log(`npm run fields [-- --json] [-- --every N] [-- --most N] [-- --card NAME] [-- --pool N [--from F]] [-- FILE…]

Puts another legal value in every field of every card that compiles, and compiles it again. A field
marked "meaning" must mean something else (or be refused), one marked "surface" must mean the same.
"equal" counts those of the same that are another official wording (scripts/meaning/equal-wordings.ts).
--every N takes every Nth change only, --most N tries N values of each word or choice (default 3).
--pool N takes N cards of the pool, from all over, instead of those of cards/; --from F (0 to 1) takes others.`);
} else {
  const only = args.indexOf("--card");
  const pool = option("--pool", 0);
  const all = wholeCards(pool > 0 ? poolFiles() : cardPaths(args), await playableLanguage()).filter(({ name }) => only < 0 || name === args[only + 1]);
  const cards = pool > 0 ? spread(all, pool, option("--from", 0)) : all;
  const result = countFields(cards, { most: option("--most", 3), every: option("--every", 1) });
  if (args.includes("--json")) console.log(JSON.stringify(result, null, 2));
  else write(result, cards.length);
  process.exitCode = result.violations.length === 0 ? 0 : 1;
}

function write({ fields, violations, untouched }: FieldsResult, cards: number): void {
  const row = (field: string, mark: string, changed: string, same: string, equal: string, refused: string): string => `${field.padEnd(36)} ${mark.padEnd(8)} ${changed.padStart(8)} ${same.padStart(6)} ${equal.padStart(6)} ${refused.padStart(8)}`;
  console.log(row("field", "mark", "changed", "same", "equal", "refused"));
  for (const { field, mark, changed, same, equal, refused } of fields) {
    const wrong = (mark === "meaning" && same > equal) || (mark === "surface" && changed > 0);
    console.log(`${row(field, mark, String(changed), String(same), String(equal), String(refused))}${wrong ? "  ←" : ""}`);
  }
  const sum = (of: "changed" | "same" | "equal" | "refused"): string => String(fields.reduce((all, count) => all + count[of], 0));
  console.log(row("in all", "", sum("changed"), sum("same"), sum("equal"), sum("refused")));
  console.log(`\n${cards} cards, ${violations.length} violations, ${untouched.length} fields never changed: ${untouched.join(" ")}`);
  const seen = new Map<string, number>();
  for (const { field, mark, card, text, changed } of violations) {
    const count = seen.get(`${field} ${mark}`) ?? 0;
    seen.set(`${field} ${mark}`, count + 1);
    if (count < 4) console.log(`\n${field} (${mark}) ${card}\n  ${text}\n  ${changed}`);
  }
}
