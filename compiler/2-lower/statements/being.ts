import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, Filter, KeywordUse, Noun, Statement } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { modalOf, say, unlowered, type Context } from "../context.ts";
import { keywordOfNoun } from "../nouns/keyword.ts";
import { subjectOf } from "../nouns/noun.ts";
import { propertyFilter } from "../nouns/property.ts";

/** What something is, or may be made. */
export function being(view: ClauseView, context: Context): Statement[] {
  const { predicate } = view;
  const of = subjectOf(view, context);
  const what = child(predicate, "what") as Node;
  if (modalOf(view, context, "cant", "cannot", "can", "may") !== null) return [undergoing(view, what, of, context)];
  if (predicate["not"] === true || /nt$/.test(text(predicate, "be") ?? "")) return unlowered(predicate, "what something is not is no rule");
  const also = say(context, predicate, "adverb", "also") === "also" || say(context, predicate, "adverbAfter", "also") === "also";
  if (what.kind === "States" && children(what, "states").every((state) => text(state, "as") === "keyword")) {
    return children(what, "states").map((state) => ({ says: "keyword", of, keyword: plainUse(lemma(state, "keyword") as string) }));
  }
  if (what.kind === "Nouns") {
    const keyword = keywordOfNoun(nounsOf(what)[0] as Node);
    if (keyword !== null) return [{ says: "keyword", of, keyword: plainUse(keyword) }];
  }
  if (what.kind === "PlacePhrase") {
    const form = keywordOfNoun(nounsOf(child(what, "object"))[0] as Node);
    if (form !== null && text(what, "preposition") !== "in") return unlowered(what, "nothing can be there");
    if (form !== null) return [{ says: "keyword", of, keyword: plainUse(form) }];
  }
  if (what.kind === "PrintedStats") return view.verb === "become" && !also ? [{ says: "becomes", of, what: printedStats(what) }] : unlowered(what, "what is printed on something is what it becomes");
  if (what.kind === "Compared" && view.grammatical !== null) return unlowered(what, "what becomes equal is not clear");
  const filter: Filter = propertyFilter(what, context);
  if (view.verb === "be" && !also && what.kind === "States") return becomeStates(filter, of);
  return [{ says: "becomes", of, what: filter, ...(also ? { also: true as const } : {}) }];
}

/** "1 / 1", "8 [Shadow] / 8 health": the numbers that it has by itself, and the type of its damage. */
function printedStats(what: Node): Filter {
  const stat = (name: string, amount: unknown): Filter => ({ is: "stat", stat: name, comparison: "equal", amount: amount as number });
  const icon = lemma(what, "icon");
  return { is: "all", of: [stat(lemma(what, "firstStat") ?? "atk", what["first"]), stat(lemma(what, "secondStat") ?? "health", what["second"]), ...(icon === null ? [] : [{ is: "icon", icon } as const])] };
}

/** "can't be exhausted": the state is what a verb does. */
function undergoing(view: ClauseView, what: Node, of: Noun, context: Context): Statement {
  const states = what.kind === "States" ? children(what, "states") : [];
  const state = states.length === 1 ? lemma(states[0] as Node, "state") : null;
  const verb = [...context.verbs.values()].find(({ participle }) => participle === state);
  if (verb === undefined || text(view.predicate, "be") !== "be") return unlowered(what, "nothing makes it so");
  const clause: Clause = { verb: verb.lemma, object: of };
  return view.modal === "cant" || view.modal === "cannot" ? { says: "cannot", clause } : view.modal === "can" || view.modal === "may" ? { says: "can", clause } : unlowered(what, "nothing makes it so");
}

const plainUse = (keyword: string): KeywordUse => ({ keyword, args: [] });

/** "are instant": a word of the type line that is given. */
function becomeStates(what: Filter, of: Noun): Statement[] {
  return [{ says: "becomes", of, what, also: true }];
}
