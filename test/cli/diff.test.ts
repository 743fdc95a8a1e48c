import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { differentNodes, differentValues } from "../../cli/diff/difference.ts";
import { runCardwright } from "./run-cardwright.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-diff-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, ...texts: readonly string[]): string => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "tarrows.cards"), texts.map((text, index) => `Tarrow ${["Anna", "Bela", "Cara"][index] ?? ""}, 3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health (Draft-${index + 1}C)\n${text}`).join("\n\n"));
  return name;
};
const diff = (...args: readonly string[]): ReturnType<typeof runCardwright> => runCardwright(["diff", ...args, "--game", "wowtcg"], { folder });

describe("what differs", () => {
  test("in the fields of a node, with their marks; not where it stands", () => {
    const noun = (determiner: string, start: number): unknown => ({ kind: "NounPhrase", span: { start, end: 9 }, determiner, heads: [] });
    expect(differentNodes(noun("target", 0), noun("target", 4), "")).toEqual([]);
    expect(differentNodes(noun("target", 0), noun("each", 0), "/a")).toEqual([{ path: "/a/determiner", mark: "meaning", from: '"target"', to: '"each"' }]);
    expect(differentNodes({ kind: "Sentence", span: {}, capital: true }, { kind: "Sentence", span: {} }, "")).toEqual([{ path: "/capital", mark: "surface", from: "true", to: null }]);
  });
  test("in a field that no phrase describes", () => {
    expect(differentNodes({ kind: "SelfName", span: {}, odd: 1 }, { kind: "SelfName", span: {}, odd: 2 }, "")).toEqual([{ path: "/odd", mark: null, from: "1", to: "2" }]);
  });
  test("in the middle of a list", () => {
    expect(differentValues([1, 2, 3], [1, 3], "")).toEqual([{ path: "/1", mark: null, from: "2", to: null }]);
  });
});

describe("cardwright diff", () => {
  test("says nothing of the same cards", async () => {
    const { code, out } = await diff(file("old", "Tarrow can't attack."), file("same", "Tarrow can't attack."));
    expect(out).toBe("No card differs.\n");
    expect(code).toBe(0);
  });
  test("tells another meaning from other words", async () => {
    const old = file("old", "When Tarrow attacks, draw a card.", "When Tarrow attacks, draw a card.", "Tarrow can't attack.");
    const now = file("new", "When Tarrow attacks, draw two cards.", "Whenever Tarrow attacks, draw a card.", "Tarrow can't attack.");
    const { code, out } = await diff(old, now, "--json");
    expect(code).toBe(1);
    const cards = out.trim().split("\n").map((line) => JSON.parse(line) as { name: string; ast: unknown[]; ir: unknown[]; module: boolean });
    expect(cards.map(({ name }) => name)).toEqual(["Tarrow Anna", "Tarrow Bela"]);
    expect(cards.map(({ ir }) => ir.length > 0)).toEqual([true, false]);
    const meaning = await diff(old, now, "--meaning");
    expect(meaning.out).toContain("1 card differs.");
  });
  test("refuses what is no file and no revision", async () => {
    const { code, err } = await diff("nowhere", "nothing");
    expect(code).toBe(2);
    expect(err).toContain("no file, folder or git revision nowhere");
  });
});
