import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { emitModule } from "../../../compiler/3-emit/emit-module.ts";
import { Grammar } from "../../../grammar/grammar.ts";
import { epicSample, epicSampleHeaderWords } from "./vocabulary.ts";

const source = readFileSync(join(import.meta.dirname, "champions.cards"), "utf8");
const language = { game: "epic-sample", headerWords: epicSampleHeaderWords, grammar: new Grammar(epicSample) };
const compiled = compileFile(source, language, { file: "champions.cards" });
const powersOf = (name: string): unknown => compiled.cards.find((card) => card.name === name)?.ir?.powers;

describe("a second game through the same compiler", () => {
  test("its keywords and all its champions mean something, and are written as modules", () => {
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.keywords.map(({ keyword }) => keyword)).toEqual(["deadly", "herald", "immutable", "reserve"]);
    expect(compiled.cards.filter(({ status }) => status !== "whole").map(({ name, diagnostics }) => [name, diagnostics])).toEqual([]);
    for (const { ir } of compiled.cards) expect(ir === null ? "" : emitModule(ir)).toContain('game: "epic-sample"');
  });

  test("in the words of its own", () => {
    expect(powersOf("Ember Dragon")).toMatchObject([
      { power: "keyword", keyword: "deadly" },
      { power: "keyword", keyword: "immutable" },
      { power: "payment", costs: [{ cost: "activate" }], effects: [{ do: "act", clause: { verb: "deal", amount: 4, to: { target: true, filter: { is: "type", type: "champion" } } } }] },
    ]);
    expect(powersOf("Cellar Demon")).toMatchObject([{ power: "keyword", keyword: "reserve", args: [{ parameter: "number", value: 3 }, { parameter: "power", value: [{ do: "modify" }] }] }]);
    expect(powersOf("Scout of the Pass")).toEqual([{ power: "keyword", keyword: "herald", args: [{ parameter: "number", value: 2 }] }]);
    expect(powersOf("Gravewarden")).toMatchObject([{ power: "triggered", triggers: [{ on: "moment", moment: { at: "end", of: "turn" } }], effects: [{ do: "may", effects: [{ do: "act", clause: { verb: "banish" } }] }] }]);
  });

  test("a word of the first game is refused with its place", () => {
    const [card] = compileFile("game: epic-sample\n\nLost Hound, 0, Wild, Champion—Wolf, 3 Offense / 2 Defense (Sample-11C)\nExhaust target champion.\n", language, { file: "lost.cards" }).cards;
    expect(card?.status).toBe("refused");
    expect(card?.diagnostics[0]?.message).toContain("“Exhaust”");
  });
});
