import type { Amount } from "../amount.ts";
import type { Cost } from "../cost.ts";
import type { Effect } from "../effect.ts";
import { clauseAnd } from "./clauses.ts";
import type { Said } from "./clauses.ts";
import { list } from "./list.ts";
import type { Some } from "./list.ts";

/** Exhaust so many resources. */
export function resources(amount: Amount): Cost {
  return { cost: "resources", amount };
}

/** The [Activate] icon. */
export const activate: Cost = { cost: "activate" };

/** Do this to pay: `toPay("destroy", one(…))`; `as` names its object. */
export function toPay(...said: Said<{ readonly as?: string }>): Cost {
  const { clause, extra } = clauseAnd(said, ["as"]);
  return { cost: "act", clause, ...extra };
}

/** Choose a word to pay: `toChoose(nameWord(…))`. */
export function toChoose(word: Effect): Cost {
  if (word.do !== "name") throw new Error("only a word or a name is chosen to pay");
  return { cost: "choose", word };
}

/** One of several ways to pay. */
export function eitherCost(of: readonly Some<Cost>[]): Cost {
  return { cost: "either", of: of.map(list) };
}
