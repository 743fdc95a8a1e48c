import { child, children, joinsOf, type Node } from "../../../grammar/ast.ts";
import type { Condition, Continuous, Power } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { withSharedFactor } from "../amounts/shared-factor.ts";
import { lowerCondition, whileCondition } from "../clauses/condition.ts";
import { certain, present } from "../clauses/tense.ts";
import { duringCondition, isOfWhoDoesIt } from "../clauses/time.ts";
import { unlowered, use, type Context } from "../context.ts";
import { isLeave } from "../effects/leave.ts";
import { paidEach, paidToPropose } from "../effects/paid-each.ts";
import { withX } from "../effects/sentence.ts";
import { narrowed } from "../nouns/narrowed.ts";
import { isTurnOfPlacing } from "../statements/placing-more.ts";
import { preventionOf } from "../statements/prevention.ts";
import { isStatement, lowerStatements } from "../statements/statement.ts";
import { lowerQuote } from "./power.ts";

/**
 * A sentence that holds on: its statements, a power for each time at which some of them hold; null if it is something
 * to do.
 */
export function continuousOf(sentence: Node, context: Context): Power[] | null {
  if (sentence.kind !== "Sentence") return null;
  const clauses = child(sentence, "clauses") as Node;
  const views = context.resolved.views.get(clauses) ?? [];
  const prevented = views.length === 1 ? preventionOf(views[0] as ClauseView, context) : null;
  if (prevented !== null && prevented.duration === null && !prevented.next && children(sentence, "leads").length === 0) return [prevented.power, ...(prevented.besides === undefined ? [] : [prevented.besides])];
  const paid = views.length === 1 && children(sentence, "leads").length === 0 ? (paidToPropose(views[0] as ClauseView, context) ?? paidEach(views[0] as ClauseView, context)) : null;
  if (paid !== null) return [paid];
  if (!views.every((view) => isStatement(view) || isLeave(view))) return null;
  views.forEach(present);
  views.forEach(certain);
  const joins = joinsOf(clauses, "clauses");
  const allows = (view: ClauseView | undefined): boolean => /^can/.test(view?.modal ?? "");
  if (joins.some((join, index) => /or$/i.test(join) && !(allows(views[index]) && allows(views[index + 1])))) return unlowered(clauses, "which of these holds is not said");
  const inner = withX(clauses, context);
  const conditions: Condition[] = [];
  for (const lead of children(sentence, "leads")) {
    if (lead.kind === "Whilst") conditions.push(whileCondition(child(lead, "condition") as Node, context));
    else if (lead.kind === "Condition") conditions.push(lowerCondition(child(lead, "condition") as Node, context));
    else if (lead.kind === "DuringLead") conditions.push(duringCondition(child(lead, "during") as Node, context));
    else if (lead.kind !== "ForEachLead") return unlowered(lead, "this can't head what holds on");
  }
  const each = children(sentence, "leads").find(({ kind }) => kind === "ForEachLead");
  return heldWhile(each === undefined ? withSharedFactor(views, joins) : multiplied(views, use(context, each)), conditions, inner);
}

/**
 * What is said when it holds behind the last statement goes for all that say nothing of it themselves; behind another,
 * for that one ("has +2 ATK while attacking and can attack only heroes"). What may be done is not asked of who does it.
 */
function heldWhile(views: readonly ClauseView[], shared: readonly Condition[], context: Context): Continuous[] {
  const own = views.map((view) => clauseConditions(view, context));
  const powers: Continuous[] = [];
  for (const [index, view] of views.entries()) {
    const asked = own[index]?.length === 0 && !isOfWhoDoesIt(views.at(-1), view, context) ? own.at(-1) : own[index];
    const conditions = [...shared];
    const statements = narrowed(lowerStatements(view, context, lowerQuote), asked ?? [], conditions, view.node);
    const held = conditions.length === 0 ? {} : { while: conditions.length === 1 ? (conditions[0] as Condition) : { if: "all" as const, of: conditions } };
    const last = powers.at(-1);
    if (last !== undefined && JSON.stringify(last.while) === JSON.stringify(held.while)) powers[powers.length - 1] = { ...last, statements: [...last.statements, ...statements] };
    else powers.push({ power: "continuous", statements, ...held });
  }
  return powers;
}

/** "For each armor you control, your weapons have +1 ATK": each statement so many times. */
function multiplied(views: readonly ClauseView[], lead: Node): readonly ClauseView[] {
  const each = { kind: "ForEach", span: lead.span, what: child(lead, "what") } as Node;
  if (views.some((view) => view.complements.some(({ kind }) => kind === "ForEach"))) return unlowered(lead, "how many times it is so is said twice");
  return views.map((view) => ({ ...view, complements: [...view.complements, each] }));
}

/** "while …", "if …", "on your turn" behind a statement. */
function clauseConditions(view: ClauseView, context: Context): Condition[] {
  const found: Condition[] = [];
  for (const complement of view.complements) {
    if (isTurnOfPlacing(view, complement)) continue;
    if (complement.kind === "IfPhrase" || complement.kind === "DuringPhrase" || complement.kind === "WhilePhrase") use(context, complement);
    if (complement.kind === "IfPhrase") found.push(lowerCondition(child(complement, "condition") as Node, context));
    if (complement.kind === "DuringPhrase") found.push(duringCondition(complement, context));
    if (complement.kind === "WhilePhrase") {
      const subject = view.grammatical;
      const statement = subject === null ? null : lowerStatements(view, context, lowerQuote)[0];
      const of = statement !== undefined && statement !== null && "of" in statement ? statement.of : ({ noun: "self" } as const);
      // What each of several does is asked of each: the candidate.
      found.push(whileCondition(child(complement, "condition") as Node, context, of.noun === "select" ? { noun: "candidate" } : of));
    }
  }
  return found;
}
