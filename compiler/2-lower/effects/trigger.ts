import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, Effect, Moment, Noun, Trigger, Triggered } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerClause } from "../clauses/clause.ts";
import { lowerCondition, whileCondition } from "../clauses/condition.ts";
import { purposeClause } from "../clauses/purpose.ts";
import { affirmed } from "../clauses/tense.ts";
import { duringCondition, momentIn, momentOf, recurring } from "../clauses/time.ts";
import { says, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { wouldHaveBeen } from "../statements/prevention.ts";

/** A triggered power: its heads, the condition that is checked twice, its effects. */
export function triggered(lead: Node, effects: readonly Effect[], condition: Node | null, context: Context): Triggered {
  const triggers = triggersOf(lead, context);
  if (triggers.some((trigger) => trigger.on === "moment" && trigger.moment.next === true)) return unlowered(lead, "next after what? This power waits again and again");
  return {
    power: "triggered",
    triggers,
    ...(condition === null ? {} : { condition: lowerCondition(condition, context) }),
    effects,
    ...(lead.kind === "AsLead" ? { immediate: true as const } : {}),
  };
}

/** "As your next turn starts": what is done once is done as it comes. */
export function startOf(lead: Node, context: Context): Moment {
  const [trigger, ...others] = triggersOf(lead, context);
  const moment = trigger?.on === "moment" && others.length === 0 ? trigger.moment : null;
  return moment?.next === true ? moment : unlowered(lead, "this can't head what is done");
}

export function triggersOf(lead: Node, context: Context): Trigger[] {
  const triggers: Trigger[] = children(lead, "moments").map((moment) => ({ on: "moment", moment: momentOf(recurring(moment), context) }));
  const event = child(lead, "event");
  if (event?.kind === "StepStarts") return [{ on: "moment", moment: startingStep(event) }];
  const clauses = event === null ? null : event.kind === "AndWhen" ? (child(event, "event") as Node) : event;
  if (clauses === null) return triggers;
  for (const view of context.resolved.views.get(clauses) ?? []) {
    affirmed(view);
    const during = use(context, view.complements.find((complement) => complement.kind === "DuringPhrase"));
    const whilst = use(context, view.complements.find((complement) => complement.kind === "WhilePhrase"));
    const yours = onEachTurnOf(view, context);
    const first = yours !== null || isFirstTime(view, context) || isFirstOfTurn(view, context);
    const start = view.verb === "start" && view.grammatical !== null;
    if (start) {
      const step = nounsOf(view.grammatical)[0];
      if (step?.kind !== "StepPhrase") return unlowered(view.predicate, "what starts is not clear");
      triggers.push({ on: "moment", moment: momentIn("start", step, context) });
      continue;
    }
    const subject = view.grammatical ?? view.parts.subject ?? view.parts.object;
    triggers.push({
      on: "event",
      event: { ...lowerClause(view, context, "event"), ...wouldHaveBeen(view, context), ...payingFor(view, context) },
      ...(first ? { first: "eachTurn" as const } : {}),
      ...(yours === null ? {} : { while: { if: "turn" as const, of: yours } }),
      ...(during === undefined ? {} : { while: duringCondition(during, context) }),
      ...(whilst === undefined ? {} : { while: whileCondition(child(whilst, "condition") as Node, context, subject === undefined ? { noun: "self" } : lowerNoun(subject, context)) }),
    });
  }
  return triggers;
}

/** "to play a finishing move": what is paid for by it. */
function payingFor(view: ClauseView, context: Context): Pick<Clause, "paying"> {
  const purpose = use(context, view.complements.find((complement) => complement.kind === "Purpose"));
  if (purpose === undefined) return {};
  if (says(context, purpose, "not")) return unlowered(purpose, "what is not paid for by it is not read here");
  const [paid, ...others] = purposeClause(purpose, { noun: "you" }, { ...context, pattern: true });
  if (paid === undefined || others.length > 0) return unlowered(purpose, "what is paid for by it is not clear");
  return { paying: { verb: paid.verb, ...(paid.object === undefined ? {} : { object: paid.object }) } };
}

/** "As each turn starts". */
function startingStep(event: Node): Moment {
  const time = child(event, "time") as Node;
  const verb = lemma(child(event, "predicate") as Node, "verb");
  if (text(time, "when") !== "each" || (verb !== "start" && verb !== "end")) return unlowered(event, "when this is is not clear");
  return { at: verb, of: lemma(time, "step") as string };
}

/** "for the first time on each of your turns": whose; null if it is told otherwise. */
function onEachTurnOf(view: ClauseView, context: Context): Noun | null {
  const times = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "for" && headWord(child(complement, "object")) === "time");
  const [time] = times === undefined ? [] : nounsOf(child(times, "object"));
  const on = time === undefined ? undefined : postsOf(time, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on");
  const [turns] = on === undefined ? [] : nounsOf(child(on, "object"));
  const step = turns?.kind === "Partitive" && text(child(turns, "quantity") as Node, "quantity") === "each" ? child(turns, "of") : null;
  if (times === undefined || time === undefined || on === undefined || step?.kind !== "StepPhrase" || lemma(step, "step") !== "turn") return null;
  if (adjectivesOf(time).join() !== "first") return unlowered(time, "which time is not clear");
  use(context, times);
  use(context, on);
  return momentIn("start", step, context).whose ?? unlowered(step, "whose turns?");
}

/** "When you complete your first quest each turn": the first of them that is. */
function isFirstOfTurn(view: ClauseView, context: Context): boolean {
  const first = nounsOf(view.parts.object ?? null).flatMap((noun) => (noun.kind === "NounPhrase" ? children(noun, "heads") : [])).flatMap((head) => children(head, "modifiers")).filter((modifier) => text(modifier, "adjective") === "first");
  const time = view.complements.find((complement) => complement.kind === "TimePhrase" && text(complement, "when") === "each" && lemma(complement, "step") === "turn");
  if (first.length === 0 || time === undefined) return false;
  for (const node of [...first, time]) use(context, node);
  return true;
}

/** "for the first time each turn". */
function isFirstTime(view: ClauseView, context: Context): boolean {
  const adverb = view.complements.find((complement) => text(complement, "adverb") === "firstTimeEachTurn" || text(complement, "adverb") === "firstTime" || (complement.kind === "VerbPreposition" && text(complement, "preposition") === "for" && headWord(child(complement, "object")) === "time"));
  if (adverb === undefined) return false;
  use(context, adverb);
  const time = view.complements.find((complement) => complement.kind === "TimePhrase" && text(complement, "when") === "each" && lemma(complement, "step") === "turn");
  use(context, time);
  return time !== undefined || text(adverb, "adverb") === "firstTimeEachTurn" ? true : unlowered(adverb, "the first time in which stretch?");
}
