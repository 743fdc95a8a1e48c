import { expect, test } from "vitest";
import { played, until } from "./played.ts";

const cards = `Dun Turtle, Quest (Own-3)
Pay (1) to complete this quest.
Reward: Put a Turtle ally token named Shelldon with 1 [Melee] ATK / 2 health and "[Activate] >>> Shelldon deals 1 nature damage to target hero." into play. When Shelldon leaves play, draw two cards.

Bolvar of Dun, 2, Alliance, Ally—Human Paladin, 2 [Holy] ATK / 2 Health (Own-4)

Dun Bolvarine, 2, Alliance, Ally—Human Paladin, 2 [Holy] ATK / 2 Health (Own-5)

Dun Herald, 1, Alliance, Ally—Human, 1 [Melee] ATK / 4 Health (Own-6)
This ally has +3 ATK while you control an ally with Bolvar in its name.

Dun Ban, 1, Item, Ring (1) (Own-7)
When this item enters play, name an ally with cost 2 or less.
Opponents can't play cards with the chosen name.

Dun Guess, 1, Item, Ring (1) (Own-8)
(1) >>> Choose "ability" or "ally", then reveal the top card of your deck. If it has the chosen type, put it into your hand.

Dun Jab, 1, Warrior, Instant Ability—Arms (Own-9)
Your hero deals 2 melee damage to target hero or ally.

Dun Strong, 2, Ally—Human, 1 [Melee] ATK / 1 Health (Own-10)
This ally enters play with three +1 / +1 counters.
If this ally would be dealt damage, remove that many +1 / +1 counters from it instead.

Dun Fuse, 1, Item, Ring (1) (Own-11)
This item enters play with two spark counters.
[Activate] >>> Remove a spark counter. If you removed the last one, draw a card.
`;

test("a name that a token was given is the token, and in its own power the bearer", () => {
  const s = played(cards, { faceUp: ["Dun Turtle"], hand: ["Dun Jab", "Dun Jab"], resources: 3 }, {});
  s.complete("Dun Turtle").resolve();
  s.to("action", "opponent").to("action", "me");
  const before = s.cards("me", "hand").length;
  s.use("Shelldon", "Thorn Dun").resolve();
  expect(s.card("Thorn Dun").damage).toBe(1);
  s.play("Dun Jab", "Shelldon").resolve().resolveAll();
  expect(s.cards("me", "hand").length).toBe(before - 1 + 2);
});

test("words in a name are whole words", () => {
  const atk = (ally: string) => played(cards, { party: ["Dun Herald", ally] }, { party: ["Bolvar of Dun"] }).card("Dun Herald").atk;
  expect([atk("Bolvar of Dun"), atk("Dun Bolvarine")]).toEqual([4, 1]);
});

test("only names of what the text describes can be named, of any card there is", () => {
  const s = played(cards, { hand: ["Dun Ban"], resources: 1 }, { hand: ["Bolvar of Dun", "Dun Strong", "Dun Jab"], resources: 4 });
  s.play("Dun Ban").resolve();
  until(s, "nobody");
  expect(s.request.kind).toBe("name");
  for (const [name, may] of [["Bolvar of Dun", true], ["Dun Herald", true], ["Dun Jab", false], ["Luumon", false], ["Dun Ban", false]] as const) expect(s.offers(name), name).toBe(may);
  s.choose("Bolvar of Dun").to("action", "opponent");
  expect([s.can("play", "Bolvar of Dun"), s.can("play", "Dun Strong")]).toEqual([false, true]);
});

test("a kind that is chosen by its word is the chosen type", () => {
  const guess = (kind: string) => played(cards, { party: ["Dun Guess"], deck: ["Tim", "Tim"], resources: 1 }, {}).use("Dun Guess").resolve().choose(kind).cards("me", "hand");
  expect([guess("ally"), guess("ability")]).toEqual([["Tim"], []]);
});

test("as many counters are removed as there are, and for that much", () => {
  const s = played(cards, { hand: ["Dun Jab", "Dun Jab", "Dun Strong"], resources: 4 }, {});
  s.play("Dun Strong").resolve();
  s.play("Dun Jab", "Dun Strong").resolve();
  expect([s.card("Dun Strong").counters, s.card("Dun Strong").damage, s.card("Dun Strong").atk]).toEqual([{ "+1 atk / +1 health": 1 }, 0, 2]);
  s.play("Dun Jab", "Dun Strong").resolve();
  expect([s.card("Dun Strong").counters, s.card("Dun Strong").damage]).toEqual([{}, 0]);
});

test("the last one has been removed when none remains (CR 404.1d)", () => {
  const s = played(cards, { hand: ["Dun Fuse"], resources: 1 }, {});
  s.play("Dun Fuse").resolve().use("Dun Fuse").resolve();
  expect(s.cards("me", "hand")).toEqual([]);
  s.to("action", "opponent").to("action", "me");
  const before = s.cards("me", "hand").length;
  s.use("Dun Fuse").resolve();
  expect(s.cards("me", "hand").length).toBe(before + 1);
});
