import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-053", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Heartrazor", "Luumon"], resources: 2 }, opponent: { hero: opponent, party: ["Heartrazor"], resources: 1 } });
  const mine = () => s.can("strike", "me: Heartrazor");
  expect(mine()).toBe(false);
  // An ally's combat is none of the hero's.
  s.attack("Luumon", opponent).resolve().to("defend");
  expect(s.can("strike", "me: Heartrazor")).toBe(false);
  s.pass();
  expect([s.deciding, s.can("strike", "opponent: Heartrazor")]).toEqual(["opponent", true]);
  s.strike("opponent: Heartrazor").resolve().to("action");
  expect(s.card("Luumon").damage).toBe(2);
  s.attack(me, opponent);
  expect(mine()).toBe(false);
  s.resolve();
  expect([s.step, mine()]).toEqual(["attack", false]);
  s.pass().pass();
  expect([s.step, mine()]).toEqual(["defend", true]);
  s.to("action");
  expect([s.step, mine()]).toEqual(["action", false]);
});

ruling("INTRO-054", [], (deal) => {
  const set = (weapon: boolean, resources: number) =>
    deal({ me: { hero: me, party: [{ card: "Heartrazor", exhausted: weapon }], resources }, opponent: { hero: opponent, party: ["Luumon"] } }).attack(me, "Luumon").resolve().to("defend");
  expect(set(true, 1).can("strike", "Heartrazor")).toBe(false);
  expect(set(false, 0).can("strike", "Heartrazor")).toBe(false);
  const s = set(false, 1);
  // The hero has been exhausted by attacking; that is no hindrance.
  expect(s.card(me).exhausted).toBe(true);
  s.strike("Heartrazor");
  expect(s.card("Heartrazor").exhausted).toBe(true);
  expect(s.can("strike", "Heartrazor")).toBe(false);
  const ready = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Heartrazor"], resources: 1 } }).attack("Luumon", opponent).resolve().to("defend").pass();
  ready.strike("Heartrazor");
  // A ready hero stays so.
  expect(ready.card(opponent).exhausted).toBe(false);
});

ruling("INTRO-055", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tempest of Chaos"], resources: 3 }, opponent: { hero: opponent, party: ["Luumon"] } });
  expect([s.card(me).atk, s.card(me).damageTypes]).toEqual([0, []]);
  s.attack(me, "Luumon").resolve().to("defend").strike("Tempest of Chaos");
  // Not before the strike has resolved.
  expect(s.card(me).atk).toBe(0);
  s.resolve();
  expect([s.card(me).atk, s.card(me).damageTypes]).toEqual([1, s.card("Tempest of Chaos").damageTypes]);
  s.to("action");
  expect(s.card("Luumon").damage).toBe(1);
  expect(s.card(me).atk).toBe(0);
});
