import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { Amount, Comparison, Filter, Noun, Within } from "../../ir/index.ts";
import { headWord, nounsOf } from "../1-resolve/clause-view.ts";
import { lowerAmount } from "./amount.ts";
import { propertyFilter } from "./condition.ts";
import { eventClause, withinOf } from "./event.ts";
import { say, says, unlowered, use, type Context } from "./context.ts";
import { combatFilter } from "./combat-filter.ts";
import { comparisonOf } from "./comparison.ts";
import { filterOf, lowerNoun, lowerPlace } from "./noun.ts";
import { damageKind } from "./damage.ts";
import { numberOf, parameterName } from "./number.ts";
import { isRemoved, REMOVED } from "./remaining.ts";

const candidate: Noun = { noun: "candidate" };

/** All of these hold. "Other" players are those other than you, not than the card. */
export function conjunction(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((filter) => (filter.is === "all" ? filter.of : [filter]));
  const parts = flat.some((part) => part.is === "player") ? flat.map((part): Filter => (part.is === "other" && part.than.noun === "self" ? { ...part, than: { noun: "you" } } : part)) : flat;
  const distinct = parts.filter((part, index) => !(part.is === "card" && parts.length > 1) || index < 0);
  return distinct.length === 1 ? (distinct[0] as Filter) : { is: "all", of: distinct.length === 0 ? parts : distinct };
}

/** One of these holds. */
export const disjunction = (filters: readonly Filter[]): Filter => (filters.length === 1 ? (filters[0] as Filter) : { is: "any", of: filters });

/**
 * The heads of a phrase are one set (CR: "hero or ally", "each hero and ally"); modifiers before the
 * first head, and the noun behind the last, go with all of them (language: scope of coordination).
 */
export function filterOfHeads(node: Node, context: Context): Filter {
  const heads = children(node, "heads");
  const last = heads.at(-1) as Node;
  const shared = heads.length > 1 ? sharedModifiers(heads) : [];
  const lastNoun = child(last, "noun") as Node;
  const filters = heads.map((head, index) => {
    const own = children(head, "modifiers").filter((modifier) => !shared.includes(modifier));
    const noun = child(head, "noun") as Node;
    const parts = [...own.map((modifier) => modifierFilter(modifier, context)), nounFilter(noun, context, heads)];
    // "Frost or [Frost] card": a bare tag or icon goes with the last noun.
    if (index < heads.length - 1 && (noun.kind === "TagNoun" || noun.kind === "IconNoun") && lastNoun.kind === "TypeNoun") parts.push(nounFilter(lastNoun, context, heads));
    return conjunction(parts.filter((part): part is Filter => part !== null));
  });
  return conjunction([...shared.map((modifier) => modifierFilter(modifier, context)).filter((part): part is Filter => part !== null), disjunction(filters)]);
}

/** Modifiers of the first head that say the same of all: sides, states, "other"; a tag only where the heads are types. */
export function sharedModifiers(heads: readonly Node[]): readonly Node[] {
  const [first, ...rest] = heads;
  if (first === undefined || rest.some((head) => children(head, "modifiers").some((modifier) => modifier.kind === "SideModifier" || modifier.kind === "StateModifier"))) return [];
  return children(first, "modifiers");
}

/** What a noun asks for; null where the words around it say all ("damage"). */
function nounFilter(noun: Node, context: Context, heads: readonly Node[]): Filter | null {
  switch (noun.kind) {
    case "TypeNoun": {
      const type = lemma(noun, "type") as string;
      if (type !== "card") return { is: "type", type };
      return heads.some((head) => /^effects?$/.test(text(child(head, "noun") as Node, "noun") ?? "")) ? { is: "link", kind: "card" } : { is: "card" };
    }
    case "TagNoun":
      return { is: "tag", tag: lemma(noun, "tag") as string };
    case "IconNoun":
      return { is: "icon", icon: lemma(noun, "icon") as string };
    case "PlayerNoun":
      return lemma(noun, "player") === "opponent" ? { is: "player", side: "opponent" } : { is: "player" };
    case "KeywordNoun":
      return { is: "keyword", keyword: lemma(noun, "keyword") as string };
    case "ParameterNoun":
      return { is: "parameter", name: parameterName(text(noun, "parameter") as string) };
    case "PlainNoun":
      return plainFilter(noun, context);
    case "OneNoun":
      return { is: "card" };
    default:
      return unlowered(noun, "this names no kind of card or player");
  }
}

