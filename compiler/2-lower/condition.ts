import { child, children, isAnd, isOr, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Amount, Clause, Condition, Filter, Noun, Selection, Within } from "../../ir/index.ts";
import { OUTWARD } from "../1-resolve/stray.ts";
import { headWord, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { lowerAmount } from "./amount.ts";
import { comparisonOf, comparisonOfQuantity } from "./comparison.ts";
import { lowerClause } from "./clause.ts";
import { modalOf, say, says, unlowered, type Context, use } from "./context.ts";
import { withinOf } from "./event.ts";
import { conjunction, postsOf } from "./filter.ts";
import { goingOn } from "./going-on.ts";
import { attributeFilter } from "./attribute-filter.ts";
import { filterOf, lowerNoun } from "./noun.ts";
import { ownedBy, possessorChain } from "./reference.ts";
import { countersThere, isRemoved, remaining, REMOVED } from "./remaining.ts";
import { numberOf } from "./number.ts";
import { chosenOne } from "./chosen.ts";
import { momentIn } from "./time.ts";
import { tookLastTurn } from "./turns.ts";
import { propertyFilter, keywordIn } from "./property.ts";
import { allDifferent, sharedBy } from "./shared-attribute.ts";
import { sharingFilter } from "./sharing.ts";

/** What must be so: "if …", "while …", "unless …". */
export function lowerCondition(clauses: Node, context: Context): Condition {
  if (clauses.kind !== "Clauses") return whileCondition(clauses, context);
  const views = context.resolved.views.get(clauses) ?? [];
  const joins = joinsOf(clauses, "clauses");
  const conditions = views.map((view) => clauseCondition(view, context));
  if (conditions.length === 1) return conditions[0] as Condition;
  return joins.some(isOr) ? { if: "any", of: conditions } : { if: "all", of: conditions };
}

export const not = (condition: Condition): Condition => ({ if: "not", of: condition });

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
  const condition = isCondition(subject, what, context);
  return negated ? not(condition) : condition;
}

