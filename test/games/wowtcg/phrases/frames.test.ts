import { expect, test } from "vitest";
import { loadCompiler } from "../../../../cli/compiler.ts";
import { situation } from "./plain-cards.ts";

const CARDS = `
Dun Charm, 1, Item
When you play an ability, <p> [Warrior] Hero: Draw a card. <p> [Mage] Hero: Your hero heals all damage from itself.

Dun Robe, 1, Item
If an opposing ally was destroyed this turn: <p> [Warrior] Hero: [Activate] >>> Draw a card. <p> [Mage] Hero: [Activate] >>> Draw two cards.

Dun Shroud, 1, Ability
Attach to your hero. <p> Ongoing: Attached hero has: <p> [Activate] >>> Draw a card. <p> (1), [Activate] >>> Your hero deals 4 fire damage to target hero.

Dun Guard, 1, Item
As each turn starts, <p> [Warrior] Hero: Prevent the next 3 non-melee damage that would be dealt to your hero this turn. <p> [Mage] Hero: Prevent the next 3 melee damage that would be dealt to your hero this turn.

Spark, 1, Ability
Your hero deals 2 fire damage to target hero.

Slap, 1, Ability
Your hero deals 2 melee damage to target hero.

Smite, 1, Ability
Destroy target ally.
`;

test("what a paragraph waits for is what those below it wait for, each for its hero", () => {
  const s = situation(CARDS, { hand: ["Spark"], resources: 1, party: ["Dun Charm"] });
  s.play("Spark", "Graccus").resolveAll();
  expect([s.cards("me", "hand").length, s.card("Graccus").damage]).toEqual([1, 2]);
});

test("what a paragraph asks is asked of those below it", () => {
  const s = situation(CARDS, { hand: ["Smite"], resources: 1, party: ["Dun Robe"] }, { party: ["Grunt"] });
  expect(s.can("use", "Dun Robe")).toBe(false);
  s.play("Smite", "Grunt").resolve();
  s.use("Dun Robe").resolve();
  expect(s.cards("me", "hand").length).toBe(1);
});

test("what stands below “has:” is had by whom it names", () => {
  const s = situation(CARDS, { hand: ["Dun Shroud"], resources: 2 });
  s.play("Dun Shroud").resolve();
  s.use("Graccus").resolve();
  expect([s.cards("me", "hand").length, s.card("Graccus").exhausted]).toEqual([1, true]);
});

test("damage of one type is none of the others", () => {
  const dealt = (card: string): number => {
    const s = situation(CARDS, { hand: [card], resources: 1 }, { party: ["Dun Guard"] });
    s.to("action", "opponent").to("action", "me");
    s.play(card, "Timmo").resolve();
    return s.card("Timmo").damage;
  };
  expect([dealt("Spark"), dealt("Slap")]).toEqual([2, 0]);
});

const compiler = await loadCompiler();

test("a paragraph that heads others is nothing without them", () => {
  const card = (text: string) => compiler.compileFile(`Dun Thing, 1, Item\n${text}\n`, { file: "own.cards", game: "wowtcg", set: "own" }).cards[0];
  expect(card("When you play an ability,")?.diagnostics[0]?.code).toBe("text/incomplete");
  for (const text of ["When you play an ability,", "When you play an ability, <p> Draw a card.", "If you control a Pet:", "[Warrior] Hero: Draw a card. <p> When you play an ability,"]) expect(card(text)?.status).toBe("refused");
});
