import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { compileFile } from "../../compiler/compile-file.ts";
import type { Language } from "../../compiler/language.ts";
import { CoverageCount } from "../../cli/coverage.ts";
import { dataPath, hasData, poolFiles } from "../../test/data.ts";
import { seedPaths } from "./card-paths.ts";

/** How many of a file's cards with text compile whole. */
export interface FileWhole {
  readonly cards: number;
  readonly whole: number;
}

/** The data sets that coverage is kept of, each by file: `cards/`, the seeds as they were given, the pool. Those that are not there are left out. */
export function coverageNow(language: Language): Readonly<Record<string, Readonly<Record<string, FileWhole>>>> {
  const seeds = hasData ? { seeds: [dataPath("seeds", "seed-cards.txt")], pool: poolFiles() } : {};
  return Object.fromEntries(Object.entries({ cards: seedPaths(), ...seeds }).map(([name, paths]) => [name, wholeOf(paths, language)]));
}

function wholeOf(paths: readonly string[], language: Language): Readonly<Record<string, FileWhole>> {
  const count = new CoverageCount();
  for (const path of paths) {
    const file = basename(path);
    count.add(compileFile(readFileSync(path, "utf8"), language, { file, set: file.replace(/\.[^.]*$/, "") }));
  }
  return Object.fromEntries(count.coverage().files.map(({ file, cards, whole }) => [file, { cards, whole }]));
}
