import type { Span } from "./diagnostics/diagnostic.ts";
import type { Word } from "./form.ts";

/** What a field of a node can hold. */
export type FieldValue = string | number | boolean | Word | Node | readonly Node[] | readonly string[];

/**
 * A node of the AST. Its fields are those that its phrase describes, `meaning` or `surface` as that
 * says; absent fields are not there. `span` counts within the paragraph's text.
 */
export interface Node {
  readonly kind: string;
  readonly span: Span;
  readonly [field: string]: FieldValue | Span;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "kind" in value && "span" in value;
}

export function isWord(value: unknown): value is Word {
  return typeof value === "object" && value !== null && "lemma" in value && "form" in value;
}

/** The child of a field, or null. */
export function child(node: Node, field: string): Node | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** The children of a list field; empty when it is absent. */
export function children(node: Node, field: string): readonly Node[] {
  const value = node[field];
  return Array.isArray(value) ? (value as readonly Node[]) : [];
}

/** The words that join the members of a list field, one between each two, as its phrase names them ("comma", "commaOr"). */
export function joinsOf(node: Node, field: string): readonly string[] {
  const value = node[`${field}Joins`];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** Whether a word that joins two members offers one or the other, with a comma or without. */
export const isOr = (join: string | undefined): boolean => join === "or" || join === "commaOr";

/** Whether a word that joins two members takes both, with a comma or without. */
export const isAnd = (join: string | undefined): boolean => join === "and" || join === "commaAnd";

/** The lemma of a word field, or null. */
export function lemma(node: Node, field: string): string | null {
  const value = node[field];
  return isWord(value) ? value.lemma : null;
}

/** A text field: which option was picked, or a name. */
export function text(node: Node, field: string): string | null {
  const value = node[field];
  return typeof value === "string" ? value : null;
}

/** The nodes in a node's fields, in printed order. */
export function childNodes(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (const field in node) {
    for (const item of nodesIn(node[field])) found.push(item);
  }
  return found;
}

const NO_NODES: readonly Node[] = [];

/** The nodes in the value of a field: one, those of a list, or none. */
export function nodesIn(value: unknown): readonly Node[] {
  if (typeof value !== "object") return NO_NODES;
  if (Array.isArray(value)) return isNode(value[0]) ? (value as readonly Node[]) : NO_NODES;
  return isNode(value) ? [value] : NO_NODES;
}

/** Every node below and with this one, in printed order of fields. */
export function walk(node: Node): readonly Node[] {
  const found: Node[] = [];
  const visit = (each: Node): void => {
    found.push(each);
    for (const inner of childNodes(each)) visit(inner);
  };
  visit(node);
  return found;
}