function isCondition(subject: Node, what: Node, context: Context): Condition {
  const first = nounsOf(subject)[0] as Node;
  if (first.kind === "Pronoun" && text(first, "pronoun") === "there") return exists(what, context);
  if (what.kind === "Compared") return { if: "compare", left: lowerAmount(subject, context), comparison: comparisonOf(what), right: lowerAmount(child(what, "than") as Node, context) };
  const [turn, ...others] = nounsOf(what);
  // "it's your turn".
  if (turn?.kind === "StepPhrase" && others.length === 0 && lemma(turn, "step") === "turn" && first.kind === "Pronoun" && text(first, "pronoun") === "it") return turnOf(turn, context);
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

function turnOf(turn: Node, context: Context): Condition {
  const { whose, next } = momentIn("start", turn, context);
  return whose === undefined || next === true ? unlowered(turn, "whose turn?") : { if: "turn", of: whose };
}

/** "a", "an", "another", "no", a number: some one, not a known one. */
function isIndefinite(noun: Node): boolean {
  if (noun.kind !== "NounPhrase") return false;
  return ["a", "an", "another", "no", "any"].includes(text(noun, "determiner") ?? "") || child(noun, "quantity") !== null;
}

/** So many of what a noun phrase describes. */
export function exists(what: Node, context: Context): Condition {
  const counted = countersThere(what, context);
  if (counted !== null) return counted;
  const [noun, ...others] = nounsOf(what) as [Node, ...Node[]];
  // "an ability, an ally, and an equipment": one of each.
  if (others.length > 0 && joinsOf(what, "nouns").some(isAnd)) return { if: "all", of: [noun, ...others].map((each) => exists(each, context)) };
  if (noun.kind !== "NounPhrase") return unlowered(what, "what there must be is not clear");
  const quantity = child(noun, "quantity");
  const shared = quantity === null ? null : sharedBy(noun, context);
  const filter = filterOf(what, shared === null ? context : { ...context, shared });
  if (say(context, noun, "determiner", "no", "any") === "no") return not({ if: "exists", what: filter });
  if (quantity === null) return { if: "exists", what: filter };
  const amount = numberOf(quantity, context);
  return { if: "exists", what: filter, comparison: quantity.kind === "NumberTarget" ? "atLeast" : comparisonOfQuantity(quantity), amount, ...(shared === null ? {} : { sharing: lemma(shared, "attribute") as string }) };
}

/** "you control a Pet", "you have seven or more cards in hand", "it has fatal damage". */
function having(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  const negated = /^(?:doesnt|dont|didnt)$/.test(modalOf(view, context, "doesnt", "dont", "didnt") ?? "");
  const subject = view.grammatical;
  if (subject === null) return unlowered(predicate, "who has it?");
  const who = lowerNoun(subject, context);
  const items = children(child(predicate, "items") as Node, "items");
  const different = items.length === 1 ? (allDifferent(items[0] as Node, who) ?? theSame(items[0] as Node, subject, context)) : null;
  if (different !== null) return negated ? not(different) : different;
  const together = items.length === 1 ? combined(items[0] as Node, subject, context) : null;
  if (together !== null) return negated ? not(together) : together;
  const condition = who.noun === "you" || isPlayer(subject) ? owns(items, who, context) : haveThat(subject, who, conjunction(items.map((item) => attributeFilter(item, context))), context);
  return negated ? not(condition) : condition;
}

/** "an opposing hero has 15 or more damage": some one has; of what is known each has. */
function haveThat(subject: Node, who: Noun, what: Filter, context: Context): Condition {
  const [first, ...others] = nounsOf(subject);
  const some = first?.kind === "NounPhrase" && others.length === 0 && /^(?:an?|another)$/.test(text(first, "determiner") ?? "") && child(first, "quantity") === null;
  return some ? { if: "exists", what: conjunction([filterOf(subject, context), what]) } : { if: "is", subject: who, what };
}

/** "allies you control have 10 or more combined remaining health": all of them together. */
function combined(item: Node, subject: Node, context: Context): Condition | null {
  const [head, ...others] = item.kind === "NounPhrase" ? children(item, "heads") : [];
  const quantity = child(item, "quantity");
  const stat = head === undefined ? null : lemma(child(head, "noun") as Node, "stat");
  if (head === undefined || others.length > 0 || stat === null || quantity === null || !children(head, "modifiers").some((modifier) => text(modifier, "adjective") === "combined")) return null;
  return { if: "compare", left: { amount: "total", stat, of: filterOf(subject, context) }, comparison: comparisonOfQuantity(quantity), right: numberOf(quantity, context) };
}

/** "two or more allies have the same name": so many have it in common. */
function theSame(item: Node, subject: Node, context: Context): Condition | null {
  const quantity = child(nounsOf(subject)[0] as Node, "quantity");
  if (item.kind !== "SameAs" || child(item, "as") !== null || context.resolved.antecedents.has(item) || quantity === null) return null;
  return { if: "exists", what: filterOf(subject, context), comparison: comparisonOfQuantity(quantity), amount: numberOf(quantity, context), sharing: lemma(item, "attribute") as string };
}

const isPlayer = (subject: Node): boolean => ["player", "opponent", "controller", "owner"].includes(headWord(subject) ?? "");

/** What a player has: cards in a zone, or things that he controls. */
function owns(items: readonly Node[], who: Noun, context: Context): Condition {
  const conditions = items.map((item): Condition => {
    const compared = moreThan(item, who, context);
    if (compared !== null) return compared;
    const condition = exists(item, context);
    return hadBy(condition, who, hasZone(item), item);
  });
  return conditions.length === 1 ? (conditions[0] as Condition) : { if: "all", of: conditions };
}

/** So many that a player has, or none: of "an opponent" some one has them, not all opponents together. */
function hadBy(condition: Condition, who: Noun, placed: boolean, at: Node): Condition {
  const had = (by: Noun): Condition => (placed ? inZonesOf(condition, by) : withControl(condition, by, false));
  const counted = condition.if === "not" || (condition.if === "exists" && condition.amount !== undefined);
  return counted && who.noun === "select" && who.target !== true && who.filter.is === "player" ? ofPlayers(who, had({ noun: "candidate" }), at) : had(who);
}

/** "more allies than you": how many each has. */
function moreThan(item: Node, who: Noun, context: Context): Condition | null {
  const than = item.kind === "NounPhrase" ? postsOf(item, context).find((post) => post.kind === "Than") : undefined;
  const more = than === undefined ? null : say(context, item, "determiner", "more", "fewer");
  if (than === undefined || (more !== "more" && more !== "fewer")) return null;
  const other = lowerNoun(child(use(context, than), "noun") as Node, context);
  if (text(than, "preposition") !== null || other.noun === "several" || (other.noun === "select" && who.noun === "select")) return unlowered(than, "than which player is not clear");
  const what = filterOf(item, context);
  const had = (by: Noun): Condition => (hasZone(item) ? inZonesOf({ if: "exists", what }, by) : withControl({ if: "exists", what }, by, false));
  const count = (condition: Condition): Amount => ({ amount: "count", of: condition.if === "exists" ? condition.what : what });
  const compare = (one: Noun, two: Noun): Condition => ({ if: "compare", left: count(had(one)), comparison: more === "more" ? "more" : "less", right: count(had(two)) });
  // Of "an opponent" some one will do; "than each opponent" holds where there is none for whom it does not.
  if (other.noun === "select") return ofPlayers(other, compare(who, { noun: "candidate" }), than);
  return who.noun === "select" ? ofPlayers(who, compare({ noun: "candidate" }, other), than) : compare(who, other);
}

function ofPlayers(players: Selection, that: Condition, at: Node): Condition {
  const { filter, quantity } = players;
  const some = (condition: Condition): Condition => ({ if: "exists", what: { is: "all", of: [filter, { is: "such", that: condition }] } });
  if (players.target === true || filter.is !== "player") return unlowered(at, "than which player is not clear");
  if (quantity.count === "all") return not(some(not(that)));
  return quantity.count === "exactly" && quantity.of === 1 ? some(that) : unlowered(at, "than which player is not clear");
}

/** "in hand", said of what a player has: in his. */
function inZonesOf(condition: Condition, who: Noun): Condition {
  if (condition.if === "not") return not(inZonesOf(condition.of, who));
  if (condition.if !== "exists") return condition;
  const owned = (filter: Filter): Filter => (filter.is === "all" ? { ...filter, of: filter.of.map(owned) } : filter.is === "in" && filter.place.of === undefined && filter.place.zone !== "play" ? { ...filter, place: { ...filter.place, of: who } } : filter);
  const what = owned(condition.what);
  const inPlay = JSON.stringify(what).includes('"zone":"play"');
  return { ...condition, what: inPlay ? conjunction([what, { is: "controlled", by: who }]) : what };
}

const hasZone = (item: Node): boolean => children(item, "posts").some((post) => post.kind === "NounPreposition" || post.kind === "InPlay");

function withControl(condition: Condition, who: Noun, placed: boolean): Condition {
  if (placed) return condition;
  if (condition.if === "not") return not(withControl(condition.of, who, placed));
  if (condition.if === "all") return { if: "all", of: condition.of.map((each) => withControl(each, who, placed)) };
  return condition.if === "exists" ? { ...condition, what: conjunction([condition.what, { is: "controlled", by: who }]) } : condition;
}

/** "you control a Pet": a state; "an opponent completed a quest this turn": history. */
function doing(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  const negated = /^(?:doesnt|dont|didnt|cant)$/.test(modalOf(view, context, "doesnt", "dont", "didnt", "cant", "can") ?? "");
  if (view.verb === "control" && view.parts.object !== undefined && view.grammatical !== null) {
    const who = lowerNoun(view.grammatical, context);
    const condition = moreThan(nounsOf(view.parts.object)[0] as Node, who, context) ?? hadBy(exists(view.parts.object, context), who, false, view.node);
    return negated ? not(condition) : condition;
  }
  if (view.modal === "cant" || view.modal === "can") {
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
  const took = tookLastTurn(view, context) ?? chosenOne(view, context);
  if (took !== null) return negated ? not(took) : took;
  const stays = remaining(view, context);
  if (stays !== null) return negated ? not(stays) : stays;
  const last = lastTurnOf(view, context);
  const within = last === null ? (withinOf(predicate, context) ?? "thisTurn") : "lastTurn";
  const event = lowerClause(view, context, "event");
  const total = last === null ? totalOf(event, within) : null;
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
    if (of === null || of.kind !== "StepPhrase" || lemma(of, "step") !== "turn" || !children(of, "modifiers").some((modifier) => text(modifier, "adjective") === "last")) continue;
    const possessors = children(of, "possessors");
    use(context, complement);
    return possessors.length > 0 ? possessorChain(possessors, context) : (ownedBy(of, context) ?? unlowered(of, "whose last turn?"));
  }
  return null;
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
  const event = lowerClause(view, context, "event");
  const within = withinOf(predicate, context) ?? "thisTurn";
  const total = totalOf(event, within);
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
