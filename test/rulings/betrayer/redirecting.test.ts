import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("SOB-041", ["Plague Fleshbane"], (deal) => {
  const s = deal({ me: { hero: "Plague Fleshbane", party: ["Enslaved Abyssal", "Summoned Imp", "Luumon"], resources: 2 }, opponent: { hero: "Thoros the Savior", party: ["Tim", "Tim", "Tim", "Tim"] } }, { turn: "opponent" });
  until(s, "me").use("Plague Fleshbane").resolve();
  const hit = () => until(s, "opponent").use("Tim", "Plague").resolve();
  hit().choose("Yes");
  // A Demon of his, another one each time, and only if he wants.
  expect([...s.offered()].sort()).toEqual(["Enslaved Abyssal", "Summoned Imp"]);
  s.choose("Enslaved Abyssal");
  hit().choose("Yes").choose("Summoned Imp");
  hit().choose("No");
  expect(["Plague", "Enslaved Abyssal", "Summoned Imp", "Luumon"].map((name) => s.card(name).damage)).toEqual([1, 1, 1, 0]);
  s.to("action", "me").to("action", "opponent");
  hit();
  expect([s.request.kind, s.card("Plague").damage]).toEqual(["priority", 2]);
}, { own: `Summoned Imp, 2, Warlock, Ally—Imp Demon, 1 [Fire] ATK / 3 Health (Own-1C)` });

ruling("SOB-052", ["Spymaster Thalodien"], (deal) => {
  const set = (deck: readonly string[]) => {
    const s = seats(deal, { party: ["Spymaster Thalodien"] }, { deck, party: ["Luumon"] });
    s.propose("Spymaster Thalodien");
    s.choose(s.offered().find((label) => label.startsWith("Sabotage")) ?? "").resolve().to("action");
    while (s.chain().length > 0 || s.request.kind !== "priority") s.request.kind === "priority" ? s.pass() : s.choose(s.offered()[0] ?? "");
    return s;
  };
  const s = set(["Lost!", "A Rare Bean", "Starshot", "Tim"]);
  expect([s.cards("opponent", "removed"), s.cards("opponent", "deck")]).toEqual([["Starshot"], ["Tim", "Lost!", "A Rare Bean"]]);
  // Free, and in no other way.
  expect(s.can("play", "Starshot")).toBe(true);
  s.play("Starshot", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(3);
  // When it could not be played from a hand it can't be played now.
  const fight = set(["Starshot"]).attack("Kinivus", "Luumon").resolve();
  expect(fight.can("play", "Starshot")).toBe(false);
  const late = set(["Starshot", "Tim", "Tim"]).to("action", "opponent").to("action", "me");
  expect(late.can("play", "Starshot")).toBe(false);
});
