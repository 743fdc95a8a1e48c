import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Snob, 2, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 6 Health
Ferocity <p> When this ally deals combat damage to an ally with lower cost, draw a card.

Grudge, 1, Ability
Ongoing: When an ally deals combat damage to another ally, destroy both.

Shield Oath, 1, Ability
Ongoing: Allies you control can't be attacked by allies with lower cost.

Rush, 1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 9 Health
Ferocity
`;

const fight = (s: ReturnType<typeof situation>): void => {
  for (let i = 0; i < 12 && (s.game.machine.state.combat !== null || (s.game.machine.state.zones["chain"] ?? []).length > 0); i++) s.pass();
};

test("lower is lower than what the other in the same event has", () => {
  const drawn = (defender: string): number => {
    const s = situation(CARDS, { party: ["Snob"] }, { party: [defender] });
    s.attack("Snob", defender).resolve();
    fight(s);
    return s.cards("me", "hand").length;
  };
  expect([drawn("Grunt"), drawn("Gnome"), drawn("Ogre")]).toEqual([1, 0, 0]);
});

test("both are the one that does it and the one it is done to", () => {
  const s = situation(CARDS, { hand: ["Grudge"], resources: 1, party: ["Rush", "Grunt"] }, { party: ["Ogre", "Gnome"] });
  s.play("Grudge").resolve();
  s.attack("Rush", "Ogre").resolve();
  fight(s);
  expect([s.card("Rush").zone, s.card("Ogre").zone, s.card("Gnome").zone, s.card("Grunt").zone]).toEqual(["graveyard", "graveyard", "play", "play"]);
});

test("who can't be attacked by what costs less can be by what costs as much", () => {
  const s = situation(CARDS, { hand: ["Shield Oath"], resources: 1, party: ["Gnome"] }, { party: ["Grunt", "Snob"] });
  s.play("Shield Oath").resolve();
  s.to("action", "opponent");
  s.propose("Grunt");
  expect(s.offers("Gnome")).toBe(false);
});
