import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coverageNow, type FileWhole } from "../../scripts/meaning/coverage-now.ts";
import { playableLanguage } from "../../scripts/meaning/playable-language.ts";

type Kept = Readonly<Record<string, Readonly<Record<string, FileWhole>>>>;
const kept = JSON.parse(readFileSync(join(import.meta.dirname, "..", "baselines", "coverage.json"), "utf8")) as Kept;
const now = coverageNow(await playableLanguage());

test.for(["cards", "seeds", "pool"])("no file of %s has fewer whole cards than were kept (npm run coverage-baseline)", (set, context) => {
  const files = now[set];
  context.skip(files === undefined, "the data folder is not there");
  const fewer = Object.entries(kept[set] ?? {}).filter(([file, { whole }]) => (files?.[file]?.whole ?? 0) < whole);
  expect(fewer).toEqual([]);
});
