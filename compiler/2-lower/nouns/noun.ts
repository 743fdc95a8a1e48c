import { child, children, isAnd, joinsOf, text, type Node } from "../../../grammar/ast.ts";
import type { Filter, Noun, Selection } from "../../../ir/index.ts";
import { adjectivesOf, isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlayerHead, headsOf } from "../../1-resolve/described.ts";
import { quantityOf, numberModifier, partitiveQuantity } from "../amounts/quantity.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { bothOfEvent } from "./both.ts";
import { conceptOf } from "./concept.ts";
import { conjunction, filterOfHeads, otherThan, postsOf } from "./filter.ts";
import { headsApart, oneOfEach } from "./heads-apart.ts";
import { namedCharacter } from "./named-character.ts";
import { lowerPlace } from "./place.ts";
import { filterOfPosts, isOfChoice } from "./post-filter.ts";
import { reference, hostOf, isHost, sourceOf, sourceOfIt, bearer, ownedBy, possessorChain } from "./reference.ts";
import { theRest } from "./rest.ts";
import { differentBy } from "./shared-attribute.ts";
import { allTied } from "./tied.ts";

export const you: Noun = { noun: "you" };
export const self: Noun = { noun: "self" };

/** What a noun phrase, or several, stands for. */
export function lowerNoun(node: Node, context: Context): Noun {
  if (node.kind === "Nouns" || node.kind === "JoinedNouns") {
    const nouns = nounsOf(node);
    if (nouns.length === 1) return lowerNoun(nouns[0] as Node, context);
    if (!context.pattern && joinedByOr(node)) return oneOf(nouns, node, context);
    return { noun: "several", of: nouns.map((noun) => lowerNoun(noun, context)) };
  }
  switch (node.kind) {
    case "Pronoun":
    case "RestPronoun":
      return lowerPronoun(node, context);
    case "SelfName":
    case "ThisCard":
      return self;
    case "NamedCharacter":
      return namedCharacter(node, context);
    case "Partitive":
      return lowerPartitive(node, context);
    case "NounPhrase":
      return lowerNounPhrase(node, context);
    case "StepPhrase": {
      const filter = conceptOf(node) ?? unlowered(node, "this is no thing or player");
      return { noun: "select", quantity: { count: "exactly", of: 1 }, filter };
    }
    default:
      return unlowered(node, "this is no thing or player");
  }
}

/** Who or what a clause is said of. */
export function subjectOf(view: ClauseView, context: Context): Noun {
  return view.grammatical === null ? unlowered(view.predicate, "who or what?") : lowerNoun(view.grammatical, context);
}

const joinedByOr = (nouns: Node): boolean => {
  const joins = joinsOf(nouns, "nouns");
  return joins.includes("or") || joins.includes("commaOr");
};

/** "his hero or one of his resources": one of what any of them describes. */
function oneOf(nouns: readonly Node[], at: Node, context: Context): Noun {
  const described = nouns.map((noun) => lowerNoun(noun, context));
  if (described.some((noun) => noun.noun === "select" && noun.target === true)) return unlowered(at, "which of them is the target?");
  const [one, upTo] = ["value", "upTo"].map((field) => nouns.map((noun) => child(noun, "quantity")?.[field]));
  if (upTo?.some((flag) => flag === true) === true || nouns.some((noun, index) => child(noun, "quantity") !== null && one?.[index] !== "one")) return unlowered(at, "one of them is one thing, and not several");
  const named = nouns.map((noun) => context.resolved.names.get(noun)).find((name) => name !== undefined);
  return { noun: "select", quantity: { count: "exactly", of: 1 }, filter: { is: "any", of: nouns.map((noun) => filterOf(noun, context)) }, ...(named === undefined ? {} : { as: named }) };
}

/** Pronouns that stand for what has been named. */
const STANDS_FOR = new Set(["it", "itself", "he", "him", "himself", "she", "her", "herself", "they", "them", "those", "that", "both", "one", "theOther", "theRest", "yours"]);

function lowerPronoun(node: Node, context: Context): Noun {
  const word = text(node, "pronoun");
  if (word === "you") return you;
  if (word === "i") return context.speaker === true ? you : unlowered(node, "nobody says this of himself");
  const rest = word === "theRest" ? theRest(context) : null;
  if (rest !== null) return rest;
  const tied = allTied(node, context);
  if (tied !== null) return tied;
  const antecedent = context.resolved.antecedents.get(node);
  if (antecedent !== undefined) return STANDS_FOR.has(word ?? "") ? reference(antecedent, context, node) : unlowered(node, "this stands for nothing here");
  if ((word === "one" || word === "theRest" || word === "both") && context.lookedAt !== null) {
    const of: Noun = { noun: "bound", name: context.lookedAt };
    const among: Filter = { is: "among", of };
    return { noun: "select", quantity: word === "one" ? { count: "exactly", of: 1 } : { count: "all" }, filter: among };
  }
  const both = word === "both" ? bothOfEvent(context) : null;
  if (both !== null) return both;
  return unlowered(node, `“${word ?? ""}” stands for nothing that the text has named`);
}

