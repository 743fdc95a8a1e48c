import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { filterOf, lowerNoun } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { ownedBy, possessorChain } from "../nouns/reference.ts";
import { differentCount } from "../nouns/shared-attribute.ts";
import { numberOf } from "./number.ts";
import { thatMuch } from "./rolled.ts";

/** A number that a text gives or describes. */
export function lowerAmount(node: Node, context: Context): Amount {
  if (node.kind === "PlainAmount") return numberOf(node, context);
  if (node.kind === "Amount") {
    const terms = children(node, "terms").map((term) => lowerAmount(term, context));
    const joins = joinsOf(node, "terms");
    return terms.slice(1).reduce<Amount>((sum, term, index) => (joins[index] === "minus" ? { amount: "minus", from: sum, take: term } : { amount: "plus", of: [sum, term] }), terms[0] as Amount);
  }
  if (node.kind === "Nouns") {
    const nouns = nounsOf(node);
    return nouns.length === 1 ? lowerAmount(nouns[0] as Node, context) : unlowered(node, "this is no number");
  }
  if (node.kind === "Pronoun") {
    const word = text(node, "pronoun");
    if (word === "thatMuch" || word === "thatMany") return thatMuch(context);
  }
  if (node.kind === "CountOnly") return numberOf(child(node, "quantity") as Node, context);
  if (node.kind === "NounPhrase") return describedAmount(node, context);
  return unlowered(node, "this is no number");
}

/** "its ATK", "the number of cards in your hand", "the damage on it", "their combined cost". */
function describedAmount(node: Node, context: Context): Amount {
  const head = children(node, "heads").at(-1) as Node;
  const noun = child(head, "noun") as Node;
  const word = headWord(node);
  const of = use(context, postsOf(node, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  const on = use(context, postsOf(node, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on"));
  if (word === "number" && of !== undefined) return countOf(child(of, "object") as Node, context);
  if (word === "damage" && on !== undefined) return { amount: "stat", stat: "damage", of: lowerNoun(child(on, "object") as Node, context) };
  const modifiers = adjectivesOf(head);
  const stat = noun.kind === "StatNoun" ? (lemma(noun, "stat") as string) : word === "cost" ? "cost" : null;
  if (stat === null) return unlowered(node, "this is no number");
  if (modifiers.includes("maximum")) return { amount: "stat", stat, of: holder(node, context) };
  if (modifiers.includes("combined") || modifiers.includes("total")) return { amount: "total", stat, of: of === undefined ? { is: "among", of: holder(node, context) } : filterOf(child(of, "object") as Node, context) };
  const extreme = modifiers.find((modifier) => modifier === "highest" || modifier === "lowest");
  const among = extreme === undefined ? undefined : use(context, postsOf(node, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "among"));
  if (among !== undefined) return { amount: extreme as "highest" | "lowest", stat, of: filterOf(child(among, "object") as Node, context) };
  if (extreme !== undefined && extreme !== null && of !== undefined) return { amount: extreme as "highest" | "lowest", stat, of: filterOf(child(of, "object") as Node, context) };
  return { amount: "stat", stat, of: of === undefined ? holder(node, context) : lowerNoun(child(of, "object") as Node, context) };
}

/** Whose attribute a possessive names. */
function holder(node: Node, context: Context): ReturnType<typeof lowerNoun> {
  const possessors = children(node, "possessors");
  if (possessors.length > 0) return possessorChain(possessors, context);
  return ownedBy(node, context) ?? unlowered(node, "whose is it?");
}

/** How many a noun phrase describes. */
export function countOf(node: Node, context: Context): Amount {
  const noun = nounsOf(node)[0] as Node;
  const quantity = child(noun, "quantity");
  const so = quantity?.kind === "NumberTarget" ? quantity : noun.kind === "NounPhrase" ? children(noun, "heads").flatMap((head) => children(head, "modifiers")).find(({ kind }) => kind === "NumberModifier") : undefined;
  const all = countOfAll(node, noun, context);
  // "for each 5 damage on it": how many times five are in it.
  return so === undefined ? all : { amount: "per", of: all, each: numberOf(so, context) };
}

function countOfAll(node: Node, noun: Node, context: Context): Amount {
  const head = children(noun, "heads").at(-1);
  const counter = head === undefined ? null : (child(head, "noun") as Node);
  if (counter !== null && (counter.kind === "CounterNoun" || /^counters?$/.test(text(counter, "noun") ?? ""))) {
    const on = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on"));
    const name = text(counter, "counter");
    const removed = use(context, postsOf(noun, context).find((post) => post.kind === "ParticipleRelative"));
    if (removed !== undefined && lemma(removed, "verb") !== "remove") return unlowered(removed, "so no counters are counted");
    if (removed !== undefined && say(context, removed, "when", "thisWay") === "thisWay") return { amount: "happened", event: { verb: "remove", ...(name === null ? {} : { counter: name }) }, measure: "amount", within: "thisWay" };
    return { amount: "counters", ...(name === null ? {} : { counter: name }), on: on === undefined ? { noun: "self" } : lowerNoun(child(on, "object") as Node, context) };
  }
  if (headWord(noun) === "damage") {
    const lying = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on"));
    if (lying !== undefined) return { amount: "stat", stat: "damage", of: lowerNoun(child(lying, "object") as Node, context) };
    return damageCount(noun, context);
  }
  if (head !== null && headWord(noun) === "hand") return { amount: "count", of: { is: "in", place: lowerPlace(node, context) } };
  return differentCount(noun, context) ?? { amount: "count", of: filterOf(node, context) };
}

/** "for each damage dealt this way": the sum of what was dealt. */
function damageCount(noun: Node, context: Context): Amount {
  const did = use(context, postsOf(noun, context).find((post) => post.kind === "ParticipleRelative"));
  if (did === undefined) return unlowered(noun, "which damage is counted is not said");
  const verb = lemma(did, "verb") ?? "deal";
  if (context.verbs.get(verb)?.damage !== true && !/^(?:prevent|remove|put)$/.test(verb)) return unlowered(did, "nothing happens so to damage");
  // Without "this way" it is the damage that has just been spoken of: that of the event, or what was dealt last.
  if (say(context, did, "when", "thisWay") !== "thisWay") return { amount: "event" };
  return { amount: "happened", event: { verb }, measure: "amount", within: "thisWay" };
}
