import { expect, test } from "vitest";
import { played } from "./played.ts";

const cards = `Dun Fury, 1, Ally—Orc Warrior, 0 [Melee] ATK / 9 Health (Own-3)
If a friendly ally would deal combat damage while attacking, it deals that much +2 instead.

Dun Vigil, 1, Ally—Orc Warrior, 0 [Melee] ATK / 1 Health (Own-4)
If this ally would be destroyed on an opponent's turn, you may pay (1). If you do, put it into its owner's hand instead.

Dun Spring, 1, Ally—Orc Warrior, 0 [Melee] ATK / 9 Health (Own-5)
If damage would be healed from a friendly hero or ally, that much damage +1 is healed instead.

Dun School, 1, Ally—Murloc, 1 [Melee] ATK / 2 Health (Own-6)
This ally has +1 / +1 for this and each other Murloc hero and ally you control.

Dun Ember, 1, Warrior, Ability—Arms (Own-7)
Put a 2 [Fire] / 3 health Smoldering Cat ally token into play.

Dun Watch, 1, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health (Own-8)
This ally has +2 ATK on opposing turns.
At the end of your turn, if you do not control a Murloc, this ally deals 1 fire damage to target hero.

Dun Pup, 1, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health (Own-9)

Dun Bolt, 1, Warrior, Instant Ability—Arms (Own-10)
Destroy target ally.

Dun Salve, 1, Warrior, Ability—Arms (Own-11)
Your hero heals 2 damage from target ally.
`;

test("what would happen is replaced only while the one that does it attacks", () => {
  const s = played(cards, { party: ["Dun Fury", "Dun Pup"] }, { party: ["Dun Spring"] });
  s.attack("Dun Pup", "Dun Spring").resolve().to("action");
  expect(s.card("Dun Spring").damage).toBe(3);
  const other = played(cards, { party: ["Dun Spring"] }, { party: ["Dun Fury", "Dun Pup"] });
  other.attack("Dun Spring", "Dun Pup").resolve().to("action");
  expect(other.card("Dun Spring").damage).toBe(1);
});

test("what would happen is replaced only on such a turn", () => {
  const mine = played(cards, { party: ["Dun Vigil"], hand: ["Dun Bolt"], resources: 1 }, {});
  expect(mine.play("Dun Bolt", "Dun Vigil").resolve().card("Dun Vigil").zone).toBe("graveyard");
  const theirs = () => played(cards, { hand: ["Dun Bolt"], resources: 1 }, { party: ["Dun Vigil"], resources: 1 }).play("Dun Bolt", "Dun Vigil").resolve();
  expect(theirs().choose("Yes").card("Dun Vigil").zone).toBe("hand");
  expect(theirs().choose("No").card("Dun Vigil").zone).toBe("graveyard");
});

test("“that much damage +1” is healed", () => {
  const s = played(cards, { party: ["Dun Spring", { card: "Dun Pup", damage: 4 }], hand: ["Dun Salve"], resources: 1 }, {});
  expect(s.play("Dun Salve", "Dun Pup").resolve().card("Dun Pup").damage).toBe(1);
});

test("“this and each other” counts the card itself and all the others", () => {
  const s = played(cards, { party: ["Dun School", "Dun School"] }, { party: ["Dun School"] });
  expect(s.card("Dun School").atk).toBe(3);
});

test("a kind that no other card has can be a token's", () => {
  const s = played(cards, { hand: ["Dun Ember"], resources: 1 }, {});
  expect(s.play("Dun Ember").resolve().card("Smoldering Cat").tags).toEqual(["smoldering", "cat"]);
});

test("“on opposing turns”, and what one does not control", () => {
  const s = played(cards, { party: ["Dun Watch"] }, {});
  expect(s.card("Dun Watch").atk).toBe(1);
  s.to("end").choose("Thorn Dun").resolve().to("action", "opponent");
  expect([s.card("Dun Watch").atk, s.card("Thorn Dun").damage]).toEqual([3, 1]);
});
