import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Act, Amount, Clause, Cost, Duration, Effect, Entry, ModifierPower, Noun, Place, Selection } from "../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { isPlural } from "../1-resolve/resolve.ts";
import { lowerAmount } from "./amount.ts";
import { lowerClause, onChain } from "./clause.ts";
import { lowerCondition } from "./condition.ts";
import { INSTEAD, modalOf, say, unlowered, use, type Context } from "./context.ts";
import { alteration } from "./alteration.ts";
import { choosing, naming } from "./choice.ts";
import { otherAmountOf, withOtherAmount } from "./other-amount.ts";
import { preventionOf } from "./prevention.ts";
import { restMoved } from "./rest.ts";
import { nextOf } from "./next.ts";
import { dividing } from "./divide.ts";
import { attributeFilter, conjunction, postsOf } from "./filter.ts";
import { gainedControl } from "./gained-control.ts";
import { damageAmount } from "./damage.ts";
import { lowerNoun, lowerPlace, ownedBy } from "./noun.ts";
import { numberOf, parameterName } from "./number.ts";
import { packetsOf } from "./packets.ts";
import { searching } from "./search.ts";
import { factorOf, isStatement, lowerStatements, type QuoteLowering } from "./statement.ts";
import { durationOf, momentOf } from "./time.ts";
import { affirmed, certain, present } from "./tense.ts";
import { tokenOf } from "./token.ts";

const you: Noun = { noun: "you" };

/** What a list of clauses does, in order. */
export function lowerEffects(clauses: Node, context: Context, quote: QuoteLowering, lasting: Duration | null): Effect[] {
  const views = withoutBareChoice(context.resolved.views.get(clauses) ?? []);
  const durations = views.map((view) => durationOf(view, context));
  // One duration covers all coordinated statements of its sentence (CR 714.3c).
  const own = durations.find((duration) => duration !== null) ?? null;
  // "This turn, … until you strike": whichever ends first.
  const both: Duration | null = lasting !== null && own !== null && own.lasts !== lasting.lasts ? { lasts: "both", of: [lasting, own] } : null;
  const shared = both ?? lasting ?? own;
  const joins = (clauses["clausesJoins"] as readonly string[] | undefined) ?? [];
  if ((joins.includes("or") || joins.includes("commaOr")) && !views.every(isForbidding)) return alternatives(views, joins, context, quote, shared, clauses);
  if (joins.includes("andOr")) return unlowered(clauses, "one, the other or both is not read here");
  const effects: Effect[] = [];
  for (const [index, view] of views.entries()) {
    const other = otherAmountOf(view, context);
    const plain = other?.plain ?? view;
    let done = view.predicate.kind === "RestMoved" ? restMoved(view, views[index - 1] ?? null, context) : clauseEffects(plain, context, quote, both ?? durations[index] ?? shared);
    if (other !== null) done = withOtherAmount(done, other, view.node);
    done = conditioned(done, plain, context, quote);
    const before = views[index - 1];
    // "you may X and Y": what goes on without a subject of its own is part of the offer.
    const last = effects.at(-1);
    if (last?.do === "may" && before?.modal === "may" && child(view.node, "subject") === null && (view.predicate.kind === "Causing" || (view.predicate.kind === "Doing" && text(view.predicate, "form") === "base"))) {
      effects[effects.length - 1] = { ...last, effects: [...last.effects, ...stripMay(done)] };
      continue;
    }
    effects.push(...done);
  }
  return effects;
}

/** "chooses and destroys an ally": who does it chooses anyway. */
const withoutBareChoice = (views: readonly ClauseView[]): readonly ClauseView[] =>
  views.filter((view, index) => !(view.verb === "choose" && view.parts.object === undefined && view.complements.length === 0 && index < views.length - 1 && views[index + 1]?.parts.subject === view.grammatical));

/** "can't attack or protect": neither is allowed. */
const isForbidding = (view: ClauseView): boolean => view.modal === "cant" || view.modal === "cannot";

