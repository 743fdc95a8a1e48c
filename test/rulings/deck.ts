import type { Library } from "cardwright/runtime";
import { loadCardPool } from "../../cli/card-pool.ts";
import { deckProblems, type DeckList } from "../../games/wowtcg/rules/deck-building.ts";
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
  return told({ hero: named(hero, false), main: [...filler, ...main.map((name) => named(name, isBlank))] });
}

/** The same of the cards of a ruling's library, where nothing fills the deck up: only what concerns single cards is told. */
export function problemsIn(library: Library, hero: string, main: readonly string[], more: { readonly side?: readonly string[]; readonly format?: "limited" } = {}): readonly string[] {
  const find = (name: string): Card => {
    const card = library.find(name);
    if (card === undefined) throw new Error(`${name} is not compiled.`);
    return card;
  };
  const { side, ...rest } = more;
  const deck: DeckList = { hero: find(hero), main: main.map(find), ...(side === undefined ? {} : { side: side.map(find) }), ...rest };
  return told(deck).filter((problem) => problem !== "deck: CR 100.1");
}

const told = (deck: DeckList): readonly string[] => deckProblems(deck).map(({ card, rule }) => `${card ?? "deck"}: ${rule}`);
