import type { Amount } from "./amount.ts";
import type { Clause } from "./clause.ts";

export type Cost =
  /** Exhaust so many resources. */
  | { readonly cost: "resources"; readonly amount: Amount }
  /** The [Activate] icon: exhaust the bearer (CR 701). */
  | { readonly cost: "activate" }
  /** Do what the clause says. `as` names its object. */
  | { readonly cost: "act"; readonly clause: Clause; readonly as?: string }
  | { readonly cost: "either"; readonly of: readonly (readonly Cost[])[] };