function plainFilter(noun: Node, context: Context): Filter {
  void context;
  switch (text(noun, "noun")) {
    case "token":
    case "tokens":
      return { is: "token" };
    case "attachment":
    case "attachments":
      return { is: "state", state: "attached" };
    case "attacker":
    case "attackers":
      return { is: "state", state: "attacking" };
    case "defender":
    case "defenders":
      return { is: "state", state: "defending" };
    case "effect":
    case "effects":
      return { is: "link", kind: "effect" };
    default:
      return unlowered(noun, `“${text(noun, "noun") ?? ""}” names no kind of card or player`);
  }
}

/** What a modifier asks for; null where it is no test (a number, "random"). */
export function modifierFilter(modifier: Node, context: Context): Filter | null {
  switch (modifier.kind) {
    case "NotModifier": {
      const inner = modifierFilter(child(modifier, "modifier") as Node, context);
      return inner === null ? null : { is: "not", of: inner };
    }
    case "StateModifier":
      return { is: "state", state: lemma(modifier, "state") as string };
    case "SideModifier":
      return { is: "side", side: text(modifier, "side") as "opposing" | "friendly" };
    case "TagModifier":
      return { is: "tag", tag: lemma(modifier, "tag") as string };
    case "IconModifier":
      return { is: "icon", icon: lemma(modifier, "icon") as string };
    case "SupertypeModifier": {
      const supertype = lemma(modifier, "supertype") as string;
      if (supertype === "unique") return { is: "unique" };
      if (supertype === "ongoing") return { is: "state", state: "ongoing" };
      return { is: "supertype", supertype };
    }
    case "TypeModifier": {
      const type = lemma(modifier, "type") as string;
      return type === "card" ? { is: "card" } : { is: "type", type };
    }
    case "KeywordModifier":
      return { is: "keyword", keyword: lemma(modifier, "keyword") as string };
    case "NumberModifier":
      return null;
    case "ParameterModifier":
      return { is: "parameter", name: parameterName(text(modifier, "parameter") as string) };
    case "Adjective":
      return adjectiveFilter(modifier, context);
    default:
      return unlowered(modifier, "this says nothing that tells cards apart");
  }
}

function adjectiveFilter(modifier: Node, context: Context): Filter | null {
  switch (text(modifier, "adjective")) {
    case "other":
      return { is: "other", than: { noun: "self" } };
    case "token":
      return { is: "token" };
    case "faceUp":
      return { is: "state", state: "face-up" };
    case "faceDown":
      return { is: "state", state: "face-down" };
    case "attached":
      return { is: "state", state: "attached" };
    case "revealed":
    case "removed":
    case "chosen":
      return context.lookedAt === null ? unlowered(modifier, "nothing has been revealed or chosen before") : { is: "among", of: { noun: "bound", name: context.lookedAt } };
    case "quest":
    case "reward":
      return { is: "link", kind: "effect", label: text(modifier, "adjective") as string };
    case "proposed":
      return { is: "state", state: "proposed" };
    case "next":
      return context.used.has(modifier) ? null : unlowered(modifier, "the next of what?");
    case "random":
      return null;
    default:
      return unlowered(modifier, `“${text(modifier, "adjective") ?? ""}” says nothing that tells cards apart here`);
  }
}

/** The posts of a noun that are not taken by its verb. */
export function postsOf(node: Node, context: Context): readonly Node[] {
  const posts = context.resolved.attachments.ofNoun.get(node) ?? children(node, "posts");
  return posts.filter((post) => !context.resolved.taken.has(post));
}

/** What stands behind a noun, as tests. */
export function filterOfPosts(node: Node, context: Context): Filter[] {
  // "more allies than you": the other side of a comparison is no test.
  return postsOf(node, context).filter((post) => post.kind !== "Than").map((post) => postFilter(use(context, post), context));
}

