import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { seedPaths } from "../../scripts/meaning/card-paths.ts";
import { hasData, poolFiles } from "../data.ts";
import { everyEra, format, formatSafely, readCards } from "./formatting.ts";

describe("the cards of cards/", () => {
  let changed = 0;
  const lost: string[] = [];

  test.each(seedPaths().map((path) => ({ name: basename(path), path })))("$name stands as the house writes, and means the same in 2013 and back", ({ path }) => {
    const source = readCards(path);
    const first = format(source);
    expect(first.text).toBe(source);
    expect(first.cards.filter(({ left, unproven }) => left === "unproven" || unproven.length > 0)).toEqual([]);
    const later = formatSafely(source, "2013");
    expect(later.cards.filter(({ left }) => left === "unproven")).toEqual([]);
    const back = formatSafely(later.text, "2009").text.split("\n\n");
    const there = later.text.split("\n\n");
    for (const [index, block] of source.split("\n\n").entries()) {
      if (there[index] === block) continue;
      changed += 1;
      if (back[index] !== block) lost.push(block);
    }
  });

  test("read as they did when they come back, but for what 2009 words in two ways", () => {
    expect(changed).toBeGreaterThan(100);
    expect(lost.length / changed).toBeLessThan(0.45);
  });
});

describe.skipIf(!hasData)("the pool", () => {
  // Two sets of the first years, two of the last, and one of a raid.
  const sample = hasData ? poolFiles().filter((path) => ["crp", "hfi", "olr", "tof", "tot"].includes(basename(path, ".cards"))) : [];

  test.each(sample.flatMap((path) => everyEra.map((era) => [basename(path), era, path] as const)))("%s means the same in %s, and is settled", (_name, era, path) => {
    formatSafely(readCards(path), era);
  });
});
