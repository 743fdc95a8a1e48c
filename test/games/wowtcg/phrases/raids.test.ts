import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const BOSS = `
Onyxia, Hero—Dragonkin, 50 Health

Bellow, 1, Ability
Each raider discards a random card.

Tail Sweep, 1, Ability
Onyxia deals 3 melee damage to each raiding hero and ally.

Scale Rot, 1, Ability
Ongoing: When Onyxia is dealt damage, she deals 1 fire damage to target raiding hero.

Devour, 1, Instant Ability
If Onyxia is ready, she deals 2 melee damage to target hero.

Roar, 1, Ability
The Boss deals 2 fire damage to each opposing hero.

Cavern Drake, 2, Ally—Dragonkin, 2 [Fire] ATK / 4 Health
When this ally attacks, it deals 1 fire damage to each other ally in play.

Poke, 1, Ability
Your hero deals 2 fire damage to target hero.
`;

const raid = (hand: readonly string[], opponent: object = {}) => situation(BOSS, { hero: "Onyxia", role: "Boss player", hand, resources: 3, party: ["Grunt"] }, { role: "raider", party: ["Gnome"], ...opponent });

test("raiders are the players who have that part, and a raiding ally is theirs", () => {
  const s = raid(["Bellow", "Tail Sweep"], { hand: ["Poke"] });
  s.play("Bellow").resolve();
  expect(s.card("Poke").zone).toBe("graveyard");
  s.play("Tail Sweep").resolve();
  expect([s.card("Timmo").damage, s.card("Gnome").zone, s.card("Grunt").damage, s.card("Onyxia").damage]).toEqual([3, "graveyard", 0, 0]);
});

test("who is called by name is the hero or ally of that name, and “she” is still her", () => {
  const s = raid(["Scale Rot"], { hand: ["Poke"], resources: 1 });
  s.play("Scale Rot").resolve();
  s.to("action", "opponent");
  s.play("Poke", "Onyxia").resolve();
  if (s.request.kind !== "priority") s.choose("Timmo");
  s.resolveAll();
  expect([s.card("Onyxia").damage, s.card("Timmo").damage]).toEqual([2, 1]);
});

test("“she” who was named in a condition is the one that it is about", () => {
  expect(raid(["Devour"]).play("Devour", "Timmo").resolve().card("Timmo").damage).toBe(2);
});

test("the Boss is the hero of who plays it", () => {
  expect(raid(["Roar"]).play("Roar").resolve().card("Timmo").damage).toBe(2);
});

test("each of several players is offered what each may do", () => {
  const s = situation("Gift Day, 1, Ability\nEach player may draw a card.\n", { hand: ["Gift Day"], resources: 1 }, {});
  s.play("Gift Day").resolve();
  s.choose("No");
  s.choose("Yes");
  expect([s.cards("me", "hand").length, s.cards("opponent", "hand").length]).toEqual([0, 1]);
});

test("“each other” ally in that ally's party is not that ally", () => {
  const s = situation("Cleave, 2, Ability\nOngoing: When your hero deals fire damage to an ally, it also deals that much melee damage to each other ally in that ally's party.\n\nStab, 1, Ability\nYour hero deals 1 fire damage to target ally.\n", { hand: ["Cleave", "Stab"], resources: 3 }, { party: ["Ogre", "Gnome"] });
  s.play("Cleave").resolve();
  s.play("Stab", "Ogre").resolve();
  s.resolveAll();
  expect([s.card("Ogre").damage, s.card("Gnome").damage]).toEqual([1, 1]);
});

test("“for each” of what is spoken of, it is done to each of them", () => {
  const s = situation("Upkeep, 1, Ability\nFor each ally you control, destroy it unless you pay (1).\n", { hand: ["Upkeep"], resources: 2, party: ["Ogre", "Grunt"] });
  s.play("Upkeep").resolve();
  s.choose("Yes");
  expect(s.card("Grunt").zone === "play" ? s.card("Ogre").zone : s.card("Grunt").zone).toBe("graveyard");
});
