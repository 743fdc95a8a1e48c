import { child, text } from "../../../grammar/ast.ts";
import type { Effect, Filter, Noun, Place } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { inAnyOrder } from "../clauses/goal.ts";
import { unlowered, use, type Context } from "../context.ts";
import { postsOf } from "./filter.ts";
import { lowerPlace } from "./place.ts";

/** "… and the rest on the bottom of your deck": the verb of the clause before goes on. */
export function restMoved(view: ClauseView, before: ClauseView | null, context: Context): Effect[] {
  if (before === null) return unlowered(view.predicate, "what is done with the rest?");
  return [{ do: "act", clause: { verb: before.verb, object: theRest(context) ?? unlowered(view.predicate, "the rest of what?"), into: goalOf(view, context) } }];
}

/** What moves a card, besides putting it somewhere. */
const MOVING = ["remove", "play", "place", "discard"];

/** What was looked at or revealed, and has not been moved since. */
export function theRest(context: Context): Noun | null {
  if (context.lookedAt === null) return null;
  const said = [...context.resolved.views.values()].flat();
  const views = said.slice(said.findIndex(({ verb }) => verb === "look" || verb === "reveal"));
  const verbs = ["put", ...MOVING.filter((verb) => views.some((view) => view.verb === verb && view.modal !== "would"))];
  const left = verbs.map((verb): Filter => ({ is: "not", of: { is: "did", event: { verb, object: { noun: "candidate" } }, within: "thisWay" } }));
  return { noun: "select", quantity: { count: "all" }, filter: { is: "all", of: [{ is: "among", of: { noun: "bound", name: context.lookedAt } }, ...left] } };
}

function goalOf(view: ClauseView, context: Context): Place {
  // Who puts several there arranges them anyway (CR 415.3c).
  for (const complement of view.complements) if (inAnyOrder(complement, context)) use(context, complement);
  for (const complement of view.complements) {
    const preposition = text(complement, "preposition");
    const object = child(complement, "object");
    if (complement.kind === "VerbPreposition" && object !== null && (preposition === "into" || preposition === "onto" || preposition === "onTop" || preposition === "onBottom")) {
      use(context, complement);
      for (const post of nounsOf(object).flatMap((noun) => postsOf(noun, context))) if (inAnyOrder(post, context)) use(context, post);
      const place = lowerPlace(object, context);
      return preposition === "onTop" ? { ...place, position: "top" } : preposition === "onBottom" ? { ...place, position: "bottom" } : place;
    }
    const adverb = text(complement, "adverb");
    if (adverb === "onTheBottom" || adverb === "onTop" || adverb === "onTheTop") {
      use(context, complement);
      return { zone: "deck", position: adverb === "onTheBottom" ? "bottom" : "top" };
    }
  }
  return unlowered(view.predicate, "where to?");
}
