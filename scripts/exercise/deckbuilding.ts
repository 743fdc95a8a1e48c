import type { Card, Deckbuilding } from "../../ir/index.ts";
import { deckProblems } from "../../games/wowtcg/rules/deck-building.ts";

/** Whether what a card says about building decks makes a difference: some hero's deck may have it (or exclude others), some other's not. */
export function deckbuildingWorks(card: Card, power: Deckbuilding, cards: readonly Card[]): boolean {
  const heroes = cards.filter(({ type, cost }) => type.toLowerCase().includes("hero") && cost === null);
  const blank = { ...card, powers: card.powers.filter((one) => one !== power) };
  const differs = (hero: Card, withIt: readonly Card[], without: readonly Card[]): boolean => JSON.stringify(deckProblems({ hero, main: withIt })) !== JSON.stringify(deckProblems({ hero, main: without }));
  if (power.reputation !== undefined) {
    const rival = cards.find((other) => other.powers.some((one) => one.power === "deckbuilding" && one.reputation !== undefined && one.reputation !== power.reputation));
    return rival !== undefined && heroes.some((hero) => differs(hero, [card, rival], [blank, rival]));
  }
  if (heroes.includes(card)) return cards.some((other) => JSON.stringify(deckProblems({ hero: card, main: [other] })) !== JSON.stringify(deckProblems({ hero: blank, main: [other] })));
  return heroes.some((hero) => differs(hero, [card], [blank]));
}
