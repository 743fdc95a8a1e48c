import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Filter, Noun, Within } from "../../../ir/index.ts";
import { headWord, nounsOf } from "../../1-resolve/clause-view.ts";
import { damageKind } from "../amounts/damage.ts";
import { progressiveState } from "../clauses/condition.ts";
import { eventClause, withinOf } from "../clauses/event.ts";
import { isRemoved, REMOVED } from "../clauses/remaining.ts";
import { isDoneHere, untimed } from "../clauses/untimed.ts";
import { say, says, unlowered, use, type Context } from "../context.ts";
import { attributesFilter, attributeFilter } from "./attribute-filter.ts";
import { ofChosen } from "./chosen-word.ts";
import { combatFilter } from "./combat-filter.ts";
import { candidate, conjunction, postsOf } from "./filter.ts";
import { filterOf, lowerNoun } from "./noun.ts";
import { lowerPlace } from "./place.ts";
import { propertyFilter } from "./property.ts";
import { sharedWith } from "./shared-attribute.ts";
import { sharingFilter } from "./sharing.ts";

/** What stands behind a noun, as tests. */
export function filterOfPosts(node: Node, context: Context): Filter[] {
  // "more allies than you", "of his choice": the other side of a comparison, or who chooses, is no test.
  const posts = postsOf(node, context).filter((post) => post.kind !== "Than" && !isOfChoice(post));
  return posts.flatMap((post, index) => {
    // "that's not | attached to a friendly card"
    if (isBareNot(post) && posts[index + 1] !== undefined) return [];
    const filter = postFilter(use(context, post), context);
    const before = posts[index - 1];
    if (before === undefined || !isBareNot(before)) return [filter];
    use(context, before);
    return [{ is: "not", of: filter } satisfies Filter];
  });
}

/** "of his choice": who chooses it. */
export const isOfChoice = (post: Node): boolean => {
  const [noun, ...others] = post.kind === "NounPreposition" && text(post, "preposition") === "of" ? nounsOf(child(post, "object")) : [];
  return noun?.kind === "NounPhrase" && others.length === 0 && headWord(noun) === "choice" && children(noun, "heads").every((head) => children(head, "modifiers").length === 0);
};

/** "that's not": of what stands behind it. */
function isBareNot(post: Node): boolean {
  const predicate = post.kind === "Relative" ? child(post, "predicate") : null;
  return predicate?.kind === "BareState" && text(predicate, "is") === "not" && child(predicate, "object") === null && child(predicate, "complement") === null;
}

function postFilter(post: Node, context: Context): Filter {
  switch (post.kind) {
    case "InPlay":
      return { is: "in", place: { zone: "play" } };
    case "Everywhere":
      return { is: "anywhere" };
    case "Adverbial":
      return text(post, "adverb") === "everywhere" ? { is: "anywhere" } : unlowered(post, "this says nothing that tells cards apart");
    case "ContactRelative":
      return contactFilter(post, context);
    case "NounPreposition":
    case "VerbPreposition":
      return prepositionFilter(post, context);
    case "OtherThan":
      return { is: "not", of: filterOf(child(post, "noun") as Node, context) };
    case "Named":
      return { is: "named", name: text(post, "text") ?? lemma(child(post, "selfName") as Node, "name") ?? "" };
    case "WithWord":
      return lemma(post, "attribute") === "ally type" ? { is: "tag", tag: lemma(post, "tag") as string } : unlowered(post, "which cards have this word is not said");
    case "With":
    case "WithAttributes":
      return attributesFilter(child(post, "items") as Node, context);
    case "Without":
      return { is: "not", of: attributeFilter(child(post, "item") as Node, context) };
    case "IngRelative":
      return doingFilter(post, context);
    case "Relative":
    case "ParticipleRelative":
      return didFilter(post, context);
    default:
      return unlowered(post, "this says nothing that tells cards apart");
  }
}

