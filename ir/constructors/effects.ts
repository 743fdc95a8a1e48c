import type { Amount } from "../amount.ts";
import type { CardFace } from "../card.ts";
import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { Act, Effect } from "../effect.ts";
import type { Noun, Place, Selection } from "../noun.ts";
import type { ModifierPower } from "../power.ts";
import type { Duration, Moment } from "../time.ts";
import { clauseAnd } from "./clauses.ts";
import type { Said } from "./clauses.ts";
import { list } from "./list.ts";
import type { Some } from "./list.ts";

type Options<Kind extends Effect["do"], Given extends string> = Omit<Extract<Effect, { readonly do: Kind }>, "do" | Given>;

/** It happens: `act("exhaust", target(…))`; `as` names its object for later parts. */
export function act(...said: Said<{ readonly as?: string }>): Act {
  const { clause, extra } = clauseAnd(said, ["as"]);
  return { do: "act", clause, ...extra };
}

/** A player may do this. */
export function may(who: Noun, effects: Some<Effect>): Effect {
  return { do: "may", who, effects: list(effects) };
}

/** "… If you do, …": `then` happens if `effects` did, else `otherwise`. */
export function attempt(effects: Some<Effect>, then: Some<Effect>, options: Options<"attempt", "effects" | "then"> = {}): Effect {
  return { do: "attempt", effects: list(effects), then: list(then), ...options };
}

/** "If …, …", else `otherwise`. */
export function ifSo(condition: Condition, then: Some<Effect>, options: Options<"if", "condition" | "then"> = {}): Effect {
  return { do: "if", condition, then: list(then), ...options };
}

/** The effects happen unless a player does something instead. */
export function unless(who: Noun, instead: Some<Effect>, effects: Some<Effect>): Effect {
  return { do: "unless", who, instead: list(instead), effects: list(effects) };
}

/** Each of these players in turn order, called `as`, is the doer. */
export function forEach(of: Noun, as: string, effects: Some<Effect>): Effect {
  return { do: "each", of, as, effects: list(effects) };
}

/** Several things happen at the same time. */
export function together(...acts: readonly Act[]): Effect {
  return { do: "together", acts };
}

/** So many times. */
export function repeat(times: Amount, effects: Some<Effect>): Effect {
  return { do: "repeat", times, effects: list(effects) };
}

/** Selects and does nothing more. */
export function choose(selection: Selection, options: Options<"select", "selection"> = {}): Effect {
  return { do: "select", selection, ...options };
}

/** "Choose one: …; or …". */
export function modes(who: Noun, choose: Amount, ways: readonly Some<Effect>[], options: Options<"modes", "who" | "choose" | "modes"> = {}): Effect {
  return { do: "modes", who, choose, modes: ways.map(list), ...options };
}

/** A player names a type, a race, a card…, called `as` by later parts. */
export function declare(who: Noun, attribute: string, as: string, options: Options<"name", "who" | "attribute" | "as"> = {}): Effect {
  return { do: "name", who, attribute, as, ...options };
}

/** Something holds for a time: `modify(continuous(…), thisTurn)`. */
export function modify(powers: Some<ModifierPower>, duration: Duration, options: Options<"modify", "powers" | "duration"> = {}): Effect {
  return { do: "modify", powers: list(powers), duration, ...options };
}

/** Something happens at a later moment. */
export function later(moment: Moment, effects: Some<Effect>, options: Options<"later", "moment" | "effects"> = {}): Effect {
  return { do: "later", moment, effects: list(effects), ...options };
}

/** Puts so many tokens into a place. */
export function createToken(count: Amount, token: CardFace, into: Place, options: Options<"token", "count" | "token" | "into"> = {}): Effect {
  return { do: "token", count, token, into, ...options };
}

/** Puts so many tokens that copy something into a place. */
export function createCopy(count: Amount, of: Noun, into: Place, options: Options<"copyToken", "count" | "of" | "into"> = {}): Effect {
  return { do: "copyToken", count, of, into, ...options };
}

/** What the clause gives is divided as a player chooses; `most` is the most for each of them. */
export function divide(who: Noun, what: Clause, among: Noun, of: { readonly most?: Amount } = {}): Effect {
  return { do: "divide", who, clause: what, among, ...of };
}

/** So much of the damage is dealt to another, or divided among several. */
export function split(amount: Amount, to: Noun, as: { readonly who?: Noun } = {}): Effect {
  return { do: "split", amount, to, ...as };
}

/** So much of the event does not happen. */
export function prevent(amount: Amount): Effect {
  return { do: "prevent", amount };
}

/** The event happens changed. */
export function alter(change: Options<"alter", never> = {}): Effect {
  return { do: "alter", ...change };
}

/** A player looks at cards. */
export function look(who: Noun, what: Noun, options: { readonly as?: string } = {}): Effect {
  return { do: "look", who, what, ...options };
}

/** A player reveals cards. */
export function reveal(who: Noun, what: Noun, options: { readonly as?: string } = {}): Effect {
  return { do: "reveal", who, what, ...options };
}

/** A player reveals cards from a place until one passes; `as` names what was revealed. */
export function revealUntil(who: Noun, place: Place, until: Selection, as: string): Effect {
  return { do: "revealUntil", who, place, until, as };
}

/** A player searches a place. */
export function search(who: Noun, place: Place, what: Selection): Effect {
  return { do: "search", who, place, for: what };
}

/** A player pays as the effect happens. */
export function pay(who: Noun, costs: Some<Cost>): Effect {
  return { do: "pay", who, costs: list(costs) };
}

/** A player rolls dice; `as` names the result. */
export function roll(who: Noun, dice: Amount, as: string): Effect {
  return { do: "roll", who, dice, as };
}

/** A raid takes the place of this game for a player; `first` is done with it. */
export function startRaid(who: Noun, raid: string, first: Some<Effect>): Effect {
  return { do: "raid", who, raid, first: list(first) };
}

/** A player says or does something outside the game. */
export function flourish(who: Noun, words: string): Effect {
  return { do: "flourish", who, words };
}

/** Does what a keyword says: `performs(you, "…")`. */
export function performs(who: Noun, keyword: string): Effect {
  return { do: "perform", keyword, who };
}

/** What the keyword was given to do. */
export function doGiven(name: string): Effect {
  return { do: "given", name };
}
