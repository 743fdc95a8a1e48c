import { child, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Noun } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { conjunction, postsOf } from "../nouns/filter.ts";
import { filterOf, lowerNoun } from "../nouns/noun.ts";
import { propertyFilter } from "../nouns/property.ts";
import { progressiveState } from "./condition.ts";

/** "is defending or the target of an opposing card or effect": a state, or what it is for something on the chain. */
export function goingOn(view: ClauseView, negated: boolean, context: Context): Condition {
  const { predicate } = view;
  const state = progressiveState(predicate);
  const what = child(child(predicate, "or") ?? predicate, "property");
  if (state === null || view.grammatical === null) return unlowered(predicate, "what goes on is told by a state");
  const subject = lowerNoun(view.grammatical, context);
  const against = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "against");
  const other = child(predicate, "object") ?? (against === undefined ? null : child(use(context, against), "object"));
  const going: Condition = { if: "is", subject, what: other === null ? { is: "state", state } : { is: "all", of: [{ is: "state", state }, { is: "inCombatWith", with: lowerNoun(other, context) }] } };
  const all: Condition = what === null ? going : { if: "any", of: [going, targeted(subject, what, context)] };
  return negated ? { if: "not", of: all } : all;
}

/** "the target of an effect": something on the chain targets it. */
function targeted(subject: Noun, what: Node, context: Context): Condition {
  const noun = nounsOf(what)[0];
  const of = noun === undefined || headWord(noun) !== "target" ? undefined : use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  if (of === undefined) return { if: "is", subject, what: propertyFilter(what, context) };
  return { if: "exists", what: conjunction([filterOf(child(of, "object") as Node, context), { is: "targeting", object: subject }]) };
}
