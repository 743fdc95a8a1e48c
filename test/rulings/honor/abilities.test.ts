import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("FOH-006", ["Backlash"], (deal) => {
  const s = seats(deal, { hand: ["Backlash", "Withdraw"], resources: 8 }, { party: ["Tim"] }, "opponent");
  s.use("Tim", "Kinivus").resolve();
  until(s, "me").play("Withdraw", "Tim").resolve();
  until(s, "me").play("Backlash").resolve();
  const before = s.cards("me", "hand").length;
  until(s, "me").use("Backlash").resolve();
  expect(s.cards("me", "hand")).toHaveLength(before + 1);
  // Nothing was dealt: nothing is drawn.
  const none = seats(deal, { hand: [], party: ["Backlash"], resources: 8 }, { party: ["Tim"] }, "opponent");
  until(none, "me").use("Backlash").resolve();
  expect(none.cards("me", "hand")).toHaveLength(0);
});

ruling("FOH-010", ["Blind Faith"], (deal) => {
  const deck = ["Tim", "Pin", "Luumon", "Tim", "Voss Treebender"];
  const s = seats(deal, { party: ["Blind Faith"], deck }, {}, "opponent");
  s.to("ready", "me").resolve().choose("Yes").choose("Tim");
  expect(s.cards("me", "hand")).toEqual(["Pin"]);
  expect(s.cards("me", "deck").slice(0, 2)).toEqual(["Tim", "Voss Treebender"]);
  const no = seats(deal, { party: ["Blind Faith"], deck }, {}, "opponent");
  no.to("ready", "me").resolve().choose("No");
  expect(no.cards("me", "deck")).toEqual(deck);
});

ruling("FOH-013", ["Burgle"], (deal) => {
  const s = seats(deal, { hand: ["Burgle"], resources: 7 }, { party: [{ card: "Luumon", exhausted: true }, "Vindicator's Brand", "Tim"] }, "opponent");
  until(s, "me").play("Burgle");
  s.choose("Luumon", "Vindicator's Brand").resolve();
  expect(s.card("Luumon").controller).toBe("me");
  expect(s.card("Luumon").exhausted).toBe(true);
  expect(s.card("Vindicator's Brand").controller).toBe("me");
  expect(s.card("Tim").controller).toBe("opponent");
  s.to("action", "me");
  expect(s.card("Luumon").controller).toBe("me");
  expect(s.can("attack", "Luumon")).toBe(true);
  s.to("ready", "opponent");
  expect(s.card("Luumon").controller).toBe("opponent");
  expect(s.card("Vindicator's Brand").controller).toBe("opponent");
});

ruling("FOH-015", ["Concentration Aura"], (deal) => {
  const played = seats(deal, { hand: ["Concentration Aura", "Starshot"], resources: 8 }, { hand: ["Mystic Denial"], resources: 8, party: ["Tim"] });
  played.play("Concentration Aura");
  // On the chain it makes nothing instant, itself safe from nothing.
  expect(played.can("play", "Starshot")).toBe(false);
  until(played, "opponent").play("Mystic Denial", "Concentration Aura").resolveAll();
  expect(played.card("Concentration Aura").zone).toBe("graveyard");
  const there = seats(deal, { party: ["Concentration Aura"], hand: ["Starshot"], resources: 8 }, { hand: ["Mystic Denial"], resources: 8, party: ["Luumon"] }, "opponent");
  until(there, "me").play("Starshot", "Luumon");
  until(there, "opponent");
  if (there.can("play", "Mystic Denial")) there.play("Mystic Denial", "Starshot");
  there.resolveAll();
  expect(there.card("Luumon").damage).toBe(3);
});

