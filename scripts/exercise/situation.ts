import type { Card } from "../../ir/index.ts";
import type { GameSetup, Library, PlacedCard, PlayerSetup } from "../../runtime/index.ts";
import { below, seedRandom, type RandomState } from "../../runtime/random.ts";

/** Cards to make situations of, by what they are. */
export class Supply {
  readonly cards: readonly Card[];
  private readonly library: Library;
  private readonly byWord = new Map<string, readonly Card[]>();

  constructor(cards: readonly Card[], library: Library) {
    this.cards = cards;
    this.library = library;
    for (const card of cards) {
      const words = [card.type, card.name, ...card.tags, ...card.supertypes, ...card.classes, ...card.factions, ...card.damageTypes, ...card.talents, ...keywordsOn(card), ...costsOn(card)];
      for (const word of new Set(words.flatMap(split))) this.byWord.set(word, [...(this.byWord.get(word) ?? []), card]);
    }
  }

  /** The cards of a type that a text speaks of, word by word: a rare word is as good as a common one. */
  related(text: ReadonlySet<string>, type: (card: Card) => boolean): readonly (readonly Card[])[] {
    return [...text].map((word) => (this.byWord.get(word) ?? []).filter(type)).filter((cards) => cards.length > 0);
  }

  refOf(card: Card): string {
    return this.library.refOf(card);
  }

  /** All words that stand in the meaning of a card, its keywords' among them. */
  spokenOf(card: Card): ReadonlySet<string> {
    const meanings = keywordsOn(card).map((keyword) => this.library.keywords.get(keyword)?.powers ?? []);
    return new Set([...wordsIn([card.powers, card.back?.powers ?? [], meanings])].filter((word) => !TOO_COMMON.has(word)));
  }
}

