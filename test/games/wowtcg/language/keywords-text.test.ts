import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readKeywordFile } from "../../../../grammar/keyword-notation/index.ts";
import { keywordsText } from "../../../../games/wowtcg/language/keywords-text.ts";
import { keywordsModule } from "../../../../scripts/keywords-module.ts";

const language = join(import.meta.dirname, "../../../../games/wowtcg/language");

test("keywords-text.ts is what `npm run vocabulary` makes of keywords.cards", () => {
  const made = keywordsModule(readFileSync(join(language, "keywords.cards"), "utf8"));
  expect(readFileSync(join(language, "keywords-text.ts"), "utf8")).toBe(made);
});

test("nothing is wrong with the keywords", () => {
  expect(readKeywordFile(keywordsText).diagnostics).toEqual([]);
});
