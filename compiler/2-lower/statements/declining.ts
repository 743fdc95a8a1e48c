import { children, type Node } from "../../../grammar/ast.ts";
import type { Statement } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { purposeClause } from "../clauses/purpose.ts";
import { duringCondition } from "../clauses/time.ts";
import { modalOf, says, unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** "You may choose not to …": what the rules would do is left to a player. */
export const isDeclining = (view: ClauseView): boolean => view.verb === "choose" && view.modal === "may" && view.parts.object === undefined && purposeOf(view)?.["not"] === true;

const purposeOf = (view: ClauseView): Node | undefined => view.complements.find((complement) => complement.kind === "Purpose");

/** "You may choose not to ready this ally during your ready step": it can be skipped then (CR 501.1). */
export function declining(view: ClauseView, context: Context): Statement[] | null {
  if (!isDeclining(view)) return null;
  const purpose = use(context, purposeOf(view)) as Node;
  says(context, purpose, "not");
  modalOf(view, context, "may");
  const who = view.grammatical === null ? unlowered(view.predicate, "who may choose so?") : lowerNoun(view.grammatical, context);
  const [done, ...others] = purposeClause(purpose, who, { ...context, pattern: true });
  const [predicate] = children(purpose, "predicates");
  const during = predicate === undefined ? undefined : [...context.resolved.attachments.complementsOf(predicate), ...view.complements].find((complement) => complement.kind === "DuringPhrase");
  if (done?.object === undefined || others.length > 0) return unlowered(purpose, "what may be left undone is not clear");
  // Only there do the rules do it.
  const when = during === undefined ? null : duringCondition(use(context, during), context);
  const step = context.verbs.get(done.verb)?.step;
  if (step === undefined) return unlowered(purpose, "the rules do so at no time of their own");
  if (when?.if !== "during" || when.step !== step || JSON.stringify(when.whose) !== JSON.stringify(who)) return unlowered(purpose, `the rules do so only “during your ${step}”, which is to be said`);
  return [{ says: "can", clause: { verb: "skip", subject: who, object: done.object, doing: done.verb } }];
}
