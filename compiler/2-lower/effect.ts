import { child, children, isOr, joinsOf, text, type Node } from "../../grammar/ast.ts";
import type { Act, Amount, Clause, Condition, Cost, Duration, Effect, ModifierPower, Noun } from "../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { isPlural } from "../1-resolve/described.ts";
import { lowerAmount } from "./amount.ts";
import { lowerClause } from "./clause.ts";
import { lowerCondition, whileCondition } from "./condition.ts";
import { INSTEAD, modalOf, unlowered, use, type Context } from "./context.ts";
import { alteration } from "./alteration.ts";
import { otherAmountOf, withOtherAmount } from "./other-amount.ts";
import { choosingRecipient, preventionOf } from "./prevention.ts";
import { restMoved } from "./rest.ts";
import { eitherStatement, saysEither } from "./either.ts";
import { narrowed } from "./narrowed.ts";
import { nextOf } from "./next.ts";
import { chosenFirst } from "./several-targets.ts";
import { dividing } from "./divide.ts";
import { dealtDivided, dealtOn } from "./excess.ts";
import { doublesStat } from "./doubled.ts";
import { gainedControl } from "./gained-control.ts";
import { lowerNoun } from "./noun.ts";
import { withRaid } from "./raid.ts";
import { parameterName } from "./number.ts";
import { packetsOf } from "./packets.ts";
import { factorOf, isStatement, lowerStatements, type QuoteLowering } from "./statement.ts";
import { durationOf, momentOf } from "./time.ts";
import { affirmed, certain, present } from "./tense.ts";
import { decided } from "./of-each.ts";
import { SPECIAL } from "./special-verb.ts";

export const you: Noun = { noun: "you" };

/** What a list of clauses does, in order. */
export function lowerEffects(clauses: Node, context: Context, quote: QuoteLowering, lasting: Duration | null): Effect[] {
  const views = withoutBareChoice(context.resolved.views.get(clauses) ?? []);
  const durations = views.map((view) => durationOf(view, context));
  // One duration covers all coordinated statements of its sentence (CR 714.3c).
  const own = durations.find((duration) => duration !== null) ?? null;
  // "This turn, … until you strike": whichever ends first.
  const both: Duration | null = lasting !== null && own !== null && own.lasts !== lasting.lasts ? { lasts: "both", of: [lasting, own] } : null;
  const shared = both ?? lasting ?? own;
  const joins = joinsOf(clauses, "clauses");
  if (joins.some((join, at) => isOr(join) && ![views[at], views[at + 1]].every((view) => view !== undefined && isForbidding(view)))) return alternatives(views, joins, context, quote, shared, clauses);
  if (joins.includes("andOr")) return unlowered(clauses, "one, the other or both is not read here");
  const effects: Effect[] = [];
  for (const [index, view] of views.entries()) {
    const other = otherAmountOf(view, context);
    const plain = other?.plain ?? view;
    let done = view.predicate.kind === "RestMoved" ? restMoved(view, views[index - 1] ?? null, context) : clauseEffects(plain, context, quote, both ?? durations[index] ?? shared);
    if (other !== null) done = withOtherAmount(done, other, view.node);
    if (!isDrawnIf(done, plain)) done = conditioned(done, plain, context, quote);
    const before = views[index - 1];
    // "you may X and Y": what goes on without a subject of its own is part of the offer.
    const last = effects.at(-1);
    const on = before?.modal === "may" ? offeredOn(last, done) : null;
    if (on !== null && child(view.node, "subject") === null && (view.predicate.kind === "Causing" || (view.predicate.kind === "Doing" && text(view.predicate, "form") === "base"))) {
      effects[effects.length - 1] = on;
      continue;
    }
    effects.splice(0, effects.length, ...withRaid(effects, done));
  }
  return effects;
}

