import { child, children, text, type Node } from "../../grammar/ast.ts";
import type { Amount, Clause, Entry, Noun } from "../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../1-resolve/clause-view.ts";
import { lowerAmount } from "./amount.ts";
import { unlowered, use, type Context } from "./context.ts";
import { damageAmount, damageKind } from "./damage.ts";
import { lowerNoun, lowerPlace } from "./noun.ts";

/** How a clause is meant: something to do, or a pattern of events. */
export type Mood = "act" | "event";

const PLACE_PARTS = new Set(["into", "outOf"]);

/** Zones that are no place for cards: leaving them is said by where a card goes. */
const REMOVED = new Set(["game"]);

/** A clause with its parts, voice and wording aside. Time words, conditions and multipliers are for the sentence. */
export function lowerClause(view: ClauseView, context: Context, mood: Mood): Clause {
  const draft: { -readonly [Key in keyof Clause]: Clause[Key] } = { verb: view.verb };
  for (const [part, node] of Object.entries(view.parts)) {
    if (node === undefined) continue;
    if (PLACE_PARTS.has(part)) {
      if (part === "outOf" && !isZone(node)) draft.from = lowerNoun(node, context);
      continue;
    }
    if (part === "from" && isZone(node)) continue;
    if (part === "with" && headWord(node) === "control") continue;
    if (part === "object" && isZone(node) && (view.verb === "enter" || view.verb === "leave")) continue;
    if (part === "object") objectOf(node, view, draft, context);
    else draft[part as "subject"] = lowerNoun(node, context);
  }
  for (const complement of [...view.complements, ...view.taken]) if (complement.kind === "VerbPreposition" || complement.kind === "NounPreposition") if (!view.loose.includes(complement)) use(context, complement);
  goals(view, draft, context);
  manners(view, draft, context, mood);
  if (draft.verb === "become" && draft.object === undefined) return unlowered(view.predicate, "what it becomes is not clear");
  return renamed(draft, view, context, mood);
}

type Draft = { -readonly [Key in keyof Clause]: Clause[Key] };

/** The object: a thing or player, an amount of damage, or counters. */
function objectOf(node: Node, view: ClauseView, draft: Draft, context: Context): void {
  const nouns = nounsOf(node);
  const first = nouns[0] as Node;
  const head = headWord(first);
  if (node.kind === "StatChanges" || node.kind === "Attributes") {
    unlowered(node, "this verb takes no such object");
  }
  if (head === "damage" && first.kind === "NounPhrase" && nouns.length === 1) {
    draft.damage = damageKind(first, context);
    const amount = damageAmount(first, context) ?? equalTo(view, context);
    if (amount !== null) draft.amount = amount;
    return;
  }
  if (first.kind === "Pronoun" && /^that(?:Much|Many)$/.test(text(first, "pronoun") ?? "")) {
    draft.amount = { amount: "event" };
    draft.damage = {};
    return;
  }
  if (head === "counter" || head === "counters") {
    const noun = child(children(first, "heads").at(-1) as Node, "noun") as Node;
    const name = text(noun, "counter");
    if (name !== null) draft.counter = name;
    draft.amount = counterAmount(first, context);
    return;
  }
  if (first.kind === "Pronoun" && view.verb === "prevent") return;
  draft.object = lowerNoun(node, context);
}

function counterAmount(noun: Node, context: Context): Amount {
  const determiner = text(noun, "determiner");
  if (determiner === "all" || determiner === "each") return { amount: "all" };
  if (determiner === "anyNumberOf") return { amount: "upTo" };
  return damageAmount(noun, context) ?? 1;
}

function equalTo(view: ClauseView, context: Context): Amount | null {
  const equal = use(context, view.complements.find((complement) => complement.kind === "EqualTo"));
  return equal === undefined ? null : lowerAmount(child(equal, "amount") as Node, context);
}

/** Where something goes or comes from. */
function goals(view: ClauseView, draft: Draft, context: Context): void {
  const { into } = view.parts;
  const outOf = view.parts.outOf ?? view.parts.from;
  if (outOf !== undefined && isZone(outOf)) {
    if (REMOVED.has(headWord(outOf) ?? "")) draft.into = { zone: "removed" };
    else draft.outOf = lowerPlace(outOf, context);
  }
  const object = view.parts.object;
  if (object !== undefined && isZone(object) && view.verb === "enter") draft.into = lowerPlace(object, context);
  if (object !== undefined && isZone(object) && view.verb === "leave") draft.outOf = lowerPlace(object, context);
  for (const complement of view.complements) {
    if (complement.kind !== "VerbPreposition") continue;
    const preposition = text(complement, "preposition");
    const object = child(complement, "object") as Node;
    if (preposition === "under" && headWord(object) === "control") {
      draft.entry = { ...draft.entry, under: controlOf(object, context) };
      delete draft.with;
    }
  }
  if (into === undefined) return;
  const complement = view.complements.find((each) => child(each, "object") === into);
  const preposition = complement === undefined ? "into" : text(complement, "preposition");
  const place = lowerPlace(into, context);
  draft.into = preposition === "onTop" ? { ...place, position: "top" } : preposition === "onBottom" ? { ...place, position: "bottom" } : place;
}

