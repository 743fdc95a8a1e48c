import type { Amount } from "./amount.ts";
import type { Clause } from "./clause.ts";
import type { Effect } from "./effect.ts";

export type Cost =
  /** Exhaust so many resources. */
  | { readonly cost: "resources"; readonly amount: Amount }
  /** The [Activate] icon: exhaust the bearer (CR 701). */
  | { readonly cost: "activate" }
  /** Do what the clause says. `as` names its object. */
  | { readonly cost: "act"; readonly clause: Clause; readonly as?: string }
  /** Choose a word or a name, which later parts refer to: "name a class". */
  | { readonly cost: "choose"; readonly word: Extract<Effect, { readonly do: "name" }> }
  | { readonly cost: "either"; readonly of: readonly (readonly Cost[])[] };
