import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Filter, Power } from "../../../ir/index.ts";
import { headWord, nounsOf } from "../../1-resolve/clause-view.ts";
import { modalOf, says, unlowered, use, type Context } from "../context.ts";
import { disjunction, filterOfHeads } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { ownedBy } from "../nouns/reference.ts";

/** "You can't put Talent cards in your deck.": what the deck is kept free of; null for anything else. */
export function excludedFromDeck(content: Node, context: Context): Power | null {
  const [sentence, ...others] = children(content, "sentences");
  const views = sentence?.kind === "Sentence" && children(sentence, "leads").length === 0 ? (context.resolved.views.get(child(sentence, "clauses") as Node) ?? []) : [];
  const [view] = views;
  const place = view?.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "in") ?? [...(view?.taken ?? [])].find((post) => text(post, "preposition") === "in");
  const [cards, ...more] = nounsOf(view?.parts.object ?? null);
  const posts = cards === undefined ? [] : (context.resolved.attachments.ofNoun.get(cards) ?? []);
  const inside = place ?? posts.find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "in");
  if (others.length + more.length > 0 || views.length !== 1 || view?.verb !== "put" || cards?.kind !== "NounPhrase" || inside === undefined || headWord(child(inside, "object")) !== "deck" || !/^can(?:t|not)$/.test(view.modal ?? "")) return null;
  if (view.grammatical === null || lowerNoun(view.grammatical, context).noun !== "you" || ownedBy(nounsOf(child(inside, "object"))[0] as Node, context)?.noun !== "you" || posts.some((post) => post !== inside)) return null;
  modalOf(view, context, "cant", "cannot");
  use(context, inside);
  return { power: "deckbuilding", excludes: filterOfHeads(cards, context) };
}

/** "[Warlock] or [Mage] Hero:": you have such a hero. */
export function heroCondition(label: Node, context: Context): Condition {
  if (!says(context, label, "hero")) return unlowered(label, "what this label asks for is not read here");
  return { if: "exists", what: { is: "all", of: [{ is: "type", type: "hero" }, traitsFilter(label), { is: "controlled", by: { noun: "you" } }] } };
}

/** "Fire", "[Hunter] or [Rogue]": a hero that is one of these. */
export const traitsFilter = (node: Node): Filter =>
  disjunction(children(node, "traits").map((trait): Filter => (trait.kind === "IconTrait" ? { is: "icon", icon: lemma(trait, "icon") as string } : { is: "tag", tag: lemma(trait, "tag") as string })));