/** "chooses and destroys an ally": who does it chooses anyway. */
const withoutBareChoice = (views: readonly ClauseView[]): readonly ClauseView[] =>
  views.filter((view, index) => !(view.verb === "choose" && child(view.predicate, "object") === null && view.complements.length === 0 && index < views.length - 1 && views[index + 1]?.parts.subject === view.grammatical));

/** "can't attack or protect": neither is allowed. */
const isForbidding = (view: ClauseView): boolean => view.modal === "cant" || view.modal === "cannot";

/** "discards a card or destroys an ally": whoever does it chooses one. */
function alternatives(views: readonly ClauseView[], joins: readonly string[], context: Context, quote: QuoteLowering, duration: Duration | null, at: Node): Effect[] {
  // "Put it into your hand and discard a card, or put it on the bottom": what "and" joins is one way.
  const ways: ClauseView[][] = [];
  for (const [index, view] of views.entries()) {
    const join = joins[index - 1];
    if (join === "and" && joins.every((each) => each === "and" || each === "commaOr")) ways.at(-1)?.push(view);
    else if (index === 0 || join === "or" || join === "commaOr" || join === "comma") ways.push([view]);
    else return unlowered(at, "what is done and what may be done instead is not clear");
  }
  if (views.some((view) => isStatement(view))) return unlowered(at, "what is done and what may be done instead is not clear");
  const first = views[0] as ClauseView;
  const who = mayDo({ ...first, modal: "may" }, context);
  const modes = ways.map((way) => way.flatMap((view) => stripMay(conditioned(clauseEffects(view, context, quote, duration), view, context, quote))));
  // Targets of a way are chosen on the chain, so the way is, too.
  const choice: Effect = { do: "modes", who, choose: 1, ...(JSON.stringify(modes).includes('"target":true') ? {} : { resolving: true as const }), modes };
  return [decided(who, [choice], modalOf(first, context, "may") === "may" ? offer : (_, [chosen = choice]) => chosen)];
}

const stripMay = (effects: readonly Effect[]): readonly Effect[] => effects.flatMap((effect) => (effect.do === "may" ? effect.effects : [effect]));

/** "… if C", "… unless he pays (1)", "… at the end of this turn": for the clause it follows. */
function conditioned(effects: Effect[], view: ClauseView, context: Context, quote: QuoteLowering): Effect[] {
  let done = effects;
  const atOnce = !isStatement(view);
  for (const complement of view.complements) {
    const asked = complement.kind === "IfPhrase" && (atOnce || effects.every(isForATime));
    if (complement.kind === "AtPhrase" || asked || (atOnce && complement.kind === "UnlessPhrase")) use(context, complement);
    if (context.replacing && text(complement, "adverb") === "instead") saysInstead(context, complement);
    if (asked) done = [{ do: "if", condition: lowerCondition(child(complement, "condition") as Node, context), then: done }];
    if (complement.kind === "UnlessPhrase" && atOnce) done = [withinEach(done, (each) => unless(each, child(complement, "condition") as Node, context, quote))];
    // "as it enters play": a part of that, whenever it happens.
    if (complement.kind === "AsPhrase") {
      const events = (context.resolved.views.get(child(use(context, complement), "event") as Node) ?? []).map((event) => lowerClause(event, context, "event"));
      done = [{ do: "modify", powers: [{ power: "triggered", triggers: events.map((event) => ({ on: "event", event })), effects: done, immediate: true }], duration: { lasts: "always" }, next: true }];
    }
    if (complement.kind === "AtPhrase") done = [{ do: "later", moment: momentOf(complement, context), effects: done }];
  }
  return done;
}

/** "has +2 ATK this turn if …": what holds for a time is made by a link as it resolves (CR 714.3), which asks then. */
const isForATime = (effect: Effect): boolean => effect.do === "select" || (effect.do === "modify" && effect.duration.lasts !== "always");

/** What each of some players does unless he pays is asked of each of them. */
function withinEach(effects: readonly Effect[], wrap: (effects: readonly Effect[]) => Effect): Effect {
  const only = effects.length === 1 ? effects[0] : undefined;
  return only?.do === "each" ? { ...only, effects: [wrap(only.effects)] } : wrap(effects);
}

