import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

ruling("MOL-005", [], (deal) => {
  const s = seats(deal, { party: ["Arcanist Avelena"] }, { party: ["Wavestorm Totem"] });
  s.propose("Avelena");
  expect([...s.offered()].sort()).toEqual(["Sabotage Wavestorm Totem", "Thoros the Savior", "Wavestorm Totem"]);
  // One that can't attack can't sabotage.
  const held = seats(deal, { party: ["Arcanist Avelena"] }, { party: ["Wavestorm Totem", { card: "Smoke or Croak", attachedTo: "Arcanist Avelena" }] });
  expect(held.can("attack", "Avelena")).toBe(false);
});

ruling("MOL-006", [], (deal) => {
  const set = (...theirs: readonly string[]) => seats(deal, { party: ["Retainer Cara"] }, { party: ["Vindicator's Brand", ...theirs] });
  const s = set("Tyrennius Scatheblade");
  s.propose("Cara").choose("Sabotage Vindicator's Brand").resolve().pass().pass();
  s.choose("No").to("action").resolveAll();
  expect(s.card("Cara").damage).toBe(0);
  expect(s.card("Vindicator's Brand").controller).toBe("me");
  const protectedOne = set("Tyrennius Scatheblade");
  protectedOne.propose("Cara").choose("Sabotage Vindicator's Brand").resolve().pass().pass();
  protectedOne.choose("Tyrennius").resolve().to("action").resolveAll();
  expect(protectedOne.card("Tyrennius").zone).toBe("graveyard");
  expect(protectedOne.card("Cara").damage).toBe(3);
  expect(protectedOne.card("Vindicator's Brand").controller).toBe("opponent");
});

ruling("MOL-007", [], (deal) => {
  const s = seats(deal, { party: ["Arcanist Avelena"] }, { party: ["Stoneclaw Totem", "Tyrennius Scatheblade"] });
  s.propose("Avelena");
  expect([...s.offered()].sort()).toEqual(["Sabotage Stoneclaw Totem", "Stoneclaw Totem"]);
});

ruling("MOL-008", [], (deal) => {
  const set = () => seats(deal, { party: ["Arcanist Avelena"] }, { party: ["Stoneclaw Totem", "Tyrennius Scatheblade"] });
  const s = set();
  s.propose("Avelena").choose("Sabotage Stoneclaw Totem").resolve().pass().pass();
  s.choose("No").to("action").resolveAll();
  expect(s.card("Avelena").damage).toBe(0);
  expect(s.cards("opponent", "deck")[0]).toBe("Stoneclaw Totem");
  const other = set();
  other.propose("Avelena").choose("Sabotage Stoneclaw Totem").resolve().pass().pass();
  other.choose("Tyrennius").resolve().to("action").resolveAll();
  expect(other.card("Tyrennius").damage).toBe(1);
  expect(other.card("Avelena").zone).toBe("graveyard");
  expect(other.card("Stoneclaw Totem").zone).toBe("play");
});

ruling("MOL-009", ["Arcanist Avelena", "Stoneclaw Totem", "Tyrennius Scatheblade", "Warrior Training"], (deal) => {
  const theirs = ["Tyrennius Scatheblade", { card: "Warrior Training", attachedTo: "Tyrennius Scatheblade" }];
  const s = seats(deal, { party: ["Arcanist Avelena"] }, { party: [...theirs, "Elemental Weapons"] });
  s.propose("Avelena");
  expect(s.request.kind).not.toBe("defender");
  s.resolve().pass().pass().resolve().to("action");
  expect(s.card("Tyrennius").damage).toBe(1);
  // Without the training its bearer is no more than one choice.
  const free = seats(deal, { party: ["Arcanist Avelena"] }, { party: ["Tyrennius Scatheblade", "Elemental Weapons"] });
  free.propose("Avelena");
  expect([...free.offered()].sort()).toEqual(["Sabotage Elemental Weapons", "Thoros the Savior", "Tyrennius Scatheblade"]);
});

ruling("MOL-010", [], (deal) => {
  const s = seats(deal, { party: [{ card: "Vindicator Kaldel", exhausted: true }, { card: "Vindicator's Brand", exhausted: true }] }, {});
  s.to("ready", "opponent");
  expect(s.deciding).toBe("me");
  s.choose("Yes");
  expect(s.card("Kaldel").exhausted).toBe(false);
  expect(s.card("Vindicator's Brand").exhausted).toBe(true);
  const no = seats(deal, { party: [{ card: "Vindicator Kaldel", exhausted: true }] }, {});
  no.to("ready", "opponent").choose("No");
  expect(no.card("Kaldel").exhausted).toBe(true);
});

ruling("MOL-011", [], (deal) => {
  const s = seats(deal, { party: [{ card: "Vindicator Kaldel", exhausted: true }] }, { party: [{ card: "Luumon", exhausted: true }], resources: 2 });
  s.to("ready", "opponent");
  // It is asked before the others' cards are ready, and nothing goes on the chain.
  expect(s.card("Luumon").exhausted).toBe(true);
  expect(s.chain()).toEqual([]);
  s.choose("Yes");
  expect(s.chain()).toEqual([]);
  expect(s.card("Kaldel").exhausted).toBe(false);
  expect(s.card("Luumon").exhausted).toBe(false);
});

ruling("MOL-012", ["Vindicator Kaldel"], (deal) => {
  const s = seats(deal, { party: ["Vindicator Kaldel", "Vindicator Kaldel", "Luumon"].map((card) => ({ card, exhausted: true })) }, {});
  s.to("ready", "opponent");
  s.choose("Yes").choose("Luumon").choose("Yes").choose("Kaldel");
  expect(s.request.kind).toBe("priority");
  expect(s.chain()).toEqual([]);
  expect(s.card("Luumon").exhausted).toBe(false);
  expect(["Vindicator Kaldel", "Vindicator Kaldel#2"].filter((name) => s.card(name).exhausted)).toHaveLength(1);
});
