import type { Clause } from "./clause.ts";
import type { Condition } from "./condition.ts";
import type { Filter } from "./filter.ts";
import type { Noun, Role } from "./noun.ts";
import type { Within } from "./time.ts";

export type Comparison = "equal" | "atLeast" | "atMost" | "more" | "less" | "notEqual";

/** A number that a text gives or describes. Fractions stand as they are (½ is 0.5). */
export type Amount =
  | number
  /** X, chosen as the link is added to the chain (CR 707.1b), or as its cost is paid. */
  | { readonly amount: "x" }
  | { readonly amount: "parameter"; readonly name: string }
  /** A stat or counter-like attribute of something: its ATK, its cost, the damage on it. */
  | { readonly amount: "stat"; readonly stat: string; readonly of: Noun }
  /** How many a filter admits. */
  | { readonly amount: "count"; readonly of: Filter }
  /** How many objects or players a noun stands for ("one for each of them"). */
  | { readonly amount: "size"; readonly of: Noun }
  /** How many different values of an attribute there are among what a filter admits; `icon`: only those that go with it ("[Alliance] race"). */
  | { readonly amount: "different"; readonly attribute: string; readonly icon?: string; readonly among: Filter }
  | { readonly amount: "counters"; readonly counter?: string; readonly on: Noun }
  /** The amount of the event that triggered the power, or that it replaces; of an event without one, or none, that of what the power did last ("that much", "that many"). */
  | { readonly amount: "event" }
  /** A number that an earlier choice named with `as` ("any amount of", "name a number"). */
  | { readonly amount: "bound"; readonly name: string }
  /** Over the events that happened: how many, or the sum of their amounts. */
  | { readonly amount: "happened"; readonly event: Clause; readonly measure: "count" | "amount"; readonly within: Within }
  /** How many different things or players played this part in the events that happened: "three or more allies dealt damage". */
  | { readonly amount: "tookPart"; readonly event: Clause; readonly role: Role; readonly within: Within }
  | { readonly amount: "plus"; readonly of: readonly Amount[] }
  | { readonly amount: "minus"; readonly from: Amount; readonly take: Amount }
  | { readonly amount: "times"; readonly of: readonly Amount[] }
  /** Doubled so many times over ("doubled for each"). */
  | { readonly amount: "doubled"; readonly of: Amount; readonly times: Amount }
  | { readonly amount: "half"; readonly of: Amount; readonly round?: "up" | "down" }
  /** How many times so many are in it: "for each 5 damage on it". */
  | { readonly amount: "per"; readonly of: Amount; readonly each: Amount }
  /** The sum, or the highest or lowest, of a stat over what a filter admits. */
  | { readonly amount: "total" | "highest" | "lowest"; readonly stat: string; readonly of: Filter }
  /** One number if a condition holds, else another ("1, or 2 if …"). */
  | { readonly amount: "depends"; readonly on: Condition; readonly then: Amount; readonly otherwise: Amount }
  /** A number for each of several, in the order in which they were chosen ("3, 2, and 1 …, respectively"). */
  | { readonly amount: "list"; readonly of: readonly Amount[] }
  /** Exactly fatal damage: as much as a character lacks until it has as much damage as health. */
  | { readonly amount: "fatal"; readonly to: Noun }
  /** As much as there is: all damage, all counters. */
  | { readonly amount: "all" }
  /** Everything but so much: "prevent all but 3 of it". */
  | { readonly amount: "allBut"; readonly of: Amount }
  /** The chooser's pick up to a limit; without a limit any number. */
  | { readonly amount: "upTo"; readonly of?: Amount; readonly as?: string };