/** "instead": what is done is done in place of what would happen. */
function saysInstead(context: Context, complement: Node): void {
  use(context, complement);
  context.said.add(INSTEAD);
}

/** "unless he pays (1)": someone may do something instead; else a condition. */
function unless(effects: readonly Effect[], condition: Node, context: Context, quote: QuoteLowering): Effect {
  const views = withoutBareChoice(context.resolved.views.get(condition) ?? []);
  const acts = views.every((view) => view.grammatical !== null && (view.predicate.kind === "Paying" || (view.predicate.kind === "Doing" && text(view.predicate, "form") !== "past" && view.modal === null && view.verb !== "control")));
  const first = views[0];
  if (acts && first !== undefined) {
    const subject = lowerNoun(first.grammatical as Node, context);
    if (subject.noun === "select") {
      const name = subject.as ?? "player";
      const { as: _, ...of } = subject;
      const who: Noun = { noun: "bound", name };
      // The reader still does what is not done by him who may do something instead.
      const own = effects.map((effect) => (effect.do === "act" && effect.clause.subject === undefined ? { ...effect, clause: { ...effect.clause, subject: you } } : effect));
      return { do: "each", of, as: name, effects: [{ do: "unless", who, instead: views.flatMap((view) => actEffects(view, context, who, quote)), effects: own }] };
    }
    const who = subject;
    return { do: "unless", who, instead: views.flatMap((view) => actEffects(view, context, who, quote)), effects };
  }
  return { do: "if", condition: { if: "not", of: lowerCondition(condition, context) }, then: effects };
}

function clauseEffects(view: ClauseView, context: Context, quote: QuoteLowering, duration: Duration | null): Effect[] {
  (isStatement(view) ? present : affirmed)(view);
  if (isStatement(view) && saysEither(view) && duration !== null && !isNext(view, context)) return eitherStatement(narrowed(lowerStatements(view, context, quote), askedOfEach(view, context), [], view.node), duration);
  if (isStatement(view)) certain(view);
  const prevented = preventionOf(view, context);
  if (prevented !== null) {
    const [before, power] = choosingRecipient(prevented.power);
    return [...before, { do: "modify", powers: [power], duration: prevented.duration ?? duration ?? { lasts: "thisTurn" }, ...(prevented.next ? { next: true as const } : {}) }];
  }
  if (isStatement(view) || (duration !== null && gainedControl(view, context) !== null)) {
    const next = isNext(view, context);
    const [before, statements] = chosenFirst(narrowed(lowerStatements(view, context, quote), askedOfEach(view, context), [], view.node));
    const power: ModifierPower = { power: "continuous", statements };
    const effects: readonly Effect[] = [...before, { do: "modify", powers: [power], duration: duration ?? { lasts: "always" }, ...(next ? { next: true as const } : {}) }];
    // "you may gain control of it this turn": not what is allowed, but what is offered.
    const isOffer = (doublesStat(view) || gainedControl(view, context) !== null) && modalOf(view, context, "may") === "may";
    if (!isOffer) return [...effects];
    const who = mayDo(view, context);
    return who.noun === "you" ? [{ do: "may", who, effects }] : unlowered(view.node, "what another may do for a time is not read here");
  }
  const who = modalOf(view, context, "may") === "may" ? mayDo(view, context) : null;
  if (duration !== null && durationOf(view, context) !== null) return unlowered(view.node, "what is done at once lasts no time");
  const effects = withDoer(view, context, (doer) => actEffects(view, context, doer, quote));
  return who === null ? effects : [decided(who, stripMay(effects), offer)];
}

/** What may be done is offered to who may do it. */
const offer = (who: Noun, effects: readonly Effect[]): Effect => ({ do: "may", who, effects });

