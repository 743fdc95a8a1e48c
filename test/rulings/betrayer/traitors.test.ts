import { expect } from "vitest";
import { problemsOf } from "../deck.ts";
import { ruling } from "../ruling.ts";

ruling("SOB-002", [], (deal) => {
  expect(problemsOf("Morn Salts-the-Land", "Survival Instincts")).toContain("Survival Instincts: CR 100.2c");
  expect(problemsOf("Marlowe the Felsworn", "Unholy Power")).toContain("Unholy Power: CR 100.2c");
  // A loyal hunter may have the first.
  expect(problemsOf("Morn Walks-the-Path", "Survival Instincts")).toEqual([]);
  const s = deal({ me: { hero: "Morn Salts-the-Land" }, opponent: { hero: "Marlowe the Felsworn" } });
  expect(["Morn", "Marlowe"].map((name) => s.card(name).tags.includes("traitor"))).toEqual([true, true]);
});

ruling("SOB-003", ["Form of the Serpent", "Eclipse"], () => {
  for (const hero of ["Sister Remba", "Morn Walks-the-Path", "Kinivus the Focused"]) {
    expect(problemsOf(hero, "Eclipse")).toContain("Eclipse: CR 100.2b");
    expect(problemsOf(hero, "Form of the Serpent")).toContain("Form of the Serpent: CR 100.2b");
  }
  expect(problemsOf("Remba, Abbess of Ash", "Eclipse")).toEqual([]);
});

ruling("SOB-004", ["Morn Salts-the-Land"], (deal) => {
  const s = deal({ me: { hero: "Morn Salts-the-Land", resources: 3 }, opponent: { hero: "Marlowe the Felsworn", graveyard: ["Pin"] } });
  // Whom he serves is no tag and no power.
  expect([...s.card("Morn").tags].sort()).toEqual(["hunter", "tauren", "traitor"]);
  expect(s.request.options.map(({ act }) => act)).toEqual(["pass", "use", "attack"]);
  expect(problemsOf("Morn Salts-the-Land", "Rain of Arrows")).toEqual([]);
});
