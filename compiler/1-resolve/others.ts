import { children, lemma, text, walk, type Node } from "../../grammar/ast.ts";
import type { Bindings } from "./bindings.ts";
import type { ClauseView } from "./clause-view.ts";
import { hasDamageBehind } from "./damage-behind.ts";
import { headsOf } from "./described.ts";
import type { Mention, OtherThan } from "./mention.ts";
import { nounsOf } from "./noun-head.ts";
import type { Members } from "./preferences.ts";

const ATTACHING: ReadonlySet<string> = new Set(["attach", "reattach"]);

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

  /** "a second target": other than the targets before it, or than what the event is about. */
  ofTarget(node: Node): void {
    const before = this.#mentions.filter(({ noun }) => /[tT]arget$/.test(text(noun, "determiner") ?? ""));
    const targets = new Set(before.map(({ noun }) => noun)).size;
    // There is a third where there is a second.
    if (text(node, "determiner") === "thirdTarget" && targets < 2 && !this.#mentions.some(({ noun }) => text(noun, "determiner") === "secondTarget")) this.#bindings.unbound.push(node);
    if (before.length === 0) {
      const orBearer = text(node, "determiner") === "anotherTarget";
      this.#ofEvent(node, headsOf(node), orBearer);
      if (!this.found.has(node)) this.#ofDone(node, headsOf(node), orBearer);
      return;
    }
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
    if (before.length > 0) this.found.set(other, { than: before });
    else if (origin !== "event") this.#ofEvent(other, heads, true);
  }

  /**
   * "another ally", in what is done: other than what the event is about, if the bearer is no ally. "Attach it to another
   * ally": other than the one that it is attached to.
   */
  ofAnother(node: Node, origin: Mention["origin"], view: ClauseView | null): void {
    if (origin === "event") {
      this.#ofSubject(node, view);
      return;
    }
    this.#ofEvent(node, headsOf(node), true);
    const moved = view !== null && ATTACHING.has(view.verb) && nounsOf(view.parts.to ?? null).includes(node) ? nounsOf(view.parts.object ?? null) : [];
    const [one, ...others] = moved;
    const mention = one === undefined || others.length > 0 ? undefined : (this.#standsFor(one) ?? this.#mentions.find(({ noun }) => noun === one));
    if (mention === undefined || this.found.has(node)) return;
    this.#bindings.names.of(mention);
    this.found.set(node, { than: [mention], hosts: true });
  }

  /** "Exhaust an ally. … exhaust a second ally": than the one before. */
  #ofDone(node: Node, heads: readonly string[], orBearer: boolean): void {
    const done = this.#mentions.findLast((mention) => mention.origin === "effect" && mention.part !== null && !mention.plural && this.#isOne(mention, heads));
    if (done === undefined) return;
    this.#bindings.names.of(done);
    this.found.set(node, { than: [done], ...(orBearer ? { unless: heads } : {}) });
  }

  /** "When an ally deals damage to another ally": than the one that does it. */
  #ofSubject(node: Node, view: ClauseView | null): void {
    const [subject, ...others] = nounsOf(view?.grammatical ?? null);
    const mention = others.length > 0 || subject === node ? undefined : this.#mentions.findLast(({ noun }) => noun === subject);
    if (mention !== undefined && mention.role !== null && this.#isOne(mention, headsOf(node))) this.found.set(node, { than: [mention] });
  }

  #ofEvent(node: Node, heads: readonly string[], orBearer: boolean): void {
    const event = this.#mentions.findLast((mention) => mention.origin === "event" && mention.role !== null && this.#isOne(mention, heads));
    if (event !== undefined) this.found.set(node, { than: [event], ...(orBearer ? { unless: heads } : {}) });
  }

  #standsFor(node: Node): Mention | undefined {
    const antecedent = this.#bindings.antecedents.get(node);
    if (antecedent?.is === "mention") return antecedent.mention;
    return node.kind === "Possessor" ? this.#mentions.find(({ noun }) => noun === node) : undefined;
  }

  /** Whether what was spoken of can be one of what such words head. */
  #isOne(mention: Mention, heads: readonly string[]): boolean {
    return mention.what === "thing" && !mention.self && mention.heads.some((head) => [head, ...(this.#members.get(head) ?? []), ...(head === "card" ? typesBefore(mention.noun) : [])].some((type) => heads.includes(type)));
  }
}

/** "an ally card": the types that stand before a noun. */
const typesBefore = (noun: Node): readonly string[] => children(noun, "heads").flatMap((head) => children(head, "modifiers")).flatMap((modifier) => lemma(modifier, "type") ?? []);
