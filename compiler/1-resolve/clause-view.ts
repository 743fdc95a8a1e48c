import { child, children, joinsOf, lemma, text, type Node } from "../../grammar/ast.ts";
import type { VerbEntry } from "../../grammar/vocabulary.ts";
import type { Attachments } from "./attachment.ts";
import { headWord, isZone, nounsOf } from "./noun-head.ts";

export { adjectivesOf, headWord, isZone, nounsOf } from "./noun-head.ts";

/** A part that a noun plays in what a clause says, voice aside. */
export type Part = "subject" | "object" | "to" | "from" | "with" | "against" | "into" | "outOf";

/** A clause as its verb's frame reads it: who does what to whom, and what else is said of it. */
export interface ClauseView {
  readonly node: Node;
  readonly predicate: Node;
  readonly verb: string;
  /** The grammatical subject, its own or that of the clause it is coordinated with. */
  readonly grammatical: Node | null;
  readonly passive: boolean;
  readonly modal: string | null;
  readonly parts: Readonly<Partial<Record<Part, Node>>>;
  /** Prepositions that the verb's frame gives no part, with what follows them. */
  readonly loose: readonly Node[];
  readonly complements: readonly Node[];
  /** Posts of the object that belong to the verb (binding preference B2). */
  readonly taken: ReadonlySet<Node>;
}

const PREPOSITION_NODES = new Set(["VerbPreposition", "NounPreposition"]);

/** The verb of a predicate. */
export function verbOf(predicate: Node): string {
  switch (predicate.kind) {
    case "Doing":
    case "Undergoing":
      return lemma(predicate, "verb") ?? "";
    case "Being":
      return /^bec/.test(text(predicate, "be") ?? "") ? "become" : "be";
    case "Having":
      return /^gains?$/.test(text(predicate, "have") ?? "") ? "gain" : "have";
    case "Paying":
      return "pay";
    case "Causing":
      return "cause";
    default:
      return "do";
  }
}

const isPassive = (predicate: Node): boolean => predicate.kind === "Undergoing" && text(predicate, "form") === "participle";

/** The views of a list of clauses; subjects, modals and objects are taken over from clause to clause. */
export function viewsOf(clauses: Node, verbs: ReadonlyMap<string, VerbEntry>, attachments: Attachments): ClauseView[] {
  const views: ClauseView[] = [];
  const nodes = children(clauses, "clauses");
  for (const [index, node] of nodes.entries()) views.push(viewOf(node, verbs, attachments, views.at(-1) ?? null, nodes.slice(index + 1)));
  return views;
}

/** "have it deal damage": what the other does, as a clause of its own. */
export function causedView(causing: Node, verbs: ReadonlyMap<string, VerbEntry>, attachments: Attachments): ClauseView {
  const who = child(causing, "who") as Node;
  const subject = { kind: "Nouns", span: who.span, nouns: [who] } as Node;
  return viewOf({ kind: "Clause", span: causing.span, subject, predicate: child(causing, "predicate") as Node } as Node, verbs, attachments, null, []);
}

/** A predicate without a subject, as a cost is told. */
export function viewOfPredicate(predicate: Node, verbs: ReadonlyMap<string, VerbEntry>, attachments: Attachments): ClauseView {
  return viewOf({ kind: "Clause", span: predicate.span, predicate } as Node, verbs, attachments, null, []);
}

/** "damage | that would be dealt to it", "damage | that it would be dealt": the relative clause with the damage in its place; null if nothing is hypothetical. */
export function hypotheticalView(noun: Node, relative: Node, verbs: ReadonlyMap<string, VerbEntry>, attachments: Attachments): ClauseView | null {
  if (relative.kind !== "Relative" && relative.kind !== "ContactRelative") return null;
  const predicate = child(relative, "predicate");
  if (predicate === null || text(predicate, "modal") !== "would") return null;
  const bare = { kind: "NounPhrase", span: noun.span, heads: children(noun, "heads") } as Node;
  const subject = child(relative, "subject") ?? bare;
  return viewOf({ kind: "Clause", span: relative.span, subject: { kind: "Nouns", span: subject.span, nouns: nounsOf(subject), nounsJoins: joinsOf(subject, "nouns") } as unknown as Node, predicate } as Node, verbs, attachments, null, []);
}

