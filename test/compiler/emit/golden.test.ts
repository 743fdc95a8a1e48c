import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { emitModule } from "../../../compiler/3-emit/emit-module.ts";
import { STYLE } from "../../../compiler/3-emit/layout.ts";
import { nova, tinker, tower } from "./sample-cards.ts";

const samples = [
  ["brisk-tinker", tinker, () => import("./golden/brisk-tinker.ts")],
  ["cold-nova", nova, () => import("./golden/cold-nova.ts")],
  ["the-tower-of-why", tower, () => import("./golden/the-tower-of-why.ts")],
] as const;

describe("emitModule", () => {
  it.each(samples)("writes %s as a player reads it", async (file, card) => {
    await expect(emitModule(card)).toMatchFileSnapshot(`golden/${file}.ts`);
  });

  it.each(samples)("writes %s as prettier lays it out", async (_file, card) => {
    expect(await format(emitModule(card), { ...STYLE, parser: "typescript" })).toBe(emitModule(card));
  });

  it.each(samples)("writes a module that gives %s back", async (_file, card, load) => {
    expect((await load()).default).toEqual(card);
  });
});
