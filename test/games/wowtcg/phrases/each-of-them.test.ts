import { expect, test } from "vitest";
import { played } from "./played.ts";

const cards = `Dun Gift, 1, Warrior, Ability—Arms (Own-3)
Each player may put an ally from his graveyard into his hand.

Dun Choice, 1, Warrior, Ability—Arms (Own-4)
Each player discards a card or destroys an ally he controls.

Dun Flood, 1, Warrior, Ability—Arms (Own-5)
Each player discards his hand. For each card he discarded this way, that player draws a card.

Dun Raze, 1, Warrior, Ability—Arms (Own-6)
For each player, destroy an ally he controls.

Dun Peek, 1, Warrior, Ability—Arms (Own-7)
Look at target player's hand and choose a card. He discards that card.

Dun Pup, 1, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health (Own-9)

Dun Cub, 1, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health (Own-10)
`;

test("what each player may do, each is asked (CR 712.7)", () => {
  const s = played(cards, { hand: ["Dun Gift"], graveyard: ["Dun Pup"], resources: 1 }, { graveyard: ["Dun Cub"] });
  s.play("Dun Gift").resolve();
  expect(s.deciding).toBe("me");
  s.choose("No");
  expect(s.deciding).toBe("opponent");
  s.choose("Yes");
  expect([s.cards("me", "hand"), s.cards("opponent", "hand")]).toEqual([[], ["Dun Cub"]]);
});

test("one way or the other, each chooses for himself (CR 707.1c)", () => {
  const s = played(cards, { hand: ["Dun Choice", "Dun Cub"], party: ["Dun Pup"], resources: 1 }, { hand: ["Dun Cub"], party: ["Dun Pup"] });
  s.play("Dun Choice").resolve();
  s.choose("Choice 1").choose("Choice 2");
  expect([s.cards("me", "hand"), s.cards("me", "party").includes("Dun Pup"), s.cards("opponent", "hand"), s.cards("opponent", "party").includes("Dun Pup")]).toEqual([[], true, ["Dun Cub"], false]);
});

test("what is said of one of them is said of each", () => {
  const s = played(cards, { hand: ["Dun Flood", "Dun Pup"], resources: 1 }, { hand: ["Dun Pup", "Dun Pup", "Dun Pup"] });
  s.play("Dun Flood").resolve();
  expect([s.cards("me", "hand").length, s.cards("opponent", "hand").length]).toEqual([1, 3]);
});

test("“for each player” it is done one by one", () => {
  const s = played(cards, { hand: ["Dun Raze"], party: ["Dun Pup", "Dun Pup"], resources: 1 }, { party: ["Dun Cub"] });
  s.play("Dun Raze").resolve().choose("Dun Pup");
  expect([s.cards("me", "party").filter((card) => card === "Dun Pup").length, s.card("Dun Cub").zone]).toEqual([1, "graveyard"]);
});

test("after a look at cards one of them is chosen", () => {
  const s = played(cards, { hand: ["Dun Peek"], party: ["Dun Pup"], resources: 1 }, { hand: ["Dun Cub"] });
  s.play("Dun Peek", "opponent").resolve();
  expect([s.cards("opponent", "hand"), s.cards("opponent", "graveyard")]).toEqual([[], ["Dun Cub"]]);
});
