import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

vi.mock("../../cli/card-pool.ts", async () => {
  const { ability, ally, card, hero } = await import("../runtime/fixtures/cards.ts");
  const requires = (tag: string) => ({ power: "deckbuilding" as const, hero: { is: "tag" as const, tag } });
  const cards = [
    { ...hero("Graccus", 30), factions: ["Horde"], tags: ["Orc", "Warrior", "Arms"] },
    { ...hero("Old Graccus", 40), supertypes: ["Master"], cost: { kind: "fixed" as const, value: 9 } },
    ally("Grunt", 1, 2, 1), { ...ally("Footman", 1, 1, 2), factions: ["Alliance"] },
    ability("Charge", 2, [requires("Arms")], { classes: ["Warrior"] }), ability("Smite", 2, [], { classes: ["Priest"] }), ability("Slam", 2, [requires("Fury")], { classes: ["Warrior"] }),
    card("Peon", "Ally", { unlimited: true }), card("Ring", "Item", { powers: [{ power: "deckbuilding", reputation: "Aldor" }] }), card("Robe", "Armor", { powers: [{ power: "deckbuilding", reputation: "Scryer" }] }),
  ];
  return { loadCardPool: () => Promise.resolve({ cards, keywords: [] }) };
});

const folder = mkdtempSync(join(tmpdir(), "cardwright-deck-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a deck that is filled up with what every deck may have. */
function check(lines: readonly string[], peons = 60, ...more: readonly string[]) {
  writeFileSync(join(folder, "my.deck"), `1 Graccus\n${peons} Peon\n${lines.map((line) => `${line}\n`).join("")}`);
  return runCardwright(["deck", "check", "my.deck", ...more], { folder });
}

describe("deck check", () => {
  test("says that a deck is legal", async () => {
    expect(await check(["4 Charge", "1 Old Graccus", "Side:", "10 Peon", "Collection:", "9 Grunt"])).toEqual({ code: 0, out: "my.deck (Graccus, 65 cards) is legal.\n", err: "" });
  });

  test.each([
    [["4 Footman"], ["3:3 CR 100.2a"]],
    [["4 Smite"], ["3:3 CR 100.2a"]],
    [["4 Slam"], ["3:3 CR 100.2b"]],
    [["5 Grunt"], ["3:3 CR 100.4"]],
    [["3 Grunt", "2 Grunt"], ["3:3 CR 100.4"]],
    [["3 Grunt", "Side:", "2 Grunt", "8 Peon"], ["3:3 CR 100.4"]],
    [["1 Ring", "1 Robe"], ["1:3 CR 100.2d"]],
    [["Side:", "9 Peon"], ["1:3 CR 100.3"]],
    [["4 Smite", "4 Slam"], ["3:3 CR 100.2a", "4:3 CR 100.2b"]],
  ])("says what is illegal with %j, where, and by which rule", async (lines, expected) => {
    const { code, out } = await check(lines);
    const places = [...out.matchAll(/^my\.deck:(\d+:\d+): error: .*\[deck\/illegal\]$/gm)].map(([, place]) => place);
    const rules = [...out.matchAll(/By (CR [\w.]+)\.$/gm)].map(([, rule]) => rule);
    expect(places.map((place, i) => `${place} ${rules[i]}`)).toEqual(expected);
    expect(out).toContain(`is illegal: ${expected.length} problem${expected.length === 1 ? "" : "s"}.`);
    expect(code).toBe(1);
  });

  test("counts the cards without the hero", async () => {
    expect((await check([], 60)).code).toBe(0);
    expect((await check([], 59)).out).toContain("The deck has 59 cards; it needs at least 60.");
  });

  test("writes a line of JSON a deck", async () => {
    const { code, out } = await check(["4 Smite"], 60, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      file: "my.deck", hero: "Graccus", cards: 64, legal: false,
      problems: [{ card: "Smite", rule: "CR 100.2a", message: "It is for Priest, and Graccus is Orc Warrior Arms.", line: 3 }],
    });
    expect(JSON.parse((await check([], 60, "--json")).out)).toMatchObject({ legal: true, problems: [] });
  });

  test.each([
    [["chekc", "my.deck"], "Allowed choices are check"],
    [["check"], "missing required argument 'file'"],
    [["check", "none.deck"], "none.deck cannot be read"],
    [["check", "bad.deck"], "Did you mean “Grunt”?"],
    [["check", "my.deck", "--game", "chess"], "There is no game “chess”"],
  ])("refuses %j", async (args, why) => {
    writeFileSync(join(folder, "bad.deck"), "1 Graccus\n4 Grnt\n");
    const { code, out, err } = await runCardwright(["deck", ...args], { folder });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(why);
  });
});
