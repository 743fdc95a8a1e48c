import { child, children, isOr, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, Condition, Filter, Noun, Within } from "../../../ir/index.ts";
import { adjectivesOf, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { OUTWARD } from "../../1-resolve/stray.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { comparisonOf, comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import { parityOf } from "../amounts/parity.ts";
import { asRolled } from "../amounts/rolled.ts";
import { modalOf, say, says, unlowered, use, type Context } from "../context.ts";
import { chosenOne } from "../nouns/chosen.ts";
import { conjunction } from "../nouns/filter.ts";
import { filterOf, lowerNoun } from "../nouns/noun.ts";
import { hadBy, having, moreThan } from "../nouns/possession.ts";
import { keywordIn, propertyFilter } from "../nouns/property.ts";
import { ownedBy, possessorChain } from "../nouns/reference.ts";
import { sharingFilter } from "../nouns/sharing.ts";
import { lowerClause } from "./clause.ts";
import { withinOf } from "./event.ts";
import { exists, isIndefinite, not } from "./existence.ts";
import { goingOn } from "./going-on.ts";
import { ifRolled } from "./if-rolled.ts";
import { partiesCompared } from "./parties-compared.ts";
import { isRemoved, remaining, REMOVED } from "./remaining.ts";
import { severalDid } from "./several-did.ts";
import { momentIn } from "./time.ts";
import { tookLastTurn } from "./turns.ts";
import { doesItself } from "./untimed.ts";

/** What must be so: "if …", "while …", "unless …". */
export function lowerCondition(clauses: Node, context: Context): Condition {
  if (clauses.kind !== "Clauses") return whileCondition(clauses, context);
  const views = context.resolved.views.get(clauses) ?? [];
  const joins = joinsOf(clauses, "clauses");
  const conditions = views.map((view) => clauseCondition(view, context));
  if (conditions.length === 1) return conditions[0] as Condition;
  return joins.some(isOr) ? { if: "any", of: conditions } : { if: "all", of: conditions };
}

function clauseCondition(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  switch (predicate.kind) {
    case "Being":
      return being(view, context);
    case "Having":
      return having(view, context);
    case "Doing":
      return doing(view, context);
    case "Undergoing":
      return undergoing(view, context);
    default:
      return unlowered(predicate, "this is no condition");
  }
}

const NEGATED = new Set(["isnt", "arent", "wasnt"]);

/** "it's an ally", "Endina is exhausted", "an ally is in your party", "there are four or more allies …". */
function being(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  const negated = says(context, predicate, "not") || NEGATED.has(text(predicate, "be") ?? "");
  const what = child(predicate, "what") as Node;
  const subject = view.grammatical;
  if (subject === null) return unlowered(predicate, "who or what is it?");
  const against = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "against");
  const condition = against === undefined ? isCondition(subject, what, context) : opposedBy(isCondition(subject, what, context), use(context, against) as Node, context);
  return negated ? not(condition) : condition;
}

/** "is defending | against an ally": who is on the other side of the combat. */
function opposedBy(condition: Condition, against: Node, context: Context): Condition {
  const fights = condition.if === "is" && condition.what.is === "state" && (condition.what.state === "defending" || condition.what.state === "attacking");
  if (condition.if !== "is" || !fights) return unlowered(against, "this state has no other side");
  return { ...condition, what: conjunction([condition.what, { is: "inCombatWith", with: lowerNoun(child(against, "object") as Node, context) }]) };
}

function isCondition(subject: Node, what: Node, context: Context): Condition {
  const first = nounsOf(subject)[0] as Node;
  if (first.kind === "Pronoun" && text(first, "pronoun") === "there") return exists(what, context);
  const bound = boundOf(what, first);
  if (bound !== null) return { if: "compare", left: lowerAmount(subject, context), comparison: comparisonOfQuantity(bound), right: numberOf(bound, context) };
  if (what.kind === "Compared") return { if: "compare", left: lowerAmount(subject, context), comparison: comparisonOf(what), right: lowerAmount(child(what, "than") as Node, context) };
  const parity = parityOf(what);
  if (parity !== null) return { if: "parity", of: asRolled(first, context) ?? lowerAmount(subject, context), parity };
  const [turn, ...others] = nounsOf(what);
  // "it's your turn".
  if (turn?.kind === "StepPhrase" && others.length === 0 && lemma(turn, "step") === "turn" && first.kind === "Pronoun" && text(first, "pronoun") === "it") return turnOf(turn, context);
  const compared = partiesCompared(first, what, context);
  if (compared !== null) return compared;
  const filter = propertyFilter(what, context);
  if (isIndefinite(first)) {
    const none = say(context, first, "determiner", "no", "any") === "no";
    const described: Filter = conjunction([filterOf(subject, context), filter]);
    const quantity = child(first, "quantity");
    if (quantity !== null) return { if: "exists", what: described, comparison: comparisonOfQuantity(quantity), amount: numberOf(quantity, context) };
    return none ? not({ if: "exists", what: described }) : { if: "exists", what: described };
  }
  return { if: "is", subject: lowerNoun(subject, context), what: filter };
}

