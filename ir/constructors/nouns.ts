import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import type { Candidate, Host, Noun, Place, Quantity, Role, Selection, Self, TurnPlayer, You } from "../noun.ts";

/** The card, or the character that was granted the power. */
export const self: Self = { noun: "self" };

/** The player who reads the power. */
export const you: You = { noun: "you" };

/** What this is attached to. */
export const host: Host = { noun: "host" };

/** What this is attached to, whatever it is by now: "attached card". */
export const anyHost: Host = { noun: "host", any: true };

/** Within a filter: the thing that is being tested. */
export const candidate: Candidate = { noun: "candidate" };

/** The player whose turn it is. */
export const turnPlayer: TurnPlayer = { noun: "turnPlayer" };

/** What an earlier part of the power called by this name: "it", "that card". */
export function that(name: string): Noun {
  return { noun: "bound", name };
}

/** Who or what plays this part in the event. */
export function inEvent(role: Role): Noun {
  return { noun: "event", role };
}

/** The controller of something. */
export function controllerOf(of: Noun): Noun {
  return { noun: "controller", of };
}

/** The owner of something. */
export function ownerOf(of: Noun): Noun {
  return { noun: "owner", of };
}

/** The noun that the keyword was given. */
export function givenNoun(name: string): Noun {
  return { noun: "parameter", name };
}

/** Several taken together: "your hero and each ally in your party". */
export function several(...of: readonly Noun[]): Noun {
  return { noun: "several", of };
}

/** How a selection is made, and the name (`as`) by which later parts refer to it. */
export type Selecting = Pick<Selection, "random" | "chooser" | "different" | "as">;

/** "Target …": one, chosen as the power is announced. */
export function target(filter: Filter, how: Selecting = {}): Selection {
  return { noun: "select", quantity: { count: "exactly", of: 1 }, filter, target: true, ...how };
}

/** "Target two …", "up to three target …". */
export function targets(quantity: Quantity, filter: Filter, how: Selecting = {}): Selection {
  return { noun: "select", quantity, filter, target: true, ...how };
}

/** "A …", "an …": one, chosen as it happens. */
export function one(filter: Filter, how: Selecting = {}): Selection {
  return { noun: "select", quantity: { count: "exactly", of: 1 }, filter, ...how };
}

/** "Each …", "all …", "the …". */
export function each(filter: Filter, how: Selecting = {}): Selection {
  return { noun: "select", quantity: { count: "all" }, filter, ...how };
}

/** So many of what a filter admits, chosen as it happens. */
export function select(quantity: Quantity, filter: Filter, how: Selecting = {}): Selection {
  return { noun: "select", quantity, filter, ...how };
}

/** So many, no more and no less. */
export function exactly(of: Amount): Quantity {
  return { count: "exactly", of };
}

/** So many at most. */
export function upTo(of: Amount): Quantity {
  return { count: "upTo", of };
}

/** So many or more. */
export function atLeast(of: Amount): Quantity {
  return { count: "atLeast", of };
}

/** As many as the chooser likes. */
export const anyNumber: Quantity = { count: "any" };

/** All that there are. */
export const every: Quantity = { count: "all" };

/** A place for cards: `zone("graveyard", { of: you })`. */
export function zone(name: string, where: Omit<Place, "zone"> = {}): Place {
  return { zone: name, ...where };
}
