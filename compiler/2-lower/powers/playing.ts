import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { AdditionalCost, AlternateCost, Clause, Condition, Cost, Payment, Power } from "../../../ir/index.ts";
import { headWord, viewOfPredicate as viewOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { lowerClause } from "../clauses/clause.ts";
import { lowerCondition, whileCondition } from "../clauses/condition.ts";
import { purposeClause } from "../clauses/purpose.ts";
import { duringCondition } from "../clauses/time.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";
import { costOf } from "../effects/act.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { possessorChain } from "../nouns/reference.ts";
import { isStatement } from "../statements/statement.ts";

/** Powers of a card that say how it is played, placed or completed, and the sentences that are left. */
interface Playing {
  readonly powers: readonly Power[];
  readonly rest: readonly Node[];
}

/** Reads the first of some sentences as a text about playing the card or a quest's pay line; null if it is none. */
export function playingPowers(sentences: readonly Node[], context: Context): Playing | null {
  const [first, ...rest] = sentences;
  if (first === undefined || first.kind !== "Sentence") return null;
  const views = context.resolved.views.get(child(first, "clauses") as Node) ?? [];
  const view = views[0];
  if (view === undefined) return null;
  const additional = children(first, "leads")[0]?.kind === "CostLead" ? additionalCosts(first, views, context) : null;
  if (additional !== null) return { powers: additional, rest };
  const alternate = rest.length > 0 ? alternateCost(first, view, views, context) : null;
  if (alternate !== null) return { powers: [alternate], rest };
  if (rest.length > 0) return null;
  const power = playRestriction(view, views, context) ?? alternateCost(first, view, views, context) ?? payLine(first, views, context);
  return power === null ? null : { powers: [power], rest };
}

/** The view of a predicate that stands alone, as a cost does. */
export const viewOfPredicate = (predicate: Node, context: Context): ClauseView => viewOf(predicate, context.verbs, context.resolved.attachments);

/** Whether a sentence says what is paid for the card itself, or that it may be played so: it holds wherever the card is. */
export function saysOfPlaying(sentence: Node, context: Context): boolean {
  if (sentence.kind !== "Sentence") return false;
  const views = context.resolved.views.get(child(sentence, "clauses") as Node) ?? [];
  return views.length > 0 && views.every((view) => isStatement(view) && (view.predicate.kind === "Paying" ? paidFor(view).every(isSelf) : view.verb === "play" && view.parts.object !== undefined && isSelf(view.parts.object)));
}

const paidFor = (view: ClauseView): readonly Node[] =>
  view.complements.flatMap((complement) => (complement.kind === "Purpose" ? children(complement, "predicates").map((predicate) => child(predicate, "object") ?? predicate) : []));

function isSelf(nouns: Node): boolean {
  const only = nouns.kind === "Nouns" && children(nouns, "nouns").length === 1 ? (children(nouns, "nouns")[0] as Node) : nouns;
  return only.kind === "SelfName" || only.kind === "ThisCard" || (only.kind === "NounPhrase" && text(only, "determiner") === "this");
}

/** "As an additional cost to play this ability, destroy an ally you control." */
function additionalCosts(sentence: Node, views: readonly ClauseView[], context: Context): AdditionalCost[] {
  const [lead, ...others] = children(sentence, "leads");
  if (lead === undefined || others.length > 0) return unlowered(sentence, "these heads do not go together");
  const costs = views.map((view) => {
    if (view.modal !== null || view.grammatical !== null) return unlowered(view.node, "a cost is paid by who plays the card, and it must be");
    return costOf(view, context);
  });
  return children(lead, "predicates").map((predicate) => {
    const view = viewOfPredicate(predicate, context);
    const { verb, object, entry, manner } = lowerClause(view, context, "event");
    if (manner !== undefined) return unlowered(predicate, "how it is done is not asked");
    if (object === undefined && entry !== undefined) return unlowered(predicate, "what is so placed is not said");
    return { power: "additionalCost", clause: { verb, object: object ?? { noun: "self" }, ...(entry === undefined ? {} : { entry }) }, costs, ...mostX(views, context) };
  });
}

/** ", where X is 5 or less". */
function mostX(views: readonly ClauseView[], context: Context): Pick<AdditionalCost, "mostX"> {
  const where = use(context, views.flatMap((view) => view.complements).find((complement) => complement.kind === "WhereBound"));
  if (where === undefined) return {};
  const bound = child(where, "bound") as Node;
  return bound.kind === "BoundLess" ? { mostX: lowerAmount(child(bound, "amount") as Node, context) } : unlowered(where, "X is never too small to be paid");
}

/** "Play only if …", "Play this only on your turn." */
function playRestriction(view: ClauseView, views: readonly ClauseView[], context: Context): Power | null {
  if (views.length !== 1 || view.verb !== "play" || view.grammatical !== null || (view.parts.object !== undefined && !isSelf(view.parts.object))) return null;
  const only = say(context, view.predicate, "restriction", "only") === "only";
  const restriction = view.complements.find((complement) => (complement.kind === "IfPhrase" && (only || text(complement, "if") === "onlyIf")) || (complement.kind === "DuringPhrase" && (only || /^only/.test(text(complement, "preposition") ?? ""))));
  if (restriction === undefined) return null;
  use(context, restriction);
  if (view.parts.object !== undefined) lowerNoun(view.parts.object, context);
  return { power: "playRestriction", condition: restriction.kind === "IfPhrase" ? lowerCondition(child(restriction, "condition") as Node, context) : duringCondition(restriction, context) };
}

/** "You may exhaust a Shield you control rather than pay this card's cost." */
function alternateCost(sentence: Node, first: ClauseView, views: readonly ClauseView[], context: Context): AlternateCost | null {
  const rather = views.flatMap((view) => view.complements.filter((complement) => complement.kind === "RatherThan"))[0];
  if (rather === undefined || modalOf(first, context, "may") !== "may" || first.grammatical === null || lowerNoun(first.grammatical, context).noun !== "you") return null;
  use(context, rather);
  const costs: Cost[] = views.map((view) => costOf({ ...view, modal: null, complements: view.complements.filter((complement) => complement !== rather) }, context));
  const conditions = [...leadConditions(sentence, context), ...views.flatMap((view) => view.complements).filter((complement) => complement.kind === "IfPhrase").map((complement) => lowerCondition(child(use(context, complement), "condition") as Node, context))];
  return { power: "alternateCost", clause: costPaid(rather, context), costs, ...(conditions.length === 0 ? {} : { condition: all(conditions) }) };
}

/** "pay this card's cost": what the cost is for. */
function costPaid(rather: Node, context: Context): Clause {
  const predicate = child(rather, "predicate") as Node;
  const view = viewOfPredicate(predicate, context);
  const cost = view.parts.object === undefined ? undefined : view.parts.object.kind === "Nouns" ? children(view.parts.object, "nouns")[0] : view.parts.object;
  if (view.verb !== "pay" || cost === undefined) return unlowered(rather, "rather than to pay what?");
  if (!/^(?:c|playC)ost$/.test(headWord(cost) ?? "") || children(cost, "heads").some((head) => children(head, "modifiers").length > 0)) return unlowered(cost, "only its cost can be replaced");
  const possessors = children(cost, "possessors");
  const its = say(context, cost, "determiner", "its") === "its" ? context.resolved.antecedents.get(cost) : undefined;
  if (its?.is !== "self" && (possessors.length === 0 || possessorChain(possessors, context).noun !== "self")) return unlowered(rather, "the cost of something else can't be replaced");
  return { verb: "play", object: { noun: "self" } };
}

/** "Pay (3) to complete this quest.": costs, and what they are paid for. */
function payLine(sentence: Node, views: readonly ClauseView[], context: Context): Payment | null {
  const last = views.at(-1) as ClauseView;
  const purpose = last.complements.find((complement) => complement.kind === "Purpose");
  if (purpose === undefined || views[0]?.grammatical !== null) return null;
  use(context, purpose);
  const done = purposeClause(purpose, { noun: "you" }, context)[0];
  const timing = leadConditions(sentence, context);
  const { subject: _, ...act } = done as NonNullable<typeof done>;
  const costs = views.map((each) => costOf({ ...each, complements: each.complements.filter((complement) => complement !== purpose) }, context));
  return { power: "payment", costs, effects: [{ do: "act", clause: act }], ...(timing.length === 0 ? {} : { timing: all(timing) }) };
}

const all = (conditions: readonly Condition[]): Condition => (conditions.length === 1 ? (conditions[0] as Condition) : { if: "all", of: conditions });

function leadConditions(sentence: Node, context: Context): Condition[] {
  return children(sentence, "leads").map((lead): Condition => {
    if (lead.kind === "Condition") return lowerCondition(child(lead, "condition") as Node, context);
    if (lead.kind === "Whilst") return whileCondition(child(lead, "condition") as Node, context);
    if (lead.kind === "DuringLead") return duringCondition(child(lead, "during") as Node, context);
    return unlowered(lead, "this can't head a cost");
  });
}
