import { describe, expect, test } from "vitest";
import { createLibrary } from "../../runtime/index.ts";
import { wowtcg } from "../../games/wowtcg/rules/index.ts";
import { deckbuildingWorks } from "../../scripts/exercise/deckbuilding.ts";
import { exerciseCard } from "../../scripts/exercise/exercise-card.ts";
import { powersOf } from "../../scripts/exercise/powers-of.ts";
import { Supply } from "../../scripts/exercise/situation.ts";
import { pool } from "../replay/compiled-cards.ts";
import { ally } from "../runtime/fixtures/cards.ts";

const { cards, keywords } = pool;

describe("exercising a card", () => {
  const library = createLibrary(cards, keywords);
  const supply = new Supply(cards, library);

  test.each(["Tim", "Mayla Finksputter", "Chloe Mithrilbolt", "Warrior Training", "Withdraw", "Concentration Aura"])("makes each power of %s happen, without a fault", (name) => {
    const card = cards.find((one) => one.name === name);
    if (card === undefined) throw new Error(`${name} is not compiled`);
    const powers = powersOf(library.refOf(card), card).filter(({ power }) => power.power !== "deckbuilding" || !deckbuildingWorks(card, power, cards));
    expect(exerciseCard(card, powers, wowtcg, library, supply, 40)).toMatchObject({ left: [], faults: [] });
  });

  test("names a power that can't happen", () => {
    const card = ally("Idler", 1, 1, 1, [{ power: "triggered", triggers: [{ on: "event", event: { verb: "win", subject: { noun: "self" } } }], effects: [{ do: "act", clause: { verb: "draw", amount: 1 } }] }]);
    const own = createLibrary([...cards, card], keywords);
    const result = exerciseCard(card, powersOf(own.refOf(card), card), wowtcg, own, new Supply([...cards, card], own), 3);
    expect(result.left.map(({ ref }) => ref)).toEqual(["fixture/idler#powers/0"]);
    expect(result.attempts).toBe(3);
  });
});
