import { expect, test } from "vitest";
import { createLibrary, newGame } from "../../../../runtime/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { ally, hero } from "../../../runtime/fixtures/cards.ts";
import { act, self } from "./fixtures.ts";

const returns = act({ verb: "put", object: self, outOf: { zone: "graveyard" }, into: { zone: "hand", of: { noun: "owner", of: self } } });
const library = createLibrary(
  [hero("Graccus", 30), hero("Timmo", 28), ally("Phoenix", 3, 2, 2, [{ power: "payment", costs: [{ cost: "resources", amount: 1 }], effects: [returns], zones: ["graveyard"] }])],
  [],
);

test("a power that is used from the graveyard is offered there, and only there (CR 701.1)", () => {
  const placed = [
    { card: "Phoenix", zone: "graveyard" },
    { card: "Phoenix", zone: "party" },
    { card: "Phoenix", zone: "resource row", faceDown: true },
  ];
  const game = newGame(wowtcg, library, { seed: 1, first: 0, midGame: true, players: [{ name: "A", deck: ["Graccus"], placed }, { name: "B", deck: ["Timmo"] }] });
  const uses = (): readonly number[] => (game.request?.options ?? []).flatMap((option, i) => (option.act === "use" ? [i] : []));
  expect(uses()).toHaveLength(1);
  game.answer(uses()[0]);
  while (game.request !== null && (game.state.zones["chain"] ?? []).length > 0) game.answer(0);
  expect(game.state.zones["hand:1"]).toHaveLength(1);
  expect(game.state.zones["graveyard:1"]).toHaveLength(0);
  expect(uses()).toHaveLength(0);
});
