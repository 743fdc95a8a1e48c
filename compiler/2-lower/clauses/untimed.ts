import { lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Within } from "../../../ir/index.ts";
import type { Resolved } from "../../1-resolve/mention.ts";
import { unlowered, type Context } from "../context.ts";

/** What was so at the time that is spoken of: who played what is on its way. */
const AT_THE_TIME = new Set(["play"]);

/**
 * When something happened of which a phrase says no time: "the number of cards removed" are those that the text itself
 * has removed; "that have left your party" have done so in this game. Anything else is refused.
 */
export function untimed(predicate: Node, context: Context): Within {
  const verb = lemma(predicate, "verb") ?? lemma(predicate, "participle") ?? "";
  const form = predicate.kind === "Doing" || predicate.kind === "Undergoing" ? text(predicate, "form") : "participle";
  if (form === "base" || form === "s") return verb === "play" ? "thisGame" : unlowered(predicate, "what it does as a rule is told by no state of the game");
  if (form === "perfect") return "thisGame";
  if (AT_THE_TIME.has(verb)) return "thisTurn";
  // Damage has always been dealt to something: by what is said.
  if (context.verbs.get(verb)?.damage === true) return unlowered(predicate, "when it happened is not said");
  if (doesItself(verb, context)) return "thisWay";
  return unlowered(predicate, "when it happened is not said");
}

/** "an ability card played this way": the text has let somebody do so. */
export const isDoneHere = (verb: string, context: Context): boolean => [context.resolved, ...context.earlier].some((resolved) => [...resolved.views.values()].flat().some((view) => view.verb === verb));

/** Whether a text does something itself, as an effect or a cost. */
export const doesItself = (verb: string, context: Context): boolean => [context.resolved, ...context.earlier].some((resolved) => does(resolved, verb));

const does = ({ views }: Resolved, verb: string): boolean =>
  [...views.values()].flat().some((view) => view.verb === verb && view.modal !== "would" && view.predicate.kind === "Doing" && !/^(?:past|perfect)$/.test(text(view.predicate, "form") ?? ""));
