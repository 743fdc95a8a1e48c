import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount } from "../../../ir/index.ts";
import { headWord, nounsOf } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { damageAmount } from "./damage.ts";
import { isCounters } from "./quantity.ts";
import { thatMuch } from "./rolled.ts";

/** How many counters a phrase speaks of. */
export function counterAmount(noun: Node, context: Context): Amount {
  const determiner = say(context, noun, "determiner", "all", "each", "anyNumberOf", "thatMany");
  if (determiner === "thatMany") return thatMuch(context);
  if (determiner === "all" || determiner === "each") return { amount: "all" };
  if (determiner === "anyNumberOf") return { amount: "upTo" };
  const amount = damageAmount(noun, context);
  if (amount === null && isCounters(noun) && text(noun, "determiner") === null && child(noun, "quantity") === null) return unlowered(noun, "how many is not said");
  return amount ?? 1;
}

/** By which name later words speak of the kind of counter that was chosen: "that counter", "those counters". */
export const CHOSEN_COUNTER = "counter";

/** "another of those counters": of the kind that was chosen; null for anything else. */
export function anotherCounter(noun: Node, context: Context): Node | null {
  if (noun.kind !== "Pronoun" || text(noun, "pronoun") !== "another") return null;
  const of = postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of");
  const [counters, ...others] = nounsOf(of === undefined ? null : child(of, "object"));
  if (of === undefined || counters === undefined || others.length > 0 || headWord(counters) !== "counters" || say(context, counters, "determiner", "those") !== "those") return null;
  return use(context, of);
}

/** The name of the counters that a phrase speaks of, or null. */
export function counterName(noun: Node): string | null {
  const head = children(noun, "heads").at(-1);
  const of = head === undefined ? null : child(head, "noun");
  if (of?.kind === "CounterNoun") return text(of, "counter");
  return of?.kind === "StatCounterNoun" ? statCounter(of) : null;
}

/** "+1 ATK", "+1 / +1": a counter is called by the change that it makes. */
function statCounter(noun: Node): string {
  const items = children(child(noun, "change") as Node, "items");
  return items.map((item, index) => {
    const by = item["by"];
    if (typeof by !== "number") return unlowered(item, "this is no name of a counter");
    const stat = lemma(item, "stat") ?? (["atk", "health"][index] as string);
    return `${by < 0 ? "-" : "+"}${Math.abs(by)} ${stat}`;
  }).join(" / ");
}
