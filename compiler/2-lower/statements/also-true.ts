import { child, children, isOr, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Power } from "../../../ir/index.ts";
import { nounsOf } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";

/** "This is also true for berserking and hardiness.": the power before, with each of these keywords in the place of its own; null for other sentences. */
export function alsoTrue(sentence: Node, before: Power | undefined, context: Context): Power[] | null {
  const views = sentence.kind === "Sentence" ? (context.resolved.views.get(child(sentence, "clauses") as Node) ?? []) : [];
  const [view, ...others] = views;
  const what = view === undefined || others.length > 0 ? null : child(view.predicate, "what");
  if (view === undefined || what === null || what.kind !== "States" || !children(what, "states").every((state) => text(state, "as") === "true")) return null;
  if (!/^(?:is|are|s|re)$/.test(text(view.predicate, "be") ?? "") || view.predicate["not"] === true || view.modal !== null) return unlowered(view.predicate, "it is said of what is so now");
  if (say(context, view.predicate, "adverbAfter") !== "also") return unlowered(view.predicate, "what is true besides is “also true”");
  const words = view.complements.filter((complement) => text(complement, "preposition") === "for").flatMap((complement) => keywordsIn(use(context, complement)));
  const joins = view.complements.flatMap((complement) => nounsOf(child(complement, "object")).flatMap((noun) => joinsOf(noun, "heads")));
  if (joins.some(isOr)) return unlowered(sentence, "it is true for each of these, so “and” joins them");
  const written = JSON.stringify(before ?? null);
  const own = [...new Set([...written.matchAll(/"is":"keyword","keyword":"([^"]*)"/g)].map((match) => match[0]))];
  if (before === undefined || words.length === 0 || own.length !== 1) return unlowered(sentence, "what is also true is not clear");
  return words.map((word) => JSON.parse(written.replaceAll(own[0] as string, `"is":"keyword","keyword":${JSON.stringify(word)}`)) as Power);
}

function keywordsIn(preposition: Node): string[] {
  return nounsOf(child(preposition, "object")).flatMap((noun) => (text(noun, "determiner") === null ? children(noun, "heads") : unlowered(noun, "a keyword has no word before it")).map((head) => lemma(child(head, "noun") as Node, "keyword") ?? unlowered(head, "this is no keyword")));
}