/** "targeting your hero", "attacking your hero". */
function doingFilter(post: Node, context: Context): Filter {
  const object = lowerNoun(child(post, "object") as Node, context);
  if (lemma(post, "verb") === "target") return { is: "targeting", object };
  const state = progressiveState(post);
  return state === "attacking" ? conjunction([{ is: "state", state }, { is: "inCombatWith", with: object }]) : unlowered(post, "what it is doing is told by no state");
}

/** "you control", "he controls"; any other clause is what has been done to the candidate. */
function contactFilter(post: Node, context: Context): Filter {
  const predicate = child(post, "predicate") as Node;
  const subject = child(post, "subject") as Node;
  if (child(post, "instrument") !== null) return instrumentFilter(predicate, subject, context);
  const stranded = text(post, "stranded");
  if (stranded === "to" && lemma(predicate, "verb") === "attach" && text(post, "when") === null && isNow(predicate)) return { is: "hasAttachment", of: { is: "among", of: lowerNoun(subject, context) } };
  if (predicate.kind === "Doing" && ["control", "have", "own"].includes(lemma(predicate, "verb") ?? "") && /^(?:base|s)$/.test(text(predicate, "form") ?? "") && text(predicate, "modal") === null && stranded === null && context.resolved.attachments.complementsOf(predicate).length === 0) return { is: lemma(predicate, "verb") === "own" ? "owned" : "controlled", by: lowerNoun(subject, context) };
  if (isThenControlled(post, predicate, context)) return { is: "controlled", by: lowerNoun(subject, context) };
  const when = say(context, post, "when", "thisTurn", "thisCombat", "thisWay", "thisGame") as Within | null;
  const { object, ...event } = eventClause(predicate, { subject: lowerNoun(subject, context), object: candidate }, context);
  return { is: "did", event: { ...event, ...strandedPart(post, predicate, object, context) }, within: when ?? withinOf(predicate, context) ?? untimed(predicate, context) };
}

/** "an ally you controlled": of what an event is about, whose it was then; of what is gone, who controlled it last. */
const isThenControlled = (post: Node, predicate: Node, context: Context): boolean =>
  predicate.kind === "Doing" && lemma(predicate, "verb") === "control" && text(predicate, "form") === "past" && text(predicate, "modal") === null && text(post, "when") === null && text(post, "stranded") === null && context.resolved.attachments.complementsOf(predicate).length === 0;

/** "dealt damage to": the part of what the clause belongs to, its object or what its stranded preposition says. */
function strandedPart(post: Node, predicate: Node, object: Noun | undefined, context: Context): Partial<Record<"object" | "to", Noun>> {
  const preposition = text(post, "stranded");
  if (preposition === null) return object === undefined ? {} : { object };
  const role = context.verbs.get(lemma(predicate, "verb") ?? "")?.roles[preposition];
  if (role !== "to" || (object !== undefined && object.noun !== "candidate")) return unlowered(post, "what part this plays is not clear");
  return { to: candidate };
}

/** "with which damage was dealt to your hero this game": what it was dealt with. */
function instrumentFilter(predicate: Node, subject: Node, context: Context): Filter {
  const damage = headWord(subject) === "damage" ? damageKind(nounsOf(subject)[0] as Node, context) : unlowered(subject, "only damage is dealt with something");
  if (!/^(?:was|were)$/.test(text(predicate, "be") ?? "") || text(predicate, "form") !== "participle" || predicate["not"] === true) return unlowered(predicate, "with what it “was dealt” is not said");
  const { damage: _, ...event } = eventClause(predicate, {}, context);
  return { is: "did", event: { ...event, with: candidate, damage }, within: withinOf(predicate, context) ?? untimed(predicate, context) };
}

/** "it's attached to": how it is, and not how it was or isn't. */
const isNow = (predicate: Node): boolean => /^(?:is|are|s|re)$/.test(text(predicate, "be") ?? "") && predicate["not"] !== true && text(predicate, "form") === "participle";

