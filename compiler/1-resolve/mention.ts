import type { Node } from "../../grammar/ast.ts";
import type { Attachments } from "./attachment.ts";
import type { ClauseView, Part } from "./clause-view.ts";

/** A word, and what it can stand for, between which no preference decides. */
export interface Tie {
  readonly node: Node;
  readonly mentions: readonly Mention[];
}

/** Something a text has spoken of, which later words can stand for. */
export interface Mention {
  /** A noun phrase, a self-name, or a possessor ("that hero's controller's"). */
  readonly noun: Node;
  readonly what: "thing" | "player" | "damage" | "group";
  /** The words that head it: types, tags, "token". */
  readonly heads: readonly string[];
  readonly plural: boolean;
  readonly part: Part | null;
  /** The part it had where it was first named, as the meaning has it ("this ally readies": what is readied). */
  readonly role: Part | null;
  /** Which clause of the paragraph it stands in. */
  readonly clause: number;
  /** In an event that the power waits for or replaces, or in what it does. */
  readonly origin: "event" | "effect";
  readonly self: boolean;
  /** The words before its nouns: sides, states, tags. */
  readonly modifiers: readonly string[];
  /** Whether it has been dealt fatal damage: it will not be there to have anything added. */
  readonly gone?: true;
  /** Of a possessor: what it has. */
  readonly has?: string;
  /** Of a group ("a hero and an ally"): what it is made of. */
  readonly members?: readonly Mention[];
}

export type Antecedent = { readonly is: "self" } | { readonly is: "mention"; readonly mention: Mention };

/**
 * What is meant by "other": than these, `unless` the bearer is one of such types, which is then meant; `hosts`: than what
 * these are attached to.
 */
export interface OtherThan {
  readonly than: readonly Mention[];
  readonly unless?: readonly string[];
  readonly hosts?: true;
}

export interface Resolved {
  readonly antecedents: ReadonlyMap<Node, Antecedent>;
  /** By which preference each was bound. */
  readonly preferences: ReadonlyMap<Node, string>;
  readonly attachments: Attachments;
  readonly views: ReadonlyMap<Node, readonly ClauseView[]>;
  readonly viewOfClause: ReadonlyMap<Node, ClauseView>;
  /** Posts that belong to the verb of their clause. */
  readonly taken: ReadonlySet<Node>;
  /** Names for the selections that later words stand for. */
  readonly names: ReadonlyMap<Node, string>;
  /** Selections that several statements are about. */
  readonly repeated: ReadonlySet<Node>;
  /** The possessors before one in its chain: "that hero's | controller's". */
  readonly chains: ReadonlyMap<Node, readonly Node[]>;
  /** What "another target", "a second target" and "other" are other than, where that is not the bearer. */
  readonly others: ReadonlyMap<Node, OtherThan>;
  /** Words that stand for nothing that has been spoken of. */
  readonly unbound: readonly Node[];
  /** Words that could stand for one of several as well as for another. */
  readonly ties: readonly Tie[];
  /** All that has been spoken of, in order. */
  readonly mentions: readonly Mention[];
  /** The attributes of which somebody chooses or names one. */
  readonly chosen: ReadonlySet<string>;
  /** Gives what has been spoken of the name by which a later paragraph refers to it. */
  nameFor(mention: Mention): string | undefined;
}
