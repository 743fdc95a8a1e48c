import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Filter } from "../../../ir/index.ts";
import { nounsOf } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { postsOf } from "./filter.ts";
import { lowerNoun } from "./noun.ts";

/** "share a class with your hero": to have one of the words that the other has; null for another verb. */
export function sharingFilter(predicate: Node, context: Context): Filter | null {
  if (predicate.kind !== "Doing" || lemma(predicate, "verb") !== "share") return null;
  const [noun, ...others] = nounsOf(child(predicate, "object"));
  const heads = noun === undefined ? [] : children(noun, "heads");
  const attribute = heads.length === 1 ? lemma(child(heads[0] as Node, "noun") as Node, "attribute") : null;
  if (noun === undefined || others.length > 0 || attribute === null || text(noun, "determiner") !== "a" || children(heads[0] as Node, "modifiers").length > 0) return unlowered(predicate, "what is shared is not clear");
  const behind = [...postsOf(noun, context), ...context.resolved.attachments.complementsOf(predicate)].find(isWith);
  if (behind === undefined) return unlowered(predicate, "with what is it shared?");
  use(context, behind);
  const [other, ...more] = behind.kind === "VerbPreposition" || behind.kind === "NounPreposition" ? nounsOf(child(behind, "object")) : children(child(behind, "items") as Node, "items");
  if (other === undefined || more.length > 0) return unlowered(behind, "with what is it shared?");
  return { is: "same", attribute, as: lowerNoun(other, context) };
}

const isWith = (node: Node): boolean => node.kind === "With" || node.kind === "WithAttributes" || ((node.kind === "VerbPreposition" || node.kind === "NounPreposition") && text(node, "preposition") === "with");