function didFilter(post: Node, context: Context): Filter {
  const predicate = post.kind === "Relative" ? (child(post, "predicate") as Node) : post;
  if (predicate.kind === "BareState") {
    const state = lemma(predicate, "state");
    if (state !== null && child(predicate, "object") === null && child(predicate, "complement") === null) return { is: "state", state };
    if (lemma(predicate, "verb") === "target" && child(predicate, "object") !== null) return { is: "targeting", object: lowerNoun(child(predicate, "object") as Node, context) };
  }
  if (predicate.kind === "Being") {
    const what = propertyFilter(child(predicate, "what") as Node, context);
    return says(context, predicate, "not") || /nt$/.test(text(predicate, "be") ?? "") ? { is: "not", of: what } : what;
  }
  if (predicate.kind === "Having" && /^gains?$/.test(text(predicate, "have") ?? "")) return unlowered(predicate, "what is gained is told by no state");
  if (predicate.kind === "Having" && text(predicate, "modal") === null) return conjunction(children(child(predicate, "items") as Node, "items").map((item) => attributeFilter(item, context)));
  const attached = attachedFilter(predicate, context);
  if (attached !== null) return attached;
  if (predicate.kind === "Undergoing" && text(predicate, "form") === "ing") return progressing(predicate, context);
  // Of what is being played the targets are known.
  if (context.pattern && predicate.kind === "Doing" && lemma(predicate, "verb") === "target" && /^(?:base|s)$/.test(text(predicate, "form") ?? "") && child(predicate, "object") !== null) return { is: "targeting", object: lowerNoun(child(predicate, "object") as Node, context) };
  if (predicate.kind === "ParticipleRelative" && lemma(predicate, "verb") === "control" && text(predicate, "when") === null && child(predicate, "object") === null) {
    const by = child(predicate, "preposition");
    if (by !== null && text(by, "preposition") === "by") return { is: "controlled", by: lowerNoun(child(by, "object") as Node, context) };
  }
  if (isRemoved(predicate)) {
    if (predicate.kind === "Undergoing" && !isNow(predicate)) return unlowered(predicate, "what is removed is so now");
    for (const from of [child(predicate, "preposition"), child(predicate, "complement"), ...children(predicate, "complements")]) if (from !== null) use(context, from);
    return REMOVED;
  }
  const sharing = sharingFilter(predicate, context);
  if (sharing !== null) return sharing;
  const before = byEarlier(predicate, context);
  if (before !== null) return before;
  const verb = lemma(predicate, "verb") ?? "";
  if (text(predicate, "when") === "thisWay" && context.verbs.get(verb)?.player === true && !isDoneHere(verb, context)) return unlowered(predicate, "nothing here does this");
  const passive = predicate.kind === "Undergoing" || predicate.kind === "ParticipleRelative";
  const event = eventClause(predicate, passive ? { object: candidate } : { subject: candidate }, context);
  const did: Filter = { is: "did", event, within: withinOf(predicate, context) ?? untimed(predicate, context) };
  const negated = predicate.kind === "Undergoing" && (says(context, predicate, "not") || /nt$/.test(text(predicate, "be") ?? ""));
  return negated ? { is: "not", of: did } : did;
}

/** "attached to target hero", "that's attached to it", "that aren't attached to friendly cards"; null for what is told by another verb. */
function attachedFilter(predicate: Node, context: Context): Filter | null {
  if (!["ParticipleRelative", "BareState", "Undergoing"].includes(predicate.kind) || (lemma(predicate, "verb") ?? lemma(predicate, "participle")) !== "attach") return null;
  const be = text(predicate, "be");
  if (text(predicate, "form") === "ing" || text(predicate, "when") !== null || (predicate.kind === "Undergoing" && !/^(?:is|are|s|re|isnt|arent)$/.test(be ?? ""))) return unlowered(predicate, "what is attached is so now");
  const to = [child(predicate, "preposition"), child(predicate, "complement"), ...children(predicate, "complements")].find((each) => each !== null && text(each, "preposition") === "to");
  if (to === undefined || to === null) return null;
  const filter: Filter = { is: "attachedTo", to: lowerNoun(child(use(context, to), "object") as Node, context) };
  return /nt$/.test(be ?? "") || predicate["not"] === true ? { is: "not", of: filter } : filter;
}

