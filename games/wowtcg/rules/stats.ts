import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";
import type { GameRules } from "../../../runtime/rules.ts";
import { cardsIn } from "../../../runtime/zones.ts";
import { amount } from "../../../runtime/evaluate/amount.ts";
import { things } from "../../../runtime/evaluate/noun.ts";
import { statementAmount } from "../../../runtime/derive/layers.ts";
import { isCharacter, isCombatant, withClasses } from "./card-types.ts";
import { wordsOf } from "../../../runtime/evaluate/tests.ts";

const printed = (stat: string) => (m: Machine, id: Id): number => {
  const card = m.card(id);
  return card === null ? 0 : Math.max(0, m.values(card).stats[stat] ?? 0);
};

/** A token costs nothing, whatever it is a copy of (CR 402.4, 404.2). */
const costOf = (m: Machine, id: Id): number => (m.card(id)?.token === true ? 0 : printed("cost")(m, id));

/** What stands on the card, whatever modifies it. */
function onCard(m: Machine, id: Id, stat: string): number {
  const card = m.card(id);
  return card === null ? 0 : (m.printed(card).stats[stat] ?? 0);
}

/** ATK: that of the card, and what strikes have added in this combat (INTRO-055). A Totem can't gain any (INTRO-020). */
export function atkOf(m: Machine, id: Id): number {
  const card = m.card(id);
  if (card === null || (!isCharacter(m, card) && isCombatant(m, card))) return 0;
  const strikes = strikesOf(m, id).reduce((sum, strike) => sum + strikeAtk(m, strike), 0);
  return Math.max(0, (m.values(card).stats["atk"] ?? 0) + strikes);
}

type Strike = NonNullable<Machine["state"]["combat"]>["strikes"][number];

/** The strikes of a character that count: off the chain only as long as its weapon is one and its controller's (CR 303.2a). */
function strikesOf(m: Machine, id: Id): readonly Strike[] {
  const own = (m.state.combat?.strikes ?? []).filter((strike) => strike.character === id);
  return m.state.edition["strikesOnChain"] === true ? own : own.filter(({ weapon }) => isWielded(m, id, weapon));
}

function isWielded(m: Machine, wielder: Id, weapon: Id): boolean {
  const card = m.card(weapon);
  return card !== null && card.past === null && card.zone === "play" && card.controller === m.card(wielder)?.controller && m.values(card).types.includes("weapon");
}

const strikeAtk = (m: Machine, { weapon, atk }: Strike): number => (m.state.edition["strikesOnChain"] === true ? atk : atkOf(m, weapon));

/** The types of the combat damage that a character deals. */
export function damageTypesOf(m: Machine, id: Id): readonly string[] {
  const card = m.card(id);
  if (card === null) return [];
  const strikes = strikesOf(m, id);
  // An ally that strikes has its own type beside (FOH-057).
  return [...new Set([...m.values(card).damageTypes, ...strikes.flatMap((strike) => strike.types)])];
}

/** The stats of cards and players that texts may name. */
export const stats: GameRules["stats"] = {
  atk: atkOf,
  health: printed("health"),
  def: printed("def"),
  strike: printed("strike"),
  cost: costOf,
  playCost: costOf,
  capacity: printed("capacity"),
  printedCost: (m, id) => onCard(m, id, "cost"),
  printedAtk: (m, id) => onCard(m, id, "atk"),
  printedHealth: (m, id) => onCard(m, id, "health"),
  damage: (m, id) => m.card(id)?.damage ?? 0,
  remainingHealth: (m, id) => Math.max(0, printed("health")(m, id) - (m.card(id)?.damage ?? 0)),
  handSize: (m, id) => playerStat(m, id, "handSize", 7),
};

export const playerStats: ReadonlySet<string> = new Set(["handSize", "resourcesPerTurn"]);

/** A number that rules give each player and cards change: hand size (CR 503.2a), resources a turn. */
export function playerStat(m: Machine, player: Id, stat: string, base: number): number {
  let value = base;
  for (const active of m.derivation.says("playerStat")) {
    const { statement } = active;
    if (statement.stat !== stat || !m.derivation.holds(active)) continue;
    if (things(m, active.scope, statement.of).includes(player)) value += statement.sign * statementAmount(m, active, statement.change, player);
  }
  return Math.max(0, value);
}

