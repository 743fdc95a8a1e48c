import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

ruling("BOG-026", ["Defiance"], (deal) => {
  const set = () => seats(deal, { party: ["Ras'fari Bloodfrenzy", "Luumon", "Arcanist Avelena"] }, { party: ["Defiance", { card: "Acolyte Kemistra", damage: 1 }, "Unholy Power"] });
  const s = set();
  const all = ["Ras'fari", "Luumon", "Kinivus", "Arcanist Avelena"];
  expect(all.map((name) => s.can("attack", name))).toEqual([true, true, true, true]);
  s.attack("Ras'fari", "Kemistra").resolve().to("action").resolveAll();
  // Only he, if he readies; the damage of that combat comes too late for it.
  expect(all.map((name) => s.can("attack", name))).toEqual([false, false, false, false]);
  const again = seats(deal, { party: [{ card: "Gladiator Sepirion" }, "Gladiator Emek", "Luumon"], resources: 2 }, { party: ["Defiance"] });
  again.attack("Emek", "Thoros").resolve().resolve().choose("Yes");
  again.to("action");
  expect(["Emek", "Luumon", "Sepirion"].map((name) => again.can("attack", name))).toEqual([true, false, false]);
  // Sabotage is an attack, too.
  const spy = set();
  spy.propose("Arcanist Avelena");
  spy.choose("Sabotage Unholy Power").resolve().to("action").resolveAll();
  expect(spy.can("attack", "Luumon")).toBe(false);
  // Its own side is free, and the next turn is another.
  s.to("action", "opponent").attack("Kemistra", "Luumon").resolve().to("action");
  expect(s.can("attack", "Thoros")).toBe(true);
  s.to("action", "me");
  expect(s.can("attack", "Luumon")).toBe(true);
});
