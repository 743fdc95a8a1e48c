import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-005", [], (deal) => {
  const s = deal({ me: { hero: me, resources: 8, deck: ["Tim", "Tim", "Tim", "Tim"] }, opponent: { hero: opponent, party: ["Sandbox Tiger"] } });
  s.attack(me, opponent).resolve().to("defend").to("action");
  expect([s.card(me).exhausted, s.card(me).flipped]).toEqual([true, false]);
  s.use(me, opponent);
  expect(s.card(me).flipped).toBe(true);
  s.resolve();
  // Four more resources, but no way back.
  expect(s.can("use", me)).toBe(false);
  s.to("action", "opponent").to("action", "me");
  expect([s.card(me).exhausted, s.card(me).flipped, s.can("use", me)]).toEqual([false, true, false]);
});

ruling("INTRO-006", ["Sunfury Briefings"], (deal) => {
  const party = [{ card: "Tim", exhausted: true }];
  const own = deal({ me: { hero: me, party, faceUp: ["Sunfury Briefings"], resources: 4 }, opponent: { hero: opponent } });
  own.complete("Sunfury Briefings");
  // The quest has paid for itself, too.
  expect([own.card("Sunfury Briefings").exhausted, own.card("Sunfury Briefings").faceDown]).toEqual([true, true]);
  own.resolve();
  expect(own.card("Tim").exhausted).toBe(false);
  const exhausted = { card: "Sunfury Briefings", exhausted: true };
  const four = deal({ me: { hero: me, party, faceUp: [exhausted], resources: 4 }, opponent: { hero: opponent } });
  expect(four.can("complete", "Sunfury Briefings")).toBe(false);
  const five = deal({ me: { hero: me, party, faceUp: [exhausted], resources: 5 }, opponent: { hero: opponent } });
  five.complete("Sunfury Briefings").resolve();
  expect(five.card("Tim").exhausted).toBe(false);
});

ruling("INTRO-007", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Heartrazor"], faceUp: ["Skywing"], resources: 2 }, opponent: { hero: opponent } }, { choosePayments: true });
  const acts = new Set(s.request.options.map(({ act }) => act));
  expect([...acts].sort()).toEqual(["attack", "complete", "pass", "place", "play"]);
  s.play("Heartrazor");
  // Exactly the cost, no more.
  expect([s.request.kind, s.request.min, s.request.max]).toEqual(["pay", 2, 2]);
  expect(s.offers("Skywing")).toBe(true);
});