/** "Each player may X and Y": what is offered goes on; null where it is no such offer, or is made to others. */
function offeredOn(offer: Effect | undefined, done: readonly Effect[]): Effect | null {
  if (offer?.do === "may") return { ...offer, effects: [...offer.effects, ...stripMay(done)] };
  const [may, ...others] = offer?.do === "each" ? offer.effects : [];
  const more = done.length === 1 ? done[0] : undefined;
  if (offer?.do !== "each" || may?.do !== "may" || others.length > 0) return null;
  const inner = more?.do === "each" && more.as === offer.as && JSON.stringify(more.of) === JSON.stringify(offer.of) ? more.effects : done;
  return { ...offer, effects: [{ ...may, effects: [...may.effects, ...stripMay(inner)] }] };
}

/** "Allies in your party have +2 ATK while attacking this turn.": what is asked of each of them, and is no duration. */
function askedOfEach(view: ClauseView, context: Context): Condition[] {
  const whilst = view.complements.filter((complement) => complement.kind === "WhilePhrase" && !context.used.has(complement));
  return whilst.map((complement) => whileCondition(child(use(context, complement), "condition") as Node, context, { noun: "candidate" }));
}

/** "complete your next quest", "the next time you strike": the statement is used up by the first. */
function isNext(view: ClauseView, context: Context): boolean {
  if (view.complements.some((complement) => complement.kind === "TimesPhrase")) return true;
  const purpose = view.complements.find((complement) => complement.kind === "Purpose");
  return purpose !== undefined && children(purpose, "predicates").flatMap((predicate) => nextOf(child(predicate, "object"), context)).length > 0;
}

/** Who decides on a "may": the player named, or the controller of what does it. */
function mayDo(view: ClauseView, context: Context): Noun {
  if (view.grammatical === null) return view.node["subject"] === undefined && view.predicate.kind !== "Paying" && text(view.predicate, "modal") !== null ? unlowered(view.predicate, "who may do it is not said") : you;
  const subject = lowerNoun(view.grammatical, context);
  if (subject.noun === "you" || isPlayerNoun(subject, view.grammatical)) return subject;
  return you;
}

const isPlayerNoun = (noun: Noun, node: Node): boolean =>
  noun.noun === "controller" || noun.noun === "owner" || ["player", "opponent", "controller", "owner"].includes(headWord(node) ?? "") || (noun.noun !== "select" && nounsOf(node)[0]?.kind === "Pronoun" && ["he", "she"].includes(text(nounsOf(node)[0] as Node, "pronoun") ?? ""));

/** "each player discards", "target player draws": each of them in turn is the doer. */
function withDoer(view: ClauseView, context: Context, act: (doer: Noun | null) => Effect[]): Effect[] {
  if (view.passive || view.grammatical === null) return act(null);
  const subject = lowerNoun(view.grammatical, context);
  if (subject.noun === "you") return act(null);
  // "The owner of each card": each of them has one.
  if ((subject.noun === "owner" || subject.noun === "controller") && subject.of.noun === "select" && subject.of.quantity.count === "all") {
    const { as: name = "card", ...of } = subject.of;
    return [{ do: "each", of, as: name, effects: act({ noun: subject.noun, of: { noun: "bound", name } }) }];
  }
  // "Opponents choose a player": one, which they choose together.
  if (subject.noun === "select" && view.verb === "choose" && subject.quantity.count === "all" && text(nounsOf(view.grammatical)[0] as Node, "determiner") !== "each" && isPlural(nounsOf(view.grammatical)[0] as Node)) return act(subject);
  if (subject.noun === "select" && isPlayerNoun(subject, view.grammatical)) {
    const name = subject.as ?? "player";
    // A target is chosen before anything is done, and can be spoken of from then on.
    const { as: _, ...plain } = subject;
    const of = subject.target === true ? subject : plain;
    return [{ do: "each", of, as: name, effects: act({ noun: "bound", name }) }];
  }
  return act(subject);
}

