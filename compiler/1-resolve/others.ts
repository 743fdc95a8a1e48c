import { children, text, walk, type Node } from "../../grammar/ast.ts";
import type { Bindings } from "./bindings.ts";
import { hasDamageBehind } from "./damage-behind.ts";
import { headsOf } from "./described.ts";
import type { Mention, OtherThan } from "./mention.ts";
import type { Members } from "./preferences.ts";

/** What "another target" and "other" are other than, where that is not the bearer. */
export class Others {
  readonly found = new Map<Node, OtherThan>();
  readonly #picked: Mention[] = [];
  readonly #mentions: readonly Mention[];
  readonly #bindings: Bindings;
  readonly #members: Members;

  /** `mentions` and `bindings` grow while the paragraph is read. */
  constructor(mentions: readonly Mention[], bindings: Bindings, members: Members) {
    this.#mentions = mentions;
    this.#bindings = bindings;
    this.#members = members;
  }

  /** Somebody has chosen it. */
  pick(mention: Mention): void {
    this.#picked.push(mention);
  }

  /** "a second target": other than the targets before it. */
  ofTarget(node: Node): void {
    const before = this.#mentions.filter(({ noun }) => /[tT]arget$/.test(text(noun, "determiner") ?? ""));
    if (before.length === 0) return;
    for (const mention of before) this.#bindings.names.of(mention);
    this.found.set(node, { than: before.filter(({ noun }, at) => before.findIndex((other) => other.noun === noun) === at) });
  }

  /**
   * "Choose a hero or ally. Other characters …": other than the one that was chosen (FOH-029). "Each other ally in that
   * ally's party": other than the one whose it is. What the bearer is none of is other than what the event is about.
   */
  ofHead(node: Node, clause: number, origin: Mention["origin"]): void {
    const other = children(node, "heads").flatMap((head) => children(head, "modifiers")).find((modifier) => text(modifier, "adjective") === "other");
    if (other === undefined) return;
    const heads = headsOf(node);
    const whose = children(node, "posts").flatMap((post) => [...walk(post)]).flatMap((within) => this.#standsFor(within) ?? []).filter((mention) => this.#isOne(mention, heads));
    const dealt = this.#mentions.filter((mention) => mention.clause === clause && hasDamageBehind(mention.noun) && this.#isOne(mention, heads));
    const before = [whose, dealt, this.#picked.filter((mention) => mention.clause < clause)].find(({ length }) => length > 0) ?? [];
    for (const mention of before) this.#bindings.names.of(mention);
    const event = origin === "event" ? undefined : this.#mentions.findLast((mention) => mention.origin === "event" && mention.role !== null && this.#isOne(mention, heads));
    if (before.length > 0) this.found.set(other, { than: before });
    else if (event !== undefined) this.found.set(other, { than: [event], unless: heads });
  }

  #standsFor(node: Node): Mention | undefined {
    const antecedent = this.#bindings.antecedents.get(node);
    if (antecedent?.is === "mention") return antecedent.mention;
    return node.kind === "Possessor" ? this.#mentions.find(({ noun }) => noun === node) : undefined;
  }

  /** Whether what was spoken of can be one of what such words head. */
  #isOne(mention: Mention, heads: readonly string[]): boolean {
    return mention.what === "thing" && !mention.self && mention.heads.some((head) => [head, ...(this.#members.get(head) ?? [])].some((type) => heads.includes(type)));
  }
}
