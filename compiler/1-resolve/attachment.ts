import { child, childNodes, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { headWord, isZone, nounsOf } from "./noun-head.ts";
import { straysOf } from "./stray.ts";
import { isNoun, isPredicate } from "./node-kinds.ts";

/**
 * Where each post belongs. The grammar leaves it with the noun before it; a noun that can't have it
 * hands it on to the noun around it, and the outermost to the verb (docs/binding.md A1–A4).
 */
export interface Attachments {
  /** The posts of a noun, its own and those handed on to it. */
  readonly ofNoun: ReadonlyMap<Node, readonly Node[]>;
  /** What nouns handed on to the verb of a predicate. */
  readonly ofVerb: ReadonlyMap<Node, readonly Node[]>;
  /** The complements of a predicate: its own, and those that predicates within it can't have. */
  complementsOf(predicate: Node): readonly Node[];
  /** What predicates within it can't have, and hand up to a predicate. */
  gainedBy(predicate: Node): readonly Node[];
  /** Whether a complement has been handed up from where it stands. */
  isHandedUp(complement: Node): boolean;
}

/** Finds where the posts below a node belong. */
export function attach(root: Node): Attachments {
  const ofNoun = new Map<Node, readonly Node[]>();
  const ofVerb = new Map<Node, readonly Node[]>();
  const strays = straysOf(root);

  const visit = (node: Node): void => {
    if (isPredicate(node)) {
      const handed = [child(node, "object"), child(node, "items"), child(node, "what"), ...children(node, "complements")].flatMap((part) => (part === null ? [] : settle(part)));
      if (handed.length > 0) ofVerb.set(node, handed);
    } else if (node.kind === "Clause") {
      const subject = child(node, "subject");
      if (subject !== null) {
        const handed = settle(subject);
        const predicate = child(node, "predicate");
        if (predicate !== null && handed.length > 0) ofVerb.set(predicate, [...(ofVerb.get(predicate) ?? []), ...handed]);
      }
    }
    for (const inner of childNodes(node)) visit(inner);
    if (node.kind === "Paying") whenPaid(node);
  };

  /** "less to strike with weapons | on your turn": said of the paying, not of what is paid for. */
  const whenPaid = (paying: Node): void => {
    for (const predicate of children(paying, "complements").filter(({ kind }) => kind === "Purpose").flatMap((purpose) => children(purpose, "predicates"))) {
      const posts = ofVerb.get(predicate) ?? [];
      const times = posts.filter(isTime);
      if (times.length === 0) continue;
      ofVerb.set(predicate, posts.filter((post) => !isTime(post)));
      ofVerb.set(paying, [...(ofVerb.get(paying) ?? []), ...times]);
    }
  };

  /** Settles the posts below a node; gives those that no noun there can have. */
  const settle = (node: Node): readonly Node[] => {
    if (isNoun(node)) return settleNoun(node);
    if (node.kind === "Clauses" || isPredicate(node) || node.kind === "Quote") return [];
    const handed: Node[] = [];
    for (const inner of childNodes(node)) handed.push(...settle(inner));
    return handed;
  };

  const settleNoun = (noun: Node): readonly Node[] => {
    const settled = ofNoun.get(noun);
    if (settled !== undefined) return [];
    const own: Node[] = [];
    const handed: Node[] = [];
    const inner = child(noun, "of");
    const posts = [...(inner === null ? [] : settle(inner)), ...children(noun, "posts"), ...(strays.ofNoun.get(noun) ?? [])];
    for (const post of posts) {
      const below = post.kind === "Relative" || post.kind === "ContactRelative" ? [] : settle(post);
      for (const each of [post, ...below]) (canHave(noun, each) ? own : handed).push(each);
    }
    ofNoun.set(noun, own);
    return handed;
  };

  visit(root);
  const handedUp = new Set([...strays.gained.values()].flat());
  return { ofNoun, ofVerb, gainedBy: (predicate) => strays.gained.get(predicate) ?? [], isHandedUp: (complement) => handedUp.has(complement), complementsOf: (predicate) => [...strays.kept(predicate), ...(strays.gained.get(predicate) ?? [])] };
}

/** Zones that a card is not looked for in: to leave them is said by the verb. */
const NO_PLACES = new Set(["game", "combat"]);

/** Whether a noun can have a post: what it stands for must be able to be there, to have it, to have done it. */
function canHave(noun: Node, post: Node): boolean {
  if (noun.kind === "Pronoun") return child(noun, "but") !== null || text(noun, "pronoun") === "one" || text(noun, "pronoun") === "those" || text(noun, "pronoun") === "all" || (text(noun, "pronoun") === "another" && isPreposition(post, "of"));
  if (noun.kind === "StepPhrase") return headWord(noun) === "combat" && post.kind === "With";
  if (noun.kind === "SelfName") return false;
  if (noun.kind === "Partitive") return false;
  if (isTime(post)) return false;
  const determiner = text(noun, "determiner");
  if ((determiner === "that" || determiner === "this") && post.kind !== "Named") return false;
  const head = headWord(noun);
  const kind = headKind(noun);
  if (kind === "ZoneNoun") return (post.kind === "NounPreposition" && text(post, "preposition") === "of") || (head === "combat" && post.kind === "With");
  if (head === "number" && isPreposition(post, "from")) return false;
  if (head === "damage" && post.kind === "With" && isDealtWithItself(noun, post)) return true;
  if (head === "damage") return ["Relative", "ContactRelative", "ParticipleRelative", "ThisWay"].includes(post.kind) || isPreposition(post, "on");
  if (post.kind === "ThisWay") return false;
  // Nothing has the card itself: "damage dealt by your hero | with this weapon".
  if (post.kind === "With" && isCardItself(post)) return false;
  // What something has is no known damage: "switch all damage on it | with the damage on your hero".
  if (post.kind === "With" && children(child(post, "items") as Node, "items").some((item) => headWord(item) === "damage" && text(item, "determiner") === "the")) return false;
  // "Add another of those counters | on it": those lie somewhere already.
  if (head === "counters" && determiner === "those") return false;
  if (head === "counter" || head === "counters") return isPreposition(post, "on") || post.kind === "ParticipleRelative";
  if (isPreposition(post, "in") && headWord(nounsOf(child(post, "object"))[0] ?? null) === "combat") return true;
  // What somebody controls is in play: "resources you control | from your graveyard".
  if (isPreposition(post, "from") && children(noun, "posts").some((other) => other.kind === "ContactRelative" && lemma(child(other, "predicate") ?? other, "verb") === "control")) return false;
  if (isPreposition(post, "from") || isPreposition(post, "in")) return !NO_PLACES.has(headWord(nounsOf(child(post, "object"))[0] ?? null) ?? "") && isPlace(child(post, "object") as Node);
  return true;
}

/** "with this weapon", "with" and the name of the card. */
const isCardItself = (post: Node): boolean => {
  const items = children(child(post, "items") as Node, "items");
  return items.length === 1 && items.every((item) => item.kind === "SelfName" || item.kind === "ThisCard" || (item.kind === "NounPhrase" && text(item, "determiner") === "this"));
};

/** "damage dealt by your hero | with this weapon": said of damage that has been dealt. */
const isDealtWithItself = (noun: Node, post: Node): boolean => isCardItself(post) && children(noun, "posts").some((other) => other.kind === "ParticipleRelative" && other !== post);

const isPreposition = (post: Node, preposition: string): boolean => (post.kind === "NounPreposition" || post.kind === "VerbPreposition") && text(post, "preposition") === preposition;

/** "on your turn". */
const isTime = (post: Node): boolean => isPreposition(post, "on") && nounsOf(child(post, "object"))[0]?.kind === "StepPhrase";

function headKind(noun: Node): string | null {
  const head = children(noun, "heads").at(-1);
  return head === undefined ? null : (child(head, "noun")?.kind ?? null);
}

const isPlace = (nouns: Node): boolean => nounsOf(nouns).every((noun) => isZone(noun));
