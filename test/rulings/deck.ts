import { loadCardPool } from "../../cli/card-pool.ts";
import { deckProblems } from "../../games/wowtcg/rules/deck-building.ts";
import type { Card } from "../../ir/index.ts";

const pool = await loadCardPool("wowtcg", process.env["CARDWRIGHT_CARDS"]);

function named(name: string, isBlank: boolean): Card {
  const card = pool.cards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`${name} is not compiled.`);
  return isBlank ? { ...card, powers: [] } : card;
}

/** What is wrong with a deck of a hero that has these cards, filled up with what every deck may have; in a blank run they say nothing. */
export function problemsOf(hero: string, ...main: readonly string[]): readonly string[] {
  const isBlank = process.env["CARDWRIGHT_BLANK"] === "1";
  const filler = Array.from({ length: 60 }, (): Card => ({ ...named("Withdraw", false), unlimited: true }));
  const problems = deckProblems({ hero: named(hero, false), main: [...filler, ...main.map((name) => named(name, isBlank))] });
  return problems.map(({ card, rule }) => `${card ?? "deck"}: ${rule}`);
}
