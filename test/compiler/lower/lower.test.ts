import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readable, sample, sampleNames } from "../samples.ts";

const folder = join(import.meta.dirname, "samples");

describe("the meaning of", () => {
  it.each(sampleNames(folder))("%s", async (name) => {
    const cards = sample(folder, name);
    expect(cards.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    const meanings = cards.map((card) => ({ card: card.name, text: card.text, powers: card.ir?.powers }));
    await expect(`${readable(meanings)}\n`).toMatchFileSnapshot(`samples/${name}.json`);
  });
});
