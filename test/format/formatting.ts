import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import { formatFile, type FormattedFile } from "../../format/index.ts";
import { eras } from "../../games/wowtcg/language/eras.ts";
import { language } from "../../games/wowtcg/language/index.ts";
import type { Card } from "../../ir/index.ts";

export type Era = keyof typeof eras.eras;
export const everyEra: readonly Era[] = ["2009", "2013"];

/** Formats a text in the wording of an era. */
export const format = (source: string, era: Era = eras.standard): FormattedFile => formatFile(source, { language, era: eras.eras[era], file: "draft.cards" });

/** What each card of a text means; null for one that is refused. */
export const meanings = (source: string): (Card | null)[] => compileFile(source, language, { file: "draft.cards" }).cards.map(({ ir }) => ir);

/** The text of a file in an era, which is checked to mean the same, to be settled, and to keep refused cards as they stand. */
export function formatSafely(source: string, era: Era): FormattedFile {
  const formatted = format(source, era);
  expect(format(formatted.text, era).text, "formatting twice changes nothing").toBe(formatted.text);
  const [before, after] = [meanings(source), meanings(formatted.text)];
  expect(after.length, "as many cards").toBe(before.length);
  expect(
    before.flatMap((ir, index) => (JSON.stringify(sorted(ir)) === JSON.stringify(sorted(after[index])) ? [] : [ir?.name ?? formatted.cards[index]?.name])),
    "cards of another meaning",
  ).toEqual([]);
  return formatted;
}

/** The value with its keys in order, so that two can be compared as texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}

export const readCards = (path: string): string => readFileSync(path, "utf8");
