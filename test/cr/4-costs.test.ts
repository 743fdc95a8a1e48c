import { expect } from "vitest";
import { rule } from "./example.ts";

rule("403.1", "who can't pay is not asked whether he pays", `
Toll Keeper, 2, Horde, Ally—Orc, 1 [Melee] ATK / 4 Health (Own-20C)
When this ally enters play, you may pay (2). If you do, draw a card.

Heavy Yoke, 1, Rogue, Ability—Poison (Own-21C)
Destroy target ally unless its controller pays (1).

Shared Burden, 1, Rogue, Ability—Poison (Own-22C)
Each opponent discards a card unless he pays (2).

Bought Shelter, 1, Paladin, Ability—Holy (Own-23C)
Ongoing: If your hero would be dealt damage, you may pay (1). If you do, prevent that damage.`, ({ deal }) => {
  const keeper = (resources: number) => deal({ hand: ["Toll Keeper"], resources }, {}).play("Toll Keeper").resolveAll();
  expect(keeper(3).request.kind).toBe("priority");
  const asked = keeper(4);
  expect(asked.request.kind).toBe("may");
  asked.choose("Yes").resolveAll();
  expect(asked.cards("me", "hand")).toHaveLength(1);

  const yoke = (resources: number) => deal({ hand: ["Heavy Yoke"], resources: 1 }, { party: ["Tall Guard"], resources }).play("Heavy Yoke", "Tall Guard").resolve();
  expect(yoke(0).card("Tall Guard").zone).toBe("graveyard");
  expect(yoke(1).deciding).toBe("opponent");
  expect(yoke(1).choose("Yes").card("Tall Guard").zone).toBe("play");
  expect(yoke(1).choose("No").card("Tall Guard").zone).toBe("graveyard");

  const burden = (resources: number) => deal({ hand: ["Shared Burden"], resources: 1 }, { hand: ["Cold Snap"], resources }).play("Shared Burden").resolve();
  expect(burden(1).cards("opponent", "hand")).toEqual([]);
  expect(burden(2).choose("Yes").cards("opponent", "hand")).toEqual(["Cold Snap"]);

  const shelter = (resources: number) => deal({ hand: ["Cold Snap"], resources: 1 }, { party: ["Bought Shelter"], resources }).play("Cold Snap", "Lady Merrow").resolve();
  expect(shelter(0).card("Lady Merrow").damage).toBe(2);
  expect(shelter(1).choose("Yes").card("Lady Merrow").damage).toBe(0);
  expect(shelter(1).choose("No").card("Lady Merrow").damage).toBe(2);
});

rule("403.1", "the parts of a cost are paid in an order that lets all of them be paid", `
Last Stand, 0, Item (Own-20R)
Destroy an ally you control, Exhaust an ally you control >>> Draw a card.

Spent, 0, Item (Own-21R)
Destroy this item, Remove a charge counter from this item >>> Draw a card.`, ({ deal }) => {
  const s = deal({ party: ["Last Stand", "Giant"] }).use("Last Stand").resolve();
  expect([s.cards("me", "graveyard"), s.cards("me", "hand")]).toEqual([["Giant"], ["Blank Page"]]);
  expect(deal({ party: ["Last Stand", { card: "Giant", exhausted: true }] }).can("use", "Last Stand")).toBe(false);
  const t = deal({ party: [{ card: "Spent", counters: { charge: 1 } }] }).use("Spent").resolve();
  expect([t.cards("me", "graveyard"), t.cards("me", "hand")]).toEqual([["Spent"], ["Blank Page"]]);
});
