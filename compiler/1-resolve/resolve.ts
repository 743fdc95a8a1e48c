import { hasDamageBehind } from "./damage-behind.ts";
import { child, childNodes, children, isOr, joinsOf, nodesIn, text, type Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import { attach, type Attachments } from "./attachment.ts";
import { Bindings } from "./bindings.ts";
import { adjectivesOf, causedView, headWord, hypotheticalView, nounsOf, verbOf, viewOfPredicate, viewsOf, type ClauseView, type Part } from "./clause-view.ts";
import type { Mention, Resolved } from "./mention.ts";
import { mentionOf, type MentionPlace } from "./mention-of.ts";
import { attributesIn, chosenName, headsOf, namedWord, isPlayerHead, modifierWords, possessesPlayer, seekingOf } from "./described.ts";
import { Others } from "./others.ts";
import { DECISIONS, type Members } from "./preferences.ts";

export type { Antecedent, Mention, Resolved } from "./mention.ts";

const EVENT_LEADS = new Set(["Trigger", "NextTime", "AsLead"]);
const NOUNS = new Set(["NounPhrase", "Partitive", "Pronoun", "RestPronoun", "SelfName", "StepPhrase"]);
const OTHER_TARGETS = new Set(["anotherTarget", "secondTarget", "thirdTarget", "second"]);
const POSSESSIVES = new Set(["his", "her", "its", "their"]);

/** Finds what every pronoun and every "that …" of a paragraph stands for. `earlier`: the card's paragraphs before it. */
export function resolve(paragraph: Node, verbs: ReadonlyMap<string, VerbEntry>, members: Members, earlier: readonly Resolved[] = []): Resolved {
  return new Resolver(verbs, members, earlier, attach(paragraph)).run(paragraph);
}

class Resolver {
  readonly #verbs: ReadonlyMap<string, VerbEntry>;
  readonly #attachments: Attachments;
  readonly #mentions: Mention[] = [];
  readonly #bindings: Bindings;
  readonly #views = new Map<Node, readonly ClauseView[]>();
  readonly #viewOfClause = new Map<Node, ClauseView>();
  readonly #others: Others;
  readonly #chains = new Map<Node, readonly Node[]>();
  readonly #partOf = new Map<Node, Part>();
  readonly #roles = new Map<Node, Part>();
  readonly #earlier: readonly Resolved[];
  readonly #taken = new Set<Node>();
  /** Subjects of relative clauses that only a player can be. */
  readonly #deciders = new Set<Node>();
  readonly #chosen = new Set<string>();
  #clause = 0;
  #describing = 0;
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
      views: this.#views,
      viewOfClause: this.#viewOfClause,
      taken: this.#taken,
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
    if (EVENT_LEADS.has(node.kind) || (node.kind === "Condition" && this.#isHypothetical(node))) {
      const outer = this.#origin;
      this.#origin = "event";
      this.#descend(node);
      this.#origin = outer;
      return;
    }
    if (node.kind === "Clauses") {
      const views = viewsOf(node, this.#verbs, this.#attachments);
      this.#views.set(node, views);
      for (const view of views) {
        this.#keep(view.node, view);
        const word = namedWord(view);
        if (word !== null) this.#chosen.add(word);
        if (this.#origin === "effect") this.#bindings.names.countUses(view);
        // What only happens to its subject is done to it.
        if (view.parts.object === undefined && !view.passive && this.#verbs.get(view.verb)?.middle === true) for (const noun of nounsOf(view.parts.subject ?? null)) this.#roles.set(noun, "object");
      }
      if (this.#either) this.#inWays(node);
      else this.#descend(node);
      return;
    }
    if (node.kind === "DoingCost") {
      const word = namedWord(viewOfPredicate(child(node, "predicate") as Node, this.#verbs, this.#attachments));
      if (word !== null) this.#chosen.add(word);
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
      this.#group(node, this.#mentions.slice(before));
      return;
    }
    if (node.kind === "Clause") {
      const outer = this.#view;
      this.#clause += 1;
      this.#view = this.#viewOfClause.get(node) ?? null;
      this.#descend(node);
      this.#view = outer;
      return;
    }
    if (node.kind === "DoingCost") {
      this.#paid = this.#verbs.get(verbOf(child(node, "predicate") as Node))?.participle;
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
      this.#keep(node, view);
      this.#view = view;
      this.#descend(node);
      this.#view = outer;
      return;
    }
    if (node.kind === "SameAs" && child(node, "as") === null) this.#bindings.shared(node, this.#clause, this.#view);
    if (NOUNS.has(node.kind)) {
      this.#noun(node);
      return;
    }
    if (node.kind === "NamedCharacter") {
      if (!this.#bindings.called(node, this.#bearers) && !this.#saysWhatItIs(node)) this.#mentions.push({ ...this.#placeOf(node), noun: node, what: "thing", heads: [], plural: false, self: false, modifiers: [] });
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

  /** The view of a clause, with the parts that its nouns play in it. */
  #keep(clause: Node, view: ClauseView): void {
    this.#viewOfClause.set(clause, view);
    for (const post of view.taken) this.#taken.add(post);
    for (const [part, nouns] of Object.entries(view.parts)) for (const noun of nounsOf(nouns ?? null)) if (!this.#partOf.has(noun)) this.#partOf.set(noun, part as Part);
  }

  /** "If … would …": an event that is replaced, not a condition. */
  #isHypothetical(lead: Node): boolean {
    const clauses = child(lead, "condition");
    return clauses !== null && children(clauses, "clauses").some((clause) => text(child(clause, "predicate") as Node, "modal") === "would");
  }

  /** Where a noun stands: its part, its role, its clause. */
  #placeOf(node: Node): MentionPlace {
    const part = this.#partOf.get(node) ?? null;
    const fatal = part === "to" && nounsOf(this.#view?.parts.object ?? null).some((object) => adjectivesOf(object).includes("fatal"));
    return { part, role: this.#roles.get(node) ?? part, clause: this.#clause, origin: this.#origin, ...(fatal ? { gone: true as const } : {}) };
  }

  #noun(node: Node): void {
    const { part } = this.#placeOf(node);
    const seeking = seekingOf(node, part, this.#view);
    if (seeking !== null) this.#bindings.bind(node, this.#deciders.has(node) ? { ...seeking, player: true } : seeking, this.#clause, this.#describing > 0);
    const attribute = text(node, "determiner") === "that" && node.kind === "NounPhrase" ? attributesIn(node)[0] : undefined;
    if (attribute !== undefined && ![this.#chosen, ...this.#earlier.map(({ chosen }) => chosen)].some((chosen) => chosen.has(chosenName(attribute)))) this.#bindings.shared(node, this.#clause, this.#view);
    for (const possessor of children(node, "possessors")) this.#possessor(possessor, node);
    const determiner = text(node, "determiner");
    if (determiner !== null && POSSESSIVES.has(determiner)) {
      this.#bindings.bind(node, { form: "possessive", word: determiner, heads: headsOf(node), part, view: this.#view, player: possessesPlayer(node), modifiers: [] }, this.#clause, this.#describing > 0);
    }
    // Whom damage is dealt to has been spoken of when the next damage is.
    const early = hasDamageBehind(node);
    if (early) this.#speak(node, part);
    for (const field in node) {
      if (field === "possessors") continue;
      const outer = this.#described;
      if (field === "posts") this.#describing += 1;
      if (field === "posts") this.#described = node;
      for (const item of nodesIn(node[field])) this.#part(item, node);
      if (field === "posts") this.#describing -= 1;
      this.#described = outer;
    }
    if (OTHER_TARGETS.has(determiner ?? "")) this.#others.ofTarget(node);
    if (determiner === "another") this.#others.ofAnother(node, this.#origin);
    this.#others.ofHead(node, this.#clause, this.#origin);
    // "a second ally": one more than what has been named.
    if (determiner === "second" && !this.#mentions.some(({ what }) => what === "thing")) this.#bindings.unbound.push(node);
    if (!early) this.#speak(node, part);
  }

  /** Notes what a noun phrase has spoken of. */
  #speak(node: Node, part: Part | null): void {
    const mention = this.#saysWhatItIs(node) ? null : mentionOf(node, this.#bindings.antecedents.get(node), this.#placeOf(node));
    if (mention === null) return;
    // "destroy an ally … that destroyed ally": it is called by what was done to it.
    const done = this.#paid ?? (part === "object" && this.#view !== null ? this.#verbs.get(this.#view.verb)?.participle : undefined);
    this.#mentions.push(done === undefined ? mention : { ...mention, modifiers: [...mention.modifiers, done] });
    if (this.#view?.verb === "choose" && part === "object" && this.#origin === "effect" && mention.what === "thing") this.#others.pick(mention);
  }

  /** "It's an ally card": no second thing beside what it is. "There is an ally" is one. */
  #saysWhatItIs(node: Node): boolean {
    const view = this.#view;
    if (view === null || view.predicate.kind !== "Being" || !nounsOf(child(view.predicate, "what")).includes(node)) return false;
    return !nounsOf(view.grammatical).some((subject) => text(subject, "pronoun") === "there");
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
    this.#keep(part, view);
    // "When damage that an ally would deal is prevented": what was prevented is from it.
    if (origin === "event") for (const dealer of nounsOf(view.parts.subject ?? null)) this.#roles.set(dealer, "from");
    this.#visit(part);
    this.#origin = origin;
    this.#view = outer;
  }

  /** "a hero and an ally": they can be meant together. */
  #group(node: Node, within: readonly Mention[]): void {
    const nouns = children(node, "nouns");
    const members = nouns.map((noun) => within.find((mention) => mention.noun === noun));
    const joins = joinsOf(node, "nouns");
    if (joins.some((join) => /or$/i.test(join)) || !members.every((member) => member?.what === "thing")) return;
    this.#mentions.push({ noun: node, what: "group", heads: [], plural: true, part: null, role: null, clause: this.#clause, origin: this.#origin, self: false, modifiers: [], members: members as Mention[] });
  }

  #possessor(possessor: Node, owner: Node): void {
    const determiner = text(possessor, "determiner");
    const heads = headsOf(possessor);
    if (determiner !== null && (POSSESSIVES.has(determiner) || determiner === "that" || determiner === "those")) {
      this.#bindings.bind(possessor, POSSESSIVES.has(determiner) ? { form: "possessive", word: determiner, heads, part: null, view: this.#view, player: false, modifiers: [] } : { form: "that", word: determiner, heads, part: null, view: this.#view, player: isPlayerHead(heads), modifiers: modifierWords(children(possessor, "modifiers")) }, this.#clause, this.#describing > 0);
    }
    for (const modifier of children(possessor, "modifiers")) this.#visit(modifier);
    const player = heads.some((head) => /^(?:controller|owner)s?$/.test(head)) || isPlayerHead(heads);
    if (determiner === "your") return;
    this.#mentions.push({ noun: possessor, what: player ? "player" : "thing", heads, plural: determiner === "each", part: null, role: null, clause: this.#clause, origin: this.#origin, self: child(possessor, "noun")?.kind === "SelfName", modifiers: [], has: headWord(owner) ?? "" });
    const chain = children(owner, "possessors");
    const place = chain.indexOf(possessor);
    if (place > 0) this.#chains.set(possessor, chain.slice(0, place));
  }
}
