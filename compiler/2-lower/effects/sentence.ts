import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Duration, Effect, ModifierPower, Noun } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { countOf, lowerAmount } from "../amounts/amount.ts";
import { inPlaceOf } from "../amounts/excess.ts";
import { lowerCondition } from "../clauses/condition.ts";
import { nextOf } from "../clauses/next.ts";
import { withSaidOfEach } from "../clauses/of-each.ts";
import { duringDuration, momentOf, once, timeDuration, untilDuration, whileDuration } from "../clauses/time.ts";
import { modalOf, say, unlowered, use, type Context, type QuoteLowering } from "../context.ts";
import { LOOKED_AT } from "../nouns/looked-at.ts";
import { filterOf, lowerNoun } from "../nouns/noun.ts";
import { asksIfTied, ifTied } from "../nouns/tied.ts";
import { preventsIfDone, replacement } from "../statements/replacement.ts";
import { ofThatDamage } from "../statements/that-damage.ts";
import { limitedDivision } from "./divide.ts";
import { lowerEffects } from "./effect.ts";
import { startOf, triggered } from "./trigger.ts";

/** What sentences do, one after the other; "if you do" and "otherwise" go with what stands before them. */
export function lowerSentences(sentences: readonly Node[], context: Context, quote: QuoteLowering): Effect[] {
  let effects: Effect[] = [];
  let inner = context;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.kind === "Aside" || (index > 0 && goesOnReplacing(sentences, index, inner))) continue;
    if (goesOnReplacing(sentences, index + 1, inner)) {
      effects.push(replacingOver(sentences, index, inner, quote));
      continue;
    }
    const done = addSentence(effects, sentence, children(sentence, "leads"), inner, quote);
    const goesOn = effects.every((effect, at) => done[at] === effect);
    effects = goesOn ? withSaidOfEach(effects, done.slice(effects.length)) : done;
    if (looksAtCards(effects)) inner = { ...inner, lookedAt: LOOKED_AT };
  }
  return effects;
}

/** "If it would be dealt damage, you may choose a Demon. If you do, that damage is dealt to that Demon instead.": whether a sentence goes on with what is done in place of an event. */
function goesOnReplacing(sentences: readonly Node[], at: number, context: Context): boolean {
  const [before, sentence] = [sentences[at - 1], sentences[at]];
  const condition = before === undefined ? undefined : children(before, "leads")[0];
  if (condition?.kind !== "Condition" || sentence === undefined || children(sentence, "leads")[0]?.kind !== "Condition") return false;
  const views = (lead: Node): readonly ClauseView[] => context.resolved.views.get(child(lead, "condition") as Node) ?? [];
  return views(condition).some(({ modal }) => modal === "would") && views(children(sentence, "leads")[0] as Node).some(({ predicate }) => predicate.kind === "ShortAnswer");
}

/** Both sentences are done in place of the event; without the choice that the first offers it happens as it would. */
function replacingOver(sentences: readonly Node[], at: number, outer: Context, quote: QuoteLowering): Effect {
  const context = { ...outer, replacing: true };
  const [first, second] = [sentences[at] as Node, sentences[at + 1] as Node];
  const [lead, ...leads] = children(first, "leads");
  const done = addSentence(addSentence([], first, leads, context, quote), second, children(second, "leads"), context, quote);
  if (preventsIfDone(done)) return { do: "modify", powers: [replacement(lead as Node, done, context)], duration: wouldDuration(lead as Node, outer) };
  const tried = done.length === 1 ? done[0] : undefined;
  const [offer, ...others] = tried?.do === "attempt" && tried.otherwise === undefined ? tried.effects : [];
  if (tried?.do !== "attempt" || offer?.do !== "may" || others.length > 0) return unlowered(second, "what is done in place of it is not clear");
  const power = replacement(lead as Node, [{ ...offer, effects: [...offer.effects, ...tried.then] }], context);
  return { do: "modify", powers: [power], duration: wouldDuration(lead as Node, outer) };
}

const looksAtCards = (effects: readonly Effect[]): boolean => JSON.stringify(effects.at(-1) ?? null).includes(`"as":"${LOOKED_AT}"`);

