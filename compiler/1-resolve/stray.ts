import { child, childNodes, children, lemma, text, type Node } from "../../grammar/ast.ts";
import { headWord, isZone, nounsOf } from "./noun-head.ts";
import { isPredicate } from "./node-kinds.ts";

/**
 * Complements that the grammar leaves with the predicate of a relative clause or of a purpose, but
 * that only the clause around it can have: "an ally you control | while attacking", "less to play
 * this ability | if you control a weapon" (docs/binding.md A5).
 */
export interface Strays {
  /** The complements that a predicate keeps. */
  kept(predicate: Node): readonly Node[];
  /** What the predicates within its nouns and purposes hand up to a predicate. */
  readonly gained: ReadonlyMap<Node, readonly Node[]>;
  /** What stands behind "you control" and tells the noun before it. */
  readonly ofNoun: ReadonlyMap<Node, readonly Node[]>;
}

/** Finds the strays below a node. */
export function straysOf(root: Node): Strays {
  const moved = new Set<Node>();
  const gained = new Map<Node, readonly Node[]>();
  const ofNoun = new Map<Node, readonly Node[]>();

  const visit = (node: Node): void => {
    for (const inner of childNodes(node)) visit(inner);
    const told = children(node, "posts").flatMap((post) => (post.kind === "ContactRelative" ? toldOf(post) : []));
    for (const complement of told) moved.add(complement);
    if (told.length > 0) ofNoun.set(node, told);
    if (!isPredicate(node)) return;
    for (const [noun, with_] of attributesBehind(node)) {
      moved.add(with_);
      ofNoun.set(noun, [...(ofNoun.get(noun) ?? []), with_]);
    }
    const found: Node[] = [];
    for (const inner of childNodes(node)) collect(inner, found);
    for (const complement of found) moved.add(complement);
    if (found.length > 0) gained.set(node, found);
  };

  /** Collects what is handed up from below a part of a predicate. */
  const collect = (node: Node, found: Node[]): void => {
    if (node.kind === "Clauses" || node.kind === "Quote" || isPredicate(node)) return;
    if (node.kind === "Relative" || node.kind === "ContactRelative" || node.kind === "Purpose") {
      const inner = node.kind === "Purpose" ? children(node, "predicates") : [child(node, "predicate")];
      for (const predicate of inner) {
        const behind = predicate?.kind === "BareState" ? child(predicate, "complement") : null;
        if (behind !== null && NEVER.has(behind.kind)) found.push(behind);
        if (predicate === null || !isPredicate(predicate)) continue;
        for (const complement of [...children(predicate, "complements"), ...(gained.get(predicate) ?? [])]) {
          if (!leaves(node, predicate, complement)) continue;
          if (node.kind === "ContactRelative" && tellsNoun(complement)) continue;
          found.push(complement);
        }
        // What it gained and hands on is not its own.
        const left = (gained.get(predicate) ?? []).filter((complement) => !found.includes(complement));
        if (gained.has(predicate)) gained.set(predicate, left);
      }
      return;
    }
    if (node.kind === "Gerund") found.push(...children(node, "complements").filter((complement) => text(complement, "adverb") === "instead"));
    if (node.kind === "BareState") {
      const complement = child(node, "complement");
      if (complement !== null && OUTWARD.has(complement.kind)) found.push(complement);
    }
    for (const inner of childNodes(node)) collect(inner, found);
  };

  visit(root);
  return { kept: (predicate) => children(predicate, "complements").filter((complement) => !moved.has(complement)), gained, ofNoun };
}

/** What does not go with "attacking", but with what is so while it is: "while attacking | this turn". */
export const OUTWARD: ReadonlySet<string> = new Set(["TimePhrase", "ForEach", "Where", "IfPhrase", "UnlessPhrase", "Minimum", "UntilPhrase"]);

