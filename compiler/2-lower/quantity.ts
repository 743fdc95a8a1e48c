import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Amount, Quantity } from "../../ir/index.ts";
import { isPlural } from "../1-resolve/described.ts";
import { numberOf } from "./number.ts";
import { say, says, unlowered, type Context } from "./context.ts";
import { ownedBy } from "./reference.ts";

export function quantityOf(node: Node, context: Context): Quantity {
  const determiner = say(context, node, "determiner", "anyNumberOf", "thatMany", "each", "all", "allThe", "both", "any", "either") ?? "";
  const quantity = child(node, "quantity");
  if (quantity !== null) {
    const amount = numberOf(quantity, context);
    if (quantity.kind === "UpTo") return { count: "upTo", of: amount };
    if (quantity.kind === "OrMore") return text(quantity, "bound") === "orMore" ? { count: "atLeast", of: amount } : { count: "upTo", of: amount };
    if (quantity.kind === "AtLeast") return { count: "atLeast", of: amount };
    if (quantity.kind === "MoreThan") return text(quantity, "bound") === "moreThan" && typeof amount === "number" ? { count: "atLeast", of: amount + 1 } : unlowered(quantity, "how many is not clear");
    return { count: "exactly", of: amount };
  }
  if (determiner === "anyNumberOf" || determiner === "anyNumberOfTarget") return { count: "any" };
  if (determiner === "thatMany") return { count: "exactly", of: { amount: "event" } };
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
  return ["type", "player"].some((field) => (noun[field] as { readonly form?: string } | undefined)?.form === "singular") && !context.uncounted.has(lemma(noun, "type") ?? "") && !isPlural(node);
}

/** "the top three cards": the number among the modifiers. */
export function numberModifier(node: Node, context: Context): Amount | null {
  for (const head of children(node, "heads"))
    for (const modifier of children(head, "modifiers")) if (modifier.kind === "NumberModifier") return numberOf(modifier, context);
  return null;
}

export function partitiveQuantity(node: Node, context: Context): Quantity {
  const quantity = child(node, "quantity") as Node;
  if (quantity.kind === "NumberQuantity") {
    const of = numberOf(quantity, context);
    return says(context, quantity, "upTo") ? { count: "upTo", of } : { count: "exactly", of };
  }
  const word = text(quantity, "quantity");
  if (word === "each" || word === "all" || word === "both") return { count: "all" };
  if (word === "any" || word === "anyNumber") return { count: "any" };
  if (word === "oneOrMore") return { count: "atLeast", of: 1 };
  return { count: "exactly", of: 1 };
}