function viewOf(node: Node, verbs: ReadonlyMap<string, VerbEntry>, attachments: Attachments, before: ClauseView | null, after: readonly Node[]): ClauseView {
  const predicate = child(node, "predicate") as Node;
  const own = child(node, "subject");
  const finite = isFinite(predicate);
  const grammatical = own ?? (before !== null && (finite || coordinated(predicate, before)) ? before.grammatical : null);
  const modal = text(predicate, "modal") ?? (own === null && before !== null && !finite && grammatical !== null ? before.modal : null);
  const verb = verbOf(predicate);
  const entry = verbs.get(verb);
  const passive = isPassive(predicate);
  const object = child(predicate, "object") ?? sharedObject(predicate, entry, grammatical, after) ?? controlObject(predicate);
  const handed = attachments.ofVerb.get(predicate) ?? [];
  const complements = attachments.complementsOf(predicate);
  const parts: Partial<Record<Part, Node>> = {};
  const loose: Node[] = [];
  const taken = new Set<Node>();

  const give = (preposition: Node): void => {
    const role = entry?.roles[text(preposition, "preposition") ?? ""];
    const noun = child(preposition, "object");
    // Who does it: "destroyed by an opponent". By what, a thing: "destroyed by abilities you play".
    const doer = passive && (role === "subject" || (text(preposition, "preposition") === "by" && isPlayer(noun)));
    const part = doer ? "subject" : role;
    // Two goals, or two instruments, are more than a frame takes.
    if (role === undefined || noun === null || (part !== undefined && parts[part] !== undefined)) loose.push(preposition);
    else parts[doer ? "subject" : role] = noun;
  };
  for (const complement of complements) {
    if (PREPOSITION_NODES.has(complement.kind)) give(complement);
    else if (complement.kind === "ToAndBy" && lemma(complement, "verb") === verb && passive) parts["to"] = child(complement, "object") as Node;
    else if (complement.kind === "WithAttributes" && isInstrument(complement, entry)) parts["with"] = instrument(complement);
  }
  const during: Node[] = [];
  for (const post of handed) {
    taken.add(post);
    const turn = turnOf(post);
    if (turn !== null) {
      during.push(turn);
      continue;
    }
    if (post.kind === "NounPreposition") give(post);
    else if (post.kind === "With" && isInstrument(post, entry)) parts["with"] = instrument(post);
    else loose.push(post);
  }
  for (const noun of nounsOf(object).slice(-1))
    for (const post of attachments.ofNoun.get(noun) ?? [])
      if (post.kind === "NounPreposition" && (belongsToVerb(post, noun, entry) || isLooseGoal(post, modal, entry, [...complements, ...handed, ...(attachments.ofNoun.get(noun) ?? [])]))) {
        taken.add(post);
        give(post);
      }

  if (passive) {
    if (entry?.damage === true && headWord(grammatical) !== "damage" && !isAmount(grammatical) && (parts["to"] === undefined || object !== null)) {
      // Who is dealt damage has it dealt to him; who is healed has it healed from him.
      if (grammatical !== null) parts[entry.recipient ?? "to"] = grammatical;
      if (object !== null) parts["object"] = object;
    } else if (grammatical !== null) parts["object"] = grammatical;
  } else {
    if (grammatical !== null) parts["subject"] = grammatical;
    if (object !== null) parts["object"] = object;
  }
  return { node, predicate, verb, grammatical, passive, modal, parts, loose, complements: [...complements, ...during], taken };
}

/** "cards | on your turn": when it is, though it stands behind a noun. */
function turnOf(post: Node): Node | null {
  const [of, ...others] = post.kind === "NounPreposition" && text(post, "preposition") === "on" ? nounsOf(child(post, "object")) : [];
  return of?.kind === "StepPhrase" && others.length === 0 && lemma(of, "step") === "turn" ? ({ kind: "DuringPhrase", span: post.span, preposition: "on", of, stands: post } as Node) : null;
}

/** Whether damage is dealt with what stands behind "with". */
const isInstrument = (post: Node, entry: VerbEntry | undefined): boolean =>
  entry?.roles["with"] !== undefined && entry.damage === true && children(child(post, "items") as Node, "items").every((item) => ["NounPhrase", "SelfName", "ThisCard", "Pronoun", "Partitive"].includes(item.kind));

const isPlayer = (noun: Node | null): boolean => ["player", "opponent", "controller", "owner"].includes(headWord(noun) ?? "");

/** "damage with a weapon": with what it is dealt. */
function instrument(post: Node): Node {
  const items = children(child(post, "items") as Node, "items");
  return { kind: "Nouns", span: post.span, nouns: items } as Node;
}