/** "discards a card or destroys an ally": whoever does it chooses one. */
function alternatives(views: readonly ClauseView[], joins: readonly string[], context: Context, quote: QuoteLowering, duration: Duration | null, at: Node): Effect[] {
  if (joins.some((join) => join !== "or" && join !== "commaOr" && join !== "comma") || views.some((view) => isStatement(view))) return unlowered(at, "what is done and what may be done instead is not clear");
  const first = views[0] as ClauseView;
  const who = mayDo({ ...first, modal: "may" }, context);
  const modes = views.map((view) => stripMay(conditioned(clauseEffects(view, context, quote, duration), view, context, quote)));
  const choice: Effect = { do: "modes", who, choose: 1, modes };
  return modalOf(first, context, "may") === "may" ? [{ do: "may", who, effects: [choice] }] : [choice];
}

const stripMay = (effects: readonly Effect[]): readonly Effect[] => effects.flatMap((effect) => (effect.do === "may" ? effect.effects : [effect]));

/** "… if C", "… unless he pays (1)", "… at the end of this turn": for the clause it follows. */
function conditioned(effects: Effect[], view: ClauseView, context: Context, quote: QuoteLowering): Effect[] {
  let done = effects;
  for (const complement of view.complements) {
    if (complement.kind === "AtPhrase" || (!isStatement(view) && (complement.kind === "IfPhrase" || complement.kind === "UnlessPhrase"))) use(context, complement);
    if (context.replacing && text(complement, "adverb") === "instead") saysInstead(context, complement);
    if (complement.kind === "IfPhrase" && !isStatement(view)) done = [{ do: "if", condition: lowerCondition(child(complement, "condition") as Node, context), then: done }];
    if (complement.kind === "UnlessPhrase" && !isStatement(view)) done = [withinEach(done, (each) => unless(each, child(complement, "condition") as Node, context, quote))];
    if (complement.kind === "AtPhrase") done = [{ do: "later", moment: momentOf(complement, context), effects: done }];
  }
  return done;
}

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
  if (isStatement(view)) certain(view);
  const prevented = preventionOf(view, context);
  if (prevented !== null) return [{ do: "modify", powers: [prevented.power], duration: prevented.duration ?? duration ?? { lasts: "thisTurn" }, ...(prevented.next ? { next: true as const } : {}) }];
  if (isStatement(view) || (duration !== null && gainedControl(view, context) !== null)) {
    const next = isNext(view, context);
    const power: ModifierPower = { power: "continuous", statements: lowerStatements(view, context, quote) };
    return [{ do: "modify", powers: [power], duration: duration ?? { lasts: "always" }, ...(next ? { next: true as const } : {}) }];
  }
  const who = modalOf(view, context, "may") === "may" ? mayDo(view, context) : null;
  if (duration !== null && durationOf(view, context) !== null) return unlowered(view.node, "what is done at once lasts no time");
  const effects = withDoer(view, context, (doer) => actEffects(view, context, doer, quote));
  return who === null ? effects : [{ do: "may", who, effects: stripMay(effects) }];
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
  noun.noun === "controller" || noun.noun === "owner" || ["player", "opponent", "controller", "owner"].includes(headWord(node) ?? "") || (nounsOf(node)[0]?.kind === "Pronoun" && ["he", "she"].includes(text(nounsOf(node)[0] as Node, "pronoun") ?? ""));

