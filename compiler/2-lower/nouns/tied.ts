import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Filter, Noun } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "./filter.ts";

/** Whether a condition asks if several have the highest or lowest of a stat: "if two or more are tied". */
export const asksIfTied = (view: ClauseView): boolean => {
  const what = child(view.predicate, "what");
  return view.predicate.kind === "Being" && what?.kind === "States" && children(what, "states").some((state) => lemma(state, "state") === "tied") && nounsOf(view.grammatical)[0]?.kind === "CountOnly";
};

/** "If two or more are tied, destroy all with that cost.": done to all of them in the place of what would be done to the one. */
export function ifTied(view: ClauseView, before: readonly Effect[], inside: (context: Context) => Effect[], context: Context): Effect[] {
  const last = before.at(-1);
  const object = last?.do === "act" ? last.clause.object : undefined;
  const count = nounsOf(view.grammatical)[0] as Node;
  const states = children(child(view.predicate, "what") as Node, "states");
  const quantity = child(count, "quantity") as Node;
  if (last === undefined || object?.noun !== "select" || extremeOf(object.filter) === null || states.length !== 1 || view.predicate["not"] === true || !/^(?:is|are)$/.test(text(view.predicate, "be") ?? "") || states[0]?.["not"] === true || postsOf(count, context).length > 0) return unlowered(view.node, "who is tied is not clear");
  return [...before.slice(0, -1), { do: "if", condition: { if: "exists", what: object.filter, comparison: comparisonOfQuantity(quantity), amount: numberOf(quantity, context) }, then: inside({ ...context, tied: object.filter }), otherwise: [last] }];
}

/** "all with that cost": all that are tied. */
export function allTied(node: Node, context: Context): Noun | null {
  const { tied } = context;
  if (tied === undefined || text(node, "pronoun") !== "all") return null;
  const [post, ...others] = postsOf(node, context);
  const [item, ...more] = post?.kind === "With" ? children(child(post, "items") as Node, "items") : [];
  const [head] = item === undefined ? [] : children(item, "heads");
  const stat = head === undefined ? null : lemma(child(head, "noun") as Node, "stat");
  if (post === undefined || item === undefined || others.length > 0 || more.length > 0 || stat !== extremeOf(tied) || say(context, item, "determiner", "that") !== "that") return unlowered(node, "all of what?");
  use(context, post);
  return { noun: "select", quantity: { count: "all" }, filter: tied };
}

/** The stat of which those that a filter admits have the highest or lowest. */
function extremeOf(filter: Filter): string | null {
  const found = (filter.is === "all" ? filter.of : [filter]).find((part) => part.is === "extreme");
  return found?.is === "extreme" ? found.stat : null;
}
