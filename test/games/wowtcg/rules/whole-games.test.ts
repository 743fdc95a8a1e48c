import { describe, expect, test } from "vitest";
import { brokenInvariants, newGame, playOut, randomAgent } from "../../../../runtime/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { cards, library } from "./fixtures.ts";

const names = cards.filter((card) => card.type !== "Hero").map((card) => card.name);
const deck = (hero: string): string[] => [hero, ...names, ...names];

describe("whole games of cards with powers", () => {
  test("they end by the rules, with every invariant held", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const game = newGame(wowtcg, library, { seed, players: [{ name: "A", deck: deck("Graccus") }, { name: "B", deck: deck("Chloe") }] });
      const outcome = playOut(game, [randomAgent(seed), randomAgent(seed + 500)], (g) => {
        const broken = brokenInvariants(g.machine);
        if (broken.length > 0) expect(broken, `seed ${seed}`).toEqual([]);
      });
      expect(outcome.why).toMatch(/hero destroyed|empty deck/);
    }
  });

  test("three players, each for himself", () => {
    const game = newGame(wowtcg, library, { seed: 4, players: ["A", "B", "C"].map((name) => ({ name, deck: deck("Graccus") })) });
    expect(playOut(game, [randomAgent(1), randomAgent(2), randomAgent(3)]).winners).toHaveLength(1);
  });

  test("two teams of two", () => {
    const game = newGame(wowtcg, library, { seed: 6, players: ["A", "B", "C", "D"].map((name, i) => ({ name, team: i % 2, deck: deck("Graccus") })) });
    expect(playOut(game, [1, 2, 3, 4].map((seed) => randomAgent(seed))).winners).toHaveLength(2);
  });
});
