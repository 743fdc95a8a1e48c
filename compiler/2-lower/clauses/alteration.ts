import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, DamageKind, Effect } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { damageAmount, damageKind } from "../amounts/damage.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** How much is dealt or healed now, and of what kind. */
interface Altered {
  readonly of: Amount;
  readonly damage: DamageKind;
}

/**
 * What is said of the damage that would be dealt: "it's dealt to Voss instead", "it deals double that
 * much instead". The event happens changed (CR 716); null if the clause does something else in its place.
 */
export function alteration(view: ClauseView, context: Context): Effect[] | null {
  if (!context.replacing || (view.verb !== "deal" && view.verb !== "heal")) return null;
  const amount = amountOf(view, context);
  const redirected = view.passive ? redirectedTo(view, amount, context) : undefined;
  if (amount === null && redirected === undefined) return otherKind(view, context);
  if (amount !== null && redirected === undefined && view.parts.to !== undefined && view.parts.to !== view.grammatical) return null;
  for (const complement of view.complements) if (complement.kind === "VerbPreposition" && child(complement, "object") === redirected) use(context, complement);
  return [
    {
      do: "alter",
      ...(amount === null ? {} : { amount: amount.of }),
      ...(redirected === undefined ? {} : { to: lowerNoun(redirected, context) }),
      ...(amount === null || Object.keys(amount.damage).length === 0 ? {} : { damage: amount.damage }),
    },
  ];
}

/** "it deals frost damage instead": as much, of another type. */
function otherKind(view: ClauseView, context: Context): Effect[] | null {
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  const told = noun === undefined || others.length > 0 || noun.kind !== "NounPhrase" || headWord(noun) !== "damage" || text(noun, "determiner") !== null || view.passive || view.parts.to !== undefined;
  if (told || view.complements.some(({ kind }) => kind === "EqualTo" || kind === "ForEach") || damageAmount(noun, context) !== null) return null;
  const damage = damageKind(noun, context);
  return damage.types === undefined ? null : [{ do: "alter", damage }];
}

/** "that damage is dealt to your hero", "your hero is dealt that damage": whom it is dealt to now. */
function redirectedTo(view: ClauseView, amount: Altered | null, context: Context): Node | undefined {
  const { to, object } = view.parts;
  if (isTheDamage(view.grammatical, context)) return to;
  // "it's dealt that much +1": another amount, to the same.
  return amount === null && to === view.grammatical && isTheDamage(object ?? null, context) ? to : undefined;
}

/** "that much +1", "double that much", "that much unpreventable damage +1". */
function amountOf(view: ClauseView, context: Context): Altered | null {
  const noun = nounsOf(view.passive && view.parts.object !== undefined ? view.parts.object : (view.parts.object ?? null))[0];
  if (noun === undefined) return null;
  const damage = noun.kind === "NounPhrase" && headWord(noun) === "damage" ? damageKind(noun, context) : {};
  if (text(view.predicate, "form") === "ing") return unlowered(view.predicate, "this goes on, and does not happen instead");
  const base = thatMuch(text(noun, "pronoun") ?? say(context, noun, "determiner", "thatMuch", "thatAmountOf", "doubleThatMuch") ?? (noun.kind === "ThatMuchPlus" ? "thatMuch" : ""));
  if (base === null) return null;
  const more = use(context, view.complements.find((complement) => complement.kind === "ThatMuchMore")) ?? (noun.kind === "ThatMuchPlus" ? noun : undefined);
  return { of: more === undefined ? base : changedBy(base, more, context), damage };
}

function thatMuch(word: string): Amount | null {
  if (word === "thatMuch" || word === "thatAmountOf") return { amount: "event" };
  return word === "doubleThatMuch" ? { amount: "times", of: [2, { amount: "event" }] } : null;
}

/** "that much +1", "that much -2". */
export function changed(base: Amount, by: number): Amount {
  return by < 0 ? { amount: "minus", from: base, take: -by } : { amount: "plus", of: [base, by] };
}

/** As the node tells: "+1", "-X". */
function changedBy(base: Amount, more: Node, context: Context): Amount {
  const x = context.x ?? { amount: "x" };
  switch (text(more, "change")) {
    case "plusX":
      return { amount: "plus", of: [base, x] };
    case "minusX":
      return { amount: "minus", from: base, take: x };
    default:
      return changed(base, more["by"] as number);
  }
}

/** "it", "that damage": the damage of the event that is replaced. */
function isTheDamage(node: Node | null, context: Context): boolean {
  const noun = nounsOf(node)[0];
  if (noun === undefined) return false;
  if (noun.kind === "ThatMuchPlus") return true;
  if (headWord(noun) === "damage") return say(context, noun, "determiner", "that") === "that" || children(noun, "possessors").length > 0;
  const antecedent = context.resolved.antecedents.get(noun);
  return antecedent?.is === "mention" && antecedent.mention.what === "damage";
}
