import { expect, test } from "vitest";
import { played } from "./played.ts";

const cards = `Dun Brew, 1, Warrior, Ability—Poison (Own-3)
Attach to target hero.

Dun Snake, 1, Ally—Orc Warrior, 1 [Melee] ATK / 5 Health (Own-4)
When this ally deals combat damage to a hero, you may put a Poison from your hand into play attached to that hero.

Dun Discount, 1, Item, Ring (1) (Own-5)
You pay (1) less to play allies on your turn.

Dun Ambush, 2, Instant Ally—Orc Warrior, 1 [Melee] ATK / 5 Health (Own-6)
`;

test("a card is put into play attached to what the text says", () => {
  const s = played(cards, { party: ["Dun Snake"], hand: ["Dun Brew"] }, {});
  s.attack("Dun Snake", "Thorn Dun").resolve().to("action");
  s.resolve().choose("Yes");
  expect([s.card("Dun Brew").zone, s.card("Dun Brew").attachedTo]).toEqual(["play", "Thorn Dun"]);
});

test("“less … on your turn” is paid less only then", () => {
  const s = played(cards, { party: ["Dun Discount"], hand: ["Dun Ambush"], resources: 1 }, {});
  expect(s.can("play", "Dun Ambush")).toBe(true);
  const later = played(cards, { hand: ["Dun Ambush"], resources: 0 }, { party: ["Dun Discount"], hand: ["Dun Ambush"], resources: 1 });
  later.pass();
  expect(later.can("play", "Dun Ambush")).toBe(false);
});