/** "your hand", "that player's graveyard": the cards there. */
function isWholeZone(node: Node): boolean {
  const heads = children(node, "heads");
  return heads.length === 1 && child(heads[0] as Node, "noun")?.kind === "ZoneNoun";
}

function zoneCards(node: Node, context: Context): Noun {
  const named = context.resolved.names.get(node);
  return { noun: "select", quantity: { count: "all" }, filter: { is: "in", place: lowerPlace(node, context) }, ...(named === undefined ? {} : { as: named }) };
}

function lowerNounPhrase(node: Node, context: Context): Noun {
  use(context, node);
  const determiner = say(context, node, "determiner", "this", "that", "those");
  const antecedent = context.resolved.antecedents.get(node);
  if (determiner === "this" && postsOf(node, context).length > 0) return unlowered(node, "this card is told apart from no other");
  if (determiner === "this") return bearer(node, context);
  if ((determiner === "that" || determiner === "those") && namesNumber(node)) return unlowered(node, "a word or a number is no thing");
  const thisWay = determiner === "that" ? postsOf(node, context).find(({ kind }) => kind === "ThisWay") : undefined;
  if (thisWay !== undefined) return unlowered(thisWay, "what has been spoken of is told apart by nothing more");
  if ((determiner === "that" || determiner === "those") && antecedent !== undefined) return reference(antecedent, context, node);
  if (determiner === "that" || determiner === "those") return unlowered(node, "this stands for nothing that the text has named");
  if (isHost(node)) return hostOf(node);
  const possessors = children(node, "possessors");
  const heads = headsOf(node);
  if (heads.length === 1 && (heads[0] === "controller" || heads[0] === "owner")) {
    const of = possessors.length > 0 ? possessorChain(possessors, context) : (ownedBy(node, context) ?? behindOf(node, context));
    return { noun: heads[0], of: of ?? unlowered(node, "whose?") };
  }
  const concept = conceptOf(node);
  if (concept !== null) return { noun: "select", quantity: quantityOf(node, context), filter: concept };
  if (isWholeZone(node)) return zoneCards(node, context);
  if (heads.length === 1 && heads[0] === "source" && (possessors.length > 0 || ownedBy(node, context) !== null)) return sourceOfIt(node, context);
  if (heads.length === 1 && heads[0] === "source") return sourceOf(node, context);
  const apart = oneOfEach(node, context) ?? headsApart(node);
  if (apart.length > 1) {
    const of = apart.map((part) => lowerNounPhrase(part, context));
    const ofTarget = of.filter((part) => part.noun === "select" && JSON.stringify(part.filter).includes('"target":true'));
    return ofTarget.length > 1 ? unlowered(node, "whether all of them are of one target is not said") : { noun: "several", of };
  }
  const top = topOf(node, context);
  if (top !== null) return top;
  const name = context.resolved.names.get(node);
  if (context.resolved.repeated.has(node)) {
    if (name !== undefined && context.made.has(node)) return { noun: "bound", name };
    context.made.add(node);
  }
  return selection(node, context);
}

const NO_THINGS = new Set(["cost", "number", "time", "amount", "name", "kind", "reputation"]);

/** "that cost", "that number": a word or number that something has. */
const namesNumber = (node: Node): boolean => children(node, "heads").length > 0 && headsOf(node).every((head) => NO_THINGS.has(head));

