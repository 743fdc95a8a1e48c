import type { Node } from "../../grammar/ast.ts";

const PREDICATES: ReadonlySet<string> = new Set(["Doing", "Undergoing", "Being", "Having", "Causing", "Paying"]);

/** What a clause says of its subject. */
export const isPredicate = (node: Node): boolean => PREDICATES.has(node.kind);

const NOUNS: ReadonlySet<string> = new Set(["NounPhrase", "Partitive", "Pronoun", "RestPronoun", "SelfName", "StepPhrase"]);

/** What stands for things or players, and can be bound or spoken of again. */
export const isNoun = (node: Node): boolean => NOUNS.has(node.kind);
