import type { Amount, Comparison } from "./amount.ts";
import type { Clause } from "./clause.ts";
import type { Filter } from "./filter.ts";
import type { Noun } from "./noun.ts";
import type { Within } from "./time.ts";

export type Condition =
  | { readonly if: "all"; readonly of: readonly Condition[] }
  | { readonly if: "any"; readonly of: readonly Condition[] }
  | { readonly if: "not"; readonly of: Condition }
  /** So many of what a filter admits are there; without `amount` at least one. `sharing`: so many that have this attribute in common. */
  | { readonly if: "exists"; readonly what: Filter; readonly comparison?: Comparison; readonly amount?: Amount; readonly sharing?: string }
  /** A noun, each of what it stands for, passes a filter: "if it's an ally". */
  | { readonly if: "is"; readonly subject: Noun; readonly what: Filter }
  /** It is still so, and has been all the time (CR 714.3b). */
  | { readonly if: "remains"; readonly subject: Noun; readonly what: Filter }
  | { readonly if: "compare"; readonly left: Amount; readonly comparison: Comparison; readonly right: Amount }
  /** `whose`: in that stretch of this player's turns ("on its controller's last turn"). */
  | { readonly if: "happened"; readonly event: Clause; readonly within: Within; readonly whose?: Noun }
  /** "If its cost is odd". */
  | { readonly if: "parity"; readonly of: Amount; readonly parity: "even" | "odd" }
  /** It is the turn of one of these players. */
  /** It is someone's turn; `last`: the turn before this one was; `nth`: of those he takes, the first, second … */
  | { readonly if: "turn"; readonly of: Noun; readonly last?: true; readonly nth?: number }
  /** A step, phase or combat of the game is going on. */
  | { readonly if: "during"; readonly step: string; readonly whose?: Noun }
  /** Something is able to do or to undergo what the clause says. */
  | { readonly if: "able"; readonly clause: Clause }
  /** An option chosen earlier ("if you chose …"); `by`: by one of these players. */
  | { readonly if: "chose"; readonly option: string; readonly name: string; readonly by?: Noun };
