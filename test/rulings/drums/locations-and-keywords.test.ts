import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-002", [], (deal) => {
  const s = seats(deal, { hand: ["Gnomeregan"], resources: 3, party: ["Tinker Bixy Blue"] }, { party: ["Acolyte Kemistra"] });
  expect(s.can("play", "Gnomeregan")).toBe(false);
  expect(s.offered().filter((label) => label.includes("Gnomeregan"))).toEqual(["Place Gnomeregan face down", "Place Gnomeregan face up"]);
  s.place("Gnomeregan", "up").resolve();
  expect(s.card("Gnomeregan").faceDown).toBe(false);
  s.attack("Bixy", "Kemistra").resolve().to("action").resolveAll();
  s.use("Gnomeregan", "Kemistra").resolve();
  expect(s.card("Kemistra").zone).toBe("graveyard");
  expect(s.card("Gnomeregan").faceDown).toBe(false);
  expect(s.card("Gnomeregan").exhausted).toBe(true);
});

ruling("DOW-003", [], (deal) => {
  const s = seats(deal, { hand: ["Gnomeregan"], faceUp: ["Gnomeregan"] }, {});
  s.place("Gnomeregan", "up").resolve();
  expect(s.offered()).toHaveLength(2);
  s.choose("Gnomeregan#2");
  expect([s.card("Gnomeregan").faceDown, s.card("Gnomeregan#2").faceDown].sort()).toEqual([false, true]);
  expect(s.cards("me", "resource row")).toHaveLength(2);
});

ruling("DOW-004", [], (deal) => {
  const s = seats(deal, { faceUp: ["The Ruins of Lordaeron"], party: ["Tim", "Tim", "Tim", "Tim"] }, {});
  for (let i = 1; i <= 4; i++) {
    s.use("Tim", "Thoros").resolve().resolveAll();
    expect(s.card("The Ruins of Lordaeron").counters["arena"]).toBe(Math.min(3, i));
  }
});

ruling("DOW-005", [], (deal) => {
  const s = seats(deal, { hand: ["Gnomeregan"], faceUp: [{ card: "The Ruins of Lordaeron", counters: { arena: 2 } }] }, {});
  s.place("Gnomeregan", "up").resolve().choose("Gnomeregan");
  expect(s.card("The Ruins of Lordaeron").faceDown).toBe(true);
  expect(s.card("The Ruins of Lordaeron").counters).toEqual({});
});

ruling("DOW-009", [], (deal) => {
  const s = seats(deal, { party: ["Wyler Surestrike", "Tim"] }, { party: ["Tim", "Luumon"] }, "opponent");
  s.use("opponent: Tim");
  expect(s.offers("Wyler")).toBe(false);
  s.choose("Kinivus").resolve();
  s.propose("Luumon");
  expect(s.offers("Wyler")).toBe(false);
  const tired = seats(deal, { party: [{ card: "Wyler Surestrike", exhausted: true }] }, { party: ["Tim", "Luumon"] }, "opponent");
  tired.use("Tim");
  expect(tired.offers("Wyler")).toBe(true);
  tired.choose("Kinivus").resolve();
  tired.propose("Luumon");
  expect(tired.offers("Wyler")).toBe(true);
});

ruling("DOW-010", [], (deal) => {
  const s = seats(deal, { party: ["Himul Longstrider"] }, { party: ["Luumon", "Tim"] });
  s.attack("Himul", "Luumon").resolve();
  expect(s.request.kind).toBe("target");
  expect(s.offers("Himul")).toBe(false);
  s.choose("Tim").resolve();
  s.choose("Yes");
  expect(s.card("Tim").exhausted).toBe(true);
  const defending = seats(deal, { party: ["Luumon", "Tim"] }, { party: ["Himul Longstrider"] });
  defending.attack("Luumon", "Himul").to("defend");
  expect(defending.request.kind).toBe("target");
  expect(defending.deciding).toBe("opponent");
  defending.choose("Tim").resolve().choose("No");
  expect(defending.card("Tim").exhausted).toBe(false);
});

ruling("DOW-012", [], (deal) => {
  const me = { party: ["Mogor's Anointing Club", "Luumon"], graveyard: ["Tim"] };
  const s = seats(deal, me, {});
  expect(s.can("use", "Mogor's Anointing Club")).toBe(true);
  s.use("Mogor's Anointing Club");
  expect(s.card("Luumon").zone).toBe("graveyard");
  const theirs = until(seats(deal, me, {}, "opponent"), "me");
  expect(theirs.can("use", "Mogor's Anointing Club")).toBe(false);
});
