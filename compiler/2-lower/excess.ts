import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Amount, Effect } from "../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "./context.ts";
import { lowerNoun } from "./noun.ts";

/** The context of what is done in place of an event; of more than fatal damage there is a rest. */
export function inPlaceOf(events: readonly ClauseView[], context: Context): Context {
  const exceeding = events.find((event) => nounsOf(event.parts.object ?? null).some(isMoreThanFatal));
  return { ...context, replacing: true, ...(exceeding === undefined ? {} : { exceeding }) };
}

/** "more than fatal damage". */
export function isMoreThanFatal(noun: Node): boolean {
  const quantity = noun["quantity"] as Node | undefined;
  return quantity?.kind === "MoreThan" && text(quantity, "bound") === "moreThan" && text(quantity, "number") === null && headWord(noun) === "damage" && saysFatal(noun);
}

const saysFatal = (noun: Node): boolean => children(noun, "heads").some((head) => children(head, "modifiers").some((modifier) => text(modifier, "adjective") === "fatal"));

/** "it deals the rest to that ally's controller's hero": what is more than fatal of the damage that would be dealt (CR 717.8); null if the clause deals something else. */
export function dealtOn(view: ClauseView, context: Context): Effect[] | null {
  const { exceeding } = context;
  const what = view.passive ? view.grammatical : (view.parts.object ?? null);
  const [rest, ...others] = nounsOf(what);
  if (!context.replacing || view.verb !== "deal" || rest?.kind !== "RestPronoun" || others.length > 0) return null;
  if (exceeding === undefined || exceeding.verb !== "deal") return unlowered(rest, "the rest of what?");
  if (!view.passive && !isSameDealer(view, exceeding, context)) return unlowered(view.node, "only what deals the damage deals the rest of it");
  const to = view.parts.to ?? unlowered(rest, "to whom?");
  for (const complement of [...view.complements, ...view.taken]) if (child(complement, "object") === to) use(context, complement);
  return [{ do: "split", amount: excess, to: lowerNoun(to, context) }];
}

const excess: Amount = { amount: "minus", from: { amount: "event" }, take: { amount: "fatal", to: { noun: "event", role: "to" } } };

function isSameDealer(view: ClauseView, exceeding: ClauseView, context: Context): boolean {
  if (view.grammatical === null) return false;
  const dealer = lowerNoun(view.grammatical, context);
  if (dealer.noun === "event") return dealer.role === "subject";
  const [named] = nounsOf(exceeding.grammatical);
  return dealer.noun === "self" && named !== undefined && (named.kind === "SelfName" || named.kind === "ThisCard" || text(named, "determiner") === "this");
}