/** A player's situation and his opponent's around a card: enough of everything that its text speaks of. */
export function situation(card: Card, supply: Supply, attempt: number): GameSetup {
  const dice = new Dice(attempt * 7919 + card.key.length * 104_729 + [...card.key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003);
  const text = supply.spokenOf(card);
  const heroes = supply.related(text, leads);
  const hero = leads(card) ? card : dice.pick(heroes.length > 0 && dice.below(2) === 0 ? dice.pick(heroes) : fitting(card, supply.cards.filter(leads)));
  const pick = (type: (one: Card) => boolean): string => {
    const related = supply.related(text, type);
    const from = related.length > 0 && dice.below(3) > 0 ? dice.pick(related) : supply.cards.filter(type);
    return from.length === 0 ? "" : supply.refOf(dice.pick(from));
  };
  const own = supply.refOf(card);
  const mine = seat(dice, pick, 0, leads(card) ? [] : placings(card, own, attempt));
  const yours = seat(dice, pick, 1, []);
  const player = (name: string, lead: Card, placed: readonly PlacedCard[]): PlayerSetup => ({
    name, deck: [supply.refOf(lead), ...(attempt % 4 === 3 ? [own, own] : []), ...Array.from({ length: 16 }, () => pick(isDeckCard))], collection: Array.from({ length: 3 }, () => pick(isDeckCard)), placed,
  });
  return { seed: attempt + 1, first: attempt % 5 === 4 ? 1 : 0, midGame: true, players: [player("You", hero, mine), player("Opponent", dice.pick(supply.cards.filter(leads)), yours)] };
}

/** Where the card itself lies as the situation starts. */
function placings(card: Card, own: string, attempt: number): readonly PlacedCard[] {
  const hand: readonly PlacedCard[] = [{ card: own, zone: "hand" }, { card: own, zone: "hand" }];
  const isResource = has(card, "quest", "location");
  switch (attempt % 3) {
    case 0:
      return isResource ? [{ card: own, zone: "resource row" }] : hand;
    case 1:
      if (isResource) return [...hand, { card: own, zone: "resource row" }];
      return has(card, "ally", "weapon", "armor", "item") ? [{ card: own, zone: "party" }, { card: own, zone: "hand" }] : hand;
    default:
      return [...hand, { card: own, zone: "graveyard" }];
  }
}

/** What else a player has, and what is attached to his hero and to what lies in his party. */
function seat(dice: Dice, pick: (type: (card: Card) => boolean) => string, player: number, own: readonly PlacedCard[]): readonly PlacedCard[] {
  const several = (most: number, type: (card: Card) => boolean, zone: string, more: () => Partial<PlacedCard> = () => ({})): readonly PlacedCard[] =>
    Array.from({ length: dice.below(most + 1) }, () => pick(type)).flatMap((card) => (card === "" ? [] : [{ card, zone, ...more() }]));
  // Now and then many of one name.
  const same = dice.below(6) === 0 ? Array<string>(5).fill(pick((card) => has(card, "ally") && !card.unique)).map((card) => ({ card, zone: "party" })) : [];
  const allies = several(5, (card) => has(card, "ally"), "party", () => ({ exhausted: dice.below(3) === 0, fresh: dice.below(4) === 0 }));
  return [
    ...allies,
    ...own,
    ...same,
    ...Array.from({ length: 4 + dice.below(12) }, () => ({ card: pick(isDeckCard), zone: "resource row", faceDown: true })),
    ...several(2, (card) => has(card, "weapon", "armor", "item"), "party"),
    ...several(2, (card) => has(card, "quest", "location"), "resource row"),
    ...several(2, attaches, "party", () => ({ attachedTo: { player, index: dice.below(allies.length + 1) - 1 } })),
    ...several(6, isDeckCard, "hand"), ...several(5, isDeckCard, "graveyard"), ...several(2, isDeckCard, "removed"),
  ];
}

/** Whether a card attaches itself to something as it resolves. */
const attaches = (card: Card): boolean => has(card, "ability") && card.powers.some((power) => power.power === "oneShot" && power.effects.some((effect) => effect.do === "act" && effect.clause.verb === "attach"));

/** Heroes in whose deck a card may be, as far as its icons and what it requires say; all of them if there is none. */
function fitting(card: Card, heroes: readonly Card[]): readonly Card[] {
  const icons = [...card.classes, ...card.factions];
  const wanted = new Set(card.powers.flatMap((power) => (power.power === "deckbuilding" && power.hero !== undefined ? [...wordsIn(power.hero)] : [])));
  const fits = (hero: Card): boolean => icons.length === 0 || [...hero.classes, ...hero.tags, ...hero.factions].some((word) => icons.includes(word));
  const best = heroes.filter((hero) => fits(hero) && (wanted.size === 0 || hero.tags.some((tag) => wanted.has(tag.toLowerCase()))));
  const good = best.length > 0 ? best : heroes.filter(fits);
  return good.length > 0 ? good : heroes;
}

/** Words that nearly all cards share. */
const TOO_COMMON: ReadonlySet<string> = new Set(["ally", "hero", "card", "ability", "alliance", "horde", "of", "the", "to", "and", "in", "play"]);

function wordsIn(node: unknown): ReadonlySet<string> {
  if (typeof node === "string") return new Set(split(node));
  if (typeof node !== "object" || node === null) return new Set();
  return new Set(Object.values(node).flatMap((child) => [...wordsIn(child)]));
}

function keywordsOn(card: Card): readonly string[] {
  return card.powers.flatMap((power) => (power.power === "keyword" ? [power.keyword] : []));
}

/** How the powers of a card are paid for: "[Activate] powers" are spoken of. */
function costsOn(card: Card): readonly string[] {
  return card.powers.flatMap((power) => (power.power === "payment" ? power.costs.map(({ cost }) => cost) : []));
}

const split = (text: string): readonly string[] => [text.toLowerCase(), ...text.toLowerCase().split(/[^\p{L}'-]+/u)].filter((word) => word !== "");

export const leads = (card: Card): boolean => has(card, "hero") && card.cost === null;
const isDeckCard = (card: Card): boolean => !leads(card);
const has = (card: Card, ...types: readonly string[]): boolean => card.type.toLowerCase().split(" ").some((type) => types.includes(type));

/** Numbers of a situation, from its own seed. */
export class Dice {
  private state: RandomState;

  constructor(seed: number) {
    this.state = seedRandom(seed);
  }

  below(limit: number): number {
    const next = below(this.state, limit);
    this.state = next.state;
    return next.value;
  }

  pick<T>(from: readonly T[]): T {
    const one = from[this.below(from.length)];
    if (one === undefined) throw new Error("there is nothing to pick from");
    return one;
  }
}
