import { expect } from "vitest";
import { rule } from "./example.ts";

rule("414.2", "of several players the one whose turn it is repairs first", `
Old King, 1, Alliance, Ally—Human King, Unique, 1 [Melee] ATK / 1 Health (Own-20C)

All Rise, 0, Instant Ability (Own-21C)
Each player puts all allies from his graveyard into play.`, ({ deal }) => {
  const set = (turn: "me" | "opponent") => {
    const rise = { hand: ["All Rise"] };
    const king = { party: ["Old King"], graveyard: ["Old King"] };
    const s = deal({ ...king, ...(turn === "me" ? rise : {}) }, { ...king, ...(turn === "opponent" ? rise : {}) }, { turn });
    return s.play("All Rise").resolve();
  };
  const s = set("opponent");
  expect([s.request.kind, s.deciding]).toEqual(["uniqueness", "opponent"]);
  s.choose("Old King");
  expect([s.request.kind, s.deciding]).toEqual(["uniqueness", "me"]);
  s.choose("Old King");
  expect([s.request.kind, s.cards("me", "graveyard"), s.cards("opponent", "graveyard")]).toEqual(["priority", ["Old King"], ["Old King", "All Rise"]]);
  expect(set("me").deciding).toBe("me");
});

rule("414.1", "a violation is repaired at once, before a link goes on", `
Old King, 1, Alliance, Ally—Human King, Unique, 1 [Melee] ATK / 1 Health (Own-20C)

Raise, 0, Instant Ability (Own-23C)
Put target ally from your graveyard into play. Draw a card for each ally you control.`, ({ deal }) => {
  const s = deal({ party: ["Old King"], graveyard: ["Old King"], hand: ["Raise"] });
  s.play("Raise", "Old King").resolve();
  expect(s.request.kind).toBe("uniqueness");
  s.choose("Old King#1");
  expect(s.cards("me", "hand")).toHaveLength(1);
});

rule("414.3c", "a Two-Handed and an Off-Hand card can't be together", `
Big Pole, 1, Two-Handed Weapon—Staff, Melee (1), 2 [Melee] ATK, 1 Strike (Own-20C)

Small Orb, 1, Item, Off-Hand (1) (Own-21C)`, ({ deal }) => {
  const s = deal({ party: ["Big Pole"], hand: ["Small Orb"], resources: 1 });
  s.play("Small Orb").resolve();
  expect([s.request.kind, s.offered()]).toEqual(["uniqueness", ["Big Pole", "Small Orb"]]);
  expect(s.choose("Small Orb").cards("me", "graveyard")).toEqual(["Big Pole"]);
});

rule("306.3, 410.6g", "of several locations one stays face up", `
Old Town, Location (Own-20)
[Activate] >>> Draw a card.

New Town, Location (Own-21)
[Activate] >>> Draw a card.`, ({ deal }) => {
  const s = deal({ faceUp: ["Old Town"], hand: ["New Town"] });
  s.place("New Town", "up").resolve();
  expect(s.request.kind).toBe("uniqueness");
  s.choose("New Town");
  expect(s.card("New Town").faceDown).toBe(false);
  expect(s.cards("me", "resource row")).toHaveLength(2);
});
