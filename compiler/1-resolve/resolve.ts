import { child, childNodes, children, isOr, joinsOf, nodesIn, text, type Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import { attach, type Attachments } from "./attachment.ts";
import { Bindings } from "./bindings.ts";
import { ClauseParts } from "./clause-parts.ts";
import { causedView, hypotheticalView, verbOf, viewOfPredicate, type ClauseView, type Part } from "./clause-view.ts";
import type { Mention, Resolved } from "./mention.ts";
import { groupOf, mentionOf, possessorOf, saysWhatItIs, type MentionPlace } from "./mention-of.ts";
import { hasDamageBehind } from "./damage-behind.ts";
import { attributesIn, chosenName, namedWord, seekingOf, seekingOfPossessor, seekingOwner } from "./described.ts";
import { isEventLead } from "./event-lead.ts";
import { Others } from "./others.ts";
import { DECISIONS, type Members } from "./preferences.ts";
import { isNoun } from "./node-kinds.ts";

export type { Antecedent, Mention, Resolved } from "./mention.ts";

const OTHER_TARGETS = new Set(["anotherTarget", "secondTarget", "thirdTarget", "second"]);

/** Finds what every pronoun and every "that …" of a paragraph stands for. `earlier`: the card's paragraphs before it. */
export function resolve(paragraph: Node, verbs: ReadonlyMap<string, VerbEntry>, members: Members, earlier: readonly Resolved[] = []): Resolved {
  return new Resolver(verbs, members, earlier, attach(paragraph)).run(paragraph);
}

class Resolver {
  readonly #verbs: ReadonlyMap<string, VerbEntry>;
  readonly #attachments: Attachments;
  readonly #mentions: Mention[] = [];
  readonly #drawn: Mention[] = [];
  readonly #bindings: Bindings;
  readonly #parts: ClauseParts;
  readonly #others: Others;
  readonly #chains = new Map<Node, readonly Node[]>();
  readonly #earlier: readonly Resolved[];
  /** Subjects of relative clauses that only a player can be. */
  readonly #deciders = new Set<Node>();
  readonly #chosen = new Set<string>();
  #clause = 0;
  #either = false;
  #view: ClauseView | null = null;
  /** What is done to what is spoken of in a cost. */
  #paid: string | undefined;
  /** What may bear the quoted power that is being read: what it describes, or what was named last. */
  #bearers: readonly Node[] = [];
  /** The noun that is being described. */
  #described: Node | null = null;
  #origin: "event" | "effect" = "effect";

  constructor(verbs: ReadonlyMap<string, VerbEntry>, members: Members, earlier: readonly Resolved[], attachments: Attachments) {
    this.#attachments = attachments;
    this.#verbs = verbs;
    this.#earlier = earlier;
    this.#parts = new ClauseParts(verbs, attachments);
    this.#bindings = new Bindings(this.#mentions, members, earlier);
    this.#others = new Others(this.#mentions, this.#bindings, members);
  }

  run(paragraph: Node): Resolved {
    this.#visit(paragraph);
    this.#bindings.names.nameRepeated();
    return {
      antecedents: this.#bindings.antecedents,
      preferences: this.#bindings.preferences,
      attachments: this.#attachments,
      views: this.#parts.views,
      viewOfClause: this.#parts.viewOfClause,
      taken: this.#parts.taken,
      names: this.#bindings.names.given,
      others: this.#others.found,
      chains: this.#chains,
      repeated: this.#bindings.names.repeated,
      unbound: this.#bindings.unbound,
      ties: this.#bindings.ties,
      mentions: this.#mentions,
      chosen: this.#chosen,
      nameFor: (mention) => this.#bindings.names.of(mention),
    };
  }

  #visit(node: Node): void {
    // A parenthesis speaks of the text, and a name of no thing.
    if (node.kind === "Aside" || node.kind === "Named") return;
    if (isEventLead(node)) {
      const outer = this.#origin;
      this.#origin = "event";
      this.#descend(node);
      this.#origin = outer;
      return;
    }
    if (node.kind === "Clauses") {
      for (const view of this.#parts.readAll(node)) {
        const word = namedWord(view);
        if (word !== null) this.#chosen.add(word);
        if (this.#origin === "effect") this.#bindings.names.countUses(view);
      }
      if (this.#either) this.#inWays(node);
      else this.#descend(node);
      return;
    }
    if (node.kind === "Sentence" && node["either"] === true) {
      this.#either = true;
      this.#descend(node);
      this.#either = false;
      return;
    }
    if (node.kind === "Nouns" && children(node, "nouns").length > 1) {
      const before = this.#mentions.length;
      this.#descend(node);
      const group = groupOf(node, this.#mentions.slice(before), { clause: this.#clause, origin: this.#origin });
      if (group !== null) this.#mentions.push(group);
      return;
    }
    if (node.kind === "Clause") {
      const outer = this.#view;
      this.#clause += 1;
      this.#view = this.#parts.viewOfClause.get(node) ?? null;
      this.#descend(node);
      this.#view = outer;
      this.#mentions.push(...this.#drawn.splice(0));
      return;
    }
    if (node.kind === "DoingCost") {
      const predicate = child(node, "predicate") as Node;
      const word = namedWord(viewOfPredicate(predicate, this.#verbs, this.#attachments));
      if (word !== null) this.#chosen.add(word);
      this.#paid = this.#verbs.get(verbOf(predicate))?.participle;
      this.#descend(node);
      this.#paid = undefined;
      return;
    }
    if (node.kind === "ContactRelative") {
      const subject = child(node, "subject");
      const predicate = child(node, "predicate");
      if (subject !== null && predicate !== null && DECISIONS.has(verbOf(predicate))) this.#deciders.add(subject);
    }
    if (node.kind === "Causing") {
      const outer = this.#view;
      const view = causedView(node, this.#verbs, this.#attachments);
      this.#parts.keep(node, view);
      this.#view = view;
      this.#descend(node);
      this.#view = outer;
      return;
    }
    if (node.kind === "SameAs" && child(node, "as") === null) this.#bindings.shared(node, this.#clause, this.#view);
    if (isNoun(node)) {
      this.#noun(node);
      return;
    }
    if (node.kind === "NamedCharacter") {
      if (!this.#bindings.called(node, this.#bearers) && !saysWhatItIs(node, this.#view)) this.#mentions.push({ ...this.#placeOf(node), noun: node, what: "thing", heads: [], plural: false, self: false, modifiers: [] });
      return;
    }
    if (node.kind === "Mode") {
      // What another way to choose speaks of need not have been chosen.
      const before = this.#mentions.length;
      this.#descend(node);
      this.#mentions.splice(before);
      return;
    }
    if (node.kind === "Quote") {
      // Inside quotes the text speaks of its own bearer (CR 402.1): nothing outside is meant.
      const kept = this.#mentions.splice(0);
      const outer = this.#bearers;
      this.#bearers = [this.#described, kept.at(-1)?.noun ?? null].filter((noun) => noun !== null);
      this.#descend(node);
      this.#bearers = outer;
      this.#mentions.splice(0, this.#mentions.length, ...kept);
      return;
    }
    this.#descend(node);
  }

  /** "Either draw it and put 1 damage on your hero, or put it on the bottom.": what one way names, the other does not speak of. */
  #inWays(node: Node): void {
    this.#either = false;
    const joins = joinsOf(node, "clauses");
    const apart: Mention[] = [];
    const before = this.#mentions.length;
    for (const [index, clause] of children(node, "clauses").entries()) {
      if (before > 0 && isOr(joins[index - 1])) apart.push(...this.#mentions.splice(before));
      this.#visit(clause);
    }
    this.#mentions.splice(before, 0, ...apart);
  }

  #descend(node: Node): void {
    // What is handed up is read where it belongs: behind the noun it stood with.
    for (const inner of childNodes(node)) if (!this.#attachments.isHandedUp(inner)) this.#visit(inner);
    for (const complement of this.#attachments.gainedBy(node)) this.#visit(complement);
  }

  #placeOf(node: Node): MentionPlace {
    return this.#parts.placeOf(node, { view: this.#view, clause: this.#clause, origin: this.#origin });
  }

  #noun(node: Node): void {
    const { part } = this.#placeOf(node);
    const seeking = seekingOf(node, part, this.#view);
    if (seeking !== null) this.#bindings.bind(node, this.#deciders.has(node) ? { ...seeking, player: true } : seeking, this.#clause, this.#described !== null);
    const attribute = text(node, "determiner") === "that" && node.kind === "NounPhrase" ? attributesIn(node)[0] : undefined;
    if (attribute !== undefined && ![this.#chosen, ...this.#earlier.map(({ chosen }) => chosen)].some((chosen) => chosen.has(chosenName(attribute)))) this.#bindings.shared(node, this.#clause, this.#view);
    for (const possessor of children(node, "possessors")) this.#possessor(possessor, node);
    const owner = seekingOwner(node, part, this.#view);
    if (owner !== null) this.#bindings.bind(node, owner, this.#clause, this.#described !== null);
    // Whom damage is dealt to has been spoken of when the next damage is.
    const early = hasDamageBehind(node);
    if (early) this.#speak(node, part);
    for (const field in node) {
      if (field === "possessors") continue;
      const outer = this.#described;
      if (field === "posts") this.#described = node;
      for (const item of nodesIn(node[field])) this.#part(item, node);
      this.#described = outer;
    }
    const determiner = text(node, "determiner");
    if (OTHER_TARGETS.has(determiner ?? "")) this.#others.ofTarget(node);
    if (determiner === "another") this.#others.ofAnother(node, this.#origin, this.#view);
    this.#others.ofHead(node, this.#clause, this.#origin);
    // "a second ally": one more than what has been named.
    if (determiner === "second" && !this.#mentions.some(({ what }) => what === "thing")) this.#bindings.unbound.push(node);
    if (!early) this.#speak(node, part);
  }

  /** Notes what a noun phrase has spoken of. */
  #speak(node: Node, part: Part | null): void {
    const mention = saysWhatItIs(node, this.#view) ? null : mentionOf(node, this.#bindings.antecedents.get(node), this.#placeOf(node));
    if (mention === null) return;
    // "destroy an ally … that destroyed ally": it is called by what was done to it.
    const done = this.#paid ?? (part === "object" && this.#view !== null ? this.#verbs.get(this.#view.verb)?.participle : undefined);
    this.#mentions.push(done === undefined ? mention : { ...mention, modifiers: [...mention.modifiers, done] });
    // Nobody has seen what is drawn until it has been: "draw a card for each counter on it".
    if (this.#view?.verb === "draw" && part === "object" && !(mention.plural && text(node, "determiner") === null)) this.#drawn.push(...this.#mentions.splice(-1));
    if (this.#view?.verb === "choose" && part === "object" && this.#origin === "effect" && mention.what === "thing") this.#others.pick(mention);
  }

  /** A part of a noun. In what would happen to it the nouns play parts of an event. */
  #part(part: Node, noun: Node): void {
    const view = hypotheticalView(noun, part, this.#verbs, this.#attachments);
    if (view === null) {
      this.#visit(part);
      return;
    }
    const origin = this.#origin;
    const outer = this.#view;
    this.#origin = "event";
    this.#view = view;
    this.#parts.keep(part, view);
    // "When damage that an ally would deal is prevented": what was prevented is from it.
    if (origin === "event") this.#parts.giveRole(view.parts.subject, "from");
    this.#visit(part);
    this.#origin = origin;
    this.#view = outer;
  }

  #possessor(possessor: Node, owner: Node): void {
    const seeking = seekingOfPossessor(possessor, this.#view);
    if (seeking !== null) this.#bindings.bind(possessor, seeking, this.#clause, this.#described !== null);
    for (const modifier of children(possessor, "modifiers")) this.#visit(modifier);
    if (text(possessor, "determiner") === "your") return;
    this.#mentions.push(possessorOf(possessor, owner, { clause: this.#clause, origin: this.#origin }));
    const chain = children(owner, "possessors");
    const place = chain.indexOf(possessor);
    if (place > 0) this.#chains.set(possessor, chain.slice(0, place));
  }
}
