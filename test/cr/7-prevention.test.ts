import { expect } from "vitest";
import type { Scenario } from "../../runtime/testing/index.ts";
import { example, rule } from "./example.ts";

const sting = `
Sure Sting, 1, Instant Ability (Own-30C)
Your hero deals 3 unpreventable nature damage to target hero or ally.`;

example("717.3 #1", "what is done for it is a choice, and prevents the damage only if it is done", `
Kept Life, 2, Paladin, Ability—Holy (Own-20C)
Ongoing: If your hero would be dealt damage, you may put this ability from play into its owner's hand. If you do, prevent that damage.
${sting}`, ({ deal }) => {
  const set = (card: string): Scenario => deal({ hand: [card], resources: 2 }, { party: ["Kept Life", "Tall Guard"] }).play(card, "Lady Merrow").resolve();
  const kept = set("Hard Bolt");
  expect(kept.deciding).toBe("opponent");
  kept.choose("No");
  expect(kept.card("Lady Merrow").damage).toBe(4);
  expect(kept.card("Kept Life").zone).toBe("play");
  const put = set("Hard Bolt").choose("Yes");
  expect(put.card("Lady Merrow").damage).toBe(0);
  expect(put.cards("opponent", "hand")).toEqual(["Kept Life"]);
  // It can be put there for unpreventable damage too, which is dealt all the same.
  const sure = set("Sure Sting").choose("Yes");
  expect(sure.cards("opponent", "hand")).toEqual(["Kept Life"]);
  expect(sure.card("Lady Merrow").damage).toBe(3);
  // Damage that an ally is dealt is no matter of it.
  const ally = deal({ hand: ["Cold Snap"], resources: 1 }, { party: ["Kept Life", "Tall Guard"] }).play("Cold Snap", "Tall Guard").resolve();
  expect(ally.request.kind).toBe("priority");
  expect(ally.card("Tall Guard").damage).toBe(2);
});

example("717.3 #2", "what is no choice is done for unpreventable damage too", `
Word of Walls, 1, Priest, Instant Ability—Discipline (Own-20C)
Ongoing: This ability enters play with two bubble counters.
If a hero or ally you control would be dealt damage, remove a bubble counter from this ability. If you do, prevent that damage. Then, if none remain, destroy this ability.
${sting}`, ({ deal }) => {
  const walls = (bubble: number) => [{ card: "Word of Walls", counters: { bubble } }, "Tall Guard"];
  const s = deal({ hand: ["Sure Sting", "Cold Snap"], resources: 2 }, { party: walls(2) });
  s.play("Sure Sting", "Lady Merrow").resolve();
  expect(s.card("Lady Merrow").damage).toBe(3);
  expect(s.card("Word of Walls").counters).toEqual({ bubble: 1 });
  s.play("Cold Snap", "Tall Guard").resolve();
  expect(s.card("Tall Guard").damage).toBe(0);
  expect(s.card("Word of Walls").zone).toBe("graveyard");
  // Without a counter nothing is removed, and nothing prevented.
  const bare = deal({ hand: ["Cold Snap"], resources: 1 }, { party: walls(0) }).play("Cold Snap", "Tall Guard").resolve();
  expect(bare.card("Tall Guard").damage).toBe(2);
});

example("717.3 #3", "the second of two is no longer applicable once the first has prevented all", `
Wall of Frost, 3, Mage, Ability—Frost (Own-20C)
Ongoing: This ability enters play with three ice counters.
If your hero would be dealt damage, remove an ice counter from this ability. If you do, prevent that damage. Then, if no counters remain, destroy this ability.
${sting}`, ({ deal }) => {
  const wall = (ice: number) => ({ card: "Wall of Frost", counters: { ice } });
  const set = (card: string): Scenario => deal({ hand: [card], resources: 2 }, { party: [wall(3), wall(2)] }).play(card, "Lady Merrow").resolve();
  const first = set("Hard Bolt");
  expect(first.deciding).toBe("opponent");
  expect(first.offered()).toHaveLength(2);
  first.choose("Wall of Frost#2");
  expect(first.card("Lady Merrow").damage).toBe(0);
  expect(first.card("Wall of Frost").counters).toEqual({ ice: 3 });
  expect(first.card("Wall of Frost#2").counters).toEqual({ ice: 1 });
  // Of unpreventable damage both lose a counter.
  const sure = set("Sure Sting").choose("Wall of Frost");
  expect(sure.card("Wall of Frost").counters).toEqual({ ice: 2 });
  expect(sure.card("Wall of Frost#2").counters).toEqual({ ice: 1 });
  expect(sure.card("Lady Merrow").damage).toBe(3);
});