/** Whether it tells which are meant; where something goes, or to whom, only the verb around it says. */
const tellsNoun = (complement: Node): boolean => complement.kind === "WithAttributes" || text(complement, "adverb") === "everywhere" || (complement.kind === "VerbPreposition" && !GOALS.has(text(complement, "preposition") ?? "") && !isRemoval(complement));

/** "remove each ally you control | from the game", "… | from combat": out of what no card lies in. */
const isRemoval = (complement: Node): boolean => text(complement, "preposition") === "from" && /^(?:game|combat)$/.test(headWord(child(complement, "object")) ?? "");

const GOALS = new Set(["into", "onto", "onTop", "onBottom", "to", "under"]);

/** "allies you control | with cost 3 or less". */
function toldOf(relative: Node): readonly Node[] {
  const predicate = child(relative, "predicate") as Node;
  return isHolding(predicate) ? children(predicate, "complements").filter(tellsNoun) : [];
}

/** "destroy an ally | with an attachment": what something has goes with the noun before it, if that is no place. */
function* attributesBehind(predicate: Node): Generator<readonly [noun: Node, complement: Node]> {
  let before = child(predicate, "object");
  for (const complement of children(predicate, "complements")) {
    const noun = nounsOf(before).at(-1);
    if (noun !== undefined && (noun.kind === "NounPhrase" || noun.kind === "Pronoun") && !isZone(noun) && headWord(noun) !== "damage" && !/^tokens?$/.test(headWord(noun) ?? "") && isAttribute(complement)) yield [noun, complement];
    before = complement.kind === "VerbPreposition" ? child(complement, "object") : null;
  }
}

/** Whether it says what a card has, not with what something is done. */
function isAttribute(complement: Node): boolean {
  if (complement.kind === "WithAttributes") return children(child(complement, "items") as Node, "items").every((item) => item.kind !== "NounPhrase" || isOwn(item)) && !children(child(complement, "items") as Node, "items").some((item) => item.kind === "SelfName" || item.kind === "Pronoun");
  return complement.kind === "VerbPreposition" && text(complement, "preposition") === "with" && nounsOf(child(complement, "object")).every(isOwn);
}

const OWN = new Set(["attachment", "attachments", "counter", "counters", "power", "powers", "target", "targets", "damage"]);

/** Counters, stats, keywords and the like: what no damage is dealt with. */
function isOwn(noun: Node): boolean {
  const head = children(noun, "heads").at(-1);
  const of = head === undefined ? null : child(head, "noun");
  return of !== null && (["StatNoun", "AttributeNoun", "KeywordNoun", "CounterNoun", "StatCounterNoun"].includes(of.kind) || OWN.has(text(of, "noun") ?? ""));
}

/** Complements that no relative clause has. */
const NEVER: ReadonlySet<string> = new Set(["RatherThan", "Minimum", "Where", "WhereBound", "OtherAmount", "IfPhrase", "UnlessPhrase", "AtPhrase", "UntilPhrase", "Purpose"]);

/** What goes with paying, not with what is paid for. */
const OF_PAYING = new Set(["IfPhrase", "UnlessPhrase", "ForEach", "Minimum", "WhilePhrase", "Where", "TimePhrase", "DuringPhrase", "OtherAmount"]);

function leaves(relative: Node, predicate: Node, complement: Node): boolean {
  if (relative.kind === "Purpose") return OF_PAYING.has(complement.kind);
  if (isHolding(predicate)) return true;
  // What a card has in common it has at any time: "that shares a class with your hero | this turn".
  if (lemma(predicate, "verb") === "share" && complement.kind === "TimePhrase") return true;
  return NEVER.has(complement.kind) || text(complement, "adverb") === "instead";
}

/** "you control", "he owns": how things are, without when or how. */
const isHolding = (predicate: Node): boolean => predicate.kind === "Doing" && ["control", "have", "own"].includes(lemma(predicate, "verb") ?? "") && /^(?:base|s)$/.test(text(predicate, "form") ?? "") && text(predicate, "modal") === null;
