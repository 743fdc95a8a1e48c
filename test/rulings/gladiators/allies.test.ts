import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("BOG-018", ["Broll Bearmantle"], (deal) => {
  const s = seats(deal, { party: ["Broll Bearmantle"], hand: ["Gladiator Emek"], resources: 3 }, { party: ["Gladiator Emek"] });
  expect([s.card("Broll").atk, s.card("Broll").health]).toEqual([1, 1]);
  s.play("Gladiator Emek").resolve();
  expect([s.card("Broll").atk, s.card("Broll").health]).toEqual([2, 2]);
});

ruling("BOG-020", ["Chloe Mithrilbolt"], (deal) => {
  const s = deal({ me: { hero: "Chloe Mithrilbolt", party: ["Voss Treebender"], resources: 1 }, opponent: { hero: "Thoros the Savior", party: ["Luumon"] } }, { turn: "opponent" });
  until(s, "me").use("Chloe").resolve();
  s.attack("Luumon", "Voss").resolve().pass().pass();
  if (s.request.kind === "protect") expect(s.offers("Chloe")).toBe(false);
  s.to("action");
  expect(s.card("Voss").zone).toBe("graveyard");
  // Given the power to, she is readied.
  const can = (flip: boolean) => {
    const fight = deal({ me: { hero: "Chloe Mithrilbolt", party: ["Voss Treebender", "Brave Banner"], resources: 1 }, opponent: { hero: "Thoros the Savior", party: ["Luumon"] } }, { turn: "opponent" });
    if (flip) until(fight, "me").use("Chloe").resolve();
    fight.attack("Luumon", "Voss").resolve().pass().pass();
    expect([fight.request.kind, fight.offers("Chloe")]).toEqual(["protect", true]);
    fight.choose("Chloe").resolveAll().to("action").resolveAll();
    return [fight.card("Voss").zone, fight.card("Chloe").damage, fight.card("Chloe").exhausted];
  };
  expect([can(true), can(false)]).toEqual([["play", 5, false], ["play", 5, true]]);
}, { own: `Brave Banner, 1, Item, Trinket (2) (Own-1C)
Your hero is a protector.` });

ruling("BOG-035", ["Gladiator Emek"], (deal) => {
  const s = seats(deal, { party: ["Gladiator Emek"], hand: ["Tim"] }, { party: ["Luumon"], hand: ["Withdraw"] }, "opponent");
  s.attack("Luumon", "Emek").resolve().to("action");
  expect(s.card("Emek").zone).toBe("graveyard");
  while (s.request.kind === "target") s.choose("opponent");
  s.resolve().choose("Yes");
  expect(s.cards("me", "graveyard")).toEqual(expect.arrayContaining(["Tim", "Gladiator Emek"]));
  expect(s.cards("opponent", "graveyard")).toContain("Withdraw");
});

ruling("BOG-036", ["Gladiator Kileana"], (deal) => {
  const s = seats(deal, { party: ["Gladiator Kileana", "Tim"], hand: ["Gladiator Emek"], resources: 3 }, { party: ["Luumon"] });
  s.play("Gladiator Emek").resolve();
  s.resolve().choose("Yes");
  expect(s.card("Emek").damage).toBe(0);
  expect(s.card("Kileana").damage).toBe(1);
  expect(s.card("Tim").zone).toBe("graveyard");
  expect(s.card("Luumon").damage).toBe(1);
  expect(s.card("Kinivus").damage).toBe(1);
  expect(s.card("Thoros").damage).toBe(1);
});

ruling("BOG-038", ["Gladiator Sepirion"], (deal) => {
  const s = seats(deal, { party: ["Gladiator Sepirion", "Gladiator Emek", "Luumon"], resources: 5 }, { party: ["Acolyte Kemistra", "Acolyte Kemistra"] });
  s.attack("Emek", "Thoros").resolve();
  expect(s.chain()).toHaveLength(1);
  s.resolve().choose("Yes");
  expect(s.card("Emek").exhausted).toBe(false);
  s.resolve().to("action");
  s.attack("Emek", "Thoros").resolve();
  expect(s.chain()).toHaveLength(0);
  s.resolve().to("action");
  s.attack("Luumon", "Thoros").resolve();
  expect(s.chain()).toHaveLength(0);
});

ruling("BOG-042", ["Grismare"], (deal) => {
  const s = seats(deal, { party: ["Grismare", "Alexi Barov"], hand: ["Clutch Shot"], resources: 3 }, { party: ["Luumon"] }, "opponent");
  s.to("ready", "me").resolve();
  s.to("action", "me").play("Clutch Shot", "Peasant", "Luumon").resolve();
  s.use("Grismare", "Thoros", "Peasant").resolve();
  expect(s.card("Thoros").damage).toBe(3);
});

ruling("BOG-044", ["Kazamon Steelskin"], (deal) => {
  const s = seats(deal, { party: ["Kazamon Steelskin"] }, { party: ["Highlord Bolvar Fordragon"] });
  s.attack("Kazamon", "Bolvar").resolve().to("action");
  expect(s.card("Kazamon").zone).toBe("play");
  expect(s.card("Kazamon").damage).toBe(0);
});

ruling("BOG-045", ["Kristina Soulcinder"], (deal) => {
  const s = seats(deal, { party: ["Kristina Soulcinder"] }, {}, "opponent");
  s.to("ready", "me").resolve();
  expect([s.card("Kristina").atk, s.card("Kristina").health]).toEqual([2, 1]);
  const other = seats(deal, { party: ["Kristina Soulcinder"] }, { party: ["Himul Longstrider"] }, "opponent");
  other.to("ready", "me").choose("Himul").resolve();
  expect(other.card("Himul").zone).toBe("graveyard");
});

ruling("BOG-048", ["Melissa Gerrard"], (deal) => {
  const s = seats(deal, { party: ["Melissa Gerrard"] }, { party: ["Voss Treebender", "Tyrennius Scatheblade"] });
  s.attack("Melissa", "Voss").resolve();
  s.choose("Voss").resolve();
  expect(s.card("Voss").zone).toBe("graveyard");
  expect(s.step).not.toBe("defend");
  // Nothing is left to be protected.
  s.to("action");
  expect(s.card("Tyrennius").exhausted).toBe(false);
});

ruling("BOG-054", ["Rehgar Earthfury"], (deal) => {
  const s = seats(deal, { party: ["Rehgar Earthfury"] }, { party: ["Luumon"], hand: ["Withdraw"], resources: 3 });
  expect([s.card("Rehgar").atk, s.card("Rehgar").health]).toEqual([6, 6]);
  s.attack("Rehgar", "Thoros").resolve();
  if (s.request.kind === "target") s.choose("Luumon");
  s.resolve();
  expect(s.card("Luumon").controller).toBe("me");
  s.resolve().to("action");
  until(s, "opponent").play("Withdraw", "Rehgar").resolve();
  s.to("action", "opponent");
  expect(s.card("Luumon").controller).toBe("me");
});
