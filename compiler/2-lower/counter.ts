import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Amount } from "../../ir/index.ts";
import { say, unlowered, type Context } from "./context.ts";
import { damageAmount } from "./damage.ts";

/** How many counters a phrase speaks of. */
export function counterAmount(noun: Node, context: Context): Amount {
  const determiner = say(context, noun, "determiner", "all", "each", "anyNumberOf");
  if (determiner === "all" || determiner === "each") return { amount: "all" };
  if (determiner === "anyNumberOf") return { amount: "upTo" };
  return damageAmount(noun, context) ?? 1;
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
