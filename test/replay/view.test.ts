import { describe, expect, test } from "vitest";
import { isRefusal, loadGame, newGame, stateHash, view, type Game } from "../../runtime/index.ts";
import { seedRandom } from "../../runtime/random.ts";
import { hideAnew } from "./hidden-cards.ts";
import { drawnGame, library, pool, randomAgents, randomAnswer, rules } from "./compiled-cards.ts";

const seen = (game: Game, player: number): string => JSON.stringify(view(game.machine, player));

describe("a view", () => {
  test("is byte for byte the same of two states that differ only in what the player may not see", () => {
    let compared = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const game = drawnGame(seed);
      const agents = randomAgents(seed);
      for (let i = 0; i < 300 && game.request !== null; i++) {
        if (i % 15 === 0) {
          for (const player of [0, 1, 2]) {
            const other = loadGame(rules, library, game.save());
            if (isRefusal(other)) throw new Error(other.refused);
            compared += hideAnew(other.machine, player, pool.cards.map((card) => library.refOf(card)));
            expect(seen(other, player), `seed ${seed}, decision ${i}, player ${player}`).toBe(seen(game, player));
          }
        }
        game.answer(randomAnswer(game, agents));
      }
    }
    expect(compared).toBeGreaterThan(3000);
  });

  test("is the same in two games of different decks and seeds for who sees none of them", () => {
    const deal = (seed: number, cards: readonly string[]): Game =>
      newGame(rules, library, {
        seed, first: 0, players: ["A", "B"].map((name, i) => ({ name, deck: [String(pool.cards.find((card) => card.type === "hero")?.name), ...(i === 0 ? Array<string>(40).fill("Withdraw") : Array.from({ length: 40 }, (_, j) => cards[j % cards.length] ?? ""))] })),
      }, { stopAlways: true });
    const one = deal(1, ["Tim", "Mayla Finksputter"]);
    const other = deal(77, ["Charkov", "Sanva", "Keward Rocksalt"]);
    let i = 0;
    // A places and passes, B keeps and passes: nothing of B's is ever shown until it discards.
    for (; i < 40 && one.request !== null && one.request.kind !== "discard"; i++) {
      expect(seen(other, 0)).toBe(seen(one, 0));
      expect(seen(other, 1)).toBe(seen(one, 1));
      expect([one.answer(0), other.answer(0)]).toEqual([null, null]);
    }
    expect(i).toBeGreaterThan(15);
    expect(stateHash(one.state)).not.toBe(stateHash(other.state));
    expect(seen(other, 2)).not.toBe(seen(one, 2));
  });

  test("has no random numbers, no history and no order of a deck", () => {
    const game = drawnGame(1);
    const text = seen(game, 1);
    for (const key of ["random", "history", "scopes", "stack"]) expect(text).not.toContain(`"${key}"`);
    expect(game.view(1).zones.filter(({ zone }) => zone === "deck").every(({ cards }) => cards === null)).toBe(true);
    expect(seedRandom(1)).not.toEqual(seedRandom(2));
  });

  test("of a spectator shows no hand and no decision, and what lies open", () => {
    const { zones, request } = drawnGame(1).view(0);
    expect(zones.filter(({ zone }) => zone === "hand").map(({ cards, count }) => [cards, count])).toEqual([[null, 7], [null, 7]]);
    expect(zones.find(({ zone }) => zone === "play")?.cards).toHaveLength(2);
    expect(Object.keys(request ?? {})).toEqual(["player"]);
  });
});