/** "its cost is | 2 or less": the bound of a number; null where something else is bounded. */
function boundOf(what: Node, subject: Node): Node | null {
  const [count, ...others] = nounsOf(what);
  const quantity = count?.kind === "CountOnly" && others.length === 0 && children(count, "posts").length === 0 ? child(count, "quantity") : null;
  const of = subject.kind === "NounPhrase" ? child(children(subject, "heads").at(-1) as Node, "noun") : null;
  return quantity?.kind === "OrMore" && (of?.kind === "StatNoun" || /^(?:cost|number)$/.test(text(of ?? subject, "noun") ?? "")) ? quantity : null;
}

function turnOf(turn: Node, context: Context): Condition {
  const { whose, next, nth } = momentIn("start", turn, context);
  return whose === undefined || next === true ? unlowered(turn, "whose turn?") : { if: "turn", of: whose, ...(nth === undefined ? {} : { nth }) };
}

/** "you control a Pet": a state; "an opponent completed a quest this turn": history. */
function doing(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  if (view.verb === "control" && view.modal === "can") return unlowered(predicate, "who can control it is not asked");
  const negated = /^(?:does|do|did)(?:nt|Not)$|^can(?:t|not)$/.test(modalOf(view, context, "doesnt", "dont", "didnt", "doesNot", "doNot", "didNot", "cant", "cannot", "can") ?? "");
  if (view.verb === "control" && view.parts.object !== undefined && view.grammatical !== null) {
    const who = lowerNoun(view.grammatical, context);
    const condition = moreThan(nounsOf(view.parts.object)[0] as Node, who, context) ?? hadBy(exists(view.parts.object, context), who, false, view.node);
    return negated ? not(condition) : condition;
  }
  if (view.modal === "cant" || view.modal === "cannot" || view.modal === "can") {
    const able: Condition = { if: "able", clause: lowerClause(view, context, "event") };
    return negated ? not(able) : able;
  }
  const sharing = view.grammatical === null ? null : sharingFilter(predicate, context);
  if (sharing !== null) {
    const subject = lowerNoun(view.grammatical as Node, context);
    if (sharing.is === "same" && JSON.stringify(sharing.as) === JSON.stringify(subject)) return unlowered(predicate, "a card shares with itself whatever it has");
    const shares: Condition = { if: "is", subject, what: sharing };
    return negated ? not(shares) : shares;
  }
  const took = tookLastTurn(view, context) ?? chosenOne(view, context) ?? ifRolled(view, context);
  if (took !== null) return negated ? not(took) : took;
  const stays = remaining(view, context);
  if (stays !== null) return negated ? not(stays) : stays;
  const last = lastTurnOf(view, context);
  const within = last === null ? withinOfEvent(view, context) : "lastTurn";
  const event = lowerClause(view, context, "event");
  const total = last === null ? (totalOf(event, within) ?? severalDid(view, event, within, context)) : null;
  if (total !== null) return negated ? not(total) : total;
  const happened: Condition = { if: "happened", event, within, ...(last === null ? {} : { whose: last }) };
  return negated !== saysNone(view, context) ? not(happened) : happened;
}

/** "dealt 5 or more damage this turn": in all. */
function totalOf({ amount, comparison, ...event }: Clause, within: Within): Condition | null {
  return amount === undefined || comparison === undefined ? null : { if: "compare", left: { amount: "happened", event, measure: "amount", within }, comparison, right: amount };
}

/** "on its controller's last turn": whose. */
function lastTurnOf(view: ClauseView, context: Context): Noun | null {
  for (const complement of view.complements) {
    const of = complement.kind === "DuringPhrase" ? child(complement, "of") : null;
    if (of === null || of.kind !== "StepPhrase" || lemma(of, "step") !== "turn" || !adjectivesOf(of).includes("last")) continue;
    const possessors = children(of, "possessors");
    use(context, complement);
    return possessors.length > 0 ? possessorChain(possessors, context) : (ownedBy(of, context) ?? unlowered(of, "whose last turn?"));
  }
  return null;
}

/**
 * The stretch in which something has happened, if no time is named: "if you removed five or more allies" asks of what
 * the text did itself, "if you targeted a hero" of this link (CR 706.3); anything else of the whole game.
 */
const withinOfEvent = ({ predicate, verb }: ClauseView, context: Context): Within =>
  withinOf(predicate, context) ?? (verb === "target" || (text(predicate, "form") === "past" && doesItself(verb, context)) ? "thisWay" : "thisGame");

