import { expect } from "vitest";
import { problemsIn, problemsOf } from "../deck.ts";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("MOL-002", ["Vindicator Kaldel", "Arcanist Avelena"], (deal) => {
  expect(problemsOf("Kinivus the Focused", "Vindicator Kaldel", "Arcanist Avelena")).toEqual(["deck: CR 100.2d"]);
  // In a game the words are no keyword, and both may be in one party.
  const s = seats(deal, { hand: ["Vindicator Kaldel", "Arcanist Avelena"], resources: 3 }, {});
  s.play("Vindicator Kaldel").resolve().play("Arcanist Avelena").resolve();
  expect([s.card("Vindicator Kaldel").keywords, s.card("Arcanist Avelena").keywords]).toEqual([["inspire"], ["sabotage"]]);
});

ruling("MOL-003", ["Vindicator Kaldel", "Exarch Orelis", "Arcanist Avelena", "Retainer Cara"], () => {
  expect(problemsOf("Kinivus the Focused", "Vindicator Kaldel", "Exarch Orelis")).toEqual([]);
  expect(problemsOf("Kinivus the Focused", "Arcanist Avelena", "Retainer Cara")).toEqual([]);
  expect(problemsOf("Kinivus the Focused", "Exarch Orelis", "Retainer Cara")).toEqual(["deck: CR 100.2d"]);
});

ruling("MOL-004", ["Vindicator Kaldel", "Exarch Orelis", "Arcanist Avelena"], (_deal, library) => {
  const limited = (main: readonly string[], side: readonly string[]) => problemsIn(library, "Kinivus the Focused", main, { side, format: "limited" });
  // The main deck alone counts; what is left of the pool is the side deck.
  expect(limited(["Vindicator Kaldel", "Exarch Orelis"], ["Arcanist Avelena"])).toEqual([]);
  expect(limited(["Arcanist Avelena"], ["Vindicator Kaldel", "Exarch Orelis"])).toEqual([]);
  expect(limited(["Tim"], ["Vindicator Kaldel", "Arcanist Avelena"])).toEqual([]);
  expect(limited(["Vindicator Kaldel", "Arcanist Avelena"], [])).toEqual(["deck: CR 100.2d"]);
  expect(problemsIn(library, "Kinivus the Focused", ["Vindicator Kaldel"], { side: ["Arcanist Avelena"] })).toContain("deck: CR 100.2d");
});

ruling("MOL-014", ["Anders Blankheart"], (deal) => {
  const pyre = (attachedTo: string) => ({ card: "Living Pyre", attachedTo });
  const s = seats(deal, { party: ["Anders Blankheart", pyre("Luumon"), "Tim"], hand: ["Starshot"], resources: 2 }, { party: ["Luumon", "Illia the Bitter"] }, "opponent");
  s.to("ready", "me").resolve();
  expect(s.card("Luumon").damage).toBe(2);
  // Another ability, or what deals it by itself, adds nothing; an ability that only could be attached neither.
  s.to("action", "me").use("Tim", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(3);
  s.play("Starshot", "Illia").resolve();
  expect(s.card("Illia").damage).toBe(3);
  // Attached to another than the one that is dealt the damage.
  const theirs = seats(deal, { party: ["Anders Blankheart"] }, { party: [pyre("Kinivus the Focused")] });
  theirs.to("ready", "opponent").resolve();
  expect(theirs.card("Kinivus").damage).toBe(1);
});

ruling("MOL-015", ["Ardent Defender"], (deal) => {
  const tims = Array.from({ length: 27 }, () => "Tim");
  const s = seats(deal, { party: ["Ardent Defender"] }, { party: [...tims, "Luumon"] }, "opponent");
  for (let i = 0; i < 22; i++) until(s, "opponent").use("Tim", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(22);
  // From below it is dealt in full.
  until(s, "opponent").attack("Luumon", "Kinivus").resolve().to("action");
  expect(s.card("Kinivus").damage).toBe(27);
  s.use("Tim", "Kinivus").resolve().use("Tim", "Kinivus").resolve();
  expect([s.card("Kinivus").damage, s.card("Kinivus").zone]).toEqual([27, "play"]);
});

ruling("MOL-018", ["Blinky"], (deal) => {
  const s = seats(deal, { party: [{ card: "Blinky", damage: 3, exhausted: true }], resources: 6 }, {});
  s.use("Blinky").resolve();
  expect([s.card("Blinky").zone, s.card("Blinky").counters, s.card("Blinky").damage]).toEqual(["removed", { warp: 1 }, 0]);
  s.use("Blinky").resolve();
  expect([s.card("Blinky").zone, s.card("Blinky").exhausted, s.card("Blinky").damage, s.card("Blinky").counters]).toEqual(["play", false, 0, {}]);
});

ruling("MOL-022", ["Double Barrel"], (deal) => {
  const bows = ["Felsteel Whisper Knives", "Lohn'goron, Bow of the Torn-heart"];
  const set = (...party: readonly string[]) => seats(deal, { party: ["Double Barrel", ...bows, ...party], resources: 9 }, { party: ["Acolyte Kemistra"] });
  const s = set().attack("Kinivus", "Kemistra").resolve().to("defend").strike("Felsteel Whisper Knives").resolve().resolveAll();
  s.strike("Lohn'goron").resolve().resolveAll();
  expect(s.card("Kinivus").atk).toBe(5);
  s.to("action");
  // What is dealt is associated with both.
  expect(s.card("Kemistra").damage).toBe(5);
  // Not a Melee weapon beside, for all the dual wield one may have.
  const both = set("Heartless").attack("Kinivus", "Kemistra").resolve().to("defend");
  expect(["Felsteel", "Lohn'goron", "Heartless"].map((name) => both.can("strike", name))).toEqual([true, true, true]);
  both.strike("Heartless").resolve().resolveAll();
  expect(["Felsteel", "Lohn'goron"].map((name) => both.can("strike", name))).toEqual([false, false]);
  // Without it two are too many.
  const plain = seats(deal, { party: ["Felsteel Whisper Knives"], hand: ["Lohn'goron, Bow of the Torn-heart"], resources: 9 }, {});
  plain.play("Lohn'goron").resolve();
  expect(plain.request.kind).toBe("uniqueness");
});
