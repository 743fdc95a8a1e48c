import type { Clause } from "./clause.ts";
import type { Condition } from "./condition.ts";
import type { Noun } from "./noun.ts";

/** The stretch of the past that an event must lie in. `thisWay`: caused by this power, or by this card's powers. */
export type Within = "thisWay" | "thisTurn" | "thisCombat" | "thisGame" | "lastTurn" | "ever";

/** The start or the end of a turn, phase or step; `next` means the first to come. */
export interface Moment {
  readonly at: "start" | "end";
  /** "turn", or a phase or step of the game by its name. */
  readonly of: string;
  /** Whose; absent means any player's. */
  readonly whose?: Noun;
  /** Only in the turn that is this one of those that its player takes: 3 for "your third turn". */
  readonly nth?: number;
  readonly next?: true;
}

/** How long a modifier lasts. */
export type Duration =
  | { readonly lasts: "thisTurn" | "thisCombat" | "thisGame" | "always" }
  | { readonly lasts: "until"; readonly moment: Moment }
  /** Until the first of some events. */
  | { readonly lasts: "untilEvent"; readonly events: readonly Clause[] }
  /** Only within a step to come: "during its controller's next ready step". */
  | { readonly lasts: "during"; readonly step: string; readonly whose?: Noun; readonly next?: true }
  | { readonly lasts: "while"; readonly condition: Condition }
  | { readonly lasts: "both"; readonly of: readonly Duration[] };
