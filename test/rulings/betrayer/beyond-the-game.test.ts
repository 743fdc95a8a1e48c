import { isRefusal } from "cardwright/runtime";
import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("SOB-019", ["Bearlady Brala"], (deal) => {
  const s = seats(deal, { hand: ["Bearlady Brala"], resources: 1 }, {});
  s.play("Bearlady Brala").resolve();
  until(s, "nobody");
  expect([s.request.kind, s.request.ask, s.deciding]).toEqual(["make up", "text", "me"]);
  const before = s.game.hash();
  // No card's name, and no token's, in whatever letters; a part of one is none.
  for (const name of ["Tim", "the oathkeeper", "Treant", " ", ""]) expect(isRefusal(s.game.answer(name)), name).toBe(true);
  expect(s.game.hash()).toBe(before);
  s.choose("Oathkeeper");
  s.to("ready", "me").to("draw", "me");
  expect(s.card("Oathkeeper")).toMatchObject({ zone: "play", controller: "me", atk: 1, health: 1, tags: ["bear"], types: ["ally"], damageTypes: ["melee"] });
  // The next one has the same name: one of the two must go.
  s.to("action", "me").to("action", "opponent").to("ready", "me").to("draw", "me");
  expect([s.request.kind, s.deciding, s.offered()]).toEqual(["uniqueness", "me", ["Oathkeeper", "Oathkeeper"]]);
  s.choose("Oathkeeper");
  expect(s.cards("me", "party").filter((name) => name === "Oathkeeper")).toHaveLength(1);
});

ruling("SOB-033", ["Lady Katrana Prestor"], (deal) => {
  const set = () => seats(deal, { hand: ["Tim"], party: ["Lady Katrana Prestor", "Luumon"], graveyard: ["Pin"], removed: ["Burgle"], resources: 15 }, { party: ["Retainer Cara", "Vindicator's Brand"], hand: ["Tim"], resources: 3 });
  const s = set().use("Lady Katrana").resolve();
  expect([s.request.kind, s.deciding]).toEqual(["raid", "me"]);
  s.choose("Yes");
  // All of it is removed, the hero too; nothing of anybody else.
  for (const zone of ["hand", "deck", "graveyard", "party", "resource row"]) expect(s.cards("me", zone), zone).toEqual([]);
  expect([s.card("Kinivus").zone, s.card("Lady Katrana").zone, s.card("Burgle").zone]).toEqual(["removed", "removed", "removed"]);
  expect([...s.cards("opponent", "party")].sort()).toEqual(["Retainer Cara", "Thoros the Savior", "Vindicator's Brand"]);
  expect([s.cards("opponent", "hand"), s.cards("opponent", "resource row").length]).toEqual([["Tim"], 3]);
  // The turn is over, and it is the next one of the same player; no draw step yet.
  expect(s.game.state.history.filter(({ verb }) => verb === "start")).toMatchObject([{ concept: "Onyxia Raid" }]);
  expect([s.game.state.turn.player, s.game.state.turn.number, s.game.over]).toEqual([1, 2, null]);
  const steps = new Set<string>();
  while (s.game.request?.kind === "priority" && s.game.state.turn.number === 2) {
    steps.add(s.step);
    s.pass();
  }
  expect(steps).toEqual(new Set(["ready", "action", "end"]));
  // What comes in the place of the cards is not in this game; that the raid has started is carried on.
  s.to("draw", "me");
  expect(s.game.over).toMatchObject({ winners: [2], next: { raids: [{ player: 1, raid: "Onyxia Raid" }] } });

  // Who has no raid decks can't do all of it, so nothing happens, and the turn player gets priority.
  const without = set().use("Lady Katrana").resolve().choose("No");
  expect([without.request.kind, without.deciding, without.step, without.game.state.turn.number]).toEqual(["priority", "me", "action", 1]);
  expect([without.card("Lady Katrana").zone, without.cards("me", "hand"), without.game.state.history.some(({ verb }) => verb === "start")]).toEqual(["play", ["Tim"], false]);
  // Fifteen resources, and no less.
  expect(seats(deal, { party: ["Lady Katrana Prestor"], resources: 14 }, {}).can("use", "Lady Katrana")).toBe(false);
});

ruling("SOB-033", ["Lady Katrana Prestor"], (deal) => {
  // What is owned and what is controlled goes; the others' next turns and what they control stay.
  const s = seats(deal, { party: ["Lady Katrana Prestor", "Retainer Cara", "Choker of Vile Intent"], resources: 15 }, { party: [{ card: "Retainer Cara" }, "The Oathkeeper"] }, "opponent");
  s.attack("opponent: Retainer Cara", "Choker of Vile Intent");
  until(s, "nobody");
  s.resolveAll();
  expect(s.card("Choker of Vile Intent").controller).toBe("opponent");
  s.to("action", "me").attack("me: Retainer Cara", "The Oathkeeper");
  until(s, "nobody");
  s.resolveAll();
  expect(s.card("The Oathkeeper").controller).toBe("me");
  s.use("Lady Katrana").resolve().choose("Yes");
  expect([s.card("Choker of Vile Intent").zone, s.card("The Oathkeeper").zone]).toEqual(["removed", "removed"]);
  expect([...s.cards("opponent", "party")].sort()).toEqual(["Retainer Cara", "Thoros the Savior"]);
}, { part: "owned and controlled" });
