import { expect, test } from "vitest";
import { situation } from "./plain-cards.ts";

test("the first on each of one's turns is the first of whoever does it, whatever it is done with", () => {
  const s = situation(
    `
Scholar, 2, Ally—Undead Mage, 1 ATK (Arcane), 2 Health
When you play an ability for the first time on each of your turns, draw a card.

Spark, 1, Mage, Instant Ability—Fire
Your hero deals 1 fire damage to target hero.
`,
    { party: ["Scholar"], hand: ["Spark", "Spark", "Spark"], resources: 5 },
  );
  const held = () => s.cards("me", "hand").length;
  s.play("Spark", "Timmo").resolveAll();
  expect(held()).toBe(3);
  s.play("Spark", "Timmo").resolveAll();
  expect(held()).toBe(2);
  s.to("action", "opponent");
  if (s.deciding !== "me") s.pass();
  s.play("Spark", "Timmo").resolveAll();
  expect(held()).toBe(1);
});

test("until after a turn is until its end", () => {
  const s = situation("Truce, 1, Mage, Ability—Arcane\nAllies can't attack until after your next turn.", { party: ["Grunt"], hand: ["Truce"], resources: 1 }, { party: ["Ogre"] });
  s.play("Truce").resolve();
  expect(s.can("attack", "Grunt")).toBe(false);
  s.to("action", "opponent");
  expect(s.can("attack", "Ogre")).toBe(false);
  s.to("action", "me");
  expect(s.can("attack", "Grunt")).toBe(false);
  s.to("action", "opponent");
  expect(s.can("attack", "Ogre")).toBe(true);
});

test("one goes somewhere and the other somewhere else", () => {
  const s = situation("Glimpse, 1, Hunter, Ability—Survival\nLook at the top two cards of your deck. Put one into your hand and the other on the bottom of your deck.", { hand: ["Glimpse"], resources: 1, deck: ["Grunt", "Ogre", "Gnome"] });
  s.play("Glimpse").resolve().choose("Ogre");
  expect(s.cards("me", "hand")).toEqual(["Ogre"]);
  expect(s.cards("me", "deck")).toEqual(["Gnome", "Grunt"]);
});

test("all that is revealed of a kind is put in a hand", () => {
  const s = situation("Survey, 1, Hunter, Ability—Survival\nReveal the top two cards of your deck. Put all revealed allies in your hand and the rest on the bottom of your deck.", { hand: ["Survey"], resources: 1, deck: ["Grunt", "Axe", "Gnome"] });
  s.play("Survey").resolveAll();
  expect(s.cards("me", "hand")).toEqual(["Grunt"]);
  expect(s.cards("me", "deck")).toEqual(["Gnome", "Axe"]);
});

test("what comes back has as much damage as is told by its health", () => {
  const s = situation("Reborn, 1, Shaman, Ability—Restoration\nPut target ally card from your graveyard into play with damage on it equal to its health -1.", { hand: ["Reborn"], resources: 1, graveyard: ["Ogre"] });
  s.play("Reborn", "Ogre").resolve();
  expect(s.cards("me", "party")).toContain("Ogre");
  expect(s.card("Ogre").damage).toBe(4);
});

test("to whom an ability is attached counts, not who says so", () => {
  const s = situation(
    `
Herald, 2, Ally—Human Priest, 1 ATK (Holy), 2 Health
Herald has +2 ATK while you control an ally with an ability attached to it.

Ward, 1, Priest, Ability—Holy
Attach to target ally.
`,
    { party: ["Herald", "Ogre"], hand: ["Ward"], resources: 1 },
  );
  expect(s.card("Herald").atk).toBe(1);
  s.play("Ward", "Ogre").resolve();
  expect(s.card("Herald").atk).toBe(3);
});

test("several targets can't attack", () => {
  const s = situation("Snare, 1, Mage, Instant Ability—Frost\nUp to two target allies can't attack this turn.", { hand: ["Snare"], resources: 1, party: ["Ogre", "Grunt", "Gnome"] });
  s.play("Snare").choose("Ogre", "Grunt").resolve();
  expect(s.can("attack", "Ogre")).toBe(false);
  expect(s.can("attack", "Grunt")).toBe(false);
  expect(s.can("attack", "Gnome")).toBe(true);
});