/** "each player discards", "target player draws": each of them in turn is the doer. */
function withDoer(view: ClauseView, context: Context, act: (doer: Noun | null) => Effect[]): Effect[] {
  if (view.passive || view.grammatical === null) return act(null);
  const subject = lowerNoun(view.grammatical, context);
  if (subject.noun === "you") return act(null);
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
  const altered = alteration(view, context);
  if (altered !== null) return altered;
  const special = SPECIAL[view.verb];
  const found = special === undefined ? null : special(view, context, who, quote);
  if (found !== null) return found;
  if (context.verbs.get(view.verb)?.damage === true) {
    const divided = dividing(view, doer, context);
    if (divided !== null) return divided;
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
function act(view: ClauseView, context: Context, doer: Noun | null): Act {
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
function multiplied(clause: Clause, factor: Amount | null): Clause {
  if (factor === null) return clause;
  const times = (amount: Amount): Amount => (amount === 1 ? factor : { amount: "times", of: [amount, factor] });
  if (clause.amount !== undefined) return { ...clause, amount: times(clause.amount) };
  const { object } = clause;
  if (object?.noun === "select" && object.quantity.count === "exactly") return { ...clause, object: { ...object, quantity: { count: "exactly", of: times(object.quantity.of) } } };
  return clause;
}

type Special = (view: ClauseView, context: Context, who: Noun, quote: QuoteLowering) => Effect[] | null;

/** Verbs whose effect is no plain act. */
const SPECIAL: Readonly<Record<string, Special>> = {
  draw: drawing,
  put: putting,
  choose: choosing,
  target: (view, context) => (view.passive || view.parts.object === undefined ? null : nounsOf(view.parts.object).map((noun) => ({ do: "select", selection: asTarget(selectionOf(noun, context)) }))),
  reveal: looking,
  look: looking,
  name: naming,
  search: searching,
  prevent: (view, context) => preventing(view, context),
  gain: gaining,
  change: changing,
};

/** "change the target of an ability card": what changes is the card on the chain (CR 706.2). */
function changing(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined || headWord(noun) !== "target" || text(noun, "determiner") !== "the") return null;
  const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  if (of === undefined) return null;
  const object = onChain(lowerNoun(child(of, "object") as Node, context));
  // "… of an ability card with a single target": what has it is the card.
  const has = postsOf(noun, context).filter((post) => post !== of).flatMap((post) => nounsOf(child(use(context, post), "object"))).map((item) => attributeFilter(item, context));
  if (has.length > 0 && object.noun !== "select") return unlowered(noun, "what has it is not clear");
  const narrowed: Noun = has.length > 0 && object.noun === "select" ? { ...object, filter: conjunction([object.filter, ...has]) } : object;
  return [{ do: "act", clause: { verb: "change", ...(who.noun === "you" ? {} : { subject: who }), object: narrowed } }];
}

const selectionOf = (noun: Node, context: Context): Selection => {
  const lowered = lowerNoun(noun, context);
  return lowered.noun === "select" ? lowered : unlowered(noun, "what is chosen is not clear");
};

const asTarget = (chosen: Selection): Selection => ({ ...chosen, target: true });

/** "draw two cards": the amount is the number of cards. */
function drawing(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const object = nounsOf(view.parts.object ?? null)[0];
  if (object === undefined || object.kind !== "NounPhrase" || headWord(object) !== "card" || view.passive) return null;
  if (postsOf(object, context).length > 0 || children(object, "heads").length !== 1) return null;
  const counted = damageAmount(object, context);
  if (counted === null && text(object, "determiner") === null && !isPlural(object)) return unlowered(object, "how many is not said");
  const amount = counted ?? (say(context, object, "determiner", "thatMany", "another") === "thatMany" ? { amount: "event" as const } : 1);
  const until = drawnUntil(view, who, context);
  const clause: Clause = { verb: "draw", ...(who.noun === "you" ? {} : { subject: who }), amount: until ?? amount };
  return [{ do: "act", clause: multiplied(clause, factorOf(view, context)) }];
}

/** "until you reach your maximum hand size": as many as are missing. */
function drawnUntil(view: ClauseView, who: Noun, context: Context): Amount | null {
  const until = view.complements.find((complement) => complement.kind === "UntilPhrase" && child(complement, "event") !== null);
  const reached = until === undefined ? undefined : context.resolved.views.get(child(until, "event") as Node)?.[0];
  if (reached?.verb !== "reach" || reached.parts.object === undefined) return null;
  use(context, until);
  return { amount: "minus", from: lowerAmount(reached.parts.object, context), take: { amount: "count", of: { is: "in", place: { zone: "hand", of: who } } } };
}

/** "put a Bear ally token into play": tokens are made; all else is put. */
function putting(view: ClauseView, context: Context, who: Noun, quote: QuoteLowering): Effect[] | null {
  const nouns = nounsOf(view.parts.object ?? null);
  const first = nouns[0];
  if (first === undefined || first.kind !== "NounPhrase" || !/^tokens?$/.test(headWord(first) ?? "") || view.parts.into === undefined) return null;
  if (text(first, "determiner") === "target" || text(first, "determiner") === "that") return null;
  const token = tokenOf(first, view, context, quote);
  const into: Place = lowerPlace(view.parts.into, context);
  const name = context.resolved.names.get(first);
  const plain = lowerClauseEntry(view, context);
  const factor = factorOf(view, context);
  const count: Amount = factor === null ? token.count : token.count === 1 ? factor : { amount: "times", of: [token.count, factor] };
  return [{ do: "token", count, token: token.face, into: { ...into, ...(who.noun === "you" ? {} : { of: who }) }, ...(plain === null ? {} : { entry: plain }), ...(name === undefined ? {} : { as: name }) }];
}

function lowerClauseEntry(view: ClauseView, context: Context): Entry | null {
  for (const complement of view.complements) if (complement.kind === "VerbPreposition" && !view.loose.includes(complement)) use(context, complement);
  const under = use(context, view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "under"));
  const exhausted = use(context, view.complements.find((complement) => text(complement, "adverb") === "exhausted")) !== undefined;
  if (under === undefined && !exhausted) return null;
  const noun = under === undefined ? null : (nounsOf(child(under, "object"))[0] as Node);
  return { ...(exhausted ? { exhausted: true } : {}), ...(noun === null ? {} : { under: ownedBy(noun, context) ?? unlowered(noun, "whose control?") }) };
}

/** "gain control of target ability [while …]". */
function gaining(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined || headWord(noun) !== "control") return null;
  const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  if (of === undefined) return unlowered(noun, "control of what?");
  return [{ do: "act", clause: { verb: "gain", ...(who.noun === "you" ? {} : { subject: who }), object: lowerNoun(child(of, "object") as Node, context) } }];
}

