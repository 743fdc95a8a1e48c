import type { Card, Deckbuilding, Filter } from "../../../ir/index.ts";
import { fold } from "../../../runtime/library.ts";

/** A deck: the hero it is built around, the main deck, and the side deck if there is one. */
export interface DeckList {
  readonly hero: Card;
  readonly main: readonly Card[];
  readonly side?: readonly Card[];
  /** Constructed play, where nothing else is said. */
  readonly format?: "constructed" | "limited";
}

/** What is illegal in a deck: the card, null where it is the deck as a whole, why, and by which rule. */
export interface DeckProblem {
  readonly card: string | null;
  readonly message: string;
  readonly rule: string;
}

const MINIMUM = { constructed: 60, limited: 30 } as const;
const SIDE = 10;
const COPIES = 4;

/** Everything that is illegal in a deck (CR 100); nothing if it may be played. In Limited play the side deck is what is left of the card pool (CR 100.3, MOL-004). */
export function deckProblems(deck: DeckList): readonly DeckProblem[] {
  const { hero, main, side = [], format = "constructed" } = deck;
  const limited = format === "limited";
  const found: DeckProblem[] = [];
  const report = (card: string | null, rule: string, message: string): void => void found.push({ card, message, rule });
  if (!is(hero.type, "hero")) report(hero.name, "CR 100.1", "A deck is built around a hero.");
  if (main.length < MINIMUM[format]) report(null, "CR 100.1", `The deck has ${main.length} cards; it needs at least ${MINIMUM[format]}.`);
  if (!limited && side.length > 0 && side.length !== SIDE) report(null, "CR 100.3", `The side deck has ${side.length} cards; it is exactly ${SIDE}.`);
  const all = limited ? main : [...main, ...side];
  const distinct = [...new Map(all.map((card) => [fold(card.name), card])).values()];
  for (const card of distinct) for (const [rule, message] of unfit(card, hero)) report(card.name, rule, message);
  for (const card of distinct) {
    const copies = all.filter((other) => fold(other.name) === fold(card.name)).length;
    if (!limited && copies > COPIES && !card.unlimited) report(card.name, "CR 100.4", `There are ${copies} copies of it; at most ${COPIES} are allowed.`);
  }
  const rule = inclusionsOf(hero);
  const apart = rule === null ? [] : distinct.filter((card) => !fits(card, rule.includes ?? { is: "any", of: [] }) && fits(card, included(rule)));
  const { either = [] } = rule ?? {};
  if (apart.length > 0 && !either.some((kind) => apart.every((card) => fits(card, kind)))) report(null, "CR 100.2e", `The deck has ${either.map(words).join(" and ")} cards; ${hero.name} can include either.`);
  const reputations = [...new Set(distinct.flatMap(reputationOf))];
  if (reputations.length > 1) report(null, "CR 100.2d", `Its cards have more than one reputation: ${reputations.join(", ")}.`);
  const talents = [...new Set(distinct.filter(isTalent).flatMap(talentOf))];
  if (talents.length > 1 && specOf(hero, talents).length === 0 && !hasTag(hero, "traitor")) report(null, "CR 100.2c", `Its Talents are of more than one kind: ${talents.join(", ")}.`);
  return found;
}

/** Whether a card could be in a deck of a hero. */
export const isLegal = (card: Card, hero: Card): boolean => unfit(card, hero).length === 0;

/** Why a card can't be in a deck of a hero at all: rule and reason. */
function unfit(card: Card, hero: Card): readonly (readonly [rule: string, message: string])[] {
  const found: [string, string][] = [];
  const rule = inclusionsOf(hero);
  if (rule !== null) {
    // What such a hero names is all that there may be, whatever else holds of decks (CR 100.2e, HFI-004).
    const includes = included(rule);
    if (!fits(card, includes)) found.push(["CR 100.2e", `${hero.name} can include only ${words(includes)}.`]);
    else if (rule.unrestricted !== undefined && isRestricted(card, rule.unrestricted, includes)) found.push(["CR 100.2e", `${hero.name} can include no card with a restriction.`]);
    return found;
  }
  if (is(card.type, "hero") && !has(card.supertypes, "master")) found.push(["CR 100.1", "A hero can't be in the deck, unless it is a Master Hero."]);
  // The class of a hero stands on his type line.
  if (card.classes.length > 0 && !shares(card.classes, [...hero.classes, ...hero.tags])) found.push(["CR 100.2a", `It is for ${card.classes.join(" or ")}, and ${hero.name} is ${[...hero.classes, ...hero.tags].join(" ")}.`]);
  if (card.factions.length > 0 && !shares(card.factions, hero.factions)) found.push(["CR 100.2a", `It is ${card.factions.join(" or ")}, and ${hero.name} is ${hero.factions.join(" and ") || "of no faction"}.`]);
  // INTRO-076
  if (isTalent(card) && hasTag(hero, "traitor")) found.push(["CR 100.2c", "A Traitor's deck has no Talents."]);
  for (const power of card.powers) {
    if (power.power !== "deckbuilding" || power.hero === undefined) continue;
    // A hero without a talent specialisation may have the Talents of one.
    const free = isTalent(card) && !hasTag(hero, "traitor") && !hasSpec(hero);
    if (!free && !fits(hero, power.hero)) found.push(["CR 100.2b", `It requires a ${words(power.hero)} hero, and ${hero.name} is none.`]);
  }
  for (const power of hero.powers) if (power.power === "deckbuilding" && power.excludes !== undefined && fits(card, power.excludes)) found.push(["CR 100.2e", `${hero.name} excludes it.`]);
  return found;
}

