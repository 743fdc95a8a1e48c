import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Trigger } from "../../../ir/index.ts";
import { adjectivesOf } from "../../1-resolve/noun-head.ts";
import type { Context } from "../context.ts";

/** "When … this turn", "At the end of the next turn": it is waited for once it has been said, by what does something once. */
export const isPassing = (lead: Node, context: Context): boolean =>
  !context.holdsOn && (lead.kind === "AtLead" ? children(lead, "moments").every(isToCome) : lead.kind === "Trigger" && isOfThisTurn(lead, context));

/** "at the end of this turn", "at the start of your next turn". */
const isToCome = (moment: Node): boolean => {
  const of = child(moment, "of") as Node;
  return text(of, "when") === "this" || adjectivesOf(of).includes("next");
};

const isOfThisTurn = (lead: Node, context: Context): boolean =>
  (context.resolved.views.get(child(lead, "event") as Node) ?? []).some((view) => view.complements.some((complement) => complement.kind === "TimePhrase" && text(complement, "when") === "this"));

export const isShortAnswer = (lead: Node, context: Context): boolean => context.resolved.views.get(child(lead, "condition") as Node)?.[0]?.predicate.kind === "ShortAnswer";

export const isWould = (lead: Node, context: Context): boolean => lead.kind === "Condition" && context.resolved.views.get(child(lead, "condition") as Node)?.some((view) => view.modal === "would") === true;

/** "When damage is prevented this way": what goes on only as long as what the text before it does. */
export const isThisWay = (trigger: Trigger): boolean => trigger.on === "event" && trigger.event.manner?.includes("thisWay") === true;
