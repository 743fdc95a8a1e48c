import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { readDeckFile } from "../../cli/deck-file.ts";
import { readyDecks } from "../../cli/play/ready-decks.ts";
import { headerWords } from "../../games/wowtcg/language/header-words.ts";
import { readCardFile } from "../../grammar/card-file/index.ts";

const cards = join(import.meta.dirname, "..", "..", "cards", "wowtcg");
const headers = globSync("*.cards", { cwd: cards, absolute: true }).flatMap((path) =>
  readCardFile(readFileSync(path, "utf8"), { words: headerWords }).cards.flatMap(({ header }) => (header === null ? [] : [header])),
);

describe("the ready decks", () => {
  test("are two", () => expect(readyDecks().map((path) => basename(path))).toEqual(["alliance.deck", "horde.deck"]));

  test.each(readyDecks().map((path) => [basename(path), path]))("%s is a deck by the rules: sixty cards of the hero's faction and classes, four of each at most", (_name, path) => {
    const isHero = (name: string): boolean => headers.some((header) => header.name === name && header.types.includes("Hero"));
    const { deck, diagnostics } = readDeckFile(readFileSync(path, "utf8"), { names: headers.map(({ name }) => name), isHero });
    expect(diagnostics).toEqual([]);
    const hero = headers.find(({ name }) => name === deck?.hero);
    expect(deck?.main.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    for (const { name, count } of deck?.main ?? []) {
      const header = headers.find((one) => one.name === name);
      expect(count, name).toBeLessThanOrEqual(4);
      if (header?.factions.length !== 0) expect(header?.factions, name).toContain(hero?.factions[0]);
      if (header?.classes.length !== 0) expect(hero?.subtypes, name).toEqual(expect.arrayContaining([expect.toBeOneOf([...(header?.classes ?? [])])]));
    }
  });
});
