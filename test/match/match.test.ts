import { describe, expect, test } from "vitest";
import { createLibrary, isRefusal, newGame, nextGameSetup, playOut, playReplay, randomAgent, readReplay, writeReplay, type Game, type GameSetup } from "../../runtime/index.ts";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import { ally, hero } from "../runtime/fixtures/cards.ts";
import { situation } from "../games/wowtcg/phrases/plain-cards.ts";

const library = createLibrary([hero("Graccus", 30), hero("Timmo", 28), ally("Grunt", 1, 2, 1)], []);
const deck = (lead: string): readonly string[] => [lead, ...Array<string>(60).fill("Grunt")];
const setup: GameSetup = { seed: 1, players: [{ name: "A", deck: deck("Graccus") }, { name: "B", deck: deck("Timmo") }] };
const start = (carry: NonNullable<GameSetup["carry"]>, seed = 1): Game => newGame(wowtcg, library, { ...setup, seed, carry });

describe("a match", () => {
  test("carries over who decides who goes first in the next game (DOW-064)", () => {
    for (const [answer, first] of [[0, "A"], [1, "B"]] as const) {
      const game = start({ won: [], decideFirst: [2] });
      expect(game.request).toMatchObject({ player: 2, kind: "first", options: [{ label: "A" }, { label: "B" }] });
      expect(isRefusal(game.answer(2))).toBe(true);
      game.answer(answer);
      expect(game.request).toMatchObject({ kind: "mulligan" });
      while (game.request?.kind === "mulligan") game.answer(0);
      expect(game.machine.player(game.state.turn.player).name).toBe(first);
    }
  });

  test("lets the dice decide where no card says so", () => {
    const firsts = [1, 2, 3, 4, 5, 6].map((seed) => {
      const game = start({ won: [], decideFirst: [] }, seed);
      expect(game.request?.kind).toBe("mulligan");
      return game.state.turn.player;
    });
    expect(new Set(firsts).size).toBe(2);
  });

  test("is won by who won the game before, if that game was sabotaged so (HFI-055)", () => {
    const game = start({ won: [2], decideFirst: [1] });
    expect([game.request, game.over]).toEqual([null, { winners: [2], why: "won by the game before" }]);
  });

  test("goes on with the same decks and what the cards in play said of the next game", () => {
    const pendant = "\nPendant, 1, Item, Neck (1)\nIf you win this game, you decide who goes first next game.\n\nMaul, 1, Ability—Arms\nYour hero deals 99 melee damage to target hero.\n";
    const s = situation(pendant, { party: ["Pendant"], hand: ["Maul"], resources: 1 });
    expect(nextGameSetup(s.game, 2)).toBeNull();
    s.play("Maul", "Timmo").resolveAll();
    expect(s.game.over?.winners).toEqual([1]);
    expect(nextGameSetup(s.game, 2)).toMatchObject({ seed: 2, carry: { won: [], decideFirst: [1] } });
    const again = newGame(wowtcg, library, setup);
    playOut(again, [randomAgent(1), randomAgent(2)]);
    expect(nextGameSetup(again, 5)).toEqual({ ...setup, seed: 5 });
    const later = start({ won: [], decideFirst: [1] });
    playOut(later, [randomAgent(1), randomAgent(2)]);
    expect(nextGameSetup(later, 5)).toEqual({ ...setup, seed: 5 });
  });

  test("is in the replay of its games", () => {
    const game = start({ won: [], decideFirst: [2] });
    playOut(game, [randomAgent(1), randomAgent(2)]);
    const text = writeReplay(game, "1");
    const replay = isRefusal(text) ? text : readReplay(wowtcg, library, "1", text);
    if (isRefusal(replay)) throw new Error(replay.refused);
    const again = playReplay(wowtcg, library, replay);
    expect(isRefusal(again) ? again.refused : again.hash()).toBe(game.hash());
  });
});
