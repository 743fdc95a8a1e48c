import { expect } from "vitest";
import { deckProblems } from "../../games/wowtcg/rules/deck-building.ts";
import type { Card } from "../../ir/index.ts";
import { example, rule } from "./example.ts";

example("100.2c #1", "a hero without a talent specialisation has the Talents of one", `
Gear Hunter, Horde, Hero—Goblin Hunter, 28 Health (Own-20C)
(4) >>> Flip Gear Hunter.

True Shot, 1, Hunter, Ability—Marksmanship Talent (Own-21C)
Marksmanship Hero Required
Your hero deals 1 ranged damage to target hero or ally.

Steady Aim, 1, Hunter, Ability—Marksmanship Talent (Own-22C)
Marksmanship Hero Required
Your hero deals 2 ranged damage to target hero or ally.

Snare Line, 1, Hunter, Instant Ability—Survival Talent (Own-23C)
Survival Hero Required
Ongoing: Opposing allies have -1 ATK.

Plain Trap, 1, Hunter, Ability—Survival (Own-24C)
Exhaust target ally.`, ({ library }) => {
  const named = (name: string): Card => {
    const card = library.find(name);
    if (card === undefined) throw new Error(`there is no ${name}`);
    return card;
  };
  const problems = (...main: readonly string[]) => {
    const filler = Array.from({ length: 60 }, (): Card => ({ ...named("Blank Page"), unlimited: true }));
    return deckProblems({ hero: named("Gear Hunter"), main: [...filler, ...main.map(named)] }).map(({ rule }) => rule);
  };
  expect(problems("True Shot")).toEqual([]);
  expect(problems("Snare Line")).toEqual([]);
  expect(problems("True Shot", "Steady Aim")).toEqual([]);
  expect(problems("True Shot", "Plain Trap")).toEqual([]);
  expect(problems("True Shot", "Snare Line")).toContain("CR 100.2c");
});

example("103.4 #1", "what is stopped as its modifier ends with it doesn't happen", `
Bone Warden, 4, Horde, Ally—Undead Warlock, 3 [Shadow] ATK / 4 Health (Own-20C)
Your hero can't be destroyed.

Brittle King, Horde, Hero—Orc Warrior, 2 Health (Own-21C)

Brittle Queen, Alliance, Hero—Human Mage, 3 Health (Own-22C)

Big Club, 0, Mage, Weapon—Mace, Melee (1), 4 [Melee] ATK, 0 Strike (Own-23C)

Snap, 0, Instant Ability (Own-24C)
Your hero deals 2 frost damage to target hero or ally.`, ({ deal, seats }) => {
  const duel = deal({ hero: "Brittle King", party: ["Bone Warden"] }, { hero: "Brittle Queen", party: ["Big Club"], hand: ["Snap"] }, { turn: "opponent" });
  duel.play("Snap", "Brittle King").resolve();
  expect(duel.card("Brittle King").damage).toBe(2);
  expect(duel.card("Brittle King").zone).toBe("play");
  duel.attack("Brittle Queen", "Bone Warden").resolve().choose("Big Club");
  while (duel.game.request !== null) duel.pass();
  expect(duel.card("Bone Warden").zone).toBe("graveyard");
  const [me] = duel.game.state.players;
  expect(duel.game.over?.winners).toEqual([me]);
  const three = seats({
    opponent: { hero: "Brittle Queen", party: ["Big Club"], hand: ["Snap"], team: 1 },
    me: { hero: "Brittle King", party: ["Bone Warden"], team: 2 },
    third: { hero: "Garm Ironhide", team: 3 },
  });
  three.play("Snap", "Brittle King").resolve();
  three.attack("Brittle Queen", "Bone Warden").resolve().choose("Big Club");
  while (three.game.request !== null) three.pass();
  expect(three.card("Brittle King").zone).not.toBe("play");
  expect(three.game.over?.winners).toEqual([three.game.state.players[2]]);
});

rule("103.3", "what the game destroys is destroyed, whatever cards say", `
Old King, 1, Alliance, Ally—Human King, Unique, 1 [Melee] ATK / 1 Health (Own-20C)
This ally can't be destroyed.

Old Queen, 1, Alliance, Ally—Human Queen, Unique, 1 [Melee] ATK / 1 Health (Own-21C)

Soul Well, 1, Ability (Own-22C)
Ongoing: If an ally would be destroyed, remove it from the game instead.

Chain, 0, Ability (Own-23C)
Attach to target ally.
Ongoing: Attached ally has +1 ATK.

Ward, 0, Ability (Own-24C)
Ongoing: Abilities can't be destroyed.
If an ability would be destroyed, remove it from the game instead.`, ({ deal }) => {
  const kings = deal({ party: ["Old King"], hand: ["Old King"], resources: 1 });
  kings.play("Old King").resolve().choose("Old King#1");
  expect([kings.request.kind, kings.cards("me", "graveyard")]).toEqual(["priority", ["Old King"]]);
  const queens = deal({ party: ["Soul Well", "Old Queen"], hand: ["Old Queen"], resources: 1 });
  queens.play("Old Queen").resolve().choose("Old Queen#1");
  expect([queens.cards("me", "graveyard"), queens.cards("me", "removed")]).toEqual([["Old Queen"], []]);
  const chained = deal({ party: ["Ward", "Plain Runner", { card: "Chain", attachedTo: "Plain Runner" }], hand: ["Slay Ally"], resources: 2 });
  chained.play("Slay Ally", "Plain Runner").resolve();
  expect([chained.card("Chain").zone, chained.card("Ward").zone]).toEqual(["graveyard", "play"]);
});
