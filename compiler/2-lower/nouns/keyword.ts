import { child, children, isAnd, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { KeywordArgument, KeywordUse, Noun } from "../../../ir/index.ts";
import { numberOf } from "../amounts/number.ts";
import { unlowered, type Context } from "../context.ts";
import { lowerNoun } from "./noun.ts";

/** The nodes by which a keyword is used. */
export const KEYWORD_KINDS: ReadonlySet<string> = new Set(["PlainKeyword", "NumberKeyword", "NounKeyword", "DamageKeyword"]);

/** A keyword as it stands in a text, with what it is given. */
export function keywordUse(node: Node, context: Context): KeywordUse {
  const keyword = lemma(node, "keyword") ?? unlowered(node, "this is no keyword");
  switch (node.kind) {
    case "PlainKeyword":
      return { keyword, args: [] };
    case "NumberKeyword":
      return { keyword, args: [{ parameter: "number", value: numberOf(node, context) }] };
    case "DamageKeyword": {
      const named = child(node, "damage");
      const arg: KeywordArgument = named === null ? { parameter: "chosen", name: "damage type" } : { parameter: "word", value: lemma(named, "type") as string };
      return { keyword, args: [arg] };
    }
    case "NounKeyword": {
      const nouns = children(child(node, "noun") as Node, "nouns").flatMap(eachOf).map((noun) => anyOfAll(noun, lowerNoun(noun, { ...context, bare: true })));
      const value: Noun = nouns.length === 1 ? (nouns[0] as Noun) : { noun: "several", of: nouns };
      return { keyword, args: [{ parameter: "noun", value }] };
    }
    default:
      return unlowered(node, `“${text(node, "keyword") ?? keyword}” is not read here`);
  }
}

/** "Armor and item" are several things, one of each; "ability or ally" is one, and so is "all heroes and allies". */
function eachOf(noun: Node): readonly Node[] {
  const joins = joinsOf(noun, "heads");
  if (noun.kind !== "NounPhrase" || text(noun, "determiner") !== null || !joins.some(isAnd)) return [noun];
  return children(noun, "heads").map((head): Node => ({ ...noun, heads: [head], headsJoins: [] }));
}

/** "All friendly protectors": any number of them (HFI-057). */
function anyOfAll(noun: Node, value: Noun): Noun {
  return text(noun, "determiner") === "all" && value.noun === "select" ? { ...value, quantity: { count: "any" } } : value;
}

/** The keyword that a noun phrase is no more than. */
export const keywordOfNoun = (noun: Node): string | null => {
  const heads = children(noun, "heads");
  const of = heads.length === 1 ? child(heads[0] as Node, "noun") : null;
  return of?.kind === "KeywordNoun" && children(heads[0] as Node, "modifiers").length === 0 ? lemma(of, "keyword") : null;
};
