import { isNode, type FieldValue, type Node } from "../grammar/ast.ts";
import { phrases } from "../grammar/grammar.ts";
import type { Header } from "../grammar/header/index.ts";

/** Where a node stands. */
export interface Place {
  readonly header: Header;
  /** The nodes around it, the nearest last. */
  readonly around: readonly Node[];
  /** The names by which the card's text calls it, outside of parentheses and quotes, in the order they first stand. */
  readonly names: readonly string[];
}

/** One way to word what a tree says otherwise. */
export interface Wording {
  readonly name: string;
  /** The kinds of node it changes. */
  readonly kinds: readonly string[];
  /** The node in its wording; the node itself where nothing changes. */
  readonly word: (node: Node, place: Place) => Node;
}

/** The tree in other wordings; the same tree where none applies. Parentheses are left: a reminder is worded by its keyword. */
export function reword(root: Node, wordings: readonly Wording[], card: Pick<Place, "header" | "names">): Node {
  const byKind = new Map<string, Wording[]>();
  for (const wording of wordings) for (const kind of wording.kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), wording]);
  const around: Node[] = [];
  const visit = (node: Node): Node => {
    if (node.kind === "Aside") return node;
    around.push(node);
    let now = mapChildren(node, visit);
    around.pop();
    for (const wording of byKind.get(node.kind) ?? []) if (now.kind === node.kind) now = wording.word(now, { ...card, around });
    return now;
  };
  const worded = visit(root);
  return worded === root ? root : capitalise(worded);
}

/** The node with other children; itself where none is another. */
export function mapChildren(node: Node, map: (child: Node) => Node): Node {
  let changed: Record<string, FieldValue> | null = null;
  for (const field in node) {
    const value = node[field];
    if (isNode(value)) {
      const now = map(value);
      if (now !== value) (changed ??= {})[field] = now;
    } else if (isNodes(value)) {
      const now = value.map(map);
      if (now.some((each, index) => each !== value[index])) (changed ??= {})[field] = now;
    }
  }
  return changed === null ? node : { ...node, ...changed };
}

const isNodes = (value: unknown): value is readonly Node[] => Array.isArray(value) && value.every(isNode);

/** A sentence keeps its capital when other words come to stand at its head. */
function capitalise(node: Node): Node {
  const now = mapChildren(node, capitalise);
  return phrases.get(node.kind)?.capital === "must" && node["capital"] !== true ? { ...now, capital: true } : now;
}

/** The node without a field. */
export function without(node: Node, ...fields: readonly string[]): Node {
  return Object.fromEntries(Object.entries(node).filter(([field]) => !fields.includes(field))) as unknown as Node;
}

/** A node that stands in no text. */
export function made(kind: string, fields: Readonly<Record<string, FieldValue>>): Node {
  return { kind, span: { start: 0, end: 0 }, ...fields };
}

/** Whether two trees say the same in the same words, wherever they stand. */
export function sameTree(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = keysOf(one);
  const record = other as Readonly<Record<string, unknown>>;
  return keys.length === keysOf(other).length && keys.every((key) => key in record && sameTree((one as Readonly<Record<string, unknown>>)[key], record[key]));
}

const keysOf = (value: object): string[] => Object.keys(value).filter((key) => key !== "span");
