import { child, children, lemma, text, walk, type Node } from "../../../grammar/ast.ts";
import type { Amount, Condition, Filter, Noun } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { counterName } from "../amounts/counter.ts";
import { numberOf } from "../amounts/number.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { conjunction } from "../nouns/filter.ts";
import { filterOf, lowerNoun } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { ownedBy } from "../nouns/reference.ts";

const self: Noun = { noun: "self" };

/** "If none remain": after the last counter was removed; "while it remains exhausted", "if it remains removed from the game". Null for other clauses. */
export function remaining(view: ClauseView, context: Context): Condition | null {
  const last = lastCounter(view, context);
  if (last !== null) return { if: "compare", left: countersAt(last, self, context), comparison: "equal", right: 0 };
  if (view.verb !== "remain") return null;
  const subject = nounsOf(view.grammatical)[0];
  if (subject?.kind === "Pronoun" && text(subject, "pronoun") === "none") return noneOfEvent(subject, context) ?? { if: "compare", left: countersAt(subject, self, context), comparison: "equal", right: 0 };
  if (subject !== undefined && isNoCounters(subject, context)) return { if: "compare", left: countersAt(subject, self, context), comparison: "equal", right: 0 };
  const under = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "under" && headWord(child(complement, "object")) === "control");
  if (under !== undefined && subject !== undefined) {
    const noun = nounsOf(child(use(context, under), "object"))[0] as Node;
    return { if: "remains", subject: lowerNoun(subject, context), what: { is: "controlled", by: ownedBy(noun, context) ?? unlowered(noun, "whose control?") } };
  }
  const { into } = view.parts;
  if (into !== undefined && subject !== undefined) {
    const place = lowerPlace(into, context);
    for (const complement of view.complements) if (child(complement, "object") === into) use(context, complement);
    return { if: "remains", subject: lowerNoun(subject, context), what: place.zone === "party" && place.of !== undefined ? { is: "controlled", by: place.of } : { is: "in", place } };
  }
  const still = view.complements.find((complement) => complement.kind === "StillDone" || complement.kind === "ParticipleRelative");
  const states = view.complements.length === 1 && view.complements[0]?.kind === "States" ? children(view.complements[0], "states") : [];
  const state = states.length === 1 && states[0]?.["not"] !== true ? lemma(states[0] as Node, "state") : null;
  if (state !== null && subject !== undefined) {
    use(context, view.complements[0]);
    return { if: "remains", subject: lowerNoun(subject, context), what: { is: "state", state } };
  }
  if (still === undefined || subject === undefined || !isRemoved(still)) return null;
  use(context, still);
  return { if: "remains", subject: lowerNoun(subject, context), what: REMOVED };
}

/** "When a Trainee is destroyed, if none remain": none is left in play of what the event was about, where no counter was named. */
function noneOfEvent(at: Node, context: Context): Condition | null {
  if (namedBefore(at, context) !== null) return null;
  const mention = context.resolved.mentions.findLast(({ origin, self, what, noun }) => origin === "event" && !self && what === "thing" && /^an?$/.test(text(noun, "determiner") ?? ""));
  if (mention === undefined) return null;
  return { if: "not", of: { if: "exists", what: conjunction([filterOf(mention.noun, context), { is: "in", place: { zone: "play" } }]) } };
}

/** "you removed the last one", "the last shield counter": none remains, whether one was removed or not (CR 404.1d). Null for other clauses. */
function lastCounter(view: ClauseView, context: Context): Node | null {
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  if (view.verb !== "remove" || view.passive || view.grammatical === null || others.length > 0 || noun?.kind !== "NounPhrase" || text(view.predicate, "form") !== "past") return null;
  const [head, ...more] = children(noun, "heads");
  const isOne = head !== undefined && (child(head, "noun")?.kind === "OneNoun" || counterName(noun) !== null || headWord(noun) === "counter");
  const words = head === undefined ? [] : adjectivesOf(head);
  if (!isOne || more.length > 0 || words.join() !== "last" || text(noun, "determiner") !== "the" || children(noun, "posts").length > 0) return null;
  if (lowerNoun(view.grammatical, context).noun !== "you" || (counterName(noun) ?? namedBefore(noun, context)) === null) return unlowered(noun, "the last of what is not clear");
  return noun;
}

export const REMOVED: Filter = { is: "in", place: { zone: "removed" } };

/** "removed from the game": a place, not what has happened. */
export function isRemoved(phrase: Node): boolean {
  const verb = lemma(phrase, "verb") ?? lemma(phrase, "participle");
  const from = child(phrase, "preposition") ?? child(phrase, "complement") ?? children(phrase, "complements")[0] ?? null;
  return verb === "remove" && from !== null && text(from, "preposition") === "from" && headWord(child(from, "object")) === "game";
}

/** "six or more on it": of the counters that the text has named before. */
export function countersThere(what: Node, context: Context): Condition | null {
  const noun = nounsOf(what)[0];
  const quantity = noun === undefined ? null : child(noun, "quantity");
  const on = noun === undefined ? undefined : children(noun, "posts").find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on");
  // "Add a fuse counter. Then, if there are ten or more, …": on the bearer.
  const here = noun !== undefined && on === undefined && children(noun, "posts").length === 0 && namedBefore(noun, context) !== null;
  if (noun?.kind !== "CountOnly" || quantity === null || (on === undefined && !here)) return null;
  use(context, on);
  const bound = text(quantity, "bound");
  const comparison = quantity.kind !== "OrMore" ? "equal" : bound === "orMore" ? "atLeast" : "atMost";
  return { if: "compare", left: countersAt(noun, on === undefined ? self : lowerNoun(child(on, "object") as Node, context), context), comparison, right: numberOf(quantity, context) };
}

/** "no ice counters", "no counters": on the bearer. */
function isNoCounters(noun: Node, context: Context): boolean {
  if (noun.kind !== "NounPhrase" || children(noun, "heads").length !== 1 || children(noun, "posts").length > 0 || child(noun, "quantity") !== null) return false;
  const head = children(noun, "heads")[0] as Node;
  if (children(head, "modifiers").length > 0 || children(noun, "possessors").length > 0) return false;
  return (counterName(noun) !== null || headWord(noun) === "counters") && say(context, noun, "determiner", "no") === "no";
}

function countersAt(at: Node, on: Noun, context: Context): Amount {
  const name = counterName(at) ?? namedBefore(at, context);
  return { amount: "counters", ...(name === null ? {} : { counter: name }), on };
}

/** The counter that stands last before a place. */
function namedBefore(at: Node, context: Context): string | null {
  let found: { readonly start: number; readonly name: string } | null = null;
  for (const clauses of context.resolved.views.keys())
    for (const node of walk(clauses)) {
      if (node.kind !== "CounterNoun" || node.span.start >= at.span.start) continue;
      if (found === null || node.span.start > found.start) found = { start: node.span.start, name: text(node, "counter") as string };
    }
  return found?.name ?? null;
}
