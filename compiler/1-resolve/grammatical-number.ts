import { child, children, isAnd, isOr, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import { isWord } from "../../grammar/ast.ts";

/** Whether words speak of one or of many; `either` where their form does not tell. */
export type Number = "one" | "many" | "either";

const MANY = new Set(["counters", "tokens", "powers", "effects", "targets", "keywords", "costs", "names", "attachments", "attackers", "defenders", "controllers", "owners", "copies", "dice", "cubes"]);

/** Nouns that are not counted. */
const MASS = new Set(["damage", "control", "text", "order", "reputation"]);

/** The number of the noun of a head. `invariable` are words whose plural is their singular. */
export function numberOfHead(noun: Node, invariable: ReadonlySet<string>): Number {
  switch (noun.kind) {
    case "PlainNoun":
    case "TargetNoun": {
      const word = text(noun, "noun") ?? "";
      return MANY.has(word) ? "many" : MASS.has(word) ? "either" : "one";
    }
    case "OneNoun":
      return "one";
    case "CounterNoun":
    case "StatCounterNoun":
      return text(noun, "number") === "plural" ? "many" : "one";
    case "TypeNoun":
    case "TagNoun":
    case "PlayerNoun":
    case "ZoneNoun":
    case "AttributeNoun": {
      const field = noun.kind.charAt(0).toLowerCase() + noun.kind.slice(1, -4);
      if (invariable.has(lemma(noun, field) ?? "")) return "either";
      const word = noun[field];
      return isWord(word) && word.form.startsWith("plural") ? "many" : "one";
    }
    default:
      return "either";
  }
}

const ONE = new Set(["a", "an", "this", "that", "each", "another", "either", "anotherTarget", "secondTarget", "thirdTarget", "second"]);
const SEVERAL = new Set(["these", "those", "all", "both", "allThe", "anyNumberOfTarget", "anyNumberOf", "thatMany", "doubleThatMany", "fewer"]);

/** What a determiner asks its noun to be. */
export function numberOfDeterminer(determiner: string | null): Number {
  return ONE.has(determiner ?? "") ? "one" : SEVERAL.has(determiner ?? "") ? "many" : "either";
}

/** What a number before a noun asks it to be: "two", "up to X", "one". */
export function numberOfQuantity(quantity: Node): Number {
  const many = (node: Node): Number => {
    if (text(node, "number") === "x" || text(node, "number") === "thatMany") return "many";
    if (text(node, "number") === "parameter" || text(node, "number") === "thatMuch") return "either";
    const count = node["count"];
    return text(node, "value") === "one" || count === 1 ? "one" : count === 0.5 ? "either" : "many";
  };
  switch (quantity.kind) {
    case "OrMore":
      return text(quantity, "bound") === "orMore" ? "many" : "either";
    case "MoreThan":
      return "either";
    case "UpTo":
    case "AllBut":
    case "AtLeast":
    case "Exactly":
    case "NumberTarget":
    case "NumberModifier":
      return many(quantity);
    default:
      return "either";
  }
}

const PLURAL_PRONOUNS = new Set(["you", "they", "them", "theOthers", "both", "those", "i"]);
const SINGULAR_PRONOUNS = new Set(["it", "itself", "he", "him", "she", "her", "another", "thisOne", "theOther"]);

/** Whether a noun, as the subject of a verb, is one or many. */
export function numberOfNoun(noun: Node, invariable: ReadonlySet<string>): Number {
  switch (noun.kind) {
    case "Pronoun": {
      const word = text(noun, "pronoun") ?? "";
      return PLURAL_PRONOUNS.has(word) ? "many" : SINGULAR_PRONOUNS.has(word) ? "one" : "either";
    }
    case "Partitive": {
      const quantity = child(noun, "quantity") as Node;
      const word = text(quantity, "quantity");
      if (word === "each" || word === "either" || word === "another") return "one";
      if (quantity.kind === "AllBut" || word === "all" || word === "both" || word === "oneOrMore" || word === "anyNumber") return numberOfNoun(child(noun, "of") as Node, invariable);
      return "either";
    }
    case "ThisCard":
      return "one";
    case "NounPhrase":
      return numberOfPhrase(noun, invariable);
    default:
      return "either";
  }
}

function numberOfPhrase(noun: Node, invariable: ReadonlySet<string>): Number {
  const heads = children(noun, "heads").map((head) => numberOfHead(child(head, "noun") as Node, invariable));
  const joins = joinsOf(noun, "heads");
  const determiner = numberOfDeterminer(text(noun, "determiner"));
  const last = heads.at(-1) ?? "either";
  if (joins.length === 0) return last !== "either" ? last : determiner;
  if (joins.every((join) => isOr(join) || join === "comma") && !joins.every((join) => join === "comma")) return heads.every((each) => each === last) ? last : "either";
  // "an opposing card and effect" are two, "each hero and ally" one after another.
  return determiner === "one" && !/^an?$/.test(text(noun, "determiner") ?? "") ? "either" : "many";
}

/** The number of the nouns that a verb has as its subject. */
export function numberOfSubject(subject: Node, invariable: ReadonlySet<string>): Number {
  const nouns = subject.kind === "Nouns" ? children(subject, "nouns") : [subject];
  const numbers = nouns.map((noun) => numberOfNoun(noun, invariable));
  const last = numbers.at(-1) ?? "either";
  if (numbers.length === 1) return last;
  const joins = joinsOf(subject, "nouns");
  if (joins.some(isAnd)) return nouns.every((noun) => text(noun, "determiner") !== "each") ? "many" : "either";
  return numbers.every((each) => each === last) ? last : "either";
}
