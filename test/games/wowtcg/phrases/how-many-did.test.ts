import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Tally, 1, Item
At the end of each turn, if you played two or more abilities this turn, put a Snake ally token into play with 1 [Nature] ATK / 1 health.

Spark, 1, Ability
Your hero deals 1 fire damage to target hero.

Brawl, 1, Ability
If three or more allies you controlled dealt damage this turn, draw a card.

Salvo, 1, Ally—Orc Warrior, Unlimited, 1 [Melee] ATK / 3 Health
[Activate] >>> This ally deals 1 melee damage to target hero.

Twin Salvo, 1, Ally—Orc Warrior, 1 [Melee] ATK / 3 Health
[Activate] >>> This ally deals 1 melee damage to target hero. Then, this ally deals 1 melee damage to target hero.

Cull, 1, Ability
Destroy up to three target allies. Then, if two or more allies were destroyed this way, draw a card.

Reader, 1, Ability
Draw two cards.

Reckoning, 1, Ability
If you drew exactly two cards this turn, your hero deals 5 fire damage to target hero.

Last Rites, Quest
Pay (1) and remove any number of allies in your graveyard from the game to complete this quest. <p> Reward: Draw a card, or two cards if you removed three or more allies this way.
`;

const snakes = (played: number): number => {
  const s = situation(CARDS, { hand: ["Spark", "Spark"], resources: 2, party: ["Tally"] });
  for (let i = 0; i < played; i++) s.play("Spark", "Timmo").resolve();
  s.to("action", "opponent");
  return s.cards("me", "party").filter((name) => name === "Snake").length;
};

test("so many cards were played this turn", () => {
  expect([snakes(1), snakes(2)]).toEqual([0, 1]);
});

test("of allies that dealt damage each is counted once", () => {
  const drawn = (party: readonly string[]): number => {
    const s = situation(CARDS, { hand: ["Brawl"], resources: 1, party: [...party] });
    for (const ally of party) {
      s.use(ally).choose("Timmo");
      if (ally === "Twin Salvo") s.choose("Timmo");
      s.resolve();
    }
    s.play("Brawl").resolve();
    return s.cards("me", "hand").length;
  };
  expect([drawn(["Salvo", "Twin Salvo"]), drawn(["Salvo", "Salvo", "Twin Salvo"])]).toEqual([0, 1]);
});

test("so many were destroyed this way, and not before", () => {
  const s = situation(CARDS, { hand: ["Cull", "Cull"], resources: 2 }, { party: ["Ogre", "Gnome", "Grunt"] });
  s.play("Cull").choose("Ogre").resolve();
  expect(s.cards("me", "hand").length).toBe(1);
  s.play("Cull").choose("Gnome", "Grunt").resolve();
  expect(s.cards("me", "hand").length).toBe(1);
});

test("cards that were drawn are counted though nobody has seen them", () => {
  const s = situation(CARDS, { hand: ["Reader", "Reckoning"], resources: 2 });
  s.play("Reader").resolve();
  s.play("Reckoning", "Timmo").resolve();
  expect(s.card("Timmo").damage).toBe(5);
});

test("what was removed to complete a quest was removed this way", () => {
  const drawn = (removed: readonly string[]): number => {
    const s = situation(CARDS, { resources: 1, faceUp: ["Last Rites"], graveyard: ["Grunt", "Gnome", "Ogre"] });
    s.complete("Last Rites").choose(...removed).resolve();
    return s.cards("me", "hand").length;
  };
  expect([drawn(["Grunt", "Gnome"]), drawn(["Grunt", "Gnome", "Ogre"])]).toEqual([1, 2]);
});

test("an ally that was destroyed was controlled by who had it then", () => {
  const damage = (card: string): number => {
    const s = situation(GRIEF, { hand: [card, "Grieve"], resources: 2, party: ["Grunt"] }, { party: ["Gnome"] });
    s.play(card, card === "Fell" ? "Grunt" : "Gnome").resolve();
    s.play("Grieve", "Timmo").resolve();
    return s.card("Timmo").damage;
  };
  expect([damage("Fell"), damage("Smite")]).toEqual([3, 0]);
});

const GRIEF = `
Fell, 1, Ability
Destroy target ally.

Smite, 1, Ability
Destroy target ally.

Grieve, 1, Ability
If an ally you controlled was destroyed this turn, your hero deals 3 fire damage to target hero.
`;
