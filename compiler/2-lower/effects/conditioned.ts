import { child, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Effect, Noun } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerClause } from "../clauses/clause.ts";
import { lowerCondition } from "../clauses/condition.ts";
import { momentOf, once } from "../clauses/time.ts";
import { INSTEAD, use, type Context, type QuoteLowering } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { isStatement } from "../statements/statement.ts";
import { actEffects } from "./act.ts";
import { you } from "./offer.ts";

/** "… if C", "… unless he pays (1)", "… at the end of this turn": for the clause it follows. */
export function conditioned(effects: Effect[], view: ClauseView, context: Context, quote: QuoteLowering): Effect[] {
  let done = effects;
  const atOnce = !isStatement(view);
  for (const complement of view.complements) {
    const asked = complement.kind === "IfPhrase" && (atOnce || effects.every(isForATime));
    if (complement.kind === "AtPhrase" || asked || (atOnce && complement.kind === "UnlessPhrase")) use(context, complement);
    if (context.replacing && text(complement, "adverb") === "instead") saysInstead(context, complement);
    if (asked) done = chosenBefore(done, lowerCondition(child(complement, "condition") as Node, context));
    if (complement.kind === "UnlessPhrase" && atOnce) done = [withinEach(done, (each) => unless(each, child(complement, "condition") as Node, context, quote))];
    // "as it enters play": a part of that, whenever it happens.
    if (complement.kind === "AsPhrase") {
      const events = (context.resolved.views.get(child(use(context, complement), "event") as Node) ?? []).map((event) => lowerClause(event, context, "event"));
      done = [{ do: "modify", powers: [{ power: "triggered", triggers: events.map((event) => ({ on: "event", event })), effects: done, immediate: true }], duration: { lasts: "always" }, next: true }];
    }
    if (complement.kind === "AtPhrase") done = [{ do: "later", moment: momentOf(once(complement), context), effects: done }];
  }
  return done;
}

/** "Put an ally card from your hand into play if its cost is …": what is asked of it is asked once it has been chosen. */
function chosenBefore(effects: readonly Effect[], condition: Condition): Effect[] {
  const [act, ...others] = effects;
  const chosen = act?.do === "act" && others.length === 0 ? act.clause.object : undefined;
  const isAsked = chosen?.noun === "select" && chosen.as !== undefined && chosen.target !== true && chosen.quantity.count === "exactly" && JSON.stringify(condition).includes(JSON.stringify({ noun: "bound", name: chosen.as }));
  if (act?.do !== "act" || chosen?.noun !== "select" || !isAsked) return [{ do: "if", condition, then: effects }];
  return [{ do: "select", selection: chosen }, { do: "if", condition, then: [{ ...act, clause: { ...act.clause, object: { noun: "bound", name: chosen.as as string } } }] }];
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

/** "chooses and destroys an ally": who does it chooses anyway. */
export const withoutBareChoice = (views: readonly ClauseView[]): readonly ClauseView[] =>
  views.filter((view, index) => !(view.verb === "choose" && child(view.predicate, "object") === null && view.complements.length === 0 && index < views.length - 1 && views[index + 1]?.parts.subject === view.grammatical));
