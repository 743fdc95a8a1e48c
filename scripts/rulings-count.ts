/** A ruling of the seeds; `playable` when a game can show it. */
export interface Ruling {
  readonly id: string;
  readonly playable: boolean;
}

/** A test that ran. */
export interface RanTest {
  readonly title: string;
  readonly passed: boolean;
}

/** What the tests show of the rulings. */
export interface RulingsCount {
  readonly playable: number;
  readonly covered: number;
  readonly exempt: number;
  readonly missing: readonly string[];
}

/** The ids in a test's title; `START-006.3`, a sentence of a chapter, counts for the chapter. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]+-\d{3})(?:\.\d+)?\b/g)].flatMap(([, id]) => id ?? []);
}

/** Counts the playable rulings that a passing test shows, and no failing one denies. */
export function countRulings(rulings: readonly Ruling[], tests: readonly RanTest[], exempt: Readonly<Record<string, string>>): RulingsCount {
  const shown = new Set(tests.filter(({ passed }) => passed).flatMap(({ title }) => idsIn(title)));
  for (const { title, passed } of tests) if (!passed) for (const id of idsIn(title)) shown.delete(id);
  const playable = rulings.filter((ruling) => ruling.playable).map(({ id }) => id);
  const covered = playable.filter((id) => shown.has(id));
  const excused = playable.filter((id) => !shown.has(id) && id in exempt);
  const missing = playable.filter((id) => !shown.has(id) && !(id in exempt));
  return { playable: playable.length, covered: covered.length, exempt: excused.length, missing };
}

/** The mark in the title of a test whose ruling is about the rules alone, whatever the cards say. */
export const rulesOnlyMark = "[rules only]";

/** The tests that pass although the cards they name say nothing, and are not about the rules alone. */
export function staysGreen(blankTests: readonly RanTest[]): string[] {
  return blankTests.filter(({ title, passed }) => passed && idsIn(title).length > 0 && !title.includes(rulesOnlyMark)).map(({ title }) => title);
}
