import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Clause, Entry, Noun, Role } from "../../../ir/index.ts";
import { adjectivesOf, headWord, isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { headsOf, isPlayerHead } from "../../1-resolve/described.ts";
import { numberOfNoun } from "../../1-resolve/grammatical-number.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { conjunction, modifierFilter, sharedModifiers } from "../nouns/filter.ts";
import { ofSeen, seenThere } from "../nouns/looked-at.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { enteringAsBefore } from "./as-before.ts";
import { byDamage, objectOf } from "./clause-object.ts";
import type { Draft, Mood } from "./draft.ts";
import { equalTo } from "./equal-to.ts";
import { goals, inAnyOrder, locate } from "./goal.ts";
import { withoutPlayers } from "./players-undergo.ts";
import { enteringWith, postureOf } from "./posture.ts";
import { leavesCostUnpaid } from "./unpaid.ts";

const PLACE_PARTS = new Set(["into", "outOf"]);

/** A clause with its parts, voice and wording aside. Time words, conditions and multipliers are for the sentence. */
export function lowerClause(view: ClauseView, outer: Context, mood: Mood): Clause {
  const context = knowingTaken(view, mood === "event" && !outer.pattern ? { ...outer, pattern: true } : outer);
  if (view.predicate.kind === "Causing") return mood === "event" ? caused(view, context) : unlowered(view.predicate, "what is caused is not read here");
  if (mood === "act" && text(view.predicate, "restriction") !== null) return unlowered(view.predicate, "“only” is not read here");
  if ((view.predicate.kind === "Doing" || view.predicate.kind === "Undergoing") && text(view.predicate, "form") === "ing") return unlowered(view.predicate, "this is going on, not done");
  if (view.node["only"] === true) return unlowered(view.node, "“only” is not read here");
  const draft: { -readonly [Key in keyof Clause]: Clause[Key] } = { verb: view.verb };
  const seen = mood === "act" ? seenThere(view, context) : null;
  for (const [part, node] of Object.entries(view.parts)) {
    if (node === undefined) continue;
    if (seen !== null && PLACE_PARTS.has(part) && text(nounsOf(node)[0] ?? node, "pronoun") === "it") continue;
    if (PLACE_PARTS.has(part)) {
      if (part === "outOf" && !isZone(node)) draft.from = lowerNoun(node, context);
      continue;
    }
    if (part === "from" && isZone(node)) continue;
    if (part === "with" && headWord(node) === "control") continue;
    if (part === "object" && isZone(node) && (view.verb === "enter" || view.verb === "leave" || (view.verb === "propose" && headWord(node) === "combat"))) continue;
    if (part === "with" && headWord(node) === "damage") {
      byDamage(nounsOf(node)[0] as Node, draft, context);
      continue;
    }
    const role = mood === "event" ? besideOf(part, view) : undefined;
    const other: Context = role === undefined ? context : { ...context, beside: { noun: "event", role } };
    if (part === "object") objectOf(node, view, draft, other);
    else draft[part as "subject"] = lowerNoun(node, other);
  }
  if (draft.object?.noun === "select") draft.object = ofSeen(draft.object, seen);
  for (const complement of [...view.complements, ...view.taken]) if (complement.kind === "VerbPreposition" || complement.kind === "NounPreposition" || (complement.kind === "With" && view.taken.has(complement)) || (complement.kind === "WithAttributes" && view.parts.with !== undefined && nounsOf(view.parts.with)[0] === children(child(complement, "items") as Node, "items")[0])) if (!view.loose.includes(complement)) use(context, complement);
  goals(view, draft, context);
  manners(view, draft, context, mood);
  locate(draft, mood);
  if (mood === "act" && isFromNowhere(draft)) return unlowered(view.predicate, "from where it is put into play is not said");
  if (draft.outOf === undefined) use(context, view.complements.find((complement) => text(complement, "adverb") === "fromAnywhere"));
  if (typeof draft.amount === "object" && draft.amount.amount === "list" && mood === "act" && !view.complements.some((complement) => text(complement, "adverb") === "respectively")) return unlowered(view.predicate, "of several amounts each is for one “, respectively”");
  const among = draft.amount !== undefined && typeof draft.amount === "object" && draft.amount.amount === "list" ? [view.parts.to, view.parts.from].flatMap((part) => nounsOf(part ?? null)) : [];
  if (mood === "act" && among.some((noun) => numberOfNoun(noun, context.uncounted) === "one")) return unlowered(view.predicate, "several amounts are for several");
  if (typeof draft.amount === "object" && draft.amount.amount === "list") use(context, view.complements.find((complement) => text(complement, "adverb") === "respectively"));
  const turned = draft.verb === "become" && draft.object === undefined ? turnedInto(view) : null;
  if (turned !== null && draft.subject !== undefined) return { verb: turned, object: draft.subject };
  const name = draft.verb === "become" && mood === "event" ? ownName(view) : null;
  if (name !== null) return { ...draft, object: lowerNoun(name, context) };
  if (draft.verb === "become" && draft.object === undefined) return unlowered(view.predicate, "what it becomes is not clear");
  return withoutPlayers(renamed(draft, view, context), view, context);
}

/** The other thing that takes part in an event, beside what plays one part: "deals damage to an ally | with lower cost" than it has. */
const besideOf = (part: string, { parts }: ClauseView): Role | undefined =>
  BESIDE.find((role) => role !== part && nounsOf(parts[role] ?? null).some((noun) => text(noun, "pronoun") !== "you" && !isPlayerHead(headsOf(noun)) && headWord(noun) !== "damage"));

const BESIDE = ["subject", "object", "to"] as const;

/** A context that knows what the verb of a clause takes: of a cost, which is no clause of its paragraph, too. */
function knowingTaken(view: ClauseView, context: Context): Context {
  const { taken } = context.resolved;
  if ([...view.taken].every((post) => taken.has(post))) return context;
  return { ...context, resolved: { ...context.resolved, taken: new Set([...taken, ...view.taken]) } };
}

/** "put an ally into play": it must lie elsewhere, or have been spoken of. */
function isFromNowhere({ verb, into, object }: Draft): boolean {
  return verb === "put" && into?.zone === "play" && object?.noun === "select" && !TELLS_WHERE.test(JSON.stringify(object.filter));
}

const TELLS_WHERE = /"is":"(?:in|among|did|anywhere|owned)"/;

/** "An opposing card or effect causes you to discard a card": what happens, and by whose doing. */
function caused(view: ClauseView, context: Context): Clause {
  const inner = context.resolved.viewOfClause.get(view.predicate);
  const cause = nounsOf(view.grammatical)[0];
  if (inner === undefined || text(view.predicate, "have") !== "causes" || cause?.kind !== "NounPhrase" || nounsOf(view.grammatical).length !== 1) return unlowered(view.predicate, "what is caused is not read here");
  const heads = children(cause, "heads").map((head) => headWord({ ...cause, heads: [head] } as Node));
  // A card causes what its effects do, too: they are told by it.
  if (!heads.includes("effect") || !heads.every((head) => head === "card" || head === "effect") || children(cause, "heads").some((head) => children(head, "modifiers").some(({ kind }) => kind === "TypeModifier"))) return unlowered(cause, "what else its effects cause is not read here");
  const filter = conjunction([{ is: "card" }, ...sharedModifiers(children(cause, "heads")).map((modifier) => modifierFilter(modifier, context)).filter((part) => part !== null)]);
  return { ...lowerClause(inner, context, "event"), cause: { noun: "select", quantity: { count: "exactly", of: 1 }, filter } };
}

/** "becomes exhausted": what is done to it as it does. */
function turnedInto(view: ClauseView): string | null {
  const what = child(view.predicate, "what");
  const states = what?.kind === "States" ? children(what, "states") : [];
  const only = states.length === 1 && states[0]?.["not"] !== true ? lemma(states[0] as Node, "state") : null;
  return only === "exhausted" ? "exhaust" : only === "ready" ? "ready" : null;
}

/** "When your hero becomes Voss": the card that says so. */
function ownName(view: ClauseView): Node | null {
  const [name, ...others] = nounsOf(child(view.predicate, "what"));
  return name?.kind === "SelfName" && others.length === 0 ? name : null;
}

/** "into play | attached to target hero": to what it is attached as it enters. */
function hostOfEntering(complement: Node): Node | null {
  const to = complement.kind === "ParticipleRelative" && lemma(complement, "verb") === "attach" && child(complement, "object") === null && text(complement, "when") === null ? child(complement, "preposition") : null;
  return to !== null && text(to, "preposition") === "to" ? child(to, "object") : null;
}

/** Words that say how: face down, exhausted, at random, with counters. */
function manners(view: ClauseView, draft: Draft, context: Context, mood: Mood): void {
  const found: string[] = [...(draft.manner ?? []), ...(say(context, view.predicate, "adverb", "immediately") === "immediately" ? ["immediately"] : [])];
  if (mood === "act" && view.verb === "play" && leavesCostUnpaid(view, context)) found.push("freely");
  let entry: Entry = draft.entry ?? {};
  for (const complement of [...view.complements, ...view.loose]) {
    const posture = postureOf(complement);
    if (mood === "act" && view.verb === "place" && isAdditional(complement)) {
      if (!found.includes("additional")) found.push("additional");
      use(context, complement);
      continue;
    }
    // Who puts several there arranges them anyway (CR 415.3c).
    if (mood === "act" && draft.into?.position !== undefined && inAnyOrder(complement, context)) {
      use(context, complement);
      continue;
    }
    const manner = complement.kind === "Adverbial" ? MANNERS[text(complement, "adverb") ?? ""] : undefined;
    if (text(complement, "adverb") === "atRandom" && mood === "act" && draft.object?.noun === "select") {
      draft.object = { ...draft.object, random: true };
      use(context, complement);
      continue;
    }
    const host = mood === "act" && draft.verb === "put" && draft.into?.zone === "play" ? hostOfEntering(complement) : null;
    if (host !== null) entry = { ...entry, attachedTo: lowerNoun(host, context) };
    const thisWay = complement.kind === "ThisWay" || text(complement, "adverb") === "thisWay";
    if (posture !== null) entry = { ...entry, ...posture };
    else if (host !== null) use(context, child(complement, "preposition") as Node);
    else if (manner !== undefined) found.push(manner);
    else if (thisWay && mood === "act" && (view.modal === null || view.modal === "may")) return unlowered(complement, "only what has been done is told as “this way”");
    else if (thisWay) {
      if (mood === "event") found.push("thisWay");
    } else if ((complement.kind === "WithAttributes" || complement.kind === "With") && GOALS.has(view.verb)) entry = { ...entry, ...enteringWith(complement, context, () => equalTo(view, context)) };
    else continue;
    use(context, complement);
  }
  if (mood === "act" && GOALS.has(view.verb)) entry = { ...entry, ...enteringAsBefore(view, draft.object, context) };
  if (Object.keys(entry).length > 0) draft.entry = entry;
  if (found.length > 0) draft.manner = found;
}

/** "as an additional resource": beside the one that is placed each turn (CR 412.1c). */
function isAdditional(complement: Node): boolean {
  const [noun, ...others] = complement.kind === "VerbPreposition" && text(complement, "preposition") === "as" ? nounsOf(child(complement, "object")) : [];
  const heads = noun === undefined ? [] : children(noun, "heads");
  const words = noun === undefined ? [] : adjectivesOf(noun);
  return noun !== undefined && others.length === 0 && heads.length === 1 && headWord(noun) === "resource" && words.length === 1 && words[0] === "additional" && children(noun, "posts").length === 0 && child(noun, "quantity") === null;
}

/** Verbs by which something comes to be somewhere, and may have something as it does. */
const GOALS = new Set(["enter", "put", "play", "move", "return", "place"]);

const MANNERS: Readonly<Record<string, string>> = { immediately: "immediately", alone: "alone", first: "first" };

/** The verb as the meaning calls it, where the text has another. */
function renamed(draft: Draft, view: ClauseView, context: Context): Clause {
  const clause: Draft = draft;
  // Placed on a card, damage and counters are one verb with "add".
  if (clause.verb === "put" && clause.counter !== undefined) clause.verb = "add";
  if (clause.verb === "interrupt" && clause.object !== undefined) return { ...clause, object: onChain(clause.object) };
  // What only happens to its subject ("this ally readies") is done to it.
  if (context.verbs.get(clause.verb)?.middle === true && clause.object === undefined && clause.subject !== undefined && !view.passive) {
    const { subject, ...rest } = clause;
    return { ...rest, object: subject };
  }
  return clause;
}

/** What can be interrupted are links: a card on the chain is one. */
export function onChain(noun: Noun): Noun {
  if (noun.noun !== "select") return noun;
  const { filter } = noun;
  const parts = filter.is === "all" ? filter.of : [filter];
  if (parts.some((part) => part.is === "link" || (part.is === "any" && part.of.some((each) => each.is === "link")))) return noun;
  const rest = parts.filter((part) => part.is !== "card");
  const link = { is: "link", kind: "card" } as const;
  return { ...noun, filter: rest.length === 0 ? link : { is: "all", of: [link, ...rest] } };
}
