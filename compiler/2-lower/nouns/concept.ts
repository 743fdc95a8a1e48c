import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Filter } from "../../../ir/index.ts";

/** What is no card and can still be spoken of as a thing: "a deck", "a game", "keywords"; null for anything else. */
export function conceptOf(noun: Node): Filter | null {
  const word = wordOf(noun);
  const determiner = text(noun, "determiner");
  if (word === null || children(noun, "possessors").length > 0 || !(determiner === null || INDEFINITE.has(determiner))) return null;
  return { is: "concept", concept: word };
}

const INDEFINITE = new Set(["a", "an", "all", "each", "any"]);

function wordOf(noun: Node): string | null {
  if (noun.kind === "StepPhrase") return lemma(noun, "step") === "game" ? "game" : null;
  const heads = children(noun, "heads");
  const head = heads.length === 1 ? child(heads[0] as Node, "noun") : null;
  if (head === null || children(heads[0] as Node, "modifiers").length > 0) return null;
  if (head.kind === "ZoneNoun") return CONCEPTS.has(lemma(head, "zone") ?? "") ? lemma(head, "zone") : null;
  return NOTIONS[text(head, "noun") ?? ""] ?? null;
}

const NOTIONS: Readonly<Record<string, string>> = { keywords: "keyword", targets: "target" };

/** Zones that are things of their own as well as places. */
const CONCEPTS = new Set(["deck", "game"]);
