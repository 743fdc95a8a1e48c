import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("FOH-030", ["Hatchet Totem"], (deal) => {
  const set = () => seats(deal, { hand: ["Hatchet Totem"], party: ["Coif of the Wicked"], resources: 2 }, { hand: ["Spell Suppression"], party: ["Tim"], resources: 1 }).play("Hatchet Totem").resolve().resolveAll();
  const s = set();
  expect([s.cards("me", "party").includes("Axe"), s.card("Axe").types, s.card("Axe").atk]).toEqual([true, ["weapon"], 4]);
  until(s, "opponent").use("Tim", "Hatchet Totem").resolve().resolveAll();
  expect([s.card("Hatchet Totem").zone, s.cards("me", "party").includes("Axe"), s.cards("me", "party").includes("Coif of the Wicked")]).toEqual(["graveyard", false, true]);
  // Without powers as it leaves, all the same.
  const mute = set().to("action", "opponent").play("Spell Suppression", "Hatchet Totem").resolve();
  mute.use("Tim", "Hatchet Totem").resolve().resolveAll();
  expect([mute.card("Hatchet Totem").zone, mute.cards("me", "party").includes("Axe")]).toEqual(["graveyard", false]);
});