/** What one clause does. `doer`: who, where that is not the reader. */
function actEffects(view: ClauseView, context: Context, doer: Noun | null, quote: QuoteLowering): Effect[] {
  const who = doer ?? you;
  switch (view.predicate.kind) {
    case "Paying":
      return [{ do: "pay", who, costs: [{ cost: "resources", amount: lowerAmount(child(child(view.predicate, "amount") as Node, "amount") as Node, context) }] }];
    case "ParameterPower":
      return [{ do: "given", name: parameterName(text(view.predicate, "parameter") as string) }];
    case "Causing":
      return causing(view, context, quote);
    case "Doing":
    case "Undergoing":
      break;
    default:
      if (view.verb === "gain" && view.parts.object !== undefined) break;
      return unlowered(view.predicate, "this is nothing that is done");
  }
  if (context.verbs.get(view.verb)?.keyword === true && !view.passive && view.parts.object === undefined && view.complements.length === 0) return [{ do: "perform", keyword: view.verb, who }];
  const altered = dealtOn(view, context) ?? dealtDivided(view, context) ?? alteration(view, context);
  if (altered !== null) return altered;
  const special = SPECIAL[view.verb];
  const found = special === undefined ? null : special(view, context, who, quote);
  if (found !== null) return found;
  const divided = dividing(view, doer, context);
  if (divided !== null) return divided;
  if (context.verbs.get(view.verb)?.damage === true) {
    const packets = packetsOf(view, doer ?? undefined, context);
    if (packets !== null) return [{ do: "together", acts: packets }];
  }
  return [act(view, context, doer)];
}

/** "have it deal melee damage": the other does it. */
function causing(view: ClauseView, context: Context, quote: QuoteLowering): Effect[] {
  const inner = context.resolved.viewOfClause.get(view.predicate) ?? unlowered(view.predicate, "what the other does is not clear");
  return withDoer(inner, context, (doer) => actEffects(inner, context, doer, quote));
}

/** A clause that happens. Its object gets the name by which later parts refer to it. */
export function act(view: ClauseView, context: Context, doer: Noun | null): Act {
  const clause = withSubject(lowerClause(view, context, "act"), doer, view);
  return { do: "act", clause: multiplied(clause, factorOf(view, context)) };
}

function withSubject(clause: Clause, doer: Noun | null, view: ClauseView): Clause {
  if (doer === null || view.passive) {
    const { subject, ...rest } = clause;
    return subject?.noun === "you" ? rest : clause;
  }
  return clause.subject === undefined && clause.object !== undefined && sameNoun(clause.object, doer) ? clause : { ...clause, subject: doer };
}

const sameNoun = (a: Noun, b: Noun): boolean => JSON.stringify(a) === JSON.stringify(b);

/** "for each …" multiplies the amount, or the number of objects. */
export function multiplied(clause: Clause, factor: Amount | null): Clause {
  if (factor === null) return clause;
  const times = (amount: Amount): Amount => (amount === 1 ? factor : { amount: "times", of: [amount, factor] });
  if (clause.amount !== undefined) return { ...clause, amount: times(clause.amount) };
  const { object } = clause;
  if (object?.noun === "select" && object.quantity.count === "exactly") return { ...clause, object: { ...object, quantity: { count: "exactly", of: times(object.quantity.of) } } };
  return clause;
}

/** What is paid by doing a clause. */
export function costOf(view: ClauseView, context: Context): Cost {
  affirmed(view);
  if (view.predicate.kind === "Paying") return { cost: "resources", amount: lowerAmount(child(child(view.predicate, "amount") as Node, "amount") as Node, context) };
  const clause = withSubject(lowerClause(view, context, "act"), null, view);
  return { cost: "act", clause };
}

/** "Draw a card, or two cards if …": the condition is that of the other number alone. */
const isDrawnIf = (effects: readonly Effect[], view: ClauseView): boolean =>
  view.verb === "draw" && view.complements.length === 1 && view.complements[0]?.kind === "IfPhrase" && effects.length === 1 && effects[0]?.do === "act" && typeof effects[0].clause.amount === "object" && effects[0].clause.amount.amount === "depends";
