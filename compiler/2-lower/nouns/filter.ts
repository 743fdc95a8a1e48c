import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Filter, Noun } from "../../../ir/index.ts";
import { headsOf } from "../../1-resolve/described.ts";
import { lastKind } from "../../1-resolve/kinds-before.ts";
import { parameterName } from "../amounts/number.ts";
import { unlowered, type Context } from "../context.ts";
import { inOrder } from "./filter-order.ts";
import { filterOf } from "./noun.ts";
import { reference } from "./reference.ts";

export const candidate: Noun = { noun: "candidate" };

/** All of these hold. "Other" players are those other than you, not than the card. */
export function conjunction(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((filter) => (filter.is === "all" ? filter.of : [filter]));
  const parts = flat.some((part) => part.is === "player") ? flat.map((part): Filter => (part.is === "other" && part.than.noun === "self" ? { ...part, than: { noun: "you" } } : part)) : flat;
  const distinct = parts.filter((part, index) => !(part.is === "card" && parts.length > 1) || index < 0);
  return distinct.length === 1 ? (distinct[0] as Filter) : { is: "all", of: inOrder(distinct.length === 0 ? parts : distinct) };
}

/** One of these holds. */
export const disjunction = (filters: readonly Filter[]): Filter => (filters.length === 1 ? (filters[0] as Filter) : { is: "any", of: filters });

/**
 * The heads of a phrase are one set (CR: "hero or ally", "each hero and ally"); modifiers before the
 * first head, and the noun behind the last, go with all of them (language: scope of coordination).
 */
export function filterOfHeads(node: Node, context: Context): Filter {
  context.used.add(node);
  const kind = lastKind(node);
  if (kind !== null) return filterOfTwoLists(node, kind, context);
  const heads = children(node, "heads");
  const last = heads.at(-1) as Node;
  const shared = heads.length > 1 ? sharedModifiers(heads) : [];
  const lastNoun = child(last, "noun") as Node;
  const filters = heads.map((head, index) => {
    const own = children(head, "modifiers").filter((modifier) => !shared.includes(modifier));
    const noun = child(head, "noun") as Node;
    // A proposed defender does not defend yet.
    const proposed = /^defenders?$/.test(text(noun, "noun") ?? "") && own.some((modifier) => text(modifier, "adjective") === "proposed");
    const parts = [...own.map((modifier) => iconsFilter(modifier, head) ?? modifierFilter(modifier, context)), proposed ? null : nounFilter(noun, heads)];
    // "Frost or [Frost] card": a bare tag or icon goes with the last noun.
    if (index < heads.length - 1 && (noun.kind === "TagNoun" || noun.kind === "IconNoun") && lastNoun.kind === "TypeNoun") parts.push(nounFilter(lastNoun, heads));
    return conjunction(parts.filter((part): part is Filter => part !== null));
  });
  return conjunction([...shared.map((modifier) => iconsFilter(modifier, last) ?? modifierFilter(modifier, context)).filter((part): part is Filter => part !== null), disjunction(filters)]);
}

/** "opposing Demon or Monster hero or ally": of one of the kinds and of one of the types. */
function filterOfTwoLists(node: Node, at: number, context: Context): Filter {
  const heads = children(node, "heads");
  const before = sharedModifiers(heads);
  const kinds = heads.slice(0, at).map((head) => nounFilter(child(head, "noun") as Node, heads));
  const [last, ...further] = children(heads[at] as Node, "modifiers").map((modifier) => modifierFilter(modifier, context));
  const types = heads.slice(at).map((head) => nounFilter(child(head, "noun") as Node, heads));
  const told = (filters: readonly (Filter | null)[]): Filter[] => filters.filter((filter): filter is Filter => filter !== null);
  return conjunction([...told(before.map((modifier) => modifierFilter(modifier, context))), disjunction(told([...kinds, last ?? null])), ...told(further), disjunction(told(types))]);
}

/** "[Alliance] or [Horde] card", "[Alliance] and [Horde] allies": of several cards each has one of the icons. */
function iconsFilter(modifier: Node, head: Node): Filter | null {
  const icons = modifier.kind === "DamageModifier" ? children(modifier, "types") : [];
  if (icons.length < 2 || icons.some((word) => text(word, "as") !== "icon" || child(word, "gloss") !== null)) return null;
  const noun = child(head, "noun") as Node;
  const joins = joinsOf(modifier, "types");
  if (joins.some((join) => /and$/i.test(join)) && ((noun["type"] ?? noun["tag"]) as { readonly form?: string } | undefined)?.form !== "plural") return null;
  return disjunction(icons.map((word) => ({ is: "icon", icon: lemma(word, "icon") as string })));
}