test("it is somebody's turn", () => {
  const s = situation("Clock, 1, Mage, Instant Ability—Arcane\nIf it's your turn, draw a card. If it's not your turn, draw two cards.", { hand: ["Clock", "Clock"], resources: 4 });
  s.play("Clock").resolve();
  expect(s.cards("me", "hand")).toHaveLength(2);
  s.to("action", "opponent");
  if (s.deciding !== "me") s.pass();
  s.play("Clock").resolve();
  expect(s.cards("me", "hand")).toHaveLength(3);
});

test("remaining health is health without what damage has taken of it", () => {
  const s = situation(
    `
Reaper, 3, Ally—Undead Priest, 1 ATK (Shadow), 1 Health
When this ally enters play, he deals shadow damage to target ally equal to that ally's remaining health -1.

Dirge, 1, Priest, Ability—Shadow
Draw X cards, where X is the highest remaining health among allies in your party.

Dauntless, 2, Ally—Orc Warrior, 1 ATK (Melee), 4 Health
While this ally has exactly 1 remaining health, he has Assault 3.
`,
    { hand: ["Reaper", "Dirge"], resources: 4, party: [{ card: "Ogre", damage: 2 }, { card: "Dauntless", damage: 3 }] },
  );
  expect(s.card("Dauntless").atk).toBe(4);
  s.play("Dirge").resolve();
  expect(s.cards("me", "hand")).toHaveLength(4);
  s.play("Reaper").resolve();
  s.choose("Ogre").resolveAll();
  expect(s.card("Ogre").damage).toBe(4);
});

test("what can't attack unless it is paid for costs so much to propose, and need not be (CR 600.3)", () => {
  const cards = `
Toll, 2, Mage, Ability—Frost
Ongoing: Opposing heroes and allies can't attack unless their controller pays (1) for each attacker.

Fence, 2, Mage, Ability—Frost
Ongoing: Opposing allies can't attack allies in your party unless their controller pays (2) for each attacker.

Berserker, 2, Ally—Orc Warrior, 3 ATK (Melee), 3 Health
Berserker must attack if able.
`;
  const s = situation(cards, { party: ["Ogre", "Grunt"], resources: 1 }, { party: ["Toll"] });
  s.attack("Ogre", "Timmo");
  expect(s.game.state.zones["play"]?.filter((id) => s.game.machine.card(id)?.row === "resources" && s.game.machine.card(id)?.exhausted)).toHaveLength(1);
  s.to("defend").to("action");
  expect(s.card("Timmo").damage).toBe(4);
  expect(s.can("attack", "Grunt")).toBe(false);
  expect(s.can("attack", "Graccus")).toBe(false);
  const free = situation(cards, { party: ["Ogre"], resources: 1 }, { party: ["Fence", "Gnome"] });
  free.propose("Ogre");
  expect(free.card("Ogre").exhausted).toBe(false);
  free.to("defend").to("action");
  expect(free.card("Timmo").damage).toBe(4);
  const forced = situation(cards, { party: ["Berserker"], resources: 1 }, { party: ["Toll"] });
  expect(forced.can("attack", "Berserker")).toBe(true);
  expect(forced.offers("Pass")).toBe(true);
});

test("a hero is flipped face down for less", () => {
  const cards = `
Mok, Hero—Mage, 30 Health
(4) >>> Flip Mok face down.
You pay (4) less to flip Mok if you control two or more allies.
`;
  const s = situation(cards, { hero: "Mok", party: ["Ogre", "Gnome"] });
  s.use("Mok").resolve();
  expect(s.card("Mok").flipped).toBe(true);
  const dear = situation(cards, { hero: "Mok", party: ["Ogre"], resources: 3 });
  expect(dear.can("use", "Mok")).toBe(false);
});

test("a resource is placed into a row, and whose it is told apart", () => {
  const s = situation(
    `
Camel, 2, Ally—Camel, 1 ATK (Melee), 2 Health
When you place a resource face up into your resource row, this ally has +3 ATK this turn.

Errand, Quest
Pay (1) to complete this quest.
Reward: Draw a card.
`,
    { party: ["Camel"], hand: ["Errand"] },
  );
  s.place("Errand", "up").resolveAll();
  expect(s.card("Camel").atk).toBe(4);
});
