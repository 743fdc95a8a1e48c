import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

const CARDS = `
Teacher, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health
[Activate] >>> Target ally you control has Assault 3 or Protector this turn.

Pupil, 2, Ally—Gnome Mage, 1 ATK (Arcane), 1 Health

Pigs, 1, Mage, Ability—Frost
Attach to target ally.
Ongoing: Attached ally becomes 1 / 2 and is also a Pig.

Sty, 1, Item, Trinket (1)
[Activate] >>> Destroy target Pig.

Whetstone, 1, Item, Neck (1)
Each Pig has +2 ATK.
`;

test("of two keywords joined by “or” the player chooses one as the effect is added (CR 707.1c)", () => {
  const deal = () => situation(CARDS, { party: ["Teacher", "Pupil"] });
  const strong = deal();
  strong.use("Teacher").choose(0).choose("Pupil").resolve();
  expect(strong.card("Pupil").atk).toBe(4);
  const guarding = deal();
  guarding.use("Teacher").choose(1).choose("Pupil").resolve();
  expect(guarding.card("Pupil").atk).toBe(1);
  expect(guarding.card("Pupil").keywords).toContain("protector");
});

test("what becomes 1 / 2 has that by itself, and others add to it", () => {
  const s = situation(CARDS, { hand: ["Pigs"], resources: 1, party: ["Sty"] }, { party: ["Ogre", "Whetstone"] });
  s.play("Pigs", "Ogre").resolve();
  expect(s.card("Ogre")).toMatchObject({ atk: 3, health: 2 });
  s.use("Sty", "Ogre").resolve();
  expect(s.cards("opponent", "graveyard")).toContain("Ogre");
});
