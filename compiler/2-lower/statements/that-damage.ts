import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Act, Clause, Effect } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import type { Mention } from "../../1-resolve/mention.ts";
import { countOf } from "../amounts/amount.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { saysUnpreventable } from "./prevention.ts";

/**
 * "… That damage can't be prevented.", "… That damage is doubled for each …": a sentence about what has
 * been told before it. What is dealt there is dealt so; null for any other sentence.
 */
export function ofThatDamage(before: readonly Effect[], sentence: Node, context: Context): Effect[] | null {
  const clauses = sentence.kind === "Sentence" ? child(sentence, "clauses") : null;
  const [view, ...others] = clauses === null ? [] : (context.resolved.views.get(clauses) ?? []);
  const [noun, ...more] = view === undefined ? [] : nounsOf(view.grammatical);
  if (view === undefined || others.length + more.length > 0 || context.replacing || noun === undefined || !isThatDamage(noun, "effect", context)) return null;
  const change = changeOf(view, context);
  if (change === null) return null;
  say(context, noun, "determiner", "that");
  const last = before.at(-1);
  const changed = last === undefined ? null : dealing(last, change);
  return changed === null ? unlowered(sentence, "which damage is meant is not clear") : [...before.slice(0, -1), changed];
}

/** Whether a noun is "that damage", all of it: that of the event which is replaced, or that which has been dealt. */
export function isThatDamage(noun: Node, origin: Mention["origin"], context: Context): boolean {
  if (noun.kind !== "NounPhrase" || headWord(noun) !== "damage" || text(noun, "determiner") !== "that" || postsOf(noun, context).length > 0) return false;
  const antecedent = context.resolved.antecedents.get(noun);
  return antecedent?.is === "mention" && antecedent.mention.origin === origin && children(noun, "heads").every((head) => children(head, "modifiers").length === 0);
}

type Change = (clause: Clause) => Clause;

/** What is said of the damage. */
function changeOf(view: ClauseView, context: Context): Change | null {
  if (saysUnpreventable(view)) {
    modalOf(view, context, "cant", "cannot");
    return (clause) => ({ ...clause, damage: { ...clause.damage, unpreventable: true } });
  }
  if (view.verb !== "double" || !view.passive || view.modal !== null) return null;
  if (!/^(?:is|s)$/.test(text(view.predicate, "be") ?? "")) return unlowered(view.predicate, "damage that is told of is doubled, or nothing is said of it");
  const each = view.complements.find((complement) => complement.kind === "ForEach");
  if (each === undefined) return (clause) => ({ ...clause, amount: { amount: "times", of: [2, clause.amount ?? 1] } });
  const times = countOf(child(use(context, each), "what") as Node, context);
  return (clause) => ({ ...clause, amount: { amount: "doubled", of: clause.amount ?? 1, times } });
}

/** The effect with all that it deals changed; null if it deals nothing. */
function dealing(effect: Effect, change: Change): Effect | null {
  const act = (one: Act): Act => ({ ...one, clause: change(one.clause) });
  if (effect.do === "act") return effect.clause.verb === "deal" ? act(effect) : null;
  if (effect.do === "together") return effect.acts.every((one) => one.clause.verb === "deal") ? { ...effect, acts: effect.acts.map(act) } : null;
  if (effect.do !== "may" && effect.do !== "each") return null;
  const effects = effect.effects.map((one) => dealing(one, change));
  return effects.every((one) => one !== null) ? { ...effect, effects } : null;
}
