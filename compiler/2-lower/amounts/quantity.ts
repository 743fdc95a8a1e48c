import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Noun, Quantity } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlural } from "../../1-resolve/described.ts";
import { say, says, unlowered, use, type Context } from "../context.ts";
import { filterOf } from "../nouns/noun.ts";
import { ownedBy } from "../nouns/reference.ts";
import { lowerAmount } from "./amount.ts";
import { numberOf } from "./number.ts";
import { thatMuch } from "./rolled.ts";

export function quantityOf(node: Node, context: Context): Quantity {
  const determiner = say(context, node, "determiner", "anyNumberOf", "thatMany", "each", "all", "allThe", "both", "any", "either") ?? "";
  const quantity = child(node, "quantity");
  if (quantity !== null) {
    const amount = numberOf(quantity, context);
    if (quantity.kind === "AllBut") return { count: "exactly", of: { amount: "minus", from: { amount: "count", of: filterOf({ ...node, quantity: null } as unknown as Node, context) }, take: amount } };
    if (quantity.kind === "UpTo") return { count: "upTo", of: amount };
    if (quantity.kind === "OrMore") return text(quantity, "bound") === "orMore" ? { count: "atLeast", of: amount } : { count: "upTo", of: amount };
    if (quantity.kind === "AtLeast") return { count: "atLeast", of: amount };
    if (quantity.kind === "MoreThan") return text(quantity, "bound") === "moreThan" && typeof amount === "number" ? { count: "atLeast", of: amount + 1 } : unlowered(quantity, "how many is not clear");
    return { count: "exactly", of: amount };
  }
  if (determiner === "anyNumberOf" || determiner === "anyNumberOfTarget") return { count: "any" };
  if (determiner === "thatMany") return { count: "exactly", of: thatMuch(context) };
  if (["each", "all", "allThe", "both", "any"].includes(determiner)) return { count: "all" };
  const count = numberModifier(node, context);
  if (count !== null) return { count: "exactly", of: count };
  if (["a", "an", "target", "another", "anotherTarget", "secondTarget", "thirdTarget", "second", "either"].includes(determiner)) return { count: "exactly", of: 1 };
  if (context.bare !== true && determiner === "" && ownedBy(node, context) === null && children(node, "possessors").length === 0 && isSingular(node, context)) return unlowered(node, "one of them is “a” or “the”");
  return { count: "all" };
}

/** Whether the last of the heads is a singular of what can be counted: it needs a word before it. */
function isSingular(node: Node, context: Context): boolean {
  const noun = child(children(node, "heads").at(-1) as Node, "noun") as Node;
  return noun.kind === "NameNoun" || ["type", "player"].some((field) => (noun[field] as { readonly form?: string } | undefined)?.form === "singular") && !context.uncounted.has(lemma(noun, "type") ?? "") && !isPlural(node);
}

/** "reveal cards from the top of your deck | equal to the number of allies you control": as many of a bare plural; null where none is told so. */
export function equalCount(view: ClauseView, noun: Node, context: Context): Amount | null {
  const equal = view.complements.find((complement) => complement.kind === "EqualTo");
  const counted = child(noun, "quantity") !== null || text(noun, "determiner") !== null || numberModifier(noun, context) !== null;
  if (equal === undefined || counted || noun.kind !== "NounPhrase" || !(isPlural(noun) || isCounters(noun))) return null;
  return lowerAmount(child(use(context, equal) as Node, "amount") as Node, context);
}

/** "capture counters", "+1 ATK counters". */
export const isCounters = (noun: Node): boolean => {
  const of = child(children(noun, "heads").at(-1) as Node, "noun");
  return (of?.kind === "CounterNoun" || of?.kind === "StatCounterNoun") && text(of, "number") === "plural";
};

/** What a clause acts on, as many of it as the clause tells behind it. */
export function countedNoun(view: ClauseView, node: Node, lowered: Noun, context: Context): Noun {
  const [noun, ...others] = nounsOf(node);
  if (lowered.noun !== "select" || lowered.quantity.count !== "all" || noun === undefined || others.length > 0) return lowered;
  const of = equalCount(view, noun, context);
  return of === null ? lowered : { ...lowered, quantity: { count: "exactly", of } };
}

/** "the top three cards": the number among the modifiers. */
export function numberModifier(node: Node, context: Context): Amount | null {
  for (const head of children(node, "heads"))
    for (const modifier of children(head, "modifiers")) if (modifier.kind === "NumberModifier") return numberOf(modifier, context);
  return null;
}

export function partitiveQuantity(node: Node, context: Context): Quantity {
  const quantity = child(node, "quantity") as Node;
  if (quantity.kind === "AllBut") return { count: "exactly", of: { amount: "minus", from: { amount: "count", of: filterOf(child(node, "of") as Node, context) }, take: numberOf(quantity, context) } };
  if (quantity.kind === "NumberQuantity") {
    const of = numberOf(quantity, context);
    return says(context, quantity, "upTo") ? { count: "upTo", of } : { count: "exactly", of };
  }
  const word = text(quantity, "quantity");
  if (word === "each" || word === "all" || word === "both") return { count: "all" };
  if (word === "any" || word === "anyNumber") return { count: "any" };
  if (word === "oneOrMore") return { count: "atLeast", of: 1 };
  if (word === "none" || word === "oneOrBoth") return unlowered(quantity, "how many of them is not clear");
  return { count: "exactly", of: 1 };
}
