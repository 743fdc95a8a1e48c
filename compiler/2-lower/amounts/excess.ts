import { child, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Effect, Noun } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { amongWhom } from "../nouns/among.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** The context of what is done in place of an event. */
export function inPlaceOf(events: readonly ClauseView[], context: Context): Context {
  const wouldBe = events.find(({ modal }) => modal === "would");
  return { ...context, replacing: true, ...(wouldBe === undefined ? {} : { wouldBe }) };
}

/** "more than fatal damage". */
export function isMoreThanFatal(noun: Node): boolean {
  const quantity = noun["quantity"] as Node | undefined;
  return quantity?.kind === "MoreThan" && text(quantity, "bound") === "moreThan" && text(quantity, "number") === null && headWord(noun) === "damage" && saysFatal(noun);
}

const saysFatal = (noun: Node): boolean => adjectivesOf(noun).includes("fatal");

/**
 * "it deals the rest to that ally's controller's hero": what is more than fatal of the damage that would be dealt
 * (CR 717.8); null if the clause deals something else.
 */
export function dealtOn(view: ClauseView, context: Context): Effect[] | null {
  const { wouldBe } = context;
  const what = view.passive ? view.grammatical : (view.parts.object ?? null);
  const [rest, ...others] = nounsOf(what);
  if (!context.replacing || view.verb !== "deal" || rest?.kind !== "RestPronoun" || others.length > 0) return null;
  if (wouldBe === undefined || wouldBe.verb !== "deal" || !nounsOf(wouldBe.parts.object ?? null).some(isMoreThanFatal)) return unlowered(rest, "the rest of what?");
  if (!view.passive && !isSameDealer(view, wouldBe, context)) return unlowered(view.node, "only what deals the damage deals the rest of it");
  return [{ do: "split", amount: excess, to: recipientOf(view, rest, context) }];
}

/** "it deals that much divided as you choose among any number of allies": the damage that would be dealt (CR 717.7); null if the clause deals something else. */
export function dealtDivided(view: ClauseView, context: Context): Effect[] | null {
  const { wouldBe } = context;
  const divided = view.complements.find((complement) => text(complement, "adverb") === "dividedYou");
  const [amount, ...others] = nounsOf(view.parts.object ?? null);
  if (!context.replacing || divided === undefined || view.passive || amount?.kind !== "Pronoun" || text(amount, "pronoun") !== "thatMuch" || others.length > 0) return null;
  if (wouldBe?.verb !== view.verb || view.verb !== "deal" || !isSameDealer(view, wouldBe, context)) return unlowered(divided, "only what deals the damage deals it divided");
  use(context, divided);
  return [{ do: "split", amount: { amount: "event" }, to: recipientOf(view, divided, context), who: { noun: "you" } }];
}

function recipientOf(view: ClauseView, at: Node, context: Context): Noun {
  const to = view.parts.to ?? amongWhom(view, context) ?? unlowered(at, "to whom?");
  for (const complement of [...view.complements, ...view.taken]) if (child(complement, "object") === to) use(context, complement);
  return lowerNoun(to, context);
}

const excess: Amount = { amount: "minus", from: { amount: "event" }, take: { amount: "fatal", to: { noun: "event", role: "to" } } };

function isSameDealer(view: ClauseView, wouldBe: ClauseView, context: Context): boolean {
  if (view.grammatical === null) return false;
  const dealer = lowerNoun(view.grammatical, context);
  if (dealer.noun === "event") return dealer.role === "subject";
  const [named] = nounsOf(wouldBe.grammatical);
  return dealer.noun === "self" && named !== undefined && (named.kind === "SelfName" || named.kind === "ThisCard" || text(named, "determiner") === "this");
}
