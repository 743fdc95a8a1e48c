import { hashOf } from "./hash.ts";
import type { Library } from "./library.ts";
import type { GameSetup } from "./rules.ts";

/** The cards that a set-up names, each once and in order, by their reference; a name that the library lacks stays as it is. */
export function usedCards(library: Library, setup: GameSetup): readonly string[] {
  const names = setup.players.flatMap(({ deck, collection, placed }) => [...deck, ...(collection ?? []), ...(placed ?? []).map(({ card }) => card)]);
  return [...new Set(names.map((name) => refOf(library, name)))].sort();
}

/** The reference of a card by whatever it is named. */
export function refOf(library: Library, name: string): string {
  const card = library.find(name);
  return card === undefined ? name : library.refOf(card);
}

/** A hash of all that the cards of a game mean, the keywords on them too: another meaning is another game. */
export function cardsHash(library: Library, setup: GameSetup): string {
  const seen = new Map<string, unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === "keyword" && typeof child === "string" && !seen.has(child)) {
        const keyword = library.keywords.get(child);
        seen.set(child, keyword ?? null);
        walk(keyword);
      }
      walk(child);
    }
  };
  const cards = usedCards(library, setup).map((ref) => [ref, library.cards.get(ref) ?? null]);
  walk(cards);
  return hashOf([cards, [...seen].sort(([a], [b]) => (a < b ? -1 : 1))]);
}
