import { child, children, lemma, text, type Node } from "../../grammar/ast.ts";

/** The noun phrases of a `Nouns` node, or the node itself. */
export function nounsOf(node: Node | null): readonly Node[] {
  if (node === null) return [];
  return node.kind === "Nouns" ? children(node, "nouns") : [node];
}

/** The word that heads a noun phrase: "damage", "counter", a type, a zone…, or null. */
export function headWord(noun: Node | null): string | null {
  if (noun === null) return null;
  if (noun.kind === "Nouns") return headWord(nounsOf(noun)[0] ?? null);
  const head = children(noun, "heads").at(-1);
  const of = head === undefined ? null : child(head, "noun");
  if (of === null) return null;
  return text(of, "noun") ?? lemma(of, "type") ?? lemma(of, "player") ?? lemma(of, "zone") ?? lemma(of, "stat") ?? (of.kind === "CounterNoun" ? "counter" : null);
}