/** Adds what a sentence does after its remaining leads. */
export function addSentence(before: Effect[], sentence: Node, leads: readonly Node[], context: Context, quote: QuoteLowering): Effect[] {
  const [lead, ...rest] = leads;
  const inside = (inner: Context = context): Effect[] => addSentence([], sentence, rest, inner, quote);
  if (lead === undefined) return ofThatDamage(before, sentence, context) ?? limitedDivision(before, sentence, context) ?? [...before, ...sentenceBody(sentence, context, quote, null)];
  switch (lead.kind) {
    case "Sequel":
      if (text(lead, "sequel") === "otherwise") return otherwise(before, inside(), lead);
      return addSentence(before, sentence, rest, context, quote);
    case "Condition":
      return conditional(before, lead, inside, context, rest.length === 0 ? sentence : null);
    case "Trigger":
    case "AtLead":
    case "NextTime":
      return withWaiting(before, waiting(lead, sentence, rest, context, quote));
    case "AsLead":
      return [...before, { do: "later", moment: startOf(lead, context), effects: inside(), immediate: true }];
    case "TimeLead":
      return [...before, ...bodyWithDuration(sentence, rest, context, quote, timeDuration(child(lead, "time") as Node))];
    case "DuringLead":
      return [...before, ...bodyWithDuration(sentence, rest, context, quote, duringDuration(child(lead, "during") as Node, context))];
    case "UntilLead":
      return [...before, ...bodyWithDuration(sentence, rest, context, quote, untilDuration(child(lead, "until") as Node, context))];
    case "ForEachLead":
      return [...before, ...(eachInTurn(lead, inside, context) ?? repeated(countOf(child(lead, "what") as Node, context), inside()))];
    case "Whilst":
      return [...before, ...bodyWithDuration(sentence, rest, context, quote, whileDuration(child(lead, "condition") as Node, context))];
    default:
      return unlowered(lead, "this can't head what is done");
  }
}

/** "For each raider, … he controls": what is done for each of them speaks of him. Null where it is only done so many times. */
function eachInTurn(lead: Node, inside: () => Effect[], context: Context): Effect[] | null {
  const what = child(lead, "what") as Node;
  const [noun, ...others] = nounsOf(what);
  const name = noun === undefined || others.length > 0 ? undefined : context.resolved.names.get(noun);
  if (noun === undefined || name === undefined) return null;
  const of: Noun = { noun: "select", quantity: { count: "all" }, filter: filterOf(what, context) };
  const effects = inside();
  if (JSON.stringify(effects).includes('"target":true')) return unlowered(lead, "each of them has targets of its own");
  return [{ do: "each", of, as: name, effects }];
}

/** "For each …": what is chosen for it is chosen once (BOG-055). */
function repeated(times: Amount, effects: readonly Effect[]): readonly Effect[] {
  const [first, ...rest] = effects;
  const chosen = first?.do === "select" && first.selection.target !== true && rest.length > 0;
  return chosen ? [first, { do: "repeat", times, effects: rest }] : [{ do: "repeat", times, effects }];
}

function bodyWithDuration(sentence: Node, rest: readonly Node[], context: Context, quote: QuoteLowering, duration: Duration | null): Effect[] {
  const first = rest[0];
  if (first !== undefined && first.kind === "Trigger") return waiting(first, sentence, rest.slice(1), context, quote, duration);
  // "This turn, if your hero would deal damage, …".
  const replaced = first === undefined || duration === null || !isHypothetical(first, context) ? [] : addSentence([], sentence, rest, context, quote);
  if (replaced.length > 0 && replaced.every((effect) => effect.do === "modify" && effect.duration.lasts === "always")) return replaced.map((effect) => (effect.do === "modify" && duration !== null ? { ...effect, duration } : effect));
  if (first !== undefined) return unlowered(first, "two such heads do not go together");
  return sentenceBody(sentence, context, quote, duration);
}

/** "if … would …", "the next time … would …". */
const isHypothetical = (lead: Node, context: Context): boolean => (lead.kind === "Condition" || lead.kind === "NextTime") && (context.resolved.views.get(child(lead, lead.kind === "Condition" ? "condition" : "event") as Node) ?? []).some(({ modal }) => modal === "would");

