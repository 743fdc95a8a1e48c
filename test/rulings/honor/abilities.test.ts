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

ruling("FOH-035", ["Holy Strike"], (deal) => {
  const s = seats(deal, { hand: ["Holy Strike"], resources: 2 }, { party: ["Acolyte Kemistra", "Luumon"] });
  s.play("Holy Strike", "Kemistra").resolve();
  expect(s.card("Kemistra").damage).toBe(4);
  expect(s.card("Luumon").damage).toBe(0);
  // What prevents the next packet leaves the other, that can't be prevented.
  const shielded = seats(deal, { hand: ["Holy Strike"], resources: 2 }, { party: ["Acolyte Kemistra"], hand: ["United Front"], resources: 1 });
  shielded.play("Holy Strike", "Kemistra").pass().play("United Front", "Thoros", "Kemistra").resolve();
  expect(shielded.card("Kemistra").damage).toBe(0);
  shielded.resolve();
  expect(shielded.card("Kemistra").damage).toBe(2);
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
