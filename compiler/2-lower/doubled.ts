import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Statement } from "../../ir/index.ts";
import { nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "./context.ts";
import { postsOf } from "./filter.ts";
import { lowerNoun } from "./noun.ts";
import { ownedBy, possessorChain } from "./reference.ts";

/** "double its ATK": a stat is what it is twice over. */
export const doublesStat = (view: ClauseView): boolean =>
  view.verb === "double" && view.modal === null && !view.passive && view.parts.object !== undefined && nounsOf(view.parts.object).every((noun) => statOfNoun(noun) !== null);

const statOfNoun = (noun: Node): string | null => {
  const heads = children(noun, "heads");
  return heads.length === 1 ? lemma(child(heads[0] as Node, "noun") as Node, "stat") : null;
};

/** What doubling says of each stat. */
export function doubled(view: ClauseView, context: Context): Statement[] {
  return nounsOf(view.parts.object ?? null).map((noun) => {
    const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
    const possessors = children(noun, "possessors");
    const whose = of !== undefined ? lowerNoun(child(of, "object") as Node, context) : possessors.length > 0 ? possessorChain(possessors, context) : (ownedBy(noun, context) ?? unlowered(noun, "whose is it?"));
    return { says: "multiplyStat", of: whose, stat: statOfNoun(noun) as string, by: 2 };
  });
}