/** The clauses of a sentence, or its modes; "where X is …" is known to all of them. */
function sentenceBody(sentence: Node, context: Context, quote: QuoteLowering, duration: Duration | null): Effect[] {
  if (sentence.kind === "Modes") {
    const chooser = child(sentence, "chooser");
    const modes = children(sentence, "modes").map((mode) => (children(mode, "leads").length > 0 ? addSentence([], mode, children(mode, "leads"), context, quote) : lowerEffects(child(mode, "clauses") as Node, context, quote, duration)));
    const count = text(sentence, "count") ?? "";
    return [{ do: "modes", who: chooser === null ? { noun: "you" } : lowerNoun(chooser, context), choose: MODE_COUNTS[count] ?? context.x ?? { amount: "x" }, ...(count === "oneOrBoth" ? { upTo: true as const } : {}), modes }];
  }
  const clauses = child(sentence, "clauses") as Node;
  return lowerEffects(clauses, withX(clauses, context), quote, duration);
}

/** How many modes are chosen; else X of them. */
const MODE_COUNTS: Readonly<Record<string, Amount>> = { one: 1, oneFollowing: 1, two: 2, twoFollowing: 2, oneOrBoth: 2, thatManyFollowing: { amount: "event" } };

/** The context in which X is what the sentence says. */
export function withX(clauses: Node, context: Context): Context {
  for (const view of context.resolved.views.get(clauses) ?? []) {
    const where = view.complements.find((complement) => complement.kind === "Where");
    if (where !== undefined) use(context, where);
    if (where !== undefined) return { ...context, x: lowerAmount(child(where, "amount") as Node, context) };
  }
  return context;
}

/** "…, you may choose both.": of the two ways before it. */
function mayChooseBoth(sentence: Node | null, context: Context): true | null {
  const views = sentence === null ? [] : (context.resolved.views.get(child(sentence, "clauses") as Node) ?? []);
  const view = views.length === 1 ? views[0] : undefined;
  const object = nounsOf(view?.parts.object ?? null)[0];
  if (view?.verb !== "choose" || object?.kind !== "Pronoun" || text(object, "pronoun") !== "both" || view.complements.length > 0) return null;
  return modalOf(view, context, "may") === "may" && view.grammatical !== null && lowerNoun(view.grammatical, context).noun === "you" ? true : null;
}

/** "If you do": what stands before was tried. "If it's an ally": a condition. "If … would …": a replacement. */
function conditional(before: Effect[], lead: Node, inside: (context?: Context) => Effect[], context: Context, sentence: Node | null = null): Effect[] {
  const clauses = child(lead, "condition") as Node;
  const views = context.resolved.views.get(clauses) ?? [];
  const first = views[0];
  if (first !== undefined && first.predicate.kind === "ShortAnswer") {
    const answer = text(first.predicate, "answer") ?? "";
    const waits = before.at(-1);
    // "You may put 1 damage on it as it enters play. If you do, …": as it does.
    const once = waits?.do === "modify" && waits.next === true && waits.powers.length === 1 ? waits.powers[0] : undefined;
    if (waits?.do === "modify" && once?.power === "triggered" && once.immediate === true) return [...before.slice(0, -1), { ...waits, powers: [{ ...once, effects: conditional([...once.effects], lead, inside, context) }] }];
    // "At the start of your next turn, … . If you do, …": both then.
    if (waits?.do === "later") return [...before.slice(0, -1), { ...waits, effects: conditional([...waits.effects], lead, inside, context) }];
    const tried = before.slice(-1);
    if (tried.length === 0) return unlowered(lead, "nothing before this could be done");
    if (answer === "cant" && tried[0]?.do === "may") return unlowered(lead, "who may do it and does not still could: write “If you don't”");
    const negative = /^(?:dont|doesnt|didnt|cant)$/.test(answer);
    // "Each player may …. If he does, …": each for himself.
    const each = tried[0];
    if (each?.do === "each" && each.effects.at(-1)?.do === "may") return [...before.slice(0, -1), { ...each, effects: conditional([...each.effects], lead, inside, context) }];
    const done: Effect = negative ? { do: "attempt", effects: tried, then: [], otherwise: inside() } : { do: "attempt", effects: tried, then: inside() };
    return [...before.slice(0, -1), done];
  }
  if (first !== undefined && views.length === 1 && asksIfTied(first)) return ifTied(first, before, inside, context);
  const modes = before.at(-1);
  const both = modes?.do === "modes" ? mayChooseBoth(sentence, context) : null;
  if (modes?.do === "modes" && both !== null && modes.choose === 1) return [...before.slice(0, -1), { ...modes, choose: { amount: "depends", on: lowerCondition(clauses, context), then: 2, otherwise: 1 }, upTo: true }];
  if (first !== undefined && first.modal === "would") {
    return [...before, { do: "modify", powers: [replacement(lead, inside(inPlaceOf(views, context)), context)], duration: wouldDuration(lead, context) }];
  }
  return [...before, { do: "if", condition: lowerCondition(clauses, context), then: inside() }];
}

