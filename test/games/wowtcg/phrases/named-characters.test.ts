import { expect, test } from "vitest";
import { played } from "./played.ts";

const cards = `Onyxia Dun, 4, Ally—Dragonkin, 2 [Fire] ATK / 9 Health (Own-3)

Onyxia's Ring, 1, Item, Ring (1) (Own-4)

Dun Thrash, 1, Warrior, Ability—Arms (Own-5)
Ready Onyxia. She deals 2 fire damage to target hero.

Dun Strike, 1, Warrior, Ability—Arms (Own-6)
Destroy target item.
Onyxia deals 3 fire damage to its controller's hero.

Dun Balm, 1, Warrior, Ability—Arms (Own-7)
Onyxia heals 2 damage from herself.

Dun Blade, 1, Warrior, Weapon—Sword, Melee (1), 3 [Melee] ATK, 0 Strike (Own-8)
When your hero deals fatal damage to an opposing ally with Dun Blade, add a +1 ATK counter to it.

Dun Pup, 1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health (Own-9)
`;

const DRAGON = "Onyxia Dun";

test("a name of somebody else is the character in play that goes by it, and no other card", () => {
  const s = played(cards, { party: [{ card: DRAGON, exhausted: true }, "Onyxia's Ring"], hand: ["Dun Thrash"], resources: 1 }, {});
  s.play("Dun Thrash", "Thorn Dun").resolve();
  expect([s.card(DRAGON).exhausted, s.card("Thorn Dun").damage]).toEqual([false, 2]);
});

test("who is named is no “it”: what another paragraph has spoken of is", () => {
  const s = played(cards, { party: [DRAGON], hand: ["Dun Strike"], resources: 1 }, { party: ["Onyxia's Ring"] });
  s.play("Dun Strike", "Onyxia's Ring").resolve();
  expect([s.card("Thorn Dun").damage, s.card("Ursa Grey").damage]).toEqual([3, 0]);
});

test("who is named is “herself”", () => {
  const s = played(cards, { party: [{ card: DRAGON, damage: 3 }], hand: ["Dun Balm"], resources: 1 }, {});
  expect(s.play("Dun Balm").resolve().card(DRAGON).damage).toBe(1);
});

test("where nobody goes by the name, nothing is done", () => {
  const s = played(cards, { hand: ["Dun Thrash"], resources: 1 }, {});
  expect(s.play("Dun Thrash", "Thorn Dun").resolve().card("Thorn Dun").damage).toBe(0);
});

test("what has been dealt fatal damage gets no counter: the weapon does", () => {
  const s = played(cards, { party: ["Dun Blade"] }, { party: ["Dun Pup"] }, { edition: { strikesOnChain: true } });
  s.attack("Ursa Grey", "Dun Pup").to("defend");
  s.strike("Dun Blade").resolve().to("action").resolveAll();
  expect(s.card("Dun Pup").zone).toBe("graveyard");
  expect(s.card("Dun Blade").counters).toEqual({ "+1 atk": 1 });
});