/** "the owner of each card removed this way". */
function behindOf(node: Node, context: Context): Noun | null {
  const of = use(context, postsOf(node, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  return of === undefined ? null : lowerNoun(child(of, "object") as Node, context);
}

/** "the top three cards of your deck". */
export function topOf(noun: Node, context: Context): Noun | null {
  if (noun.kind !== "NounPhrase") return null;
  const head = children(noun, "heads")[0] as Node;
  const position = adjectivesOf(head).find((adjective) => adjective === "top" || adjective === "bottom");
  if (position === undefined || position === null) return null;
  const of = use(context, postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of"));
  if (of === undefined) return null;
  const place = lowerPlace(child(of, "object") as Node, context);
  const count = numberModifier(noun, context) ?? 1;
  const named = context.resolved.names.get(noun);
  const filter: Filter = { is: "in", place: { ...place, position: position as "top" | "bottom", ...(count === 1 ? {} : { depth: count }) } };
  return { noun: "select", quantity: { count: "all" }, filter, ...(named === undefined ? {} : { as: named }) };
}

/** A selection of what the phrase describes. */
export function selection(node: Node, context: Context): Selection {
  const determiner = say(context, node, "determiner", "target", "anotherTarget", "secondTarget", "thirdTarget", "anyNumberOfTarget") ?? "";
  const differing = differentBy(node, context);
  const filter = filterOf(node, differing === null ? context : { ...context, shared: differing.item });
  const named = context.resolved.names.get(node);
  const joins = joinsOf(node, "heads");
  const quantity = quantityOf(node, context);
  if (quantity.count === "exactly" && quantity.of === 1 && joins.some(isAnd)) return unlowered(node, "of several kinds, one thing is one “or” another");
  const random = adjectivesOf(node).includes("random");
  if (differing !== null && (quantity.count === "all" || (quantity.count === "exactly" && quantity.of === 1))) return unlowered(differing.item, "of several that are chosen each has its own");
  return {
    noun: "select",
    quantity,
    filter,
    ...(/[tT]arget$/.test(determiner) || determiner === "target" ? { target: true as const } : {}),
    ...(random ? { random: true as const } : {}),
    ...chooserOf(node, context),
    ...(differing === null ? {} : { different: differing.attribute }),
    ...(named === undefined ? {} : { as: named }),
  };
}

/** "of his choice": who chooses it, where that is not who does the rest. */
function chooserOf(node: Node, context: Context): Pick<Selection, "chooser"> {
  const post = postsOf(node, context).find(isOfChoice);
  if (post === undefined) return {};
  const [choice] = nounsOf(child(use(context, post), "object"));
  const possessors = choice === undefined ? [] : children(choice, "possessors");
  return { chooser: possessors.length > 0 ? possessorChain(possessors, context) : (ownedBy(choice as Node, context) ?? unlowered(post, "whose choice?")) };
}

/** Everything that a phrase asks of what it stands for. */
export function filterOf(node: Node, context: Context): Filter {
  if (node.kind === "Nouns") {
    const filters = nounsOf(node).map((noun) => filterOf(noun, context));
    return filters.length === 1 ? (filters[0] as Filter) : { is: "any", of: filters };
  }
  if (node.kind === "Partitive") return partitiveFilter(node, context);
  if (node.kind === "SelfName" || node.kind === "ThisCard") return { is: "among", of: self };
  if (node.kind === "Pronoun" || node.kind === "RestPronoun") return { is: "among", of: lowerPronoun(node, context) };
  if (node.kind === "NamedCharacter") {
    const character = namedCharacter(node, context);
    return character.noun === "select" ? character.filter : { is: "among", of: character };
  }
  if (node.kind !== "NounPhrase") return unlowered(node, "this describes no cards");
  const antecedent = context.resolved.antecedents.get(node);
  const determiner = say(context, node, "determiner", "this", "that", "those", "another", "second", "all", "allThe", "each");
  if (determiner === "this" && postsOf(node, context).length > 0) return unlowered(node, "this card is told apart from no other");
  if (determiner === "this") return { is: "among", of: self };
  if (antecedent !== undefined && (determiner === "that" || determiner === "those")) return { is: "among", of: reference(antecedent, context, node) };
  if (isHost(node)) return { is: "among", of: hostOf(node) };
  if (children(node, "heads").length === 1 && isZone(node)) return { is: "in", place: lowerPlace(node, context) };
  const parts: Filter[] = [filterOfHeads(node, context), ...filterOfPosts(node, context)];
  const owner = ownedBy(node, context);
  const possessors = children(node, "possessors");
  const holder = possessors.length > 0 ? possessorChain(possessors, context) : owner;
  // Wherever they are, those are yours that you own, and those in play that you control.
  const everywhere = parts.some((part) => part.is === "anywhere");
  if (holder !== null && !isPlayerHead(headsOf(node))) parts.push(everywhere ? { is: "any", of: [{ is: "controlled", by: holder }, { is: "owned", by: holder }] } : { is: "controlled", by: holder });
  if (determiner === "another" || determiner === "anotherTarget") parts.push({ is: "other", than: otherThan(node, context) });
  if (determiner === "secondTarget" || determiner === "thirdTarget" || determiner === "second") parts.push({ is: "other", than: otherThan(node, context) });
  return conjunction(parts);
}

function lowerPartitive(node: Node, context: Context): Noun {
  const of = child(node, "of") as Node;
  const inner = lowerNoun(of, context);
  const quantity = partitiveQuantity(node, context);
  const named = context.resolved.names.get(node);
  // "Any number of target allies": so many targets.
  if (inner.noun === "select" && inner.target === true) return quantity.count === "all" ? inner : { ...inner, quantity };
  if (quantity.count === "all") return inner;
  // What is spoken of afterwards are those that were taken of all that it describes.
  const whole = inner.noun === "select" && (inner.as === undefined || inner.quantity.count === "all") ? inner : null;
  const filter: Filter = whole?.filter ?? { is: "among", of: inner };
  const as = named ?? whole?.as;
  return { noun: "select", quantity, filter, ...(as === undefined ? {} : { as }) };
}

function partitiveFilter(node: Node, context: Context): Filter {
  return filterOf(child(node, "of") as Node, context);
}
