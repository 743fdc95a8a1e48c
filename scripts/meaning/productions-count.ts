import { isNode, type Node } from "../../grammar/ast.ts";
import type { Form } from "../../grammar/form.ts";
import { phrases } from "../../grammar/grammar.ts";
import type { WholeCard } from "./whole-cards.ts";

/** A phrase, or an option of a choice within one (`NounPhrase.determiner=target`), and the cards that use it. */
export interface Production {
  readonly production: string;
  readonly cards: number;
  /** One of them. */
  readonly example: string | null;
}

/** Every production of the grammar with the number of cards that use it, least used first. */
export function countProductions(cards: readonly WholeCard[]): Production[] {
  const users = new Map<string, Set<string>>([...phrases.values()].flatMap(({ kind, of }) => [kind, ...optionsOf(kind, of)]).map((production) => [production, new Set()]));
  for (const { name, paragraphs } of cards) for (const { node } of paragraphs) for (const production of productionsOf(node)) users.get(production)?.add(name);
  return [...users].map(([production, names]) => ({ production, cards: names.size, example: [...names][0] ?? null })).sort((a, b) => a.cards - b.cards || (a.production < b.production ? -1 : 1));
}

/** The options of the choices in a form, and the joins of its lists. */
function optionsOf(kind: string, form: Form): string[] {
  switch (form.form) {
    case "pick":
      return Object.entries(form.options).flatMap(([key, option]) => [`${kind}.${form.field}=${key}`, ...optionsOf(kind, option)]);
    case "flag":
      return [`${kind}.${form.field}`, ...optionsOf(kind, form.of)];
    case "optional":
      return optionsOf(kind, form.of);
    case "sequence":
      return form.of.flatMap((part) => optionsOf(kind, part));
    default:
      return [];
  }
}

function* productionsOf(node: Node): Generator<string> {
  yield node.kind;
  for (const [field, value] of Object.entries(node)) {
    if (typeof value === "string" && field !== "kind") yield `${node.kind}.${field}=${value}`;
    else if (value === true) yield `${node.kind}.${field}`;
    for (const item of isNode(value) ? [value] : Array.isArray(value) ? (value as readonly unknown[]) : []) if (isNode(item)) yield* productionsOf(item);
  }
}
