import type { Library } from "./library.ts";
import type { GameRules, GameSetup, PlayerSetup } from "./rules.ts";

/** What keeps a set-up from being one that a game can start from, and what would be expected; null if nothing does. */
export function setupFault(rules: GameRules, library: Library, setup: GameSetup): string | null {
  const { players, seed, first, edition = {} } = setup;
  if (players.length < 2) return `a game has two players or more, and the set-up has ${players.length}`;
  if (new Set(players.map(({ team }, i) => team ?? `of ${i}`)).size < 2) return "all players are on one team: nobody plays against them";
  if (!Number.isSafeInteger(seed) || seed < 0) return `the seed is ${String(seed)}, and should be a whole number from 0`;
  if (first !== undefined && players[first] === undefined) return `player ${first} goes first, and there are players 0 to ${players.length - 1}`;
  const unknown = Object.keys(edition).find((name) => !Object.hasOwn(rules.edition, name));
  if (unknown !== undefined) return `no edition of the rules has ${unknown}; there are ${Object.keys(rules.edition).join(", ")}`;
  for (const player of players) {
    const fault = playerFault(rules, library, player);
    if (fault !== null) return fault;
  }
  return null;
}

function playerFault(rules: GameRules, library: Library, { name, deck, collection = [], placed = [] }: PlayerSetup): string | null {
  const missing = [...deck, ...collection, ...placed.map(({ card }) => card)].find((card) => library.find(card) === undefined);
  if (missing !== undefined) return `the library has no card ${missing}, which ${name} has`;
  const [hero] = deck;
  const card = hero === undefined ? undefined : library.find(hero);
  if (card === undefined) return `${name} has no deck: it is the hero and then its cards`;
  if (!rules.leads(card)) return `the deck of ${name} begins with ${card.name}, which is no hero: it is the hero and then its cards`;
  const zone = placed.find((one) => rules.zones[one.zone] === undefined)?.zone;
  return zone === undefined ? null : `there is no zone ${zone} for a card of ${name}; there are ${Object.keys(rules.zones).join(", ")}`;
}