function postFilter(post: Node, context: Context): Filter {
  switch (post.kind) {
    case "InPlay":
      return { is: "in", place: { zone: "play" } };
    case "ContactRelative":
      return contactFilter(post, context);
    case "NounPreposition":
    case "VerbPreposition":
      return prepositionFilter(post, context);
    case "OtherThan":
      return { is: "not", of: filterOf(child(post, "noun") as Node, context) };
    case "Named":
      return { is: "named", name: text(post, "text") ?? lemma(child(post, "selfName") as Node, "name") ?? "" };
    case "With":
    case "WithAttributes":
      return attributesFilter(child(post, "items") as Node, context);
    case "Without":
      return { is: "not", of: attributeFilter(child(post, "item") as Node, context) };
    case "IngRelative":
      return lemma(post, "verb") === "target" ? { is: "targeting", object: lowerNoun(child(post, "object") as Node, context) } : unlowered(post, "what it is doing is told by no state");
    case "Relative":
    case "ParticipleRelative":
      return didFilter(post, context);
    default:
      return unlowered(post, "this says nothing that tells cards apart");
  }
}

/** "you control", "he controls"; any other clause is what has been done to the candidate. */
function contactFilter(post: Node, context: Context): Filter {
  const predicate = child(post, "predicate") as Node;
  const subject = child(post, "subject") as Node;
  if (child(post, "instrument") !== null) return instrumentFilter(predicate, subject, context);
  const stranded = text(post, "stranded");
  if (stranded === "to" && lemma(predicate, "verb") === "attach" && text(post, "when") === null) return { is: "hasAttachment", of: { is: "among", of: lowerNoun(subject, context) } };
  if (predicate.kind === "Doing" && ["control", "have"].includes(lemma(predicate, "verb") ?? "") && /^(?:base|s)$/.test(text(predicate, "form") ?? "") && text(predicate, "modal") === null && stranded === null && context.resolved.attachments.complementsOf(predicate).length === 0) return { is: "controlled", by: lowerNoun(subject, context) };
  const when = say(context, post, "when", "thisTurn", "thisCombat", "thisWay", "thisGame") as Within | null;
  const { object, ...event } = eventClause(predicate, { subject: lowerNoun(subject, context), object: candidate }, context);
  return { is: "did", event: { ...event, ...strandedPart(post, predicate, object, context) }, within: when ?? withinOf(predicate, context) ?? "thisTurn" };
}

/** "dealt damage to": the part of what the clause belongs to, its object or what its stranded preposition says. */
function strandedPart(post: Node, predicate: Node, object: Noun | undefined, context: Context): Partial<Record<"object" | "to", Noun>> {
  const preposition = text(post, "stranded");
  if (preposition === null) return object === undefined ? {} : { object };
  const role = context.verbs.get(lemma(predicate, "verb") ?? "")?.roles[preposition];
  if (role !== "to" || object?.noun !== "candidate") return unlowered(post, "what part this plays is not clear");
  return { to: candidate };
}

/** "with which damage was dealt to your hero this game": what it was dealt with. */
function instrumentFilter(predicate: Node, subject: Node, context: Context): Filter {
  const damage = headWord(subject) === "damage" ? damageKind(nounsOf(subject)[0] as Node, context) : unlowered(subject, "only damage is dealt with something");
  const { damage: _, ...event } = eventClause(predicate, {}, context);
  return { is: "did", event: { ...event, with: candidate, damage }, within: withinOf(predicate, context) ?? "thisTurn" };
}

function didFilter(post: Node, context: Context): Filter {
  const predicate = post.kind === "Relative" ? (child(post, "predicate") as Node) : post;
  if (predicate.kind === "BareState") {
    const state = lemma(predicate, "state");
    if (state !== null && child(predicate, "object") === null && child(predicate, "complement") === null) return { is: "state", state };
    if (lemma(predicate, "verb") === "target") return { is: "targeting", object: lowerNoun(child(predicate, "object") as Node, context) };
  }
  if (predicate.kind === "Being") {
    const what = propertyFilter(child(predicate, "what") as Node, context);
    return says(context, predicate, "not") || /nt$/.test(text(predicate, "be") ?? "") ? { is: "not", of: what } : what;
  }
  if (predicate.kind === "Having" && text(predicate, "modal") === null) return conjunction(children(child(predicate, "items") as Node, "items").map((item) => attributeFilter(item, context)));
  if (predicate.kind === "ParticipleRelative" && lemma(predicate, "verb") === "attach") {
    const preposition = child(predicate, "preposition");
    if (preposition !== null && text(preposition, "preposition") === "to") return { is: "attachedTo", to: lowerNoun(child(preposition, "object") as Node, context) };
  }
  if (isRemoved(predicate)) {
    for (const from of [child(predicate, "preposition"), child(predicate, "complement"), ...children(predicate, "complements")]) if (from !== null) use(context, from);
    return REMOVED;
  }
  const passive = predicate.kind === "Undergoing" || predicate.kind === "ParticipleRelative";
  const event = eventClause(predicate, passive ? { object: candidate } : { subject: candidate }, context);
  return { is: "did", event, within: withinOf(predicate, context) ?? "thisTurn" };
}

