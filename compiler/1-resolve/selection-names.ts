import { child, children, text, type Node } from "../../grammar/ast.ts";
import { nounsOf, type ClauseView } from "./clause-view.ts";
import { headsOf } from "./described.ts";
import type { Antecedent, Mention, Resolved } from "./mention.ts";
import { typeOfCard } from "./noun-head.ts";

/** The names by which the meaning of a paragraph refers to what it selects. */
export class SelectionNames {
  readonly given = new Map<Node, string>();
  /** Selections that several statements are about. */
  readonly repeated = new Set<Node>();
  readonly #uses = new Map<Node, number>();
  readonly #antecedents: ReadonlyMap<Node, Antecedent>;
  readonly #earlier: readonly Resolved[];

  constructor(antecedents: ReadonlyMap<Node, Antecedent>, earlier: readonly Resolved[]) {
    this.#antecedents = antecedents;
    this.#earlier = earlier;
  }

  /** Gives a selection its name; a group has none, but each of its members. */
  of(mention: Mention): string | undefined {
    // Whoever goes by a name is called by it again.
    if (mention.noun.kind === "NamedCharacter") return undefined;
    if (mention.members !== undefined) {
      for (const member of mention.members) if (!member.self) this.of(member);
      return undefined;
    }
    let noun = mention.noun;
    const before = this.#antecedents.get(noun);
    if (before?.is === "mention") noun = before.mention.noun;
    const known = this.given.get(noun);
    if (known !== undefined) return known;
    const base = typeOfCard(noun) ?? mention.heads.at(-1)?.toLowerCase() ?? mention.what;
    // What an earlier paragraph has named stays with the card: another name would hide it.
    const taken = new Set([...this.given.values(), ...this.#earlier.flatMap(({ names }) => [...names.values()])]);
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base} ${count}`;
    this.given.set(noun, name);
    return name;
  }

  /** Counts the statements of a clause for what they are about. */
  countUses(view: ClauseView): void {
    const statements = Math.max(children(child(view.predicate, "items") ?? view.predicate, "items").length, children(child(view.predicate, "what") ?? view.predicate, "states").length, 1);
    for (const noun of nounsOf(view.grammatical)) {
      const uses = (this.#uses.get(noun) ?? 0) + statements;
      this.#uses.set(noun, uses);
    }
  }

  /** A target or a choice that several statements are about is one selection, which picking twice could make two: it gets a name. */
  nameRepeated(): void {
    for (const [noun, uses] of this.#uses) {
      if (uses < 2 || noun.kind !== "NounPhrase" || this.#antecedents.has(noun)) continue;
      const determiner = text(noun, "determiner");
      const picks = /target$/i.test(determiner ?? "") || ["a", "an", "another", "second", "anyNumberOf"].includes(determiner ?? "") || child(noun, "quantity") !== null;
      const heads = headsOf(noun);
      if (!picks || heads.length === 0) continue;
      this.repeated.add(noun);
      this.of({ noun, what: "thing", heads, plural: false, part: null, role: null, clause: 0, origin: "effect", self: false, modifiers: [] });
    }
  }
}
