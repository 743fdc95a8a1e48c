import type { Amount, Comparison } from "../amount.ts";
import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import type { Noun, Place } from "../noun.ts";
import type { Within } from "../time.ts";

/** What passes each of these. */
export function all(...of: readonly Filter[]): Filter {
  return { is: "all", of };
}

/** What passes at least one of these. */
export function any(...of: readonly Filter[]): Filter {
  return { is: "any", of };
}

/** What does not pass. */
export function not(of: Filter): Filter {
  return { is: "not", of };
}

/** A card, whatever its type. */
export const anyCard: Filter = { is: "card" };

/** A token. */
export const isToken: Filter = { is: "token" };

/** What is unique. */
export const isUnique: Filter = { is: "unique" };

/** Controlled by an opponent. */
export const opposing: Filter = { is: "side", side: "opposing" };

/** Controlled by you or a partner. */
export const friendly: Filter = { is: "side", side: "friendly" };

/** A card type of the game: `ofType("ally")`. */
export function ofType(type: string): Filter {
  return { is: "type", type };
}

/** A word on the type line: `tagged("Gnome")`, `tagged("Form", { count: 1 })`. */
export function tagged(tag: string, more: { readonly count?: number } = {}): Filter {
  return { is: "tag", tag, ...more };
}

/** A word before the type: `supertype("instant")`. */
export function supertype(name: string): Filter {
  return { is: "supertype", supertype: name };
}

/** A faction, class or damage-type icon. */
export function withIcon(icon: string): Filter {
  return { is: "icon", icon };
}

/** How it is just now: `inState("exhausted")`. */
export function inState(state: string): Filter {
  return { is: "state", state };
}

/** A player, of any side or of one. */
export function player(of: { readonly side?: "opponent" | "friendly" | "other" } = {}): Filter {
  return { is: "player", ...of };
}

/** A card or an effect on the chain. */
export function link(kind: "card" | "effect" | "any", of: { readonly label?: string } = {}): Filter {
  return { is: "link", kind, ...of };
}

/** What a player controls. */
export function controlledBy(by: Noun): Filter {
  return { is: "controlled", by };
}

/** What a player owns. */
export function ownedBy(by: Noun): Filter {
  return { is: "owned", by };
}

/** What lies in a place. */
export function inPlace(place: Place): Filter {
  return { is: "in", place };
}

/** What lies in any zone. */
export function anywhere(): Filter {
  return { is: "anywhere" };
}

/** What has such a stat: `withStat("cost", "atMost", 3)`. */
export function withStat(stat: string, comparison: Comparison, amount: Amount): Filter {
  return { is: "stat", stat, comparison, amount };
}

/** Those with the highest or the lowest of a stat. */
export function extreme(end: "highest" | "lowest", stat: string, of: { readonly among?: Filter; readonly alone?: true } = {}): Filter {
  return { is: "extreme", extreme: end, stat, ...of };
}

/** What has a keyword. */
export function withKeyword(keyword: string): Filter {
  return { is: "keyword", keyword };
}

/** What has a power, of a kind or with an icon in its cost. */
export function withPower(of: { readonly kind?: string; readonly icon?: string } = {}): Filter {
  return { is: "withPower", ...of };
}

/** What has so many counters: `withCounters("atLeast", 1)`. */
export function withCounters(comparison: Comparison, amount: Amount, of: { readonly counter?: string } = {}): Filter {
  return { is: "counter", comparison, amount, ...of };
}

/** What has this name. */
export function named(name: string, options: { readonly part?: true } = {}): Filter {
  return { is: "named", name, ...options };
}

/** What shares a name, type, cost… with something. */
export function sameAs(attribute: string, as: Noun): Filter {
  return { is: "same", attribute, as };
}

/** What has the name, type… that was chosen earlier. */
export function chosen(attribute: string, name: string): Filter {
  return { is: "chosen", attribute, name };
}

/** What is attached to something. */
export function attachedTo(to: Noun): Filter {
  return { is: "attachedTo", to };
}

/** What something is attached to. */
export function withAttachment(what: { readonly of?: Filter } = {}): Filter {
  return { is: "hasAttachment", ...what };
}

/** "Another": anything but this. */
export function otherThan(than: Noun): Filter {
  return { is: "other", than };
}

/** Of those. */
export function among(of: Noun): Filter {
  return { is: "among", of };
}

/** What is in combat, with anything or with something. */
export function inCombat(foe: { readonly with?: Noun } = {}): Filter {
  return { is: "inCombatWith", ...foe };
}

/** What is targeting something. */
export function targeting(object: Noun): Filter {
  return { is: "targeting", object };
}

/** What has so many targets. */
export function withTargets(comparison: Comparison, amount: Amount): Filter {
  return { is: "targets", count: comparison, amount };
}

/** What took part (as `candidate`) in something that happened. */
export function thatDid(event: Clause, within: Within): Filter {
  return { is: "did", event, within };
}

/** What (as `candidate`) a condition holds of. */
export function suchThat(condition: Condition): Filter {
  return { is: "such", that: condition };
}

/** What the keyword was given. */
export function given(name: string): Filter {
  return { is: "parameter", name };
}

/** No card: a deck, a game, keywords. */
export function concept(what: string): Filter {
  return { is: "concept", concept: what };
}

/** Has an attribute, or a word of it. */
export function withAttribute(attribute: string, of: { readonly value?: string } = {}): Filter {
  return { is: "attribute", attribute, ...of };
}
