import { child, joinsOf, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Clause } from "../../../ir/index.ts";
import { adjectivesOf, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { use, type Context } from "../context.ts";
import { countOf } from "./amount.ts";

/** "for each …": what an amount is multiplied by. */
export function factorOf(view: ClauseView, context: Context): Amount | null {
  const each = use(context, view.complements.find((complement) => complement.kind === "ForEach"));
  if (each !== undefined) return countOf(child(each, "what") as Node, context);
  const withThis = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "for" && othersBesideThis(complement) !== null);
  if (withThis !== undefined) return { amount: "plus", of: [1, countOf(othersBesideThis(use(context, withThis)) as Node, context)] };
  // "for | each of your weapons".
  const parts = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "for" && eachOf(complement) !== null);
  return parts === undefined ? null : countOf(eachOf(use(context, parts)) as Node, context);
}

/** "for this | and each other Murloc you control": the card itself is one of those that are counted. */
function othersBesideThis(complement: Node): Node | null {
  const object = child(complement, "object");
  const [itself, others, ...more] = nounsOf(object);
  const isCounted = object !== null && itself?.kind === "ThisCard" && more.length === 0 && joinsOf(object, "nouns").join() === "and";
  return isCounted && others?.kind === "NounPhrase" && text(others, "determiner") === "each" && adjectivesOf(others).includes("other") ? others : null;
}

/** What "each of …" behind a preposition is each of. */
function eachOf(complement: Node): Node | null {
  const only = nounsOf(child(complement, "object"));
  const quantity = only.length === 1 && only[0]?.kind === "Partitive" ? child(only[0], "quantity") : null;
  return quantity !== null && text(quantity, "quantity") === "each" ? (only[0] as Node) : null;
}

export const times = (amount: Amount, factor: Amount | null): Amount => (factor === null ? amount : amount === 1 ? factor : { amount: "times", of: [amount, factor] });

/** "for each …" multiplies the amount of a clause, or the number of its objects. */
export function multiplied(clause: Clause, factor: Amount | null): Clause {
  if (factor === null) return clause;
  if (clause.amount !== undefined) return { ...clause, amount: times(clause.amount, factor) };
  const { object } = clause;
  if (object?.noun === "select" && object.quantity.count === "exactly") return { ...clause, object: { ...object, quantity: { count: "exactly", of: times(object.quantity.of, factor) } } };
  return clause;
}