/** Whether a predicate can only stand with a subject. */
function isFinite(predicate: Node): boolean {
  if (text(predicate, "modal") !== null) return true;
  switch (predicate.kind) {
    case "Doing":
      return text(predicate, "form") !== "base";
    case "Undergoing":
    case "Being":
      return !/^be$/.test(text(predicate, "be") ?? "");
    case "Having":
      return text(predicate, "have") !== "gain" && text(predicate, "have") !== "have";
    case "Paying":
      return text(predicate, "form") !== "base";
    default:
      return false;
  }
}

/** A base form goes on with the subject before it where that clause's verb is a base form, too. */
function coordinated(predicate: Node, before: ClauseView): boolean {
  if (before.grammatical === null) return false;
  return before.modal !== null || (before.predicate.kind === "Doing" && text(before.predicate, "form") === "base" && predicate.kind === "Doing");
}

/** "play or complete a card", "loses and can't have powers": a verb that says nothing of what has the object of the clause that follows. */
function sharedObject(predicate: Node, entry: VerbEntry | undefined, doer: Node | null, after: readonly Node[]): Node | null {
  const [following] = after;
  const next = following === undefined ? null : child(following, "predicate");
  if (predicate.kind !== "Doing" || next === null || child(following as Node, "subject") !== null) return null;
  if (next.kind === "Having") return entry?.lemma === "lose" || entry?.lemma === "gain" ? child(next, "items") : null;
  // "you may ready or exhaust it": of a thing, "readies" says enough.
  const lacksObject = entry?.object === "required" || entry?.lemma === "lose" || (entry?.middle === true && (doer === null || isPlayer(doer) || text(nounsOf(doer)[0] ?? doer, "pronoun") === "you"));
  if (!lacksObject || children(predicate, "complements").length > 0) return null;
  return child(next, "object") ?? (entry?.object === "required" ? behindIt(next) : null);
}

/** "play or strike with a weapon": what the verb that follows takes with its one preposition. */
function behindIt(next: Node): Node | null {
  const [preposition, ...others] = children(next, "complements").filter(({ kind }) => kind === "VerbPreposition");
  return preposition === undefined || others.length > 0 || text(preposition, "preposition") !== "with" ? null : child(preposition, "object");
}

/** "gains control of it": what is gained, as the object of the verb. */
function controlObject(predicate: Node): Node | null {
  if (predicate.kind !== "Having" || !/^gains?$/.test(text(predicate, "have") ?? "")) return null;
  const item = children(child(predicate, "items") as Node, "items")[0] ?? null;
  return item !== null && headWord(item) === "control" ? item : null;
}

const isAmount = (noun: Node | null): boolean => {
  const only = nounsOf(noun)[0];
  return only?.kind === "ThatMuchPlus" || (only?.kind === "Pronoun" && /^that(?:Much|Many)$/.test(text(only, "pronoun") ?? ""));
};

/** "Put all revealed allies | in your hand": where to, if nothing else that is said of it tells where to. */
function isLooseGoal(post: Node, modal: string | null, entry: VerbEntry | undefined, said: readonly Node[]): boolean {
  if (entry?.lemma !== "put" || text(post, "preposition") !== "in" || /^can/.test(modal ?? "") || !isZone(child(post, "object") as Node)) return false;
  return !said.some((other) => other !== post && entry.roles[text(other, "preposition") ?? ""] !== undefined && text(other, "preposition") !== "from");
}

/** Whether what follows the object belongs to the verb: "a counter | from it", "damage | to it". */
function belongsToVerb(post: Node, noun: Node, entry: VerbEntry | undefined): boolean {
  const preposition = text(post, "preposition") ?? "";
  if (entry?.roles[preposition] === undefined) return false;
  const head = headWord(noun);
  const loose = head === "damage" || head === "counter" || head === "counters" || head === null || noun.kind === "Pronoun" || noun.kind === "SelfName";
  if (preposition === "into" || preposition === "to" || preposition === "onto") return true;
  if (preposition === "on") return head === "damage" || head === "counter" || head === "counters";
  if (preposition === "from") return loose || entry.lemma === "remove" || entry.lemma === "put" || entry.lemma === "play" || entry.lemma === "discard" || entry.lemma === "draw" || entry.lemma === "choose";
  return preposition !== "in" || entry.lemma === "place";
}
