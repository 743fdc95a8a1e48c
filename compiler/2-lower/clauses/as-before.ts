import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Entry, Noun } from "../../../ir/index.ts";
import { adjectivesOf, headWord, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";

/** "flipped the same way and with the same damage": what something enters play with is what it had as it was last there. */
export function enteringAsBefore(view: ClauseView, what: Noun | undefined, context: Context): Entry {
  const entry: { -readonly [Key in keyof Entry]: Entry[Key] } = {};
  const { complements } = view;
  const before = (at: Node): Noun => (what?.noun === "bound" ? what : unlowered(at, "the same as what?"));
  for (const [index, complement] of complements.entries()) {
    if (text(complement, "adverb") === "sameWay") {
      const states = complements[index - 1];
      if (states === undefined || !isFlipped(states)) return unlowered(complement, "the same way as what?");
      use(context, complement);
      use(context, states);
      entry.flippedAs = before(complement);
    }
    const has = complement.kind === "AndWith" ? child(complement, "with") : complement;
    if (has?.kind !== "WithAttributes" && has?.kind !== "With") continue;
    const [item, ...others] = children(child(has, "items") as Node, "items");
    if (item === undefined || others.length > 0 || headWord(item) !== "damage" || !isTheSame(item)) continue;
    use(context, complement);
    entry.damage = { amount: "stat", stat: "damage", of: before(item) };
  }
  return entry;
}

function isFlipped(states: Node): boolean {
  const [state, ...others] = states.kind === "States" ? children(states, "states") : [];
  return state !== undefined && others.length === 0 && state["not"] !== true && lemma(state, "state") === "flipped";
}

const isTheSame = (noun: Node): boolean => text(noun, "determiner") === "the" && adjectivesOf(noun).includes("same");
