import { child, children, text } from "../../../grammar/ast.ts";
import type { Condition, Filter } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { say, unlowered, type Context } from "../context.ts";
import { candidate, conjunction } from "./filter.ts";
import { filterOf, lowerNoun } from "./noun.ts";

/** "you chose the ally with the highest ATK": of all that were chosen this way, that one alone; null for other clauses. */
export function chosenOne(view: ClauseView, context: Context): Condition | null {
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  if (view.verb !== "choose" || view.passive || view.grammatical === null || noun?.kind !== "NounPhrase" || others.length > 0) return null;
  if (text(noun, "determiner") !== "the" || !/^(?:past|perfect)$/.test(text(view.predicate, "form") ?? "") || children(noun, "heads").some((head) => /s$/.test(text(child(head, "noun") ?? head, "form") ?? ""))) return null;
  say(context, noun, "determiner");
  const chosen: Filter = { is: "did", event: { verb: "choose", object: candidate }, within: "thisWay" };
  const described = filterOf(noun, context);
  const parts = described.is === "all" ? described.of : [described];
  if (!parts.some((part) => part.is === "extreme")) return unlowered(noun, "which one is meant is not clear");
  const plain = parts.filter((part) => part.is !== "extreme");
  const extremes = parts.flatMap((part): Filter[] => (part.is === "extreme" ? [{ ...part, among: conjunction([...plain, ...(part.among === undefined ? [] : [part.among]), chosen]), alone: true }] : []));
  const own: Filter = { is: "did", event: { verb: "choose", subject: lowerNoun(view.grammatical, context), object: candidate }, within: "thisWay" };
  return { if: "exists", what: conjunction([...plain, own, ...extremes]) };
}