function prepositionFilter(post: Node, context: Context): Filter {
  const preposition = text(post, "preposition");
  const object = child(post, "object") as Node;
  switch (preposition) {
    case "in":
    case "from": {
      if (headWord(object) === "combat") return combatFilter(object, context);
      const place = lowerPlace(object, context);
      if (place.zone === "party") return place.of === undefined ? { is: "in", place } : { is: "controlled", by: place.of };
      return { is: "in", place };
    }
    case "among":
      return filterOf(object, context);
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

/** "of that kind", "of the chosen type", "of your deck". */
function ofFilter(object: Node, context: Context): Filter {
  const noun = nounsOf(object)[0] as Node;
  const head = children(noun, "heads").at(-1);
  const attribute = head === undefined ? null : lemma(child(head, "noun") as Node, "attribute");
  if (attribute !== null) {
    say(context, noun, "determiner", "that");
    return { is: "chosen", attribute, name: attribute };
  }
  const place = lowerPlace(object, context);
  return { is: "in", place };
}

/** "with ferocity or protector": one of them will do; else all are asked for. */
function attributesFilter(items: Node, context: Context): Filter {
  const each = children(items, "items").map((item) => attributeFilter(item, context));
  const joins = (items["itemsJoins"] as readonly string[] | undefined) ?? [];
  return joins.some((join) => /or$/i.test(join)) ? disjunction(each) : conjunction(each);
}

/** "with cost 3 or less", "with an attachment", "with ferocity". */
export function attributeFilter(item: Node, context: Context): Filter {
  switch (item.kind) {
    case "StatIs":
      return statFilter(item, context);
    case "StatBlock": {
      const bound = say(context, item, "bound");
      return { is: "stat", stat: lemma(item, "stat") as string, comparison: bound === "orMore" ? "atLeast" : bound === "orLess" ? "atMost" : "equal", amount: numberOf(item, context) };
    }
    case "Comparative": {
      const comparison: Comparison = ["lower", "less", "fewer"].includes(text(item, "comparison") ?? "") ? "less" : "more";
      const stat = lemma(item, "stat") as string;
      return { is: "stat", stat, comparison, amount: { amount: "stat", stat, of: lowerNoun(child(item, "than") as Node, context) } };
    }
    case "SameAs": {
      const as = child(item, "as");
      return { is: "same", attribute: lemma(item, "attribute") as string, as: as === null ? unlowered(item, "the same as what?") : lowerNoun(child(as, "noun") as Node, context) };
    }
    case "PlainKeyword":
    case "NumberKeyword":
    case "NounKeyword":
    case "DamageKeyword":
      return { is: "keyword", keyword: lemma(item, "keyword") as string };
    case "ActivatePowers":
      return { is: "withPower", icon: lemma(item, "icon") as string };
    case "NounPhrase":
      return possessionFilter(item, context);
    default:
      return unlowered(item, "this is nothing that a card has");
  }
}

function statFilter(item: Node, context: Context): Filter {
  const stat = lemma(item, "stat") as string;
  const most = child(item, "most");
  if (most !== null) return { is: "stat", stat, comparison: "atMost", amount: numberOf(child(most, "amount") as Node, context) };
  const least = child(item, "least");
  if (least !== null) return { is: "stat", stat, comparison: "atLeast", amount: numberOf(child(least, "amount") as Node, context) };
  const exactly = child(item, "exactly");
  if (exactly !== null) return { is: "stat", stat, comparison: "equal", amount: numberOf(exactly, context) };
  const compared = child(item, "comparison") as Node;
  return { is: "stat", stat, comparison: comparisonOf(compared), amount: lowerAmount(child(compared, "than") as Node, context) };
}

/** "with an attachment", "with a web counter", "with damage on it", "with fatal damage". */
function possessionFilter(item: Node, context: Context): Filter {
  const heads = children(item, "heads");
  if (heads.length > 1) {
    // "fatal damage or 0 health": each is had for itself.
    const each = heads.map((head) => possessionFilter({ ...item, heads: [head], headsJoins: [] } as Node, context));
    return ((item["headsJoins"] as readonly string[] | undefined) ?? []).some((join) => join === "or" || join === "commaOr") ? { is: "any", of: each } : conjunction(each);
  }
  const head = heads[0] as Node;
  const noun = child(head, "noun") as Node;
  if (noun.kind === "StatNoun") {
    const number = children(head, "modifiers").find((modifier) => modifier.kind === "NumberModifier");
    if (number !== undefined) return { is: "stat", stat: lemma(noun, "stat") as string, comparison: "equal", amount: numberOf(number, context) };
  }
  const determiner = say(context, item, "determiner", "no", "that");
  const none = determiner === "no";
  const amount: Amount = none ? 0 : child(item, "quantity") !== null ? numberOf(child(item, "quantity") as Node, context) : 1;
  if (noun.kind === "CounterNoun") return { is: "counter", counter: text(noun, "counter") as string, comparison: none ? "equal" : "atLeast", amount };
  if (noun.kind === "KeywordNoun") return none ? { is: "not", of: { is: "keyword", keyword: lemma(noun, "keyword") as string } } : { is: "keyword", keyword: lemma(noun, "keyword") as string };
  const quantity = child(item, "quantity");
  if (noun.kind === "StatNoun" && quantity?.kind === "OrMore") return { is: "stat", stat: lemma(noun, "stat") as string, comparison: text(quantity, "bound") === "orMore" ? "atLeast" : "atMost", amount };
  const word = text(noun, "noun");
  if (word === "counter" || word === "counters") return { is: "counter", comparison: none ? "equal" : "atLeast", amount };
  if (word === "attachment" || word === "attachments") return none ? { is: "not", of: { is: "hasAttachment" } } : { is: "hasAttachment" };
  if (word === "damage") {
    const fatal = children(head, "modifiers").some((modifier) => text(modifier, "adjective") === "fatal");
    use(context, postsOf(item, context)[0]);
    if (fatal && none) return { is: "not", of: { is: "state", state: "fatalDamage" } };
    return fatal ? { is: "state", state: "fatalDamage" } : { is: "stat", stat: "damage", comparison: none ? "equal" : "atLeast", amount };
  }
  const extreme = children(head, "modifiers").map((modifier) => text(modifier, "adjective")).find((adjective) => adjective === "highest" || adjective === "lowest");
  if (noun.kind === "StatNoun" && extreme !== undefined && extreme !== null) {
    const among = use(context, postsOf(item, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "among"));
    return { is: "extreme", extreme: extreme as "highest" | "lowest", stat: lemma(noun, "stat") as string, ...(among === undefined ? {} : { among: filterOf(child(among, "object") as Node, context) }) };
  }
  if (noun.kind === "AttributeNoun" && determiner !== "that" && !children(head, "modifiers").some((modifier) => text(modifier, "adjective") === "chosen")) return unlowered(item, "which one is not said");
  if (noun.kind === "AttributeNoun") return { is: "chosen", attribute: lemma(noun, "attribute") as string, name: lemma(noun, "attribute") as string };
  if (word === "target" || word === "targets") return { is: "targets", count: quantity?.kind === "OrMore" ? (text(quantity, "bound") === "orMore" ? "atLeast" : "atMost") : text(item, "determiner") === "a" || text(item, "determiner") === "an" ? "equal" : "atLeast", amount };
  if (word === "power" || word === "powers") return { is: "withPower", kind: children(head, "modifiers").map((modifier) => text(modifier, "adjective") ?? "").find((kind) => kind !== "") ?? "any" };
  return { is: "hasAttachment", of: filterOf(item, context) };
}