/** How many cards with a tag a player may control: the printed number, and what raises it (CR 414). */
export function tagLimit(m: Machine, player: Id, tag: string, base: number): number {
  let limit = base;
  let whole = 0;
  // The same keyword twice gives nothing more (HFI-041).
  const seen = new Set<string>();
  for (const active of m.derivation.says("limit")) {
    const { statement, scope } = active;
    if (statement.tag.toLowerCase() !== tag || !m.derivation.holds(active)) continue;
    const ref = m.library.refOfNode(statement);
    if (active.entry.keyword !== "" && seen.has(ref)) continue;
    seen.add(ref);
    if (!things(m, scope, statement.of).includes(player)) continue;
    if (statement.whole === true) whole = Math.max(whole, amount(m, scope, statement.change));
    else limit += amount(m, scope, statement.change);
  }
  return Math.max(limit, whole);
}

const allianceRaces = ["draenei", "dwarf", "gnome", "human", "night elf"];
const hordeRaces = ["blood elf", "orc", "tauren", "troll", "undead"];

/** The standard races of a side, or of both: ten of them (BOG-071), or twelve (CR glossary, Race). */
function races({ state }: Machine, side?: "alliance" | "horde"): readonly string[] {
  const later = state.edition["tenRaces"] !== true;
  const of = { alliance: later ? [...allianceRaces, "worgen"] : allianceRaces, horde: later ? [...hordeRaces, "goblin"] : hordeRaces };
  return side === undefined ? [...of.alliance, ...of.horde] : of[side];
}

const namedRaces = (m: Machine, id: Id, side?: "alliance" | "horde"): readonly string[] => wordsOf(m, "tag", id).filter((tag) => races(m, side).includes(tag));

const classes = ["death knight", "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock", "warrior"];
const damageTypes = ["arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow"];

/** What things may share, and what may be chosen. */
export const attributes: GameRules["attributes"] = {
  race: (m, id) => namedRaces(m, id),
  "alliance race": (m, id) => namedRaces(m, id, "alliance"),
  "horde race": (m, id) => namedRaces(m, id, "horde"),
  "card type": (m, id) => wordsOf(m, "type", id),
  // «"ability," "ally," or "equipment"»: a class of types is a kind, too.
  kind: (m, id) => withClasses(wordsOf(m, "type", id)),
  rarity: (m, id) => {
    const card = m.card(id);
    return card === null ? [] : [String((m.printed(card).face as { readonly rarity?: string | null }).rarity ?? "").toLowerCase()];
  },
  // It stands on the card, whatever takes its powers away.
  reputation: (m, id) => {
    const card = m.card(id);
    return card === null || card.faceDown ? [] : m.printed(card).powers.flatMap(({ power }) => (power.power === "deckbuilding" && power.reputation !== undefined ? [power.reputation.toLowerCase()] : []));
  },
  // A hero or ally has its class on the type line, an ability beside its cost.
  class: (m, id) => [...wordsOf(m, "tag", id), ...wordsOf(m, "icon", id)].filter((word) => classes.includes(word)),
  damageType: (m, id) => damageTypesOf(m, id),
  // Damage is no counter, even where counters stand for it (DOW-022, DOW-032).
  counter: (m, id) => Object.keys(m.card(id)?.counters ?? {}).sort(),
};

export const choices: GameRules["choices"] = {
  damageType: () => damageTypes,
  race: (m) => races(m),
  "standard race": (m) => races(m),
  class: () => classes,
  "standard class": () => classes,
  "ally type": (m) => allyTypes(m),
  "card type": () => ["ability", "ally", "armor", "hero", "item", "location", "quest", "weapon"],
  rarity: () => ["C", "U", "R", "E", "L"],
  // Of any card there is: those in this game would tell what lies hidden in it.
  name: (m) => [...new Set(m.library.names())].sort(),
};

/** Any tag that stands before the limits on the type line of an ally (CR 202.4). */
function allyTypes(m: Machine): readonly string[] {
  const found = new Set(races(m));
  for (const { type, tags, limits } of m.library.cards.values()) {
    if (!type.toLowerCase().split(" ").includes("ally")) continue;
    for (const tag of tags) if (!limits.some((limit) => limit.tag === tag)) found.add(tag.toLowerCase());
  }
  return [...found].sort();
}

/** How many cards a player has in hand. */
export function handCount(m: Machine, player: Id): number {
  return cardsIn(m, "hand", player).length;
}
