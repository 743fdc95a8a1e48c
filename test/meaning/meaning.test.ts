import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fieldsOf } from "../../grammar/field-table.ts";
import { phrases } from "../../grammar/grammar.ts";
import { seedPaths } from "../../scripts/meaning/card-paths.ts";
import { countFields } from "../../scripts/meaning/fields-count.ts";
import { countMutants } from "../../scripts/meaning/mutants-count.ts";
import { mutationsOf } from "../../scripts/meaning/mutations.ts";
import { compareParaphrase, type Paraphrase } from "../../scripts/meaning/paraphrases.ts";
import { playableLanguage } from "../../scripts/meaning/playable-language.ts";
import { wholeCards } from "../../scripts/meaning/whole-cards.ts";

const read = <Value>(...path: readonly string[]): Value => JSON.parse(readFileSync(join(import.meta.dirname, "..", ...path), "utf8")) as Value;
const language = await playableLanguage();
/** Two sets; `npm run fields` and `npm run mutants` take all. */
const cards = wholeCards(seedPaths().slice(0, 2), language);

describe("pairs of wordings", () => {
  const pairs = read<Paraphrase[]>("meaning", "paraphrases.json");
  test("are sixty or more", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60);
  });
  test.each(pairs.map((pair) => [pair.one, pair.other, pair] as const))("%s = %s", (_, __, pair) => {
    expect(compareParaphrase(pair, language)).toBeNull();
  });
});

describe("fields", () => {
  test("every field of every phrase has a mark", () => {
    const rows = [...phrases.values()].flatMap(fieldsOf);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ mark }) => !["meaning", "surface", "nodes"].includes(mark))).toEqual([]);
  });
  test("other values do what the marks say, no worse than before", () => {
    const { fields, violations } = countFields(cards, { most: 2, every: 4 });
    const tried = fields.reduce((sum, { changed, same, refused }) => sum + changed + same + refused, 0);
    const { violationsPerThousand } = read<{ violationsPerThousand: number }>("baselines", "fields.json");
    expect(tried).toBeGreaterThan(100);
    expect((1000 * violations.length) / tried, violations.slice(0, 5).map(({ field, changed }) => `${field}: ${changed}`).join("\n")).toBeLessThanOrEqual(violationsPerThousand);
  });
});

describe("one word more or less", () => {
  test("changes one word, and nothing in a name or a reminder", () => {
    const found = mutationsOf("When Hero Ally attacks, it deals 2 fire damage to target hero or ally. (Two fire.)", ["Hero Ally"], 9, 0).map(({ text }) => text);
    expect(found).toContain("When Hero Ally attacks, it deals 3 fire damage to target hero or ally. (Two fire.)");
    expect(found).toContain("When Hero Ally attacks, it deals 2 frost damage to target hero or ally. (Two fire.)");
    expect(found.every((text) => text.startsWith("When Hero Ally") || !text.includes("Hero Ally attacks,") || text.includes("Hero Ally attacks"))).toBe(true);
    expect(found.every((text) => text.includes("(Two fire.)"))).toBe(true);
  });
  test("mutants are no worse than before", () => {
    const baseline = read<Record<string, { changed: number; same: number }>>("baselines", "mutants.json");
    const { operators } = countMutants(cards, 1);
    for (const { operator, same, changed, refused } of operators) {
      const all = same + changed + refused;
      // Two sets are few cards: one or two of a kind may be the odd ones.
      expect(same, operator).toBeLessThanOrEqual(2 + (all * ((baseline[operator]?.same ?? 0) + 5)) / 100);
    }
  });
});