const PAST = new Set(["was", "were", "wasnt", "werent"]);

/** "an ability is attached to this ally": so it is, whenever it was attached; null for anything else. */
function attachedTo(view: ClauseView, negated: boolean, context: Context): Condition | null {
  const { verb, predicate, grammatical, parts } = view;
  if (verb !== "attach" || grammatical === null || parts.to === undefined || PAST.has(text(predicate, "be") ?? "")) return null;
  for (const complement of [...view.complements, ...view.taken]) if (complement.kind === "VerbPreposition" || complement.kind === "NounPreposition") use(context, complement);
  const what: Filter = { is: "attachedTo", to: lowerNoun(parts.to, context) };
  const [first] = nounsOf(grammatical);
  const condition: Condition = first !== undefined && isIndefinite(first) ? { if: "exists", what: conjunction([filterOf(grammatical, context), what]) } : { if: "is", subject: lowerNoun(grammatical, context), what };
  return negated ? not(condition) : condition;
}

function undergoing(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  const negated = says(context, predicate, "not") || NEGATED.has(text(predicate, "be") ?? "");
  if (text(predicate, "form") === "ing") return goingOn(view, negated, context);
  if (isRemoved(predicate) && view.grammatical !== null && withinOf(predicate, context) === null) {
    for (const complement of view.complements) if (complement.kind === "VerbPreposition") use(context, complement);
    const removed: Condition = { if: "is", subject: lowerNoun(view.grammatical, context), what: REMOVED };
    return negated ? not(removed) : removed;
  }
  if (view.verb === "attach" && view.parts.to === undefined && view.grammatical !== null) {
    return { if: negated ? "not" : "all", of: negated ? { if: "is", subject: lowerNoun(view.grammatical, context), what: { is: "state", state: "attached" } } : [{ if: "is", subject: lowerNoun(view.grammatical, context), what: { is: "state", state: "attached" } }] } as Condition;
  }
  const attached = attachedTo(view, negated, context);
  if (attached !== null) return attached;
  const event = lowerClause(view, context, "event");
  const within = withinOfEvent(view, context);
  const total = totalOf(event, within) ?? severalDid(view, event, within, context);
  if (total !== null) return negated ? not(total) : total;
  const happened: Condition = { if: "happened", event, within };
  return negated !== saysNone(view, context) ? not(happened) : happened;
}

/** "no damage was dealt", "you've played no other cards": it did not happen. */
function saysNone(view: ClauseView, context: Context): boolean {
  return [view.grammatical, view.parts.object ?? null].flatMap((nouns) => nounsOf(nouns)).filter((noun, index, all) => all.indexOf(noun) === index).some((noun) => say(context, noun, "determiner", "no") === "no");
}

/** "while attacking", "while in combat with …", "while exhausted": said of the subject of the clause. */
export function whileCondition(node: Node, context: Context, subject: Noun = { noun: "self" }): Condition {
  switch (node.kind) {
    case "Clauses":
      return lowerCondition(node, context);
    case "BareState": {
      if (text(node, "is") === "not" && child(node, "object") !== null) return { if: "is", subject, what: { is: "not", of: filterOf(child(node, "object") as Node, context) } };
      const state = lemma(node, "state") ?? progressiveState(node);
      return state === null ? unlowered(node, "what goes on here is told by no state") : { if: "is", subject, what: conjunction([{ is: "state", state }, ...opponentOf(node, state, context)]) };
    }
    case "PlacePhrase":
      return { if: "is", subject, what: propertyFilter(node, context) };
    default:
      return unlowered(node, "this is no condition");
  }
}

/** "attacking a hero", "defending against an ally": who is on the other side of the combat. */
function opponentOf(node: Node, state: string, context: Context): Filter[] {
  const against = child(node, "complement");
  if (against !== null && OUTWARD.has(against.kind)) return child(node, "object") === null ? [] : [{ is: "inCombatWith", with: lowerNoun(child(node, "object") as Node, context) }];
  const form = against !== null && child(node, "object") === null && text(against, "preposition") === "in" ? keywordIn(child(against, "object") as Node) : null;
  if (form !== null) return [{ is: "keyword", keyword: form }];
  const other = child(node, "object") ?? (against !== null && against.kind === "VerbPreposition" && text(against, "preposition") === "against" ? child(against, "object") : null);
  if (other === null) return against === null ? [] : unlowered(against, "this is no part of what goes on");
  if (state !== "attacking" && state !== "defending") return unlowered(other, "this state has no other side");
  return [{ is: "inCombatWith", with: lowerNoun(other, context) }];
}

/** "attacking", "defending" as a verb form: the state of that name. */
export function progressiveState(node: Node): string | null {
  const verb = lemma(node, "verb");
  return verb === "attack" ? "attacking" : verb === "defend" ? "defending" : verb === "protect" ? "protecting" : null;
}
