import { child, children, isWord, lemma, text, type Node } from "../../grammar/ast.ts";
import type { EraWording } from "../../grammar/era-table.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import { made, without, type Wording } from "../wording.ts";

type BeingKeywords = NonNullable<EraWording["beingKeywords"]>;

const BE: Readonly<Record<string, string>> = { has: "is", have: "are" };
const HAVE: Readonly<Record<string, string>> = { is: "has", are: "have" };

/** "is elusive" and "is a protector", or "has elusive" and "has protector". */
export function beingKeywordWording({ as, states, nouns }: BeingKeywords): Wording {
  return as === "having"
    ? {
        name: "a keyword that one has",
        kinds: ["Being"],
        word: (node) => {
          const have = HAVE[text(node, "be") ?? ""];
          const keyword = keywordOf(child(node, "what") as Node);
          if (have === undefined || keyword === null || ["modal", "adverb", "adverbAfter", "not"].some((field) => node[field] !== undefined)) return node;
          if (!states.includes(keyword) && !nouns.includes(keyword)) return node;
          const items = [made("PlainKeyword", { keyword: { lemma: keyword, form: "lower" } })];
          return { ...without(node, "kind", "be", "what"), kind: "Having", have, items: made("Attributes", { items }) };
        },
      }
    : {
        name: "a keyword that one is",
        kinds: ["Having"],
        word: (node) => {
          const be = BE[text(node, "have") ?? ""];
          const [item, ...others] = children(child(node, "items") as Node, "items");
          const keyword = item?.kind === "PlainKeyword" ? lemma(item, "keyword") : null;
          if (be === undefined || keyword === null || others.length > 0 || ["modal", "adverb", "restriction"].some((field) => node[field] !== undefined)) return node;
          const what = states.includes(keyword) || (nouns.includes(keyword) && be === "are") ? stateOf(keyword, states.includes(keyword) ? "lower" : "plural") : nouns.includes(keyword) ? nounOf(keyword) : null;
          return what === null ? node : { ...without(node, "kind", "have", "items"), kind: "Being", be, what };
        },
      };
}

const stateOf = (keyword: string, form: string): Node => made("States", { states: [made("StateWord", { as: "keyword", keyword: { lemma: keyword, form } })] });

function nounOf(keyword: string): Node {
  const head = made("Head", { noun: made("KeywordNoun", { keyword: { lemma: keyword, form: "lower" } }) });
  return made("Nouns", { nouns: [made("NounPhrase", { determiner: /^[aeiou]/.test(keyword) ? "an" : "a", heads: [head] })] });
}

/** The keyword that a property names alone: "elusive", "a protector", "protectors". */
function keywordOf(what: Node): string | null {
  if (what.kind === "States") {
    const [state, ...others] = children(what, "states");
    return state !== undefined && others.length === 0 && state["not"] === undefined ? lemma(state, "keyword") : null;
  }
  const [noun, ...others] = what.kind === "Nouns" ? children(what, "nouns") : [];
  if (noun?.kind !== "NounPhrase" || others.length > 0 || children(noun, "posts").length > 0 || noun["quantity"] !== undefined) return null;
  const [head, ...heads] = children(noun, "heads");
  return head !== undefined && heads.length === 0 && children(head, "modifiers").length === 0 ? lemma(child(head, "noun") as Node, "keyword") : null;
}

/** Keywords that stand in a sentence, in small letters or with their capital; not where the word with it is a tag too. */
export function keywordCaseWording(as: "lower" | "title", { vocabulary }: Grammar): Wording {
  const tags = new Set(vocabulary.tags.flatMap(({ forms }) => Object.values(forms)));
  const forms = new Map(vocabulary.keywords.map((keyword) => [keyword.lemma, keyword.forms]));
  const other: Readonly<Record<string, string>> = as === "lower" ? { title: "lower", pluralTitle: "plural" } : { lower: "title", plural: "pluralTitle" };
  return {
    name: as === "lower" ? "keywords in small letters" : "keywords with a capital",
    kinds: ["PlainKeyword", "NumberKeyword", "NounKeyword", "KeywordNoun", "KeywordModifier", "StateWord"],
    word: (node, { around }) => {
      const keyword = node["keyword"];
      const form = isWord(keyword) ? other[keyword.form] : undefined;
      if (!isWord(keyword) || form === undefined || HEADS.has(around.at(-1)?.kind ?? "")) return node;
      const named = forms.get(keyword.lemma) ?? {};
      return tags.has(named["title"] ?? "") || named[form] === undefined ? node : { ...node, keyword: { ...keyword, form } };
    },
  };
}

/** Where a keyword stands as on its own line, with its capital. */
const HEADS = new Set(["KeywordLine", "AfterReputation"]);
