import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { AdditionalCost, Power } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { costOf } from "./act.ts";

/** "You may complete quest cards from your hand.": on what holds on, leave to do so; in an effect it would be an offer. */
export function isLeave(view: ClauseView): boolean {
  return view.modal === "may" && ["play", "complete", "place", "use"].includes(view.verb);
}

/** "As you do, remove them from the game as an additional cost.": what leave that was given before costs; null for other sentences. */
export function costOfLeave(sentence: Node, before: Power | undefined, context: Context): AdditionalCost | null {
  const [lead, ...others] = children(sentence, "leads");
  const answered = lead?.kind === "AsLead" ? context.resolved.views.get(child(lead, "event") as Node)?.[0] : undefined;
  if (answered === undefined || answered.predicate.kind !== "ShortAnswer" || !/^do(?:es)?$/.test(text(answered.predicate, "answer") ?? "")) return null;
  const given = before?.power === "continuous" && before.statements.length === 1 ? before.statements[0] : undefined;
  if (others.length > 0 || given?.says !== "can") return unlowered(lead as Node, "as you do what?");
  const costs = (context.resolved.views.get(child(sentence, "clauses") as Node) ?? []).map((view) => {
    const as = view.complements.find((complement) => text(complement, "preposition") === "as" && headWord(child(complement, "object")) === "cost");
    const [cost, ...more] = as === undefined ? [] : nounsOf(child(use(context, as) as Node, "object"));
    if (cost === undefined || more.length > 0 || adjectivesOf(cost).join() !== "additional") return unlowered(view.node, "what is done as you do is “an additional cost”");
    return costOf({ ...view, complements: view.complements.filter((complement) => complement !== as) }, context);
  });
  return { power: "additionalCost", clause: given.clause, costs };
}
