import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Noun } from "../noun.ts";
import type { Duration, Moment } from "../time.ts";

/** Whose turn or step, and whether the next one is meant. */
export interface WhichTurn {
  readonly whose?: Noun;
  readonly next?: true;
}

/** Which turn or step, and the how many of its player's turns it lies in. */
export interface WhichMoment extends WhichTurn {
  readonly nth?: number;
}

/** The start of a turn, phase or step. */
export function startOf(of: string, which: WhichMoment = {}): Moment {
  return { at: "start", of, ...which };
}

/** The end of a turn, phase or step. */
export function endOf(of: string, which: WhichMoment = {}): Moment {
  return { at: "end", of, ...which };
}

/** Until the turn is over. */
export const thisTurn: Duration = { lasts: "thisTurn" };

/** Until the combat is over. */
export const thisCombat: Duration = { lasts: "thisCombat" };

/** For the rest of the game. */
export const thisGame: Duration = { lasts: "thisGame" };

/** Without an end. */
export const always: Duration = { lasts: "always" };

/** Until a moment. */
export function until(moment: Moment): Duration {
  return { lasts: "until", moment };
}

/** Until the first of some events. */
export function untilThat(...events: readonly Clause[]): Duration {
  return { lasts: "untilEvent", events };
}

/** Only within a step to come. */
export function withinStep(step: string, which: WhichTurn = {}): Duration {
  return { lasts: "during", step, ...which };
}

/** As long as a condition holds. */
export function asLongAs(condition: Condition): Duration {
  return { lasts: "while", condition };
}

/** As long as each of these lasts. */
export function bothLast(...of: readonly Duration[]): Duration {
  return { lasts: "both", of };
}
