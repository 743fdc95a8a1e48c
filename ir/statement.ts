import type { Amount } from "./amount.ts";
import type { Clause } from "./clause.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { Noun, Place } from "./noun.ts";
import type { KeywordUse, Power } from "./power.ts";

/** What a continuous modifier says (CR 714). */
export type Statement =
  /** "has +2 ATK", "has -1 health". */
  | { readonly says: "stat"; readonly of: Noun; readonly stat: string; readonly change: Amount; readonly sign: 1 | -1 }
  /** "has ATK equal to its cost", "ATK becomes". */
  | { readonly says: "setStat"; readonly of: Noun; readonly stat: string; readonly value: Amount }
  | { readonly says: "multiplyStat"; readonly of: Noun; readonly stat: string; readonly by: Amount }
  | { readonly says: "keyword"; readonly of: Noun; readonly keyword: KeywordUse }
  | { readonly says: "power"; readonly of: Noun; readonly powers: readonly Power[] }
  /** "loses …", and with `cant` "and can't have". Without `keyword` and `kind` all powers; `this`: the power that says so. */
  | { readonly says: "lose"; readonly of: Noun; readonly keyword?: string; readonly kind?: string; readonly tag?: string; readonly this?: true; readonly cant?: true }
  /** "is also an ally", "becomes a [Nature] weapon": `also` keeps what it was. */
  | { readonly says: "becomes"; readonly of: Noun; readonly what: Filter; readonly also?: true }
  | { readonly says: "copies"; readonly of: Noun; readonly original: Noun }
  /** `everyTurn`: once in each turn. `unlessPaid`: each time, the one who would do it may pay this and do it. */
  | { readonly says: "can" | "cannot" | "must"; readonly clause: Clause; readonly unless?: Condition; readonly ifAble?: true; readonly everyTurn?: true; readonly unlessPaid?: readonly Cost[] }
  /** "can attack only X [if able]", "must target X if able": any other object is not allowed. */
  | { readonly says: "only"; readonly clause: Clause; readonly ifAble?: true }
  /** "You pay (1) less to play …": `clause` is what the cost is for. */
  | { readonly says: "cost"; readonly clause: Clause; readonly change: Amount; readonly sign: 1 | -1; readonly minimum?: Amount; readonly next?: true }
  /** "You may play it without paying its cost", or by paying something else: see `AlternateCost`. */
  | { readonly says: "free"; readonly clause: Clause }
  | { readonly says: "control"; readonly of: Noun; readonly by: Noun }
  /** A player attribute: maximum hand size, resources per turn, starting health. */
  | { readonly says: "playerStat"; readonly of: Noun; readonly stat: string; readonly change: Amount; readonly sign: 1 | -1 }
  | { readonly says: "revealed"; readonly what: Filter; readonly place: Place }
  /** "count as being exhausted", "can be exhausted to pay costs as though it were a resource". */
  | { readonly says: "countsAs"; readonly of: Noun; readonly what: Filter; readonly for?: string }
  /** "Has that card's printed powers." */
  | { readonly says: "powersOf"; readonly of: Noun; readonly original: Noun }
  /** "Can't gain ATK", "can't lose ATK": nothing makes it more, or less. */
  | { readonly says: "fixedStat"; readonly of: Noun; readonly stat: string; readonly against: "gain" | "lose" }
  /** "Have their printed text a second time": each printed power is there twice. */
  | { readonly says: "twice"; readonly of: Noun }
  /** "Text that refers to the start of a turn refers to the end of that turn instead." */
  | { readonly says: "momentShift"; readonly from: "start" | "end"; readonly to: "start" | "end"; readonly step: string }
  /** "The winner of this game also wins the next game", "you decide who goes first next game". */
  | { readonly says: "nextGame"; readonly of: Noun; readonly does: "win" | "decideFirst" }
  /** "You can have an additional Pet": a tag limit is raised. `whole`: "up to six", so many in all. */
  | { readonly says: "limit"; readonly tag: string; readonly change: Amount; readonly of: Noun; readonly whole?: true };
