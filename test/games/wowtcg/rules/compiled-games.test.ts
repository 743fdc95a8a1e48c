import { describe, expect, test } from "vitest";
import { loadCardPool } from "../../../../cli/card-pool.ts";
import { brokenInvariants, createLibrary, firstAgent, greedyAgent, lastAgent, newGame, playOut, randomAgent, type Agent, type Game } from "../../../../runtime/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { drawnDecks } from "../../../../scripts/playing/drawn-decks.ts";
import type { Card } from "../../../../ir/index.ts";

/** The built cards: those of `dist/`, or of the folder that `CARDWRIGHT_CARDS` names. */
const pool = await loadCardPool("wowtcg", process.env["CARDWRIGHT_CARDS"]);
const library = createLibrary(pool.cards, pool.keywords);
const isHero = (card: Card): boolean => card.type.toLowerCase().includes("hero");
const heroes = pool.cards.filter(isHero);
const others = pool.cards.filter((card) => !isHero(card));

/** Two decks of sixty cards, drawn from all there are: each card has its turn. */
function gameOf(seed: number, edition?: Readonly<Record<string, boolean>>): Game {
  let at = seed * 61;
  const pick = (from: readonly Card[]): string => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    const card = from[(at >>> 8) % from.length] as Card;
    return `${card.set}/${card.key}`;
  };
  const deck = (): readonly string[] => [pick(heroes), ...Array.from({ length: 60 }, () => pick(others))];
  return newGame(wowtcg, library, { seed, players: [{ name: "A", deck: deck() }, { name: "B", deck: deck() }], ...(edition === undefined ? {} : { edition }) });
}

/** Plays a game to its end by the rules: no answer is refused, no invariant broken, no cap on steps. */
function playWhole(seed: number, agents: readonly Agent[], every = 1): void {
  let decisions = 0;
  const outcome = playOut(gameOf(seed), agents, (game) => {
    if (decisions++ % every !== 0) return;
    const broken = brokenInvariants(game.machine);
    if (broken.length > 0) throw new Error(`seed ${seed}, decision ${decisions}: ${broken.join("; ")}`);
  });
  expect(outcome.why, `seed ${seed}`).toMatch(/hero destroyed|empty deck/);
}

describe("whole games of all compiled cards", () => {
  for (let from = 1; from <= 200; from += 50) {
    test(`random games ${from} to ${from + 49} end by the rules, with every invariant held`, { timeout: 300_000 }, () => {
      for (let seed = from; seed < from + 50; seed++) playWhole(seed, [randomAgent(seed), randomAgent(seed + 1000)]);
    });
  }

  test.each([[[1, 2, 3]], [[1, 2, 1, 2]], [[1, 1, 2]]])("so do games of players in the teams %j", { timeout: 300_000 }, (teams) => {
    for (let seed = 1; seed <= 3; seed++) {
      const game = newGame(wowtcg, library, drawnDecks(library, pool.cards, seed, teams));
      const outcome = playOut(game, teams.map((_, i) => randomAgent(seed + i * 1000)), (now) => {
        if (now.answers.length % 10 === 0) expect(brokenInvariants(now.machine)).toEqual([]);
      });
      const [winner = 0] = outcome.winners;
      // A team wins whole, whoever of it is left.
      expect(outcome.winners).toEqual(teams.flatMap((team, i) => (team === teams[winner - 1] ? [i + 1] : [])));
    }
  });

  test("so do games of players who take the first answer, the last, or all they can", { timeout: 300_000 }, () => {
    for (let seed = 1; seed <= 8; seed++) for (const agent of [firstAgent(), lastAgent(), greedyAgent()]) playWhole(seed, [agent, agent], 5);
  });
});
