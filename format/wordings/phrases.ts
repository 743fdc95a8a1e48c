import { child, children, lemma, type Node } from "../../grammar/ast.ts";
import type { PhraseChange } from "../../grammar/era-table.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import { sameTree, type Place, type Wording } from "../wording.ts";

/** A phrase of the era for another one: "you control" for "in your party". */
export function phraseWording(change: PhraseChange, grammar: Grammar): Wording {
  const from = phraseOf(change.from, change.rule, grammar);
  const to = phraseOf(change.to, change.rule, grammar);
  return {
    name: `“${change.to}”`,
    kinds: [from.kind],
    word: (node, place) => (sameTree(node, from) && fits(change, place) ? to : node),
  };
}

/** The tree of a phrase; the text of an era table must be readable. */
function phraseOf(text: string, rule: string, grammar: Grammar): Node {
  const read = grammar.read(text, [], rule);
  if (!("node" in read)) throw new Error(`“${text}” is not read as ${rule}`);
  return read.node;
}

/** Whether the noun that a phrase follows is one of those that the change is for. */
function fits({ of }: PhraseChange, { around }: Place): boolean {
  if (of === undefined) return true;
  const noun = around.at(-1);
  if (noun?.kind !== "NounPhrase") return false;
  return children(noun, "heads").every((head) => {
    const types = [...children(head, "modifiers"), child(head, "noun")].flatMap((each) => (each === null ? [] : (lemma(each, "type") ?? [])));
    if (types.length > 0) return types.every((type) => of.types.includes(type));
    const tag = lemma(child(head, "noun") as Node, "tag");
    return tag !== null && of.tags.includes(tag);
  });
}