/** Modifiers of the first head that say the same of all: sides, states, "other"; a tag only where the heads are types. */
export function sharedModifiers(heads: readonly Node[]): readonly Node[] {
  const [first, ...rest] = heads;
  if (first === undefined || rest.some((head) => children(head, "modifiers").some((modifier) => modifier.kind === "SideModifier" || modifier.kind === "StateModifier"))) return [];
  return children(first, "modifiers");
}

const playerFilter = (word: string): Filter => (word === "player" ? { is: "player" } : word === "opponent" ? { is: "player", side: "opponent" } : { is: "player", role: word });

/** What a noun asks for; null where the words around it say all ("damage"). */
function nounFilter(noun: Node, heads: readonly Node[]): Filter | null {
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
      return playerFilter(lemma(noun, "player") as string);
    case "KeywordNoun":
      return { is: "keyword", keyword: lemma(noun, "keyword") as string };
    case "ParameterNoun":
      return { is: "parameter", name: parameterName(text(noun, "parameter") as string) };
    case "PlainNoun":
      return plainFilter(noun);
    case "OneNoun":
      return { is: "card" };
    case "NameNoun":
      return { is: "named", name: lemma(noun, "name") as string };
    default:
      return unlowered(noun, "this names no kind of card or player");
  }
}

function plainFilter(noun: Node): Filter {
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

/** "another", "other": than the bearer, or than what was targeted or chosen before it; of what the bearer is none of, than "your hero" beside it. */
export function otherThan(node: Node, context: Context): Noun {
  const found = context.resolved.others.get(node);
  const isBearer = found?.unless !== undefined && (context.bearer === null || found.unless.some((type) => context.bearer?.has(type)));
  const others = isBearer || found === undefined ? [] : found.than.map((mention) => reference({ is: "mention", mention }, context, node)).map((than) => (found.hosts === true ? hostOfIt(than) : than));
  const yours = others.length === 0 && isNeverBearer(node, context) ? context.resolved.mentions.find((mention) => mention.what === "thing" && text(mention.noun, "determiner") === "your" && mention.heads.every((head) => headsOf(node).includes(head))) : undefined;
  if (yours !== undefined) return { noun: "select", quantity: { count: "all" }, filter: filterOf(yours.noun, context) };
  if (others.length === 0 && isNeverBearer(node, context)) return unlowered(node, "other than which? This card is none of these");
  return others.length === 0 ? { noun: "self" } : others.length === 1 ? (others[0] as Noun) : { noun: "several", of: others };
}

/** What something is attached to. */
const hostOfIt = (of: Noun): Noun => ({ noun: "select", quantity: { count: "all" }, filter: { is: "hasAttachment", of: { is: "among", of } } });

/** Whether words for types alone are said, of none of which the bearer is. */
function isNeverBearer(node: Node, { bearer }: Context): boolean {
  const types = children(node, "heads").map((head) => lemma(child(head, "noun") as Node, "type"));
  return bearer !== null && types.length > 0 && types.every((type) => type !== null && !bearer.has(type));
}

function adjectiveFilter(modifier: Node, context: Context): Filter | null {
  switch (text(modifier, "adjective")) {
    case "other":
      return { is: "other", than: otherThan(modifier, context) };
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
      return context.lookedAt === null || !isSo(text(modifier, "adjective") as string, context) ? unlowered(modifier, "nothing has been revealed or chosen before") : { is: "among", of: { noun: "bound", name: context.lookedAt } };
    case "quest":
    case "reward":
      return { is: "link", kind: "effect", label: text(modifier, "adjective") as string };
    case "proposed":
      return { is: "state", state: "proposed" };
    case "first":
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

/** By which deeds something is so. */
const DEEDS: Readonly<Record<string, readonly string[]>> = { revealed: ["reveal", "look"], removed: ["remove"], chosen: ["choose", "name", "target"] };

/** Whether the text has told of what makes something “revealed” or “chosen”. */
const isSo = (adjective: string, { resolved, earlier }: Context): boolean => [resolved, ...earlier].some(({ viewOfClause }) => [...viewOfClause.values()].some(({ verb }) => DEEDS[adjective]?.includes(verb) === true));