/** "reveal the top three cards of your deck": later words speak of "a revealed card" and "the rest". */
function looking(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const object = view.parts.object;
  if (object === undefined || view.passive) return null;
  for (const complement of [...view.complements, ...view.taken]) if (child(complement, "object") === object) use(context, complement);
  const noun = nounsOf(object)[0] as Node;
  const what = nounsOf(object).length === 1 ? lowerNoun(noun, context) : lowerNoun(object, context);
  return [{ do: view.verb === "look" ? "look" : "reveal", who, what, as: LOOKED_AT }];
}

/** The name of what has been looked at or revealed. */
export const LOOKED_AT = "revealed";

/** Inside a replacement: "prevent it", "prevent 2 of it", "prevent all but 3 of it". */
export function preventing(view: ClauseView, context: Context): Effect[] | null {
  const noun = nounsOf(view.parts.object ?? null)[0];
  if (noun === undefined) return null;
  if (noun.kind === "Pronoun" && text(noun, "pronoun") === "it") return [{ do: "prevent", amount: { amount: "all" } }];
  if (noun.kind === "Partitive") {
    const quantity = child(noun, "quantity") as Node;
    if (quantity.kind === "NumberQuantity") return [{ do: "prevent", amount: numberOf(quantity, context) }];
  }
  const but = noun.kind === "Pronoun" ? child(noun, "but") : null;
  if (but !== null) for (const post of postsOf(noun, context)) use(context, post);
  if (but !== null) return [{ do: "prevent", amount: { amount: "allBut", of: but["count"] as number } }];
  return null;
}

/** What is paid by doing a clause. */
export function costOf(view: ClauseView, context: Context): Cost {
  affirmed(view);
  if (view.predicate.kind === "Paying") return { cost: "resources", amount: lowerAmount(child(child(view.predicate, "amount") as Node, "amount") as Node, context) };
  const clause = withSubject(lowerClause(view, context, "act"), null, view);
  return { cost: "act", clause };
}
