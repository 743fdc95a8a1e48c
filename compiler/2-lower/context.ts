import { child, type Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import type { Amount, Filter, Noun, Power } from "../../ir/index.ts";
import type { ClauseView } from "../1-resolve/clause-view.ts";
import type { Resolved } from "../1-resolve/mention.ts";

/** A paragraph that only heads those below it, as it was read: "When damage is prevented with this armor,". */
export interface Frame {
  readonly node: Node;
  readonly resolved: Resolved;
}

/** Lowers the power inside quotes; given by the paragraph, which knows how. */
export type QuoteLowering = (quote: Node, context: Context) => readonly Power[];

/** What lowering knows of the card and of the place it is at. */
export interface Context {
  readonly resolved: Resolved;
  /** The paragraphs of the card before it. */
  readonly earlier: readonly Resolved[];
  /** A node as it is printed. */
  readonly print: (node: Node) => string;
  readonly verbs: ReadonlyMap<string, VerbEntry>;
  /** The tags that cards of the game may have. */
  readonly tags: ReadonlySet<string>;
  /** Whether a bare sentence holds on, as in the text of what stays in play, and does not happen once. */
  readonly holdsOn: boolean;
  /** Whether it is the meaning of a keyword that is lowered. */
  readonly keyword: boolean;
  /** The labels whose powers hold on, whatever the card. */
  readonly holding: ReadonlySet<string>;
  /** The labels of earlier paragraphs: what a text says after "Ongoing:" is ongoing, too. */
  readonly labels: readonly string[];
  /** The words of the bearer's type line. */
  readonly typeLine: readonly string[];
  /** The words for types of cards that the bearer goes by; null where it is not known, as in quotes. */
  readonly bearer: ReadonlySet<string> | null;
  /** What X is in this sentence, if the sentence says it ("where X is …"). */
  readonly x: Amount | null;
  /** The player who does what has no subject, and what stands for "it" when no noun does. */
  readonly doer: Noun | null;
  /** A name for what the sentence before looked at or revealed. */
  readonly lookedAt: string | null;
  /** What those are that have the highest or lowest of something together: "if two or more are tied". */
  readonly tied?: Filter;
  /** Whether nouns describe events to watch for, not what is acted on. */
  readonly pattern: boolean;
  /** The types that are not counted, such as "armor". */
  readonly uncounted: ReadonlySet<string>;
  /** The types that damage may have. */
  readonly damageTypes: ReadonlySet<string>;
  /** Tags that a text box may print alone: whom a hero belongs to. */
  readonly affiliations: ReadonlySet<string>;
  /** The types of those who go by a name. */
  readonly persons: readonly string[];
  /** In an event, who does it: than whom what takes part has more or less ("to an ally with lower cost"). */
  readonly beside?: Noun;
  /** The paragraph that heads this one, if one does. */
  readonly frame?: Frame;
  /** Whether dice are rolled in the paragraph, or were in the one that it goes on with. */
  readonly rolls?: boolean;
  /** What several have in common, which no one of them is asked for: "with the same name". */
  readonly shared?: Node;
  /** Whether it is what a player says of himself: "I". */
  readonly speaker?: true;
  /** Whether a singular noun stands without "a" or "the", as after a keyword. */
  readonly bare?: true;
  /** Whether what is done is done in place of an event. */
  readonly replacing: boolean;
  /** The event in place of which it is done. */
  readonly wouldBe?: ClauseView;
  /** Selections that have been made: a second time they are what they were. */
  readonly made: Set<Node>;
  /** Complements, posts and heads whose meaning has been taken; what is not here at the end is refused. */
  readonly used: Set<Node>;
  /** Words within nodes whose meaning has been taken, by `placeOf`: "can't", "only", "not". */
  readonly said: Set<string>;
}

/** Notes that a node's meaning has been taken. */
export function use<N extends Node | undefined>(context: Context, node: N): N {
  if (node === undefined) return node;
  context.used.add(node);
  // What is taken for another phrase stands for the one that is printed.
  const stands = child(node, "stands");
  if (stands !== null) context.used.add(stands);
  return node;
}

/** The place of a word "instead", wherever it stands in the paragraph. */
export const INSTEAD = "instead";

/** A field of a node, whichever copy of it is at hand. */
export const placeOf = (node: Node, field: string): string => `${node.kind} ${node.span.start} ${node.span.end} ${field}`;

/** What a choice of the text is, and that its meaning is taken: always, or if it is one of `taken`. */
export function say(context: Context, node: Node, field: string, ...taken: readonly string[]): string | null {
  const value = node[field];
  if (typeof value !== "string") return null;
  if (taken.length === 0 || taken.includes(value)) context.said.add(placeOf(node, field));
  return value;
}

/** Whether a word stands there that may or may not, and that its meaning is taken. */
export function says(context: Context, node: Node, field: string): boolean {
  context.said.add(placeOf(node, field));
  return node[field] === true;
}

/** The modal of a clause, its own or the one it goes on with; its meaning is taken if it is one of `taken`. */
export function modalOf(view: ClauseView, context: Context, ...taken: readonly string[]): string | null {
  say(context, view.predicate, "modal", ...taken);
  return view.modal;
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
