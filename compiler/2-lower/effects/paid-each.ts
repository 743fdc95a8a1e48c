import { child, children, type Node } from "../../../grammar/ast.ts";
import type { Continuous, Noun, Replacement } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { lowerClause } from "../clauses/clause.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";

/**
 * "can't attack unless their controller pays (1) for each attacker": so much more is paid to propose each of them
 * (CR 600.3); null for any other clause.
 */
export function paidToPropose(view: ClauseView, context: Context): Continuous | null {
  const unless = view.complements.find((complement) => complement.kind === "UnlessPhrase");
  const [pays, ...others] = unless === undefined ? [] : (context.resolved.views.get(child(unless, "condition") as Node) ?? []);
  if (unless === undefined || pays === undefined || others.length > 0 || view.verb !== "attack" || view.passive || view.grammatical === null || !/^cant$|^cannot$/.test(view.modal ?? "") || pays.predicate.kind !== "Paying" || headWord(pays.grammatical) !== "controller") return null;
  const each = pays.complements.find((complement) => complement.kind === "ForEach");
  const counted = each === undefined ? undefined : nounsOf(child(each, "what"))[0];
  if (each !== undefined && (counted === undefined || !/^(?:attacker|character)$/.test(headWord(counted) ?? "") || children(counted, "posts").length > 0)) return unlowered(each, "each of what?");
  if (pays.complements.some((complement) => complement !== each)) return unlowered(unless, "what is paid is not clear");
  const [controller] = nounsOf(pays.grammatical);
  if (controller === undefined || say(context, controller, "determiner", "their", "its") === null) return unlowered(unless, "whose controller?");
  use(context, unless);
  if (each !== undefined) use(context, each);
  modalOf(view, context, "cant", "cannot");
  const { verb: _, subject, object: against, ...rest } = lowerClause(view, context, "event");
  if (subject === undefined || Object.keys(rest).length > 0) return unlowered(view.node, "who can't attack is not clear");
  const change = lowerAmount(child(child(pays.predicate, "amount") as Node, "amount") as Node, context);
  return { power: "continuous", statements: [{ says: "cost", clause: { verb: "propose", object: subject, ...(against === undefined ? {} : { against }) }, change, sign: 1 }] };
}

/** "can't draw cards unless he pays (1) for each card": each time, whoever would do it may pay and do it (DOW-030). */
export function paidEach(view: ClauseView, context: Context): Replacement | null {
  const unless = view.complements.find((complement) => complement.kind === "UnlessPhrase");
  const pays = unless === undefined ? undefined : context.resolved.views.get(child(unless, "condition") as Node)?.[0];
  const each = pays?.complements.find((complement) => complement.kind === "ForEach");
  if (unless === undefined || pays === undefined || pays.predicate.kind !== "Paying" || each === undefined || !/^can/.test(view.modal ?? "") || view.modal === "can" || pays.grammatical === null) return null;
  const { object, ...event } = lowerClause(view, context, "event");
  const counted = nounsOf(child(each, "what"))[0];
  if (view.parts.object === undefined || counted === undefined || headWord(counted) !== headWord(view.parts.object) || object === undefined || event.subject?.noun !== "select") return unlowered(each, "each of what?");
  use(context, unless);
  use(context, each);
  modalOf(view, context, "cant", "cannot");
  const who: Noun = { noun: "event", role: "subject" };
  const amount = lowerAmount(child(child(pays.predicate, "amount") as Node, "amount") as Node, context);
  return { power: "replacement", event, effects: [{ do: "attempt", effects: [{ do: "may", who, effects: [{ do: "pay", who, costs: [{ cost: "resources", amount }] }] }], then: [{ do: "alter" }] }] };
}
