import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-013", ["Alexi Barov"], (deal) => {
  const s = seats(deal, { party: ["Alexi Barov"] }, { hand: ["Withdraw"], resources: 3 }, "opponent");
  s.to("ready", "me").resolve();
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(3);
  s.to("action", "me");
  until(s, "opponent").play("Withdraw", "Alexi").resolve();
  s.to("ready", "opponent");
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(3);
  s.to("end", "opponent");
  s.resolveAll();
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(0);
});

ruling("DOW-033", ["Keward Rocksalt"], (deal) => {
  const s = seats(deal, { party: ["Alexi Barov"] }, { party: ["Keward Rocksalt"] });
  expect(s.card("Alexi").health).toBe(5);
  s.attack("Alexi", "Keward").to("defend");
  expect(s.card("Alexi").health).toBe(4);
  const four = seats(deal, { party: ["Onkoth", "Tim"].map((name) => (name === "Onkoth" ? "Anchorite Onkoth" : name)) }, { party: ["Keward Rocksalt"] });
  four.attack("Onkoth", "Keward").resolve().to("action");
  expect(four.card("Onkoth").zone).toBe("graveyard");
  expect(four.card("Keward").zone).toBe("graveyard");
});

ruling("DOW-034", ["Lohn'goron, Bow of the Torn-heart"], (deal) => {
  const s = seats(deal, { party: ["Lohn'goron, Bow of the Torn-heart"], hand: ["Tim"], resources: 3 }, {});
  s.play("Tim").resolve();
  expect(s.can("attack", "Tim")).toBe(false);
  s.use("Lohn'goron", "Thoros").resolve();
  expect(s.card("Tim").exhausted).toBe(true);
  expect(s.card("Thoros").damage).toBe(1);
  expect(s.can("use", "Lohn'goron")).toBe(false);
});

ruling("DOW-059", ["Tinker Bixy Blue", "Tinker Burnfizzle"], (deal) => {
  const s = seats(deal, { party: ["Tinker Bixy Blue", "Tinker Burnfizzle", { card: "Tinker Bixy Blue", damage: 1 }] }, { party: ["Tim", "Tim"], hand: ["Withdraw"] });
  s.use("Tinker Burnfizzle").pass().use("opponent: Tim", "Burnfizzle").resolve();
  expect(s.card("Burnfizzle").damage).toBe(1);
  s.resolve();
  expect(s.card("Thoros").damage).toBe(3);
  const bixy = seats(deal, { party: ["Tinker Bixy Blue", { card: "Tinker Burnfizzle", damage: 1 }] }, { party: ["Tim"], hand: ["Withdraw"] });
  expect(bixy.can("use", "Burnfizzle")).toBe(false);
  bixy.use("Bixy", "opponent").pass().use("Tim", "Bixy").resolve();
  bixy.resolve();
  expect(bixy.cards("opponent", "hand")).toEqual([]);
  expect(bixy.cards("me", "hand")).toHaveLength(1);
});

ruling("DOW-067", ["Weldon Barov"], (deal) => {
  const s = seats(deal, { party: ["Weldon Barov"] }, { hand: ["Spell Suppression"], resources: 3 });
  s.to("end", "me").resolve();
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(3);
  s.to("action", "opponent").play("Spell Suppression", "Weldon").resolve();
  s.to("end", "opponent").resolveAll();
  expect(s.cards("me", "party").filter((name) => name === "Peasant")).toHaveLength(0);
  expect(s.card("Weldon").zone).toBe("play");
});

ruling("DOW-068", ["Wyler Surestrike"], (deal) => {
  const s = seats(deal, { party: ["Wyler Surestrike"] }, { party: ["Acolyte Kemistra"] });
  s.attack("Wyler", "Kemistra").resolve().to("action").resolveAll();
  expect(s.card("Wyler").zone).toBe("graveyard");
  expect(s.card("Kemistra").zone).toBe("graveyard");
  // Not one that attacks.
  const defending = seats(deal, { party: ["Acolyte Kemistra"] }, { party: [{ card: "Wyler Surestrike", exhausted: true }] });
  defending.attack("Kemistra", "Wyler").resolve().to("action").resolveAll();
  expect(defending.card("Kemistra").damage).toBe(2);
  expect(defending.card("Kemistra").zone).toBe("play");
});