/** "under your control": whose. */
function controlOf(noun: Node, context: Context): Noun {
  const first = nounsOf(noun)[0] as Node;
  if (text(first, "determiner") === "your") return { noun: "you" };
  const antecedent = context.resolved.antecedents.get(first);
  if (antecedent?.is === "mention") return lowerNoun(antecedent.mention.noun, context);
  const possessors = children(first, "possessors");
  if (possessors.length > 0) return lowerNoun({ kind: "NounPhrase", span: first.span, heads: children(first, "heads"), possessors } as Node, context);
  return unlowered(first, "whose control?");
}

/** Words that say how: face down, exhausted, at random, with counters. */
function manners(view: ClauseView, draft: Draft, context: Context, mood: Mood): void {
  const found: string[] = [];
  let entry: Entry = draft.entry ?? {};
  for (const complement of view.complements) {
    if (complement.kind === "Adverbial") {
      switch (text(complement, "adverb")) {
        case "faceDown":
          entry = { ...entry, faceDown: true };
          break;
        case "faceUp":
          entry = { ...entry, faceDown: false };
          break;
        case "exhausted":
          entry = { ...entry, exhausted: true };
          break;
        case "faceDownExhausted":
          entry = { ...entry, faceDown: true, exhausted: true };
          break;
        case "faceDownReady":
          entry = { ...entry, faceDown: true, exhausted: false };
          break;
        case "immediately":
          found.push("immediately");
          break;
        case "atRandom":
          found.push("at random");
          break;
        case "alone":
          found.push("alone");
          break;
        case "thisWay":
          if (mood === "event") found.push("thisWay");
          break;
        default:
          continue;
      }
      use(context, complement);
    }
    if (complement.kind === "WithAttributes" && mood === "act") use(context, complement);
    if (complement.kind === "WithAttributes" && mood === "act") entry = { ...entry, ...enteringWith(complement, context) };
  }
  if (Object.keys(entry).length > 0) draft.entry = entry;
  if (found.length > 0) draft.manner = found;
}

/** "with two frost counters": what something has as it enters play. */
function enteringWith(complement: Node, context: Context): Entry {
  const counters = children(child(complement, "items") as Node, "items").map((item) => {
    const head = children(item, "heads").at(-1);
    const noun = head === undefined ? null : child(head, "noun");
    const counter = noun === null ? null : text(noun, "counter");
    return counter === null ? unlowered(item, "nothing enters play with this") : { counter, amount: counterAmount(item, context) };
  });
  return { counters };
}

/** The verb as the meaning calls it, where the text has another. */
function renamed(draft: Draft, view: ClauseView, context: Context, mood: Mood): Clause {
  const clause: Draft = draft;
  // Placed on a card, damage and counters are one verb with "add".
  if (clause.verb === "put" && clause.counter !== undefined) clause.verb = "add";
  if (clause.verb === "interrupt" && clause.object !== undefined) return { ...clause, object: onChain(clause.object) };
  // What only happens to its subject ("this ally readies") is done to it.
  if (context.verbs.get(clause.verb)?.middle === true && clause.object === undefined && clause.subject !== undefined && !view.passive) {
    const { subject, ...rest } = clause;
    return { ...rest, object: subject };
  }
  void mood;
  return clause;
}

/** Whether a noun names a zone. */
function isZone(node: Node): boolean {
  const noun = nounsOf(node)[0];
  const head = noun === undefined ? undefined : children(noun, "heads").at(-1);
  return head !== undefined && child(head, "noun")?.kind === "ZoneNoun";
}

/** What can be interrupted are links: a card on the chain is one. */
function onChain(noun: Noun): Noun {
  if (noun.noun !== "select") return noun;
  const { filter } = noun;
  const parts = filter.is === "all" ? filter.of : [filter];
  if (parts.some((part) => part.is === "link" || (part.is === "any" && part.of.some((each) => each.is === "link")))) return noun;
  const rest = parts.filter((part) => part.is !== "card");
  const link = { is: "link", kind: "card" } as const;
  return { ...noun, filter: rest.length === 0 ? link : { is: "all", of: [link, ...rest] } };
}

