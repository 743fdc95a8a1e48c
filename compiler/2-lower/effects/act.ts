import { child, text, type Node } from "../../../grammar/ast.ts";
import type { Act, Clause, Cost, Effect, Noun } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlural, namedWord } from "../../1-resolve/described.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { dealtDivided, dealtOn } from "../amounts/excess.ts";
import { factorOf, multiplied } from "../amounts/factor.ts";
import { parameterName } from "../amounts/number.ts";
import { alteration } from "../clauses/alteration.ts";
import { lowerClause } from "../clauses/clause.ts";
import { affirmed } from "../clauses/tense.ts";
import { unlowered, type Context, type QuoteLowering } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { dividing } from "./divide.ts";
import { isPlayerNoun, you } from "./offer.ts";
import { packetsOf } from "./packets.ts";
import { SPECIAL } from "./special-verb.ts";

/** "each player discards", "target player draws": each of them in turn is the doer. */
export function withDoer(view: ClauseView, context: Context, act: (doer: Noun | null) => Effect[]): Effect[] {
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
export function actEffects(view: ClauseView, context: Context, doer: Noun | null, quote: QuoteLowering): Effect[] {
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
  const packets = packetsOf(view, doer ?? undefined, context);
  if (packets !== null) return [{ do: "together", acts: packets }];
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
  return { do: "act", clause: multiplied(leaving(clause, view), factorOf(view, context)) };
}

/** "remove all but 14 damage from your hero": what it has beyond so much. */
function leaving(clause: Clause, view: ClauseView): Clause {
  const { amount, from } = clause;
  if (typeof amount !== "object" || amount.amount !== "allBut") return clause;
  const [noun, ...others] = nounsOf(view.parts.from ?? view.parts.outOf ?? null);
  const chosen = from?.noun === "select" && (from.target === true || from.quantity.count !== "all");
  if (from === undefined || noun === undefined || others.length > 0 || chosen || isPlural(noun)) return unlowered(view.node, "how much this leaves is not clear");
  return { ...clause, amount: { amount: "minus", from: { amount: "stat", stat: "damage", of: from }, take: amount.of } };
}

function withSubject(clause: Clause, doer: Noun | null, view: ClauseView): Clause {
  if (doer === null || view.passive) {
    const { subject, ...rest } = clause;
    return subject?.noun === "you" ? rest : clause;
  }
  return clause.subject === undefined && clause.object !== undefined && sameNoun(clause.object, doer) ? clause : { ...clause, subject: doer };
}

const sameNoun = (a: Noun, b: Noun): boolean => JSON.stringify(a) === JSON.stringify(b);

/** "Name a class", «choose "ability," "ally," or "equipment"», where it is paid; null for any other clause. */
function chosenAsCost(view: ClauseView, context: Context): Extract<Effect, { readonly do: "name" }> | null {
  if (namedWord(view) === null) return null;
  const [found, ...others] = SPECIAL[view.verb]?.(view, context, you, (quote) => unlowered(quote, "this is no word to choose")) ?? [];
  return found?.do === "name" && others.length === 0 ? found : null;
}

/** What is paid by doing a clause. */
export function costOf(view: ClauseView, context: Context): Cost {
  affirmed(view);
  const chosen = chosenAsCost(view, context);
  if (chosen !== null) return { cost: "choose", word: chosen };
  if (view.predicate.kind === "Paying") return { cost: "resources", amount: lowerAmount(child(child(view.predicate, "amount") as Node, "amount") as Node, context) };
  const clause = withSubject(lowerClause(view, context, "act"), null, view);
  return { cost: "act", clause };
}
