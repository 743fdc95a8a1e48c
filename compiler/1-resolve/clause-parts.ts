import type { Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import type { Attachments } from "./attachment.ts";
import { adjectivesOf, nounsOf, viewsOf, type ClauseView, type Part } from "./clause-view.ts";
import type { MentionPlace } from "./mention-of.ts";

/** The views of the clauses that have been read, and the parts that their nouns play. */
export class ClauseParts {
  /** By list of clauses. */
  readonly views = new Map<Node, readonly ClauseView[]>();
  readonly viewOfClause = new Map<Node, ClauseView>();
  /** Posts that belong to the verb of their clause. */
  readonly taken = new Set<Node>();
  readonly #partOf = new Map<Node, Part>();
  readonly #roles = new Map<Node, Part>();
  readonly #verbs: ReadonlyMap<string, VerbEntry>;
  readonly #attachments: Attachments;

  constructor(verbs: ReadonlyMap<string, VerbEntry>, attachments: Attachments) {
    this.#verbs = verbs;
    this.#attachments = attachments;
  }

  /** Reads the clauses of a list. */
  readAll(clauses: Node): readonly ClauseView[] {
    const views = viewsOf(clauses, this.#verbs, this.#attachments);
    this.views.set(clauses, views);
    for (const view of views) {
      this.keep(view.node, view);
      // What only happens to its subject is done to it.
      if (view.parts.object === undefined && !view.passive && this.#verbs.get(view.verb)?.middle === true) this.giveRole(view.parts.subject, "object");
    }
    return views;
  }

  /** The view of a clause, with the parts that its nouns play in it. */
  keep(clause: Node, view: ClauseView): void {
    this.viewOfClause.set(clause, view);
    for (const post of view.taken) this.taken.add(post);
    for (const [part, nouns] of Object.entries(view.parts)) for (const noun of nounsOf(nouns ?? null)) if (!this.#partOf.has(noun)) this.#partOf.set(noun, part as Part);
  }

  /** Nouns that play another part in what is meant than in what is said. */
  giveRole(nouns: Node | undefined, role: Part): void {
    for (const noun of nounsOf(nouns ?? null)) this.#roles.set(noun, role);
  }

  /** Where a noun stands: its part, its role, its clause. */
  placeOf(noun: Node, { view, clause, origin }: { readonly view: ClauseView | null } & Pick<MentionPlace, "clause" | "origin">): MentionPlace {
    const part = this.#partOf.get(noun) ?? null;
    const fatal = part === "to" && nounsOf(view?.parts.object ?? null).some((object) => adjectivesOf(object).includes("fatal"));
    return { part, role: this.#roles.get(noun) ?? part, clause, origin, ...(fatal ? { gone: true as const } : {}) };
  }
}