/** "that is targeting a friendly card". */
function progressing(predicate: Node, context: Context): Filter {
  const object = child(predicate, "object");
  if (lemma(predicate, "verb") !== "target" || object === null || !/^(?:is|are|s|re)$/.test(text(predicate, "be") ?? "")) return unlowered(predicate, "what it is doing is told by no state");
  return { is: "targeting", object: lowerNoun(object, context) };
}

function prepositionFilter(post: Node, context: Context): Filter {
  const preposition = text(post, "preposition");
  const object = child(post, "object") as Node;
  switch (preposition) {
    case "in":
    case "from": {
      if (headWord(object) === "combat") return combatFilter(object, context);
      if (isEverywhere(object, context)) return { is: "anywhere" };
      const place = lowerPlace(object, context);
      if (place.zone === "party" && preposition === "from" && !context.resolved.taken.has(post)) return unlowered(post, "what has its place in a party is “in” it");
      if (place.zone === "party") return place.of === undefined ? { is: "in", place } : { is: "controlled", by: place.of };
      return { is: "in", place };
    }
    case "among":
      return filterOf(object, context);
    case "fromTop":
    case "fromBottom":
      return { is: "in", place: { ...lowerPlace(object, context), position: preposition === "fromTop" ? "top" : "bottom" } };
    case "tenthFromTop": {
      const place = { ...lowerPlace(object, context), position: "top" } as const;
      return { is: "all", of: [{ is: "in", place: { ...place, depth: 10 } }, { is: "not", of: { is: "in", place: { ...place, depth: 9 } } }] };
    }
    case "with":
      return conjunction(nounsOf(object).map((item) => attributeFilter(item, context)));
    case "of":
      return ofFilter(object, context);
    default:
      return unlowered(post, "what this belongs to is not clear");
  }
}

/** "in all zones". */
const isEverywhere = (object: Node, context: Context): boolean => {
  const [zones] = nounsOf(object);
  return zones?.kind === "NounPhrase" && headWord(zones) === "zone" && text(zones, "determiner") === "all" && children(zones, "possessors").length + postsOf(zones, context).length === 0 && say(context, zones, "determiner") === "all";
};

/** "of that kind", "of the chosen type", "of your deck". */
function ofFilter(object: Node, context: Context): Filter {
  const noun = nounsOf(object)[0] as Node;
  const head = children(noun, "heads").at(-1);
  const attribute = head === undefined ? null : lemma(child(head, "noun") as Node, "attribute");
  if (attribute !== null) {
    say(context, noun, "determiner", "that");
    if (children(head as Node, "modifiers").some((modifier) => modifier.kind === "Adjective" && !/^(?:chosen|named)$/.test(text(modifier, "adjective") ?? ""))) return unlowered(noun, "which one is not said");
    const before = context.resolved.antecedents.get(noun);
    if (before !== undefined) return sharedWith(attribute, before, context, noun);
    return ofChosen(attribute, context);
  }
  const place = lowerPlace(object, context);
  return { is: "in", place };
}

/** "each card removed this way", where only an earlier paragraph of the card removes any: removed by the card. */
function byEarlier(predicate: Node, context: Context): Filter | null {
  const verb = lemma(predicate, "verb");
  if (predicate.kind !== "ParticipleRelative" || text(predicate, "when") !== "thisWay" || verb !== "remove" || child(predicate, "preposition") !== null || child(predicate, "object") !== null) return null;
  if ([...context.resolved.viewOfClause.values()].some((view) => view.verb === verb)) return null;
  say(context, predicate, "when");
  return conjunction([REMOVED, { is: "did", event: { verb, object: candidate, manner: ["thisWay"] }, within: "thisGame" }]);
}
