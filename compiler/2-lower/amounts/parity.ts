import { children, text, type Node } from "../../../grammar/ast.ts";
import type { Filter } from "../../../ir/index.ts";
import { adjectivesOf } from "../../1-resolve/clause-view.ts";
import { candidate } from "../nouns/filter.ts";

const PARITIES = ["even", "odd"] as const;

type Parity = (typeof PARITIES)[number];

/** "its cost is | odd": which of the two a number is said to be; null where something else is said. */
export function parityOf(what: Node): Parity | null {
  const [state, ...others] = what.kind === "States" ? children(what, "states") : [];
  return state === undefined || others.length > 0 || state["not"] === true ? null : (PARITIES.find((parity) => parity === text(state, "as")) ?? null);
}

/** "with an even cost": a test of a stat; null where its number is told otherwise. */
export function parityFilter(head: Node, stat: string): Filter | null {
  const parity = PARITIES.find((each) => adjectivesOf(head).includes(each));
  return parity === undefined || adjectivesOf(head).length > 1 ? null : { is: "such", that: { if: "parity", of: { amount: "stat", stat, of: candidate }, parity } };
}
