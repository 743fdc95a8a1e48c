import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Condition, Filter, Noun, Selection } from "../../../ir/index.ts";
import { adjectivesOf, headWord, isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { comparisonOfQuantity } from "../amounts/comparison.ts";
import { numberOf } from "../amounts/number.ts";
import { exists, not } from "../clauses/existence.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";
import { attributeFilter } from "./attribute-filter.ts";
import { conjunction, postsOf } from "./filter.ts";
import { filterOf, lowerNoun } from "./noun.ts";
import { lowerPlace } from "./place.ts";
import { allDifferent } from "./shared-attribute.ts";

/** "you control a Pet", "you have seven or more cards in hand", "it has fatal damage". */
export function having(view: ClauseView, context: Context): Condition {
  const { predicate } = view;
  const negated = /^(?:does|do|did)(?:nt|Not)$/.test(modalOf(view, context, "doesnt", "dont", "didnt", "doesNot", "doNot", "didNot") ?? "");
  const subject = view.grammatical;
  if (subject === null) return unlowered(predicate, "who has it?");
  const who = lowerNoun(subject, context);
  const items = children(child(predicate, "items") as Node, "items");
  const different = items.length === 1 ? (allDifferent(items[0] as Node, who) ?? theSame(items[0] as Node, subject, context)) : null;
  if (different !== null) return negated ? not(different) : different;
  const together = items.length === 1 ? combined(items[0] as Node, subject, context) : null;
  if (together !== null) return negated ? not(together) : together;
  const condition = who.noun === "you" || isPlayer(subject) || isPlayersPronoun(subject, context) ? owns(items, who, context) : haveThat(subject, who, conjunction(items.map((item) => attributeFilter(item, context))), context);
  return negated ? not(condition) : condition;
}

/** "an opposing hero has 15 or more damage": some one has; of what is known each has. */
function haveThat(subject: Node, who: Noun, what: Filter, context: Context): Condition {
  const [first, ...others] = nounsOf(subject);
  const some = first?.kind === "NounPhrase" && others.length === 0 && /^(?:an?|another)$/.test(text(first, "determiner") ?? "") && child(first, "quantity") === null;
  return some ? { if: "exists", what: conjunction([filterOf(subject, context), what]) } : { if: "is", subject: who, what };
}

/** "allies you control have 10 or more combined remaining health": all of them together. */
function combined(item: Node, subject: Node, context: Context): Condition | null {
  const [head, ...others] = item.kind === "NounPhrase" ? children(item, "heads") : [];
  const quantity = child(item, "quantity");
  const stat = head === undefined ? null : lemma(child(head, "noun") as Node, "stat");
  if (head === undefined || others.length > 0 || stat === null || quantity === null || !adjectivesOf(head).includes("combined")) return null;
  return { if: "compare", left: { amount: "total", stat, of: filterOf(subject, context) }, comparison: comparisonOfQuantity(quantity), right: numberOf(quantity, context) };
}

/** "two or more allies have the same name": so many have it in common. */
function theSame(item: Node, subject: Node, context: Context): Condition | null {
  const quantity = child(nounsOf(subject)[0] as Node, "quantity");
  if (item.kind !== "SameAs" || child(item, "as") !== null || context.resolved.antecedents.has(item) || quantity === null) return null;
  return { if: "exists", what: filterOf(subject, context), comparison: comparisonOfQuantity(quantity), amount: numberOf(quantity, context), sharing: lemma(item, "attribute") as string };
}

/** "he", of a player that has been spoken of. */
const isPlayersPronoun = (subject: Node, context: Context): boolean => {
  const antecedent = context.resolved.antecedents.get(nounsOf(subject)[0] as Node);
  return antecedent?.is === "mention" && antecedent.mention.what === "player" && nounsOf(subject)[0]?.kind === "Pronoun";
};

export const isPlayer = (subject: Node): boolean => ["player", "opponent", "controller", "owner"].includes(headWord(subject) ?? "");

/** What a player has: cards in a zone, or things that he controls. */
function owns(items: readonly Node[], who: Noun, context: Context): Condition {
  const conditions = items.map((item): Condition => {
    const compared = moreThan(item, who, context);
    if (compared !== null) return compared;
    const condition = exists(item, context);
    return hadBy(condition, who, hasZone(item, context), item);
  });
  return conditions.length === 1 ? (conditions[0] as Condition) : { if: "all", of: conditions };
}

/** So many that a player has, or none: of "an opponent" some one has them, not all opponents together. */
export function hadBy(condition: Condition, who: Noun, placed: boolean, at: Node): Condition {
  const had = (by: Noun): Condition => (placed ? inZonesOf(condition, by) : withControl(condition, by, false));
  const counted = condition.if === "not" || (condition.if === "exists" && condition.amount !== undefined);
  return counted && who.noun === "select" && who.target !== true && who.filter.is === "player" ? ofPlayers(who, had({ noun: "candidate" }), at) : had(who);
}

/** "more allies than you": how many each has. */
export function moreThan(item: Node, who: Noun, context: Context): Condition | null {
  const than = item.kind === "NounPhrase" ? postsOf(item, context).find((post) => post.kind === "Than") : undefined;
  const more = than === undefined ? null : say(context, item, "determiner", "more", "fewer");
  if (than === undefined || (more !== "more" && more !== "fewer")) return null;
  if (say(context, than, "preposition", "in") === "in" && isZone(child(than, "noun"))) return { if: "compare", left: { amount: "count", of: filterOf(item, context) }, comparison: more === "more" ? "more" : "less", right: { amount: "count", of: { is: "in", place: lowerPlace(child(use(context, than), "noun") as Node, context) } } };
  const other = lowerNoun(child(use(context, than), "noun") as Node, context);
  const known = (noun: Noun): boolean => noun.noun !== "select" || noun.target === true;
  if (text(than, "preposition") !== null || other.noun === "several" || (!known(other) && !known(who))) return unlowered(than, "than which player is not clear");
  const what = filterOf(item, context);
  // "more cards in your hand than an opponent": than he has in his.
  const whose = (by: Noun): Filter => JSON.parse(JSON.stringify(what).replaceAll(`"of":${JSON.stringify(who)}`, `"of":${JSON.stringify(by)}`)) as Filter;
  const had = (by: Noun): Condition => (hasZone(item, context) ? inZonesOf({ if: "exists", what: whose(by) }, by) : withControl({ if: "exists", what: whose(by) }, by, false));
  const count = (condition: Condition): Amount => ({ amount: "count", of: condition.if === "exists" ? condition.what : what });
  const compare = (one: Noun, two: Noun): Condition => ({ if: "compare", left: count(had(one)), comparison: more === "more" ? "more" : "less", right: count(had(two)) });
  // Of "an opponent" some one will do; "than each opponent" holds where there is none for whom it does not.
  if (other.noun === "select" && !known(other)) return ofPlayers(other, compare(who, { noun: "candidate" }), than);
  return who.noun === "select" && !known(who) ? ofPlayers(who, compare({ noun: "candidate" }, other), than) : compare(who, other);
}

export function ofPlayers(players: Selection, that: Condition, at: Node): Condition {
  const { filter, quantity } = players;
  const some = (condition: Condition): Condition => ({ if: "exists", what: { is: "all", of: [filter, { is: "such", that: condition }] } });
  if (players.target === true || filter.is !== "player") return unlowered(at, "than which player is not clear");
  if (quantity.count === "all") return not(some(not(that)));
  return quantity.count === "exactly" && quantity.of === 1 ? some(that) : unlowered(at, "than which player is not clear");
}

/** "in hand", said of what a player has: in his. */
function inZonesOf(condition: Condition, who: Noun): Condition {
  const owned = (filter: Filter): Filter => (filter.is === "all" ? { ...filter, of: filter.of.map(owned) } : filter.is === "in" && filter.place.of === undefined && filter.place.zone !== "play" ? { ...filter, place: { ...filter.place, of: who } } : filter);
  return ofWhatThereIs(condition, (described) => {
    const what = owned(described);
    return JSON.stringify(what).includes('"zone":"play"') ? conjunction([what, { is: "controlled", by: who }]) : what;
  });
}

/** Whether a noun says where it is; what stands behind another noun within it may be handed on to it (A2). */
const hasZone = (item: Node, context: Context): boolean => postsOf(item, context).some((post) => post.kind === "NounPreposition" || post.kind === "InPlay");

export function withControl(condition: Condition, who: Noun, placed: boolean): Condition {
  return placed ? condition : ofWhatThereIs(condition, (what) => conjunction([what, { is: "controlled", by: who }]));
}

/** A condition on what there is, with more said of what that is. */
function ofWhatThereIs(condition: Condition, more: (what: Filter) => Filter): Condition {
  if (condition.if === "not") return not(ofWhatThereIs(condition.of, more));
  if (condition.if === "all") return { if: "all", of: condition.of.map((each) => ofWhatThereIs(each, more)) };
  if (condition.if === "exists") return { ...condition, what: more(condition.what) };
  const counted = condition.if === "compare" && typeof condition.left === "object" && condition.left.amount === "different" ? condition.left : null;
  return condition.if === "compare" && counted !== null ? { ...condition, left: { ...counted, among: more(counted.among) } } : condition;
}
