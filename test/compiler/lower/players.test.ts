import { describe, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

const told = (text: string): readonly string[] => compileFile(`Voss Tarrow, 3, Alliance, Ally—Human Mage, 2 [Fire] ATK / 3 Health\n${text}\n`, language, { file: "players.cards" }).cards.flatMap(({ diagnostics }) => diagnostics.map(({ code, message }) => `${code}: ${message}`));

describe("what is done to cards is not done to players", () => {
  test.each([
    "When Voss attacks, destroy target opponent.",
    "When Voss attacks, ready target player.",
    "When Voss attacks, Voss deals 2 fire damage to target player.",
    "When Voss attacks, Voss heals 2 damage from you.",
    "When Voss attacks, remove each opponent from combat.",
    "When Voss attacks, put a verse counter on target opponent.",
    "When Voss attacks, gain control of target player.",
  ])("%s", (text) => {
    expect(told(text)).toHaveLength(1);
    expect(told(text)[0]).toMatch(/^meaning\/not-understood: .*is nothing that a player undergoes/);
  });

  test("a player is sabotaged", () => {
    expect(told("When Voss sabotages a player, draw a card.")).toEqual([]);
  });
});
