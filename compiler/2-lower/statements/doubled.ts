import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun, Statement } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { ownedBy, possessorChain } from "../nouns/reference.ts";

/** "double its ATK": a stat is what it is twice over. */
export const doublesStat = (view: ClauseView): boolean =>
  view.verb === "double" && (view.modal === null || view.modal === "may") && !view.passive && view.parts.object !== undefined && nounsOf(view.parts.object).every((noun) => statOfNoun(noun) !== null);

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

/** "double the damage on each ally": as much again is put there (CR 405.3). */
export function doublesDamage(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  const on = noun === undefined ? undefined : postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "on");
  if (noun?.kind !== "NounPhrase" || others.length > 0 || on === undefined || view.passive || headWord(noun) !== "damage" || text(noun, "determiner") !== "the") return null;
  if (children(noun, "heads").some((head) => children(head, "modifiers").length > 0) || view.complements.length > 0) return unlowered(noun, "which damage is meant is not clear");
  const lying = lowerNoun(child(use(context, on), "object") as Node, context);
  const to: Noun = lying.noun === "select" && lying.as === undefined ? { ...lying, as: "doubled" } : lying;
  const whose: Noun = to.noun === "select" ? { noun: "bound", name: to.as as string } : to;
  return [{ do: "act", clause: { verb: "put", ...(who.noun === "you" ? {} : { subject: who }), to, damage: {}, amount: { amount: "stat", stat: "damage", of: whose } } }];
}