/** What a hero says of all that can be in its deck. */
function inclusionsOf(hero: Card): Deckbuilding | null {
  const rule = hero.powers.find((power) => power.power === "deckbuilding" && (power.includes !== undefined || power.either !== undefined));
  return rule?.power === "deckbuilding" ? rule : null;
}

/** All that there may be, each for itself. */
const included = ({ includes, either = [] }: Deckbuilding): Filter => ({ is: "any", of: [...(includes === undefined ? [] : [includes]), ...either] });

/** Whether a card asks for a reputation or a kind of hero, other than what a filter names (HFI-005). */
function isRestricted(card: Card, restricted: NonNullable<Deckbuilding["unrestricted"]>, but: Filter): boolean {
  return card.powers.some((power) => {
    if (power.power !== "deckbuilding") return false;
    const isNamed = power.hero?.is === "tag" ? restricted !== "all" && namesTag(but, power.hero.tag) : power.reputation !== undefined && restricted === "otherReputation" && namesTag(but, power.reputation);
    return !isNamed;
  });
}

function namesTag(filter: Filter, tag: string): boolean {
  if (filter.is === "all" || filter.is === "any") return filter.of.some((part) => namesTag(part, tag));
  return filter.is === "tag" && is(filter.tag, tag);
}

/** A requirement in words. */
function words(filter: Filter): string {
  switch (filter.is) {
    case "tag":
      return filter.tag;
    case "icon":
      return filter.icon;
    case "type":
      return filter.type;
    case "all":
      return filter.of.map(words).join(" ");
    case "any":
      return filter.of.map(words).join(" or ");
    case "not":
      return `not ${words(filter.of)}`;
    default:
      return "another kind";
  }
}

function reputationOf(card: Card): readonly string[] {
  return card.powers.flatMap((power) => (power.power === "deckbuilding" && power.reputation !== undefined ? [power.reputation] : []));
}

const isTalent = (card: Card): boolean => hasTag(card, "talent");

/** The kinds that a Talent is of. */
const talentOf = (card: Card): readonly string[] => card.tags.filter((tag) => !is(tag, "talent"));

const specOf = (hero: Card, talents: readonly string[]): readonly string[] => talents.filter((talent) => hasTag(hero, talent));

/** Whether a hero has a specialisation, and so not only race and class. */
const hasSpec = (hero: Card): boolean => hero.talents.length > 0 || hero.tags.some((tag) => SPECS.has(tag.toLowerCase()));

const SPECS: ReadonlySet<string> = new Set([
  "balance", "feral", "restoration", "beast mastery", "marksmanship", "survival", "arcane", "fire", "frost", "holy", "protection", "retribution", "discipline", "shadow", "assassination", "combat",
  "subtlety", "elemental", "enhancement", "affliction", "demonology", "destruction", "arms", "fury",
]);

const EQUIPMENT = ["armor", "item", "weapon"];

/** Whether a card is as a requirement says: traits and types, and what is made of them. */
function fits(card: Card, filter: Filter): boolean {
  switch (filter.is) {
    case "tag":
      // Who is no Traitor is loyal (HFI-002).
      return is(filter.tag, "loyal") ? !hasTag(card, "traitor") : hasTag(card, filter.tag) || has(reputationOf(card), filter.tag);
    case "supertype":
      // Who has no icon of a faction or class is neutral (CR 206.1d, HFI-006).
      return is(filter.supertype, "neutral") ? card.factions.length + card.classes.length === 0 : has(card.supertypes, filter.supertype);
    case "icon":
      return has([...card.classes, ...card.factions, ...card.damageTypes], filter.icon);
    case "card":
      return true;
    case "type":
      return is(card.type, filter.type) || (is(filter.type, "equipment") && has(EQUIPMENT, card.type));
    case "all":
      return filter.of.every((part) => fits(card, part));
    case "any":
      return filter.of.some((part) => fits(card, part));
    case "not":
      return !fits(card, filter.of);
    default:
      return false;
  }
}

const is = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const has = (list: readonly string[], word: string): boolean => list.some((one) => is(one, word));
const hasTag = (card: Card, tag: string): boolean => has(card.tags, tag) || has(card.classes, tag) || has(card.talents, tag);
const shares = (some: readonly string[], others: readonly string[]): boolean => some.some((one) => has(others, one));
