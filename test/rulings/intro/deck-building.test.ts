import { expect } from "vitest";
import { loadCardPool } from "../../../cli/card-pool.ts";
import { deckProblems } from "../../../games/wowtcg/rules/deck-building.ts";
import type { Card } from "../../../ir/index.ts";
import { ruling } from "../ruling.ts";

const pool = await loadCardPool("wowtcg", process.env["CARDWRIGHT_CARDS"]);

/** The cards of a deck by name: as built, or with nothing in the text box in a blank run. */
const named = (name: string, blank: readonly string[] = []): Card => {
  const card = pool.cards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`${name} is not compiled.`);
  return process.env["CARDWRIGHT_BLANK"] === "1" && blank.includes(name) ? { ...card, powers: [] } : card;
};

/** What is wrong with a deck of these cards, filled up with what every deck may have. */
function wrong(hero: string, main: readonly string[], side: readonly string[] = [], blank: readonly string[] = [...main, ...side]): readonly string[] {
  const filler = Array.from({ length: 60 }, (): Card => ({ ...named("Withdraw"), unlimited: true }));
  const problems = deckProblems({ hero: named(hero), main: [...filler, ...main.map((name) => named(name, blank))], ...(side.length === 0 ? {} : { side: [...side.map((name) => named(name, blank)), ...filler.slice(side.length, 10)] }) });
  return problems.map(({ card, rule }) => `${card ?? "deck"}: ${rule}`);
}

ruling("INTRO-074", ["Vindicator Kaldel", "Arcanist Avelena"], (deal) => {
  expect(wrong("Kinivus the Focused", ["Vindicator Kaldel", "Arcanist Avelena"])).toEqual(["deck: CR 100.2d"]);
  // No keyword, and no power that would do anything in a game.
  const s = deal({ me: { hero: "Thoros the Savior", party: ["Vindicator Kaldel", "Arcanist Avelena"] }, opponent: { hero: "Chloe Mithrilbolt" } });
  expect(s.card("Vindicator Kaldel").keywords).toEqual(["inspire"]);
  expect(s.can("use", "Vindicator Kaldel")).toBe(false);
});

ruling("INTRO-075", ["Vindicator Kaldel", "Arcanist Avelena", "Exarch Orelis"], () => {
  const of = (main: readonly string[], side: readonly string[]) => wrong("Kinivus the Focused", main, side);
  expect(of(["Vindicator Kaldel", "Exarch Orelis"], [])).toEqual([]);
  expect(of(["Arcanist Avelena"], ["Arcanist Avelena"])).toEqual([]);
  // The side deck counts, too.
  expect(of(["Vindicator Kaldel"], ["Arcanist Avelena"])).toEqual(["deck: CR 100.2d"]);
  expect(of(["Vindicator Kaldel", "Arcanist Avelena"], [])).toEqual(["deck: CR 100.2d"]);
});

ruling("INTRO-076", [], () => {
  const hunter = (hero: string) => wrong(hero, ["Survival Instincts"], [], []);
  expect(hunter("Morn Salts-the-Land")).toContain("Survival Instincts: CR 100.2c");
  // The same hunter when he was loyal.
  expect(hunter("Morn Walks-the-Path")).toEqual([]);
});

ruling("INTRO-077", ["Form of the Serpent", "Eclipse"], () => {
  const required = (hero: string, card: string) => wrong(hero, [card]).filter((problem) => problem.endsWith("CR 100.2b"));
  expect(required("Sister Remba", "Eclipse")).toEqual(["Eclipse: CR 100.2b"]);
  expect(required("Thoros the Savior", "Form of the Serpent")).toEqual(["Form of the Serpent: CR 100.2b"]);
  // A Traitor may have it, as far as that goes: this one is no Priest.
  expect(wrong("Morn Salts-the-Land", ["Eclipse"])).toEqual(["Eclipse: CR 100.2a"]);
});

ruling("INTRO-078", ["Morn Salts-the-Land"], (deal) => {
  const s = deal({ me: { hero: "Morn Salts-the-Land", resources: 3 }, opponent: { hero: "Chloe Mithrilbolt", graveyard: ["Pin"] } });
  // For whom he betrays is no trait and no power: race, class, Traitor, and what his text box says.
  expect([...s.card("Morn Salts-the-Land").tags].sort()).toEqual(["hunter", "tauren", "traitor"]);
  expect(s.request.options.map(({ act }) => act)).toEqual(["pass", "use", "attack"]);
  expect(s.card("Morn Salts-the-Land").keywords).toEqual([]);
});