ruling("FOH-020", ["Elemental Weapons"], (deal) => {
  const one = seats(deal, { party: ["Elemental Weapons", "Vindicator's Brand"] }, {});
  expect(one.card("Vindicator's Brand").atk).toBe(6);
  const s = seats(deal, { party: ["Elemental Weapons", "Elemental Weapons", "Vindicator's Brand"], hand: ["Retainer's Blade"], resources: 2 }, { party: ["Vindicator's Brand"] });
  expect(s.card("me: Vindicator's Brand").atk).toBe(9);
  expect(s.card("me: Vindicator's Brand").damageTypes).toEqual(["nature"]);
  expect(s.card("opponent: Vindicator's Brand").atk).toBe(3);
  // It still is one of its kind.
  s.play("Retainer's Blade").resolve();
  expect(s.request.kind).toBe("uniqueness");
});

ruling("FOH-035", ["Holy Strike"], (deal) => {
  const s = seats(deal, { hand: ["Holy Strike"], resources: 2 }, { party: ["Acolyte Kemistra", "Luumon"] });
  s.play("Holy Strike", "Kemistra").resolve();
  expect(s.card("Kemistra").damage).toBe(4);
  expect(s.card("Luumon").damage).toBe(0);
  // What prevents damage takes the one packet and leaves the other, which can't be prevented.
  const hardy = seats(deal, { hand: ["Holy Strike"], resources: 2 }, { party: ["Kazamon Steelskin"], hand: ["A Final Sacrifice"], resources: 1 });
  hardy.play("Holy Strike", "Kazamon").pass().play("A Final Sacrifice", "Kazamon").resolve();
  hardy.resolve();
  while (hardy.request.kind !== "priority") hardy.choose(hardy.offered()[0] ?? "");
  expect(hardy.card("Kazamon").damage).toBe(2);
  expect(hardy.card("Kazamon").zone).toBe("play");
});

ruling("FOH-046", ["Pin"], (deal) => {
  const late = seats(deal, { hand: ["Pin"], resources: 1 }, { hand: ["Tim", "Voss Treebender"], resources: 4 }, "opponent");
  late.play("Tim").pass().play("Pin", "opponent").resolveAll();
  expect(late.card("Tim").zone).toBe("play");
  expect(late.can("play", "Voss Treebender")).toBe(false);
  const early = seats(deal, { hand: ["Pin", "Tim"], resources: 4 }, { hand: ["Voss Treebender", "Withdraw"], party: ["Luumon"], resources: 4 });
  early.to("ready", "opponent");
  until(early, "me").play("Pin", "opponent").resolve();
  early.to("action", "opponent");
  expect(early.can("play", "Voss Treebender")).toBe(false);
  expect(early.can("play", "Withdraw")).toBe(true);
  early.to("action", "me").to("action", "opponent");
  expect(early.can("play", "Voss Treebender")).toBe(true);
});

ruling("FOH-055", ["Tithe"], (deal) => {
  const s = seats(deal, { hand: ["Tithe", "Tithe"], resources: 4 }, { party: [{ card: "Luumon", exhausted: true }, { card: "Ras'fari Bloodfrenzy", exhausted: true }] });
  s.play("Tithe", "Luumon").resolve();
  s.play("Tithe", "Ras'fari").resolve();
  expect(s.card("Luumon").controller).toBe("me");
  expect(s.card("Luumon").exhausted).toBe(false);
  expect(s.can("attack", "Luumon")).toBe(false);
  expect(s.can("attack", "Ras'fari")).toBe(true);
  s.to("ready", "opponent");
  expect(s.card("Luumon").controller).toBe("opponent");
  const theirs = seats(deal, { hand: ["Tithe"], resources: 2 }, { party: [{ card: "Ras'fari Bloodfrenzy", exhausted: true }, "Illia the Bitter"] }, "opponent");
  until(theirs, "me").play("Tithe", "Ras'fari").resolve();
  expect(theirs.can("attack", "Ras'fari")).toBe(false);
  theirs.attack("Illia", "Kinivus").resolve().to("defend");
  expect(theirs.request.kind).toBe("protect");
  expect(theirs.offers("Ras'fari")).toBe(true);
});
