import { expect } from "vitest";
import { rule } from "./example.ts";

rule("706.3", "“if you targeted a hero” asks of this link, whatever was targeted before", `
Bash, 0, Instant Ability (Own-20C)
Your hero deals 1 melee damage to target hero or ally. If you targeted a hero, draw a card.`, ({ deal }) => {
  const set = () => deal({ hand: ["Bash", "Cold Snap"], resources: 1 }, { party: ["Tall Guard"] });
  expect(set().play("Bash", "Lady Merrow").resolve().cards("me", "hand")).toHaveLength(2);
  const s = set().play("Cold Snap", "Lady Merrow").resolve();
  expect(s.play("Bash", "Tall Guard").resolve().cards("me", "hand")).toEqual([]);
});

const magnet = `
Lure, 3, Ally—Human Warrior, 1 [Melee] ATK / 6 Health (Own-20R)
Opposing cards and effects must target Lure if able.

Sparks, 0, Instant Ability (Own-21R)
Your hero deals 1 fire damage to each of up to two target allies.

Either, 0, Instant Ability (Own-22R)
Choose one: Your hero deals 1 fire damage to target ally; or draw a card.

Measured, X, Instant Ability (Own-23R)
Destroy target ally with cost X.

Chaos, 0, Item (Own-24R)
All targets are chosen at random.`;

rule("706.4", "what must be targeted is avoided by no targets, by another mode, by another X", magnet, ({ deal }) => {
  const set = (card: string, resources = 0) => deal({ hand: [card], resources, party: ["Plain Runner"] }, { party: ["Lure", "Tall Guard", "Giant"] }).play(card);
  const none = set("Sparks").choose(0).resolve();
  expect([none.card("Lure").damage, none.card("Tall Guard").damage]).toEqual([0, 0]);
  const two = set("Sparks").choose(2);
  expect(two.offered()).toEqual(["Plain Runner", "Tall Guard", "Giant"]);
  two.choose("Giant").resolve();
  expect([two.card("Lure").damage, two.card("Giant").damage, two.card("Tall Guard").damage]).toEqual([1, 1, 0]);
  expect(set("Either").choose("Choice 2").resolve().cards("me", "hand")).toEqual(["Blank Page"]);
  const one = set("Either").choose("Choice 1").resolve();
  expect(one.card("Lure").damage).toBe(1);
  expect(set("Measured", 8).choose(8).resolve().cards("opponent", "graveyard")).toEqual(["Giant"]);
  expect(set("Measured", 8).choose(3).resolve().cards("opponent", "graveyard")).toEqual(["Lure"]);
});

rule("706.5", "targets that are chosen at random are chosen among those that must be targeted", magnet, ({ deal }) => {
  for (let seed = 1; seed < 9; seed++) {
    const s = deal({ hand: ["Either"], party: ["Chaos"] }, { party: ["Tall Guard", "Lure", "Lure", "Giant"] }, { seed }).play("Either").choose("Choice 1");
    expect(s.request.kind).toBe("priority");
    s.resolve();
    expect(s.card("Lure").damage + s.card("Lure#2").damage).toBe(1);
  }
});

rule("707.1b, 707.1d", "X is chosen among the numbers with which there are targets", magnet, ({ deal }) => {
  const s = deal({ hand: ["Measured"], resources: 7, party: ["Plain Runner"] }, { party: ["Tall Guard", "Giant"] }).play("Measured");
  expect(s.offered()).toEqual(["1", "3"]);
  s.choose(3).resolve();
  expect([s.cards("opponent", "graveyard"), s.cards("me", "party")]).toEqual([["Tall Guard"], ["Garm Ironhide", "Plain Runner"]]);
  expect(deal({ hand: ["Measured"], resources: 7 }, { party: ["Giant"] }).can("play", "Measured")).toBe(false);
});

rule("706.1", "what can't be targeted can be outside play, and no link targets itself", `
Ghost, 2, Ally—Undead, 1 [Melee] ATK / 1 Health (Own-20R)
Untargetable

Raise, 0, Instant Ability (Own-21R)
Put target ally from your graveyard into your hand.

Counter It, 0, Instant Ability (Own-22R)
Interrupt target ability.`, ({ deal }) => {
  const s = deal({ hand: ["Raise", "Slay Ally", "Counter It"], resources: 2, graveyard: ["Ghost"] }, { party: ["Ghost"] });
  expect(["Raise", "Slay Ally", "Counter It"].map((card) => s.can("play", card))).toEqual([true, false, false]);
});

rule("706.1", "what is other than something that is yet to be done can be targeted before it is", `
Odd Circle, 0, Ability (Own-30C)
You may put an ally card from your hand into play. If you do, destroy a second target ally.

Odd Rush, 0, Ability (Own-31C)
If an ally was destroyed this turn, destroy another target ally.`, ({ deal }) => {
  const s = deal({ hand: ["Odd Circle", "Plain Runner", "Odd Rush"], party: ["Tall Guard", "Lean Hound"] });
  s.play("Odd Circle", "Tall Guard").resolveAll();
  if (s.request.kind === "may") s.choose("Yes");
  for (let i = 0; i < 4 && s.request.kind !== "priority"; i++) s.choose("Plain Runner");
  expect(s.cards("me", "graveyard")).toContain("Tall Guard");
  expect(s.cards("me", "party")).toContain("Plain Runner");
  s.play("Odd Rush", "Lean Hound").resolveAll();
  expect(s.cards("me", "graveyard")).toContain("Lean Hound");
});
