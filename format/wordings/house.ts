import { child, isWord, text, type Node } from "../../grammar/ast.ts";
import type { Wording } from "../wording.ts";

/** What stands in a field, and what is written there instead, where both mean the same. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  Trigger: { when: { whenever: "when" } },
  TimePhrase: { when: { every: "each" } },
  Doing: { modal: { cannot: "cant", doNot: "dont", doesNot: "doesnt", didNot: "didnt" } },
  Having: { modal: { cannot: "cant", doNot: "dont", doesNot: "doesnt", didNot: "didnt" } },
  Being: { modal: { cannot: "cant", doNot: "dont", doesNot: "doesnt", didNot: "didnt" } },
  Undergoing: { modal: { cannot: "cant", doNot: "dont", doesNot: "doesnt", didNot: "didnt" } },
  UndergoingAny: { modal: { cannot: "cant" } },
  Paying: { modal: { cannot: "cant", doNot: "dont", doesNot: "doesnt", didNot: "didnt" } },
};

/** The words that English leaves free, as the house writes them: "when", "can't", "each". */
export const plainWords: Wording = {
  name: "plain words",
  kinds: Object.keys(FIELDS),
  word: (node) => {
    const instead = Object.entries(FIELDS[node.kind] ?? {}).flatMap(([field, words]) => {
      const word = words[text(node, field) ?? ""];
      return word === undefined ? [] : [[field, word] as const];
    });
    return instead.length === 0 ? node : { ...node, ...Object.fromEntries(instead) };
  },
};

/** "rather than pay", not "instead of paying". */
export const ratherThan: Wording = {
  name: "“rather than”",
  kinds: ["RatherThan"],
  word: (node) => (text(node, "rather") === "instead" ? { ...node, rather: "rather", predicate: inBase(child(node, "predicate") as Node) } : node),
};

/** "pay" for "paying". */
function inBase(predicate: Node): Node {
  const verb = predicate["verb"];
  return predicate.kind === "Doing" && text(predicate, "form") === "ing" && isWord(verb) ? { ...predicate, form: "base", verb: { ...verb, form: "base" } } : predicate;
}

const LISTS: Readonly<Record<string, string>> = { Nouns: "nouns", NounPhrase: "heads", Attributes: "items", KeywordNouns: "nouns", ListedNouns: "nouns" };

/** "an ability, ally, or equipment": a comma between all, and before the last one too. */
export const serialComma: Wording = {
  name: "serial comma",
  kinds: Object.keys(LISTS),
  word: (node) => {
    const field = `${LISTS[node.kind] ?? ""}Joins`;
    const joins = node[field];
    if (!Array.isArray(joins) || joins.length < 2) return node;
    const last = joins.at(-1) as string;
    const before = joins.slice(0, -1) as string[];
    if (last !== "and" && last !== "or") return node;
    if (!before.every((join) => join === "comma") && !before.every((join) => join === last)) return node;
    return { ...node, [field]: [...before.map(() => "comma"), last === "and" ? "commaAnd" : "commaOr"] };
  },
};