/** How long a replacement that an effect makes waits: as its event says ("this turn"). */
function wouldDuration(lead: Node, context: Context): Duration {
  const clauses = child(lead, lead.kind === "Condition" ? "condition" : "event") as Node;
  for (const view of context.resolved.views.get(clauses) ?? [])
    for (const complement of view.complements) {
      if (complement.kind === "TimePhrase") use(context, complement);
      const duration = complement.kind === "TimePhrase" ? timeDuration(complement) : null;
      if (duration !== null) return duration;
    }
  return { lasts: "always" };
}

/** "When you next play an ability": only that once. */
const saysNext = ({ predicate }: ClauseView, context: Context): boolean => say(context, predicate, "adverb", "next") === "next" || say(context, predicate, "adverbAfter", "next") === "next";

/** "When …, " and "At …, " inside an effect: it waits for them. */
function waiting(lead: Node, sentence: Node, rest: readonly Node[], context: Context, quote: QuoteLowering, lasting: Duration | null = null): Effect[] {
  if (lead.kind === "AtLead" && child(lead, "event") === null && children(lead, "moments").length === 1) {
    return [{ do: "later", moment: momentOf(once(children(lead, "moments")[0] as Node), context), effects: addSentence([], sentence, rest, context, quote) }];
  }
  const hypothetical = child(lead, "event");
  const replacing = hypothetical !== null && (context.resolved.views.get(hypothetical) ?? []).some((view) => view.modal === "would");
  const effects = addSentence([], sentence, rest, { ...context, replacing }, quote);
  const next = lead.kind === "NextTime" || child(lead, "next") !== null || (context.resolved.views.get(hypothetical ?? lead) ?? []).flatMap((view) => nextOf(view.grammatical, context)).length > 0 || (hypothetical !== null && (context.resolved.views.get(hypothetical) ?? []).some((view) => saysNext(view, context)));
  const clauses = child(lead, "event");
  const would = clauses !== null && (context.resolved.views.get(clauses) ?? []).some((view) => view.modal === "would");
  const power: ModifierPower = would ? replacement(lead, effects, context) : triggered(lead, effects, null, context);
  const duration = lasting ?? (clauses === null ? { lasts: "thisTurn" } : wouldDuration(lead, context));
  const modified: Effect = { do: "modify", powers: [power], duration, ...(next ? { next: true as const } : {}) };
  const each = next && clauses !== null ? eachOf(clauses, context) : null;
  return each === null ? [modified] : [{ do: "each", of: each, as: EACH, effects: [JSON.parse(JSON.stringify(modified).replaceAll(JSON.stringify(each), JSON.stringify({ noun: "bound", name: EACH }))) as Effect] }];
}

/** "… deals 3 damage. When damage is dealt this way, …": it is waited for before it is done (CR 715.1). */
function withWaiting(before: readonly Effect[], waits: readonly Effect[]): Effect[] {
  const last = before.at(-1);
  const thisWay = waits.every((effect) => effect.do === "modify" && effect.powers.every((power) => power.power === "triggered" && power.triggers.every((trigger) => trigger.on === "event" && trigger.event.manner?.includes("thisWay") === true)));
  return last !== undefined && thisWay ? [...before.slice(0, -1), ...waits, last] : [...before, ...waits];
}

/** The name of one of "each of them". */
const EACH = "each of them";

/** "The next time each of them would be dealt damage": of each by itself. */
function eachOf(clauses: Node, context: Context): Noun | null {
  const nouns = (context.resolved.views.get(clauses) ?? []).flatMap((view) => nounsOf(view.grammatical));
  const part = nouns.find((noun) => noun.kind === "Partitive" && text(child(noun, "quantity") as Node, "quantity") === "each" && child(noun, "of")?.kind === "Pronoun");
  return part === undefined ? null : lowerNoun(part, context);
}

function otherwise(before: readonly Effect[], effects: readonly Effect[], lead: Node): Effect[] {
  const last = before.at(-1);
  if (last === undefined || (last.do !== "if" && last.do !== "attempt")) return unlowered(lead, "otherwise than what?");
  return [...before.slice(0, -1), { ...last, otherwise: effects }];
}
