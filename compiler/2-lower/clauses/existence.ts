import { child, isAnd, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition } from "../../../ir/index.ts";
import { nounsOf } from "../../1-resolve/clause-view.ts";
import { comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import { say, unlowered, type Context } from "../context.ts";
import { oneOfEach } from "../nouns/heads-apart.ts";
import { filterOf } from "../nouns/noun.ts";
import { differentBy, sharedBy } from "../nouns/shared-attribute.ts";
import { countersThere } from "./remaining.ts";

export const not = (condition: Condition): Condition => ({ if: "not", of: condition });

/** "a", "an", "another", "no", a number: some one, not a known one. */
export function isIndefinite(noun: Node): boolean {
  if (noun.kind !== "NounPhrase") return false;
  return ["a", "an", "another", "no", "any"].includes(text(noun, "determiner") ?? "") || child(noun, "quantity") !== null;
}

/** So many of what a noun phrase describes. */
export function exists(what: Node, context: Context): Condition {
  const counted = countersThere(what, context);
  if (counted !== null) return counted;
  const [noun, ...others] = nounsOf(what) as [Node, ...Node[]];
  // "an ability, an ally, and an equipment": one of each.
  if (others.length > 0 && joinsOf(what, "nouns").some(isAnd)) return { if: "all", of: [noun, ...others].map((each) => exists(each, context)) };
  const each = noun.kind === "NounPhrase" ? oneOfEach(noun, context) : null;
  if (each !== null) return { if: "all", of: each.map((part) => exists(part, context)) };
  if (noun.kind !== "NounPhrase") return unlowered(what, "what there must be is not clear");
  const quantity = child(noun, "quantity");
  const shared = quantity === null ? null : sharedBy(noun, context);
  const different = quantity === null ? null : differentBy(noun, context);
  const common = shared ?? different?.item;
  const filter = filterOf(what, common === undefined ? context : { ...context, shared: common });
  if (say(context, noun, "determiner", "no", "any") === "no") return not({ if: "exists", what: filter });
  if (quantity === null) return { if: "exists", what: filter };
  const amount = numberOf(quantity, context);
  if (different !== null) return { if: "compare", left: { amount: "different", attribute: different.attribute, among: filter }, comparison: quantity.kind === "NumberTarget" ? "atLeast" : comparisonOfQuantity(quantity), right: amount };
  return { if: "exists", what: filter, comparison: quantity.kind === "NumberTarget" ? "atLeast" : comparisonOfQuantity(quantity), amount, ...(shared === null ? {} : { sharing: lemma(shared, "attribute") as string }) };
}
