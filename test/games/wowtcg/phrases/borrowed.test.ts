import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Thief, 3, Ally—Succubus Demon, 2 ATK (Shadow), 3 Health
When Thief enters play, you may remove target opposing ally from the game, and Thief has that card's printed powers while it remains removed from the game.

Wall, 2, Ally—Orc Warrior, 1 ATK (Melee), 1 Health
Protector
`;

test("a card has the powers of another for as long as that one remains removed (FOH-034)", () => {
  const s = situation(CARDS, { hand: ["Thief"], resources: 3 }, { party: ["Wall"] });
  s.play("Thief").resolve().resolve().choose("Yes");
  expect(s.cards("opponent", "removed")).toEqual(["Wall"]);
  expect(s.card("Thief").keywords).toEqual(["protector"]);
});
