import { describe, expect, test } from "vitest";
import { createLibrary } from "../../runtime/library.ts";
import { newGame, loadGame } from "../../runtime/game.ts";
import { randomAgent, firstAgent, lastAgent } from "../../runtime/agents.ts";
import { greedyAgent } from "../../runtime/greedy.ts";
import { playOut } from "../../runtime/play-out.ts";
import { brokenInvariants } from "../../runtime/invariants.ts";
import { isRefusal } from "../../runtime/decision.ts";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import { ally, hero } from "./fixtures/cards.ts";

const cards = [hero("Graccus", 30), hero("Timmo", 28), ally("Grunt", 1, 2, 1), ally("Guard", 2, 2, 3), ally("Ogre", 4, 5, 4), ally("Giant", 6, 8, 8)];
const library = createLibrary(cards, []);
const deck = (heroName: string): string[] => [heroName, ...["Grunt", "Guard", "Ogre", "Giant"].flatMap((name) => Array.from({ length: 15 }, () => name))];
const setup = (seed: number) => ({ seed, players: [{ name: "A", deck: deck("Graccus") }, { name: "B", deck: deck("Timmo") }] });

describe("whole games of plain allies", () => {
  test("random games end by the rules, with every invariant held", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const game = newGame(wowtcg, library, setup(seed));
      const outcome = playOut(game, [randomAgent(seed), randomAgent(seed + 1000)], (g) => expect(brokenInvariants(g.machine)).toEqual([]));
      expect(outcome.winners).toHaveLength(1);
      expect(outcome.why).toMatch(/hero destroyed|empty deck/);
    }
  });

  test("the same seed and answers give the same game", () => {
    const play = (): string => {
      const game = newGame(wowtcg, library, setup(5));
      playOut(game, [randomAgent(1), randomAgent(2)]);
      return game.hash();
    };
    expect(play()).toBe(play());
  });

  test("agents that take the first or the last answer, or all they can, come to an end", () => {
    for (const agent of [firstAgent(), lastAgent(), greedyAgent()]) {
      expect(playOut(newGame(wowtcg, library, setup(3)), [agent, agent]).winners).toHaveLength(1);
    }
  });

  test("a game is saved and loaded at any decision, and undone to it", () => {
    const game = newGame(wowtcg, library, setup(9), { undo: true });
    const agents = [randomAgent(4), randomAgent(5)];
    for (let i = 0; i < 120 && game.request !== null; i++) {
      const before = game.hash();
      const answer = agents[game.request.player - 1]?.decide(game.request, () => game.view(1));
      const copy = loadGame(wowtcg, library, game.save());
      if (isRefusal(copy)) throw new Error(copy.refused);
      expect(game.answer(answer)).toBeNull();
      expect(copy.answer(answer)).toBeNull();
      expect(copy.hash()).toBe(game.hash());
      const after = game.hash();
      expect(game.undo()).toBe(true);
      expect(game.hash()).toBe(before);
      game.answer(answer);
      expect(game.hash()).toBe(after);
    }
  });

  test("an illegal answer is refused and changes nothing", () => {
    const game = newGame(wowtcg, library, setup(2));
    const before = game.hash();
    for (const answer of [99, -1, [0, 0], "yes", null, [0, 1], 1.5]) expect(isRefusal(game.answer(answer))).toBe(true);
    expect(game.hash()).toBe(before);
  });
});
