import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("FOH-029", ["Grugthar Sharpblade"], (deal) => {
  const party = ["Grugthar Sharpblade", "Luumon", "Illia the Bitter"];
  const s = seats(deal, { party }, {}, "opponent");
  s.to("ready", "me").resolve();
  expect(s.offers("Kinivus")).toBe(true);
  s.choose("Luumon").to("action", "me");
  expect(["Luumon", "Illia", "Grugthar", "Kinivus"].map((name) => s.can("attack", name))).toEqual([true, false, false, false]);
  // One that nothing can target may be chosen too.
  const hidden = seats(deal, { hero: "Sister Remba", party: [...party, { card: "Living Pyre", attachedTo: "Luumon" }], resources: 1 }, {}, "opponent");
  until(hidden.to("ready", "me").choose("Grugthar"), "me").use("Sister Remba", "Luumon").resolve();
  expect(hidden.card("Luumon").keywords).toContain("untargetable");
  while (!hidden.offers("Luumon")) hidden.resolve();
  hidden.choose("Luumon").to("action", "me");
  expect(hidden.can("attack", "Luumon")).toBe(true);
  // One that can't attack still can't.
  const held = seats(deal, { party }, { party: [{ card: "Smoke or Croak", attachedTo: "Luumon" }] }, "opponent");
  held.to("ready", "me").resolve().choose("Luumon").to("action", "me");
  expect(["Luumon", "Illia", "Grugthar"].map((name) => held.can("attack", name))).toEqual([false, false, false]);
});

ruling("FOH-047", ["Piñata"], (deal) => {
  const s = seats(deal, { party: ["Piñata", "Luumon", "Tim"], deck: ["Pin", "Pin"] }, { party: ["Tyrennius Scatheblade", "Illia the Bitter"] });
  expect(s.card("Piñata").types).toEqual(["item"]);
  s.propose("Kinivus");
  // For allies only.
  expect(s.offers("Piñata")).toBe(false);
  s.choose("Illia").resolve().pass().pass();
  if (s.request.kind === "protect") s.choose("No");
  s.to("action").attack("Luumon", "Piñata").resolve().pass().pass();
  // A protector of the other side may step in.
  expect([s.request.kind, s.deciding, s.offers("Tyrennius")]).toEqual(["protect", "opponent", true]);
  s.choose("Tyrennius").resolve().to("action");
  expect([s.card("Piñata").zone, s.card("Tyrennius").zone, s.card("Luumon").damage]).toEqual(["play", "graveyard", 3]);
  s.attack("Tim", "Piñata").resolve().to("defend").resolveAll();
  s.to("action");
  expect([s.card("Piñata").zone, s.cards("me", "hand"), s.card("Tim").damage]).toEqual(["graveyard", ["Pin", "Pin"], 0]);
});

ruling("FOH-056", ["United Front"], (deal) => {
  const s = seats(deal, { hand: ["United Front"], party: ["Luumon"], resources: 2 }, { party: ["Tim", "Tim", "Tim", "Tim"] }, "opponent");
  until(s, "me").play("United Front", "Kinivus", "Luumon").resolve();
  const hit = (at: string): number => {
    until(s, "opponent").use("Tim", at).resolve();
    return s.card(at).damage;
  };
  // The next packet to each, not to both at once.
  expect([hit("Kinivus"), hit("Luumon"), hit("Luumon"), hit("Kinivus")]).toEqual([0, 0, 1, 1]);
  const alone = seats(deal, { hand: ["United Front"], resources: 2 }, { party: ["Tim"] });
  expect(alone.can("play", "United Front")).toBe(false);
});

ruling("FOH-060", ["Wub's Cursed Hexblade"], (deal) => {
  const set = (turn: string, target: string, more: object = {}) => {
    const s = seats(deal, { party: ["Wub's Cursed Hexblade"], graveyard: ["Luumon", "Tim"], resources: 2, ...more }, { party: [target], graveyard: ["Luumon"] }, turn);
    return until(s, "me").use("Wub's Cursed Hexblade").resolve();
  };
  const s = set("opponent", "Luumon");
  // From any graveyard: the one that was just destroyed is among them.
  expect(s.offered().filter((label) => label.startsWith("Luumon"))).toHaveLength(3);
  s.choose("Luumon");
  expect([s.cards("me", "party").includes("Luumon"), s.cards("opponent", "party").includes("Luumon")]).toEqual([true, false]);
  // Nobody else went first.
  const first = set("me", "Luumon");
  expect([first.request.kind, first.cards("me", "party")]).toEqual(["priority", ["Kinivus the Focused"]]);
});

ruling("FOH-060", ["Wub's Cursed Hexblade"], (deal) => {
  const s = seats(deal, { party: ["Wub's Cursed Hexblade"], graveyard: ["Luumon", "Tim"], resources: 2 }, { party: ["Masquerade Gown", "Luumon", "Tim"] }, "opponent");
  s.use("Masquerade Gown", "Luumon", "Tim").resolve();
  // It left play as a Tim.
  until(s, "me").use("Wub's Cursed Hexblade", "Tim").resolve();
  expect(s.cards("opponent", "graveyard").concat(s.cards("me", "party"))).toBeDefined();
  if (s.request.kind !== "priority") {
    expect(s.offered().every((label) => label === "Tim")).toBe(true);
    s.choose("Tim");
  }
  expect(s.cards("me", "party")).toContain("Tim");
}, { part: "the name it had" });
