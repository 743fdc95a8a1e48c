import type { Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import type { Amount, Noun } from "../../ir/index.ts";
import type { Resolved } from "../1-resolve/resolve.ts";

/** What lowering knows of the card and of the place it is at. */
export interface Context {
  readonly resolved: Resolved;
  readonly verbs: ReadonlyMap<string, VerbEntry>;
  /** The card's types, lower-case: they say whether a bare sentence happens once or holds on. */
  readonly types: readonly string[];
  /** What X is in this sentence, if the sentence says it ("where X is …"). */
  readonly x: Amount | null;
  /** The player who does what has no subject, and what stands for "it" when no noun does. */
  readonly doer: Noun | null;
  /** A name for what the sentence before looked at or revealed. */
  readonly lookedAt: string | null;
  /** Whether nouns describe events to watch for, not what is acted on. */
  readonly pattern: boolean;
  /** Whether what is done is done in place of an event. */
  readonly replacing: boolean;
  /** Selections that have been made: a second time they are what they were. */
  readonly made: Set<Node>;
  /** Complements, posts and heads whose meaning has been taken; what is not here at the end is refused. */
  readonly used: Set<Node>;
}

/** Notes that a node's meaning has been taken. */
export function use<N extends Node | undefined>(context: Context, node: N): N {
  if (node !== undefined) context.used.add(node);
  return node;
}

/** A part of a text that is read but means nothing that the representation can say. */
export class Unlowered extends Error {
  readonly node: Node;

  constructor(node: Node, message: string) {
    super(message);
    this.node = node;
  }
}

/** Gives a part of the text up; the paragraph is refused there. */
export function unlowered(node: Node, message: string): never {
  throw new Unlowered(node, message);
}
