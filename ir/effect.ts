import type { Amount } from "./amount.ts";
import type { CardFace } from "./card.ts";
import type { Clause, DamageKind, Entry } from "./clause.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Filter } from "./filter.ts";
import type { Noun, Place, Selection } from "./noun.ts";
import type { ModifierPower } from "./power.ts";
import type { Duration, Moment } from "./time.ts";

/** One instruction of a power, done in order. */
export type Effect =
  | Act
  /** A player may do this; `who` decides. */
  | { readonly do: "may"; readonly who: Noun; readonly effects: readonly Effect[] }
  /** "If you do / otherwise": `then` happens if `effects` did (CR 712), else `otherwise`. */
  | { readonly do: "attempt"; readonly effects: readonly Effect[]; readonly then: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  | { readonly do: "if"; readonly condition: Condition; readonly then: readonly Effect[]; readonly otherwise?: readonly Effect[] }
  /** "… unless who pays/does": the effects happen unless `who` chooses to do `instead`. */
  | { readonly do: "unless"; readonly who: Noun; readonly instead: readonly Effect[]; readonly effects: readonly Effect[] }
  /** Makes a player, or each of several in turn order, the doer: "target player discards a card". `as` names the current one. */
  | { readonly do: "each"; readonly of: Noun; readonly as: string; readonly effects: readonly Effect[] }
  /** Several clauses happen at the same time: the packets of damage that one sentence deals (CR 408). */
  | { readonly do: "together"; readonly acts: readonly Act[] }
  | { readonly do: "repeat"; readonly times: Amount; readonly effects: readonly Effect[] }
  /** Selects without doing anything more ("Target up to three heroes", "choose an ally"). */
  | { readonly do: "select"; readonly selection: Selection; readonly who?: Noun }
  /** "Choose one: …; or …" (CR 707.1c). `resolving`: "do this or that", which is chosen only as it is done. */
  | { readonly do: "modes"; readonly who: Noun; readonly choose: Amount; readonly upTo?: true; readonly resolving?: true; readonly modes: readonly (readonly Effect[])[] }
  /** Chooses one of some words, or a name, type, race… of the game; later parts refer to `as`. `among`: the words of these; `such`: the names of cards that are printed so; `madeUp`: words that nothing in the game goes by. */
  | { readonly do: "name"; readonly who: Noun; readonly attribute: string; readonly options?: readonly string[]; readonly as: string; readonly among?: Noun; readonly such?: Filter; readonly madeUp?: true }
  /** Adds modifiers that last: statements, triggers, replacements. `next`: used up by the first use. */
  | { readonly do: "modify"; readonly powers: readonly ModifierPower[]; readonly duration: Duration; readonly next?: true }
  /** Does something at a later moment. `immediate`: as a part of it, without the chain ("As your next turn starts"). */
  | { readonly do: "later"; readonly moment: Moment; readonly effects: readonly Effect[]; readonly immediate?: true }
  /** Puts tokens into play. `called`: by the name that this choice named. */
  | { readonly do: "token"; readonly count: Amount; readonly token: CardFace; readonly called?: string; readonly entry?: Entry; readonly into: Place; readonly as?: string }
  | { readonly do: "copyToken"; readonly count: Amount; readonly of: Noun; readonly entry?: Entry; readonly into: Place; readonly as?: string }
  /** Deals or puts a total divided as `who` chooses. `most`: the most for each of them, who is the candidate. */
  | { readonly do: "divide"; readonly who: Noun; readonly clause: Clause; readonly among: Noun; readonly most?: Amount }
  /** In a replacement: the event does not happen to this extent. */
  | { readonly do: "prevent"; readonly amount: Amount }
  /** In a replacement: the event happens changed. */
  | { readonly do: "alter"; readonly amount?: Amount; readonly to?: Noun; readonly damage?: DamageKind; readonly clause?: Clause; readonly entry?: Entry }
  /** In a replacement of damage: so much of it is dealt to another instead, at the same time as the rest. `who`: he divides it among several. */
  | { readonly do: "split"; readonly amount: Amount; readonly to: Noun; readonly who?: Noun }
  /** Looks at or reveals cards; `as` names them. */
  | { readonly do: "look" | "reveal"; readonly who: Noun; readonly what: Noun; readonly as?: string }
  | { readonly do: "revealUntil"; readonly who: Noun; readonly place: Place; readonly until: Selection; readonly as: string }
  | { readonly do: "search"; readonly who: Noun; readonly place: Place; readonly for: Selection }
  /** Pays a cost while the effect resolves: "pay (1)". */
  | { readonly do: "pay"; readonly who: Noun; readonly costs: readonly Cost[] }
  | { readonly do: "roll"; readonly who: Noun; readonly dice: Amount; readonly as: string }
  /** What a keyword says is done, where it is told as something to do: "delve". */
  | { readonly do: "perform"; readonly keyword: string; readonly who: Noun }
  /** What the keyword was given to do ("[power]" in its meaning). */
  | { readonly do: "given"; readonly name: string }
  /** A raid takes the place of this game for a player: `first` is done with it, all or nothing. */
  | { readonly do: "raid"; readonly who: Noun; readonly raid: string; readonly first: readonly Effect[] }
  /** Something said or done outside the game: the engine asks the player to confirm it. */
  | { readonly do: "flourish"; readonly who: Noun; readonly words: string };

/** A clause that happens. `as` names its object for later parts ("it", "that card"). */
export interface Act {
  readonly do: "act";
  readonly clause: Clause;
  readonly as?: string;
}
