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
