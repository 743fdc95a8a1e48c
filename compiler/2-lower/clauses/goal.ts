import { child, children, isOr, joinsOf, text, type Node } from "../../../grammar/ast.ts";
import type { Noun, Place } from "../../../ir/index.ts";
import { headWord, isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { conjunction, postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { possessorChain } from "../nouns/reference.ts";
import type { Draft, Mood } from "./draft.ts";

/** Zones that are no place for cards: leaving them is said by where a card goes. */
const REMOVED = new Set(["game"]);

/** "hand", without a word that says whose. */
const isBareZone = (nouns: Node): boolean => {
  const [noun, ...others] = nounsOf(nouns);
  return noun !== undefined && others.length === 0 && noun.kind === "NounPhrase" && text(noun, "determiner") === null && children(noun, "possessors").length === 0;
};

/** Where something goes or comes from. */
export function goals(view: ClauseView, draft: Draft, context: Context): void {
  const { into } = view.parts;
  const outOf = view.parts.outOf ?? view.parts.from;
  if (outOf !== undefined && isZone(outOf)) {
    if (REMOVED.has(headWord(outOf) ?? "")) draft.into = { zone: "removed" };
    else draft.outOf = lowerPlace(outOf, context);
  }
  const object = view.parts.object;
  if (object !== undefined && isZone(object) && view.verb === "enter") draft.into = lowerPlace(object, context);
  if (object !== undefined && headWord(object) === "combat") {
    const opponents = use(context, postsOf(nounsOf(object)[0] as Node, context).find((post) => post.kind === "With"));
    if (opponents !== undefined) draft.with = lowerNoun({ kind: "Nouns", span: opponents.span, nouns: children(child(opponents, "items") as Node, "items") } as Node, context);
  }
  if (object !== undefined && isZone(object) && view.verb === "leave") draft.outOf = lowerPlace(object, context);
  // "under your control": the frame gives it the part of "with".
  if (headWord(view.parts.with ?? null) === "control") draft.entry = { ...draft.entry, under: controlOf(view.parts.with as Node, context) };
  // "put the rest on the bottom": of the deck from which it was revealed.
  const end = into === undefined && view.verb === "put" && context.lookedAt !== null ? view.complements.find((complement) => /^on(?:TheBottom|TheTop|Top)$/.test(text(complement, "adverb") ?? "")) : undefined;
  if (end !== undefined) draft.into = { zone: "deck", position: text(use(context, end), "adverb") === "onTheBottom" ? "bottom" : "top" };
  if (into === undefined) return;
  const complement = view.complements.find((each) => child(each, "object") === into);
  const preposition = complement === undefined ? "into" : text(complement, "preposition");
  const named = lowerPlace(into, context);
  // "into hand" is into the hand of whoever puts it there.
  const place = named.of === undefined && named.zone !== "play" && isBareZone(into) && (view.grammatical === null || lowerNoun(view.grammatical, context).noun === "you") ? { ...named, of: { noun: "you" as const } } : named;
  draft.into = preposition === "onTop" || preposition === "onTheTop" ? { ...place, position: "top" } : preposition === "onBottom" ? { ...place, position: "bottom" } : place;
}

/**
 * "Put an ally card from your graveyard …": what is chosen is looked for there, so the place is a test of it;
 * an event only comes from there, unless it has a target.
 */
export function locate(draft: Draft, mood: Mood): void {
  const { object, outOf } = draft;
  if (outOf === undefined || object === undefined || (mood === "event" && !(object.noun === "select" && object.target === true))) return;
  const located = there(object, outOf);
  if (located === null) return;
  draft.object = located;
  delete draft.outOf;
}

function there(noun: Noun, place: Place): Noun | null {
  if (noun.noun === "select") return { ...noun, filter: conjunction([noun.filter, { is: "in", place }]) };
  if (noun.noun !== "several") return null;
  const parts = noun.of.map((part) => there(part, place));
  return parts.every((part) => part !== null) ? { ...noun, of: parts } : null;
}

/** "under your control": whose. */
function controlOf(noun: Node, context: Context): Noun {
  const all = nounsOf(noun);
  if (all.length > 1 && !(context.pattern && joinsOf(noun, "nouns").every(isOr))) return unlowered(noun, "it is under the control of one player");
  return all.length === 1 ? controllerIn(all[0] as Node, context) : { noun: "several", of: all.map((each) => controllerIn(each, context)) };
}

/** "your control", "an opponent's control". */
function controllerIn(first: Node, context: Context): Noun {
  if (say(context, first, "determiner", "your", "his", "her", "its", "their") === "your") return { noun: "you" };
  const antecedent = context.resolved.antecedents.get(first);
  if (antecedent?.is === "mention") return lowerNoun(antecedent.mention.noun, context);
  const possessors = children(first, "possessors");
  return possessors.length > 0 ? possessorChain(possessors, context) : unlowered(first, "whose control?");
}

/** "on top of your deck in any order", said of the verb or read behind the place. */
export function inAnyOrder(preposition: Node, context: Context): boolean {
  if (text(preposition, "adverb") === "anyOrder") return true;
  const [noun, ...others] = text(preposition, "preposition") === "in" ? nounsOf(child(preposition, "object")) : [];
  if (noun === undefined || others.length > 0 || headWord(noun) !== "order" || children(noun, "heads").some((head) => children(head, "modifiers").length > 0)) return false;
  return say(context, noun, "determiner", "any") === "any";
}
