import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { comparisonOfQuantity } from "../amounts/comparison.ts";
import { CHOSEN_COUNTER, anotherCounter, counterAmount, counterName } from "../amounts/counter.ts";
import { damageAmount, damageKind } from "../amounts/damage.ts";
import { countedNoun, equalCount } from "../amounts/quantity.ts";
import { thatMuch } from "../amounts/rolled.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";
import type { Draft } from "./draft.ts";
import { equalTo } from "./equal-to.ts";
import { withOthers } from "./other-amount.ts";

/** "destroyed by fatal damage dealt with an ability": by which damage, and dealt with what. */
export function byDamage(noun: Node, draft: Draft, context: Context): void {
  draft.damage = damageKind(noun, context);
  const dealt = use(context, postsOf(noun, context).find((post) => post.kind === "ParticipleRelative" && lemma(post, "verb") === "deal"));
  const preposition = dealt === undefined ? null : child(dealt, "preposition");
  if (preposition === null) return;
  if (text(preposition, "preposition") !== "with") unlowered(preposition, "this does not say by which damage");
  draft.with = lowerNoun(child(preposition, "object") as Node, context);
}

/** The object: a thing or player, an amount of damage, or counters. */
export function objectOf(node: Node, view: ClauseView, draft: Draft, context: Context): void {
  const nouns = nounsOf(node);
  const first = nouns[0] as Node;
  const head = headWord(first);
  if (node.kind === "StatChanges" || node.kind === "Attributes") {
    unlowered(node, "this verb takes no such object");
  }
  if (head === "damage" && first.kind === "NounPhrase" && nouns.length === 1) {
    draft.damage = damageKind(first, context);
    const amount = damageAmount(first, context) ?? equalTo(view, context);
    if (amount !== null) draft.amount = withOthers(amount, view, context);
    const quantity = child(first, "quantity");
    if (quantity !== null && draft.amount !== undefined && AT_LEAST_OR_MOST.has(quantity.kind)) draft.comparison = comparisonOfQuantity(quantity);
    return;
  }
  if (first.kind === "Pronoun" && /^that(?:Much|Many)$/.test(text(first, "pronoun") ?? "")) {
    draft.amount = thatMuch(context);
    draft.damage = {};
    return;
  }
  if (head === "counter" || head === "counters") {
    const name = counterName(first);
    if (name !== null) draft.counter = name;
    draft.amount = equalCount(view, first, context) ?? counterAmount(first, context);
    return;
  }
  // What is drawn comes from a deck, and is nobody's in hand.
  if (view.verb === "draw" && /^(?:his|her|its|their|your)$/.test(text(first, "determiner") ?? "")) return unlowered(first, "what is drawn is any card");
  if (view.verb === "add" && anotherCounter(first, context) !== null) {
    draft.chosenCounter = CHOSEN_COUNTER;
    draft.amount = 1;
    return;
  }
  const kind = view.verb === "use" ? powersOfKind(first) : null;
  if (kind !== null) {
    draft.manner = [kind];
    const of = use(context, postsOf(first, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
    if (of !== undefined) draft.object = lowerNoun(child(of, "object") as Node, context);
    return;
  }
  if (first.kind === "Pronoun" && view.verb === "prevent") return;
  if (first.kind === "Gerund") {
    draft.doing = lemma(first, "verb") ?? unlowered(first, "doing what?");
    // "Drawing that card": the one that the event is about.
    const own = nounsOf(child(first, "object"))[0];
    if (own !== undefined && !(own.kind === "Pronoun" ? text(own, "pronoun") === "it" : headWord(own) === "card" && children(own, "heads").every((each) => children(each, "modifiers").length === 0))) return unlowered(own, "of which card it is done is not clear");
    const antecedent = own === undefined ? undefined : context.resolved.antecedents.get(own);
    if (own !== undefined && antecedent?.is === "mention" && antecedent.mention.origin === "event") say(context, own, "determiner", "that");
    return;
  }
  draft.object = countedNoun(view, node, lowerNoun(node, context), context);
}

/** "payment powers", "[Activate] powers": of which kind those are that are used; null for anything else. */
function powersOfKind(noun: Node): string | null {
  const heads = noun.kind === "NounPhrase" ? children(noun, "heads") : [];
  const of = heads.length === 1 ? child(heads[0] as Node, "noun") : null;
  const words = adjectivesOf(noun);
  if (of?.kind === "ActivatePowers") return words.length === 0 ? (lemma(of, "icon") as string).toLowerCase() : null;
  return of?.kind === "PlainNoun" && /^powers?$/.test(text(of, "noun") ?? "") && words.length === 1 && words[0] === "payment" ? "payment" : null;
}

const AT_LEAST_OR_MOST = new Set(["OrMore", "MoreThan", "AtLeast"]);