rule("717.4b", "what lowers a packet is chosen by whom it would be dealt to, after what raises it", `
Soft Coat, 1, Ability (Own-20C)
Ongoing: If your hero would be dealt damage, it's dealt that much -1 instead.

Hot Hands, 1, Ability (Own-21C)
Ongoing: If your hero would deal damage, it deals double that much instead.`, ({ deal }) => {
  const s = deal({ party: ["Hot Hands"], hand: ["Cold Snap"], resources: 1 }, { party: ["Soft Coat"] });
  s.play("Cold Snap", "Lady Merrow").resolve();
  expect([s.request.kind, s.card("Lady Merrow").damage]).toEqual(["priority", 3]);
});

rule("717.6", "the first damage each turn is told by what has been dealt and prevented", `
Thick Skin, 1, Ability (Own-20C)
Ongoing: Prevent the first 3 damage that would be dealt to your hero each turn.`, ({ deal }) => {
  const s = deal({ hand: ["Cold Snap", "Hard Bolt", "Cold Snap"], resources: 4 }, { party: ["Thick Skin"] });
  s.play("Cold Snap", "Lady Merrow").resolve();
  expect(s.card("Lady Merrow").damage).toBe(0);
  s.play("Hard Bolt", "Lady Merrow").resolve();
  expect(s.card("Lady Merrow").damage).toBe(3);
  s.play("Cold Snap", "Lady Merrow").resolve();
  expect(s.card("Lady Merrow").damage).toBe(5);
});

rule("716.1b", "the player whose card it is chooses which of several replacements applies", `
Well One, 1, Ability (Own-20C)
Ongoing: If an ally would be destroyed, remove it from the game instead.

Well Two, 1, Ability (Own-21C)
Ongoing: If an ally would be destroyed, put it into its owner's hand instead.`, ({ deal }) => {
  const s = deal({ party: ["Well One", "Well Two"], hand: ["Slay Ally"], resources: 2 }, { party: ["Giant"] });
  s.play("Slay Ally", "Giant").resolve();
  expect([s.request.kind, s.deciding]).toEqual(["replacement", "opponent"]);
  expect(s.choose("Well Two").cards("opponent", "hand")).toEqual(["Giant"]);
});

rule("717.2d", "what prevents some of a packet triggers what waits for damage being prevented", `
Dented Shell, 0, Item (Own-20R)
If your hero would be dealt damage, prevent 1 of it.
When this item prevents damage, put a dent counter on this item.

Zap, 0, Instant Ability (Own-21R)
Your hero deals 2 fire damage to target hero.

Fizzle, 0, Instant Ability (Own-22R)
Your hero deals 1 fire damage to target hero.

Shield Up, 0, Instant Ability (Own-23R)
Prevent the next 3 damage that would be dealt to target hero this turn. When damage is prevented this way, draw a card.`, ({ deal }) => {
  const s = deal({ hand: ["Zap", "Fizzle"], party: ["Dented Shell"] }).play("Zap", "Garm Ironhide").resolveAll();
  expect([s.card("Garm Ironhide").damage, s.card("Dented Shell").counters]).toEqual([1, { dent: 1 }]);
  s.play("Fizzle", "Garm Ironhide").resolveAll();
  expect([s.card("Garm Ironhide").damage, s.card("Dented Shell").counters]).toEqual([1, { dent: 2 }]);
  const t = deal({ hand: ["Shield Up", "Zap"] }).play("Shield Up", "Garm Ironhide").resolve().play("Zap", "Garm Ironhide").resolveAll();
  expect([t.card("Garm Ironhide").damage, t.cards("me", "hand")]).toEqual([0, ["Blank Page"]]);
});
