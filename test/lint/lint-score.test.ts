import { describe, expect, test } from "vitest";
import { language } from "../../games/wowtcg/language/index.ts";
import { scoreCards, scoreRows } from "../../scripts/lint/count-findings.ts";
import baseline from "../baselines/lint-score.json" with { type: "json" };
import { hasData } from "../data.ts";

test("nothing is told of the whole cards of cards/", () => {
  const { errors, warnings } = scoreCards(language);
  expect([...errors, ...warnings]).toEqual([]);
});

describe.skipIf(!hasData)("wrongly typed cards", () => {
  test("are noticed no worse than before (npm run lint-score)", () => {
    const rows = scoreRows(language);
    expect(rows.filter(({ found }) => found !== null).length).toBeGreaterThanOrEqual(baseline.noticed);
    expect(rows.filter(({ stillFound }) => stillFound === null).length).toBeGreaterThanOrEqual(baseline.quiet);
  });
});
