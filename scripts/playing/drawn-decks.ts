import type { Card } from "../../ir/index.ts";
import type { GameSetup, Library } from "../../runtime/index.ts";

/** Decks of sixty cards drawn from some cards by a seed, whatever the rules of building a deck say; one for each player, whose team may be named. */
export function drawnDecks(library: Library, cards: readonly Card[], seed: number, teams: readonly number[] = [1, 2]): GameSetup {
  const heroes = cards.filter(leads);
  const others = cards.filter((card) => !leads(card));
  let at = seed * 61;
  const pick = (from: readonly Card[]): string => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return library.refOf(from[(at >>> 8) % from.length] as Card);
  };
  const deck = (): readonly string[] => [pick(heroes), ...Array.from({ length: 60 }, () => pick(others))];
  return { seed, players: teams.map((team, i) => ({ name: String.fromCharCode(65 + i), team, deck: deck() })) };
}

const leads = (card: Card): boolean => card.type.toLowerCase().includes("hero") && card.cost === null;
