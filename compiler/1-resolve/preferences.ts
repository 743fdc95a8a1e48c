import type { ClauseView, Part } from "./clause-view.ts";
import { headWord, nounsOf } from "./noun-head.ts";
import type { Mention } from "./mention.ts";

/** A word that stands for something, and what it asks of it. */
export interface Seeking {
  readonly form: "pronoun" | "possessive" | "that";
  readonly word: string;
  /** What it must be, for "that ally". */
  readonly heads: readonly string[];
  readonly part: Part | null;
  readonly view: ClauseView | null;
  /** Whether only a player can be meant. */
  readonly player: boolean;
  /** What stands before the noun: "friendly" in "that friendly ally". */
  readonly modifiers: readonly string[];
}

export interface Found {
  /** Null: the bearer of the power. */
  readonly mention: Mention | null;
  /** The numbered preference of docs/binding.md. */
  readonly preference: string;
}

const PLURAL = new Set(["they", "them", "their", "those", "theRest", "theOthers"]);
/** Whether a word stands for several. */
export const isPluralWord = (word: string): boolean => PLURAL.has(word);

const PERSON = new Set(["he", "him", "his", "himself", "she", "her", "herself"]);
const REFLEXIVE = new Set(["itself", "himself", "herself"]);

/** Whoever a text names is "he" or "she", and never "it". */
const isNamed = ({ noun }: Mention): boolean => noun.kind === "NamedCharacter";

const CONTRARY: Readonly<Record<string, string>> = { friendly: "opposing", opposing: "friendly" };

/** Verbs of decision: a person who does them is a player (docs/binding.md B5). */
export const DECISIONS = new Set("discard pay choose reveal destroy put exhaust draw search play complete skip take gain control remove turn divide shuffle decide place name add".split(" "));

/** Whether only a player can be meant by "he": he does what a player decides. */
export const isDecider = ({ form, word, part, view, player }: Seeking): boolean => PERSON.has(word) && (player || (form === "pronoun" && part === "subject" && view !== null && DECISIONS.has(view.verb)));

/** Picks what a word stands for by the numbered preferences of docs/binding.md; null if nothing fits. */
export function chooseAntecedent(seeking: Seeking, mentions: readonly Mention[], clause: number, members: Members): Found | null {
  const { word, view } = seeking;
  const latest = (test: (mention: Mention) => boolean): Mention | null => [...mentions].reverse().find(test) ?? null;
  const found = (mention: Mention | null, preference: string): Found | null => (mention === null ? null : { mention, preference });

  if (seeking.form === "that") return that(seeking, latest, clause, members);
  if (REFLEXIVE.has(word)) {
    const own = nounsOf(view?.grammatical ?? null);
    const subject = latest((mention) => own.includes(mention.noun));
    return found(subject ?? latest((mention) => mention.clause === clause && mention.part === "subject"), "B4");
  }
  if (PERSON.has(word)) {
    // "Target player destroys one of his weapons": whoever does it has what it is done to.
    const doers = seeking.form === "possessive" ? nounsOf(view?.grammatical ?? null) : [];
    const doer = latest(({ what, noun }) => what === "player" && doers.includes(noun));
    if (doer !== null) return { mention: doer, preference: "B5" };
    const decides = isDecider(seeking);
    const player = latest(({ what }) => what === "player");
    if (decides && player !== null) return { mention: player, preference: "B5" };
    // A card calls others "it": "he" and "she" are whom it names, itself or another.
    const thing = latest((mention) => mention.self || isNamed(mention)) ?? latest(({ what, plural }) => what === "thing" && !plural);
    if (thing !== null) return { mention: thing, preference: "B5" };
    if (player !== null) return { mention: player, preference: "B5" };
    return { mention: null, preference: "B1" };
  }
  if (PLURAL.has(word)) {
    const several = ({ what, plural }: Mention): boolean => (what === "thing" || what === "group") && plural;
    // What something is done with, before what is only counted or had by another.
    return found(latest((mention) => several(mention) && mention.part !== null), "B7") ?? found(latest(several), "B7") ?? found(latest(({ plural }) => plural), "B7");
  }
  // What has a source is damage.
  const sourced = seeking.heads.includes("source") ? damageBefore(latest, clause) : null;
  if (sourced !== null) return { mention: sourced, preference: "B8" };
  if (seeking.form === "possessive") return found(latest((mention) => mention.what === "thing" && !isNamed(mention)), "B3") ?? { mention: null, preference: "B1" };
  return it(seeking, mentions, clause, latest, found);
}

/** The types that a word for several types stands for. */
export type Members = ReadonlyMap<string, readonly string[]>;

type Latest = (test: (mention: Mention) => boolean) => Mention | null;

/** The last damage that another clause has spoken of; what this one deals only where none has. */
const damageBefore = (latest: Latest, clause: number): Mention | null => latest(({ what, clause: told }) => what === "damage" && told < clause) ?? latest(({ what }) => what === "damage");

/** "it": as a subject the subject before it, as an object the last thing that is none (B2, B3). */
function it(seeking: Seeking, mentions: readonly Mention[], clause: number, latest: Latest, found: (mention: Mention | null, preference: string) => Found | null): Found | null {
  const { part, view } = seeking;
  const thing = (mention: Mention): boolean => mention.what === "thing" && !isNamed(mention);
  if (view?.verb === "prevent" || (part !== null && view?.passive === true && view.verb === "deal" && view.parts.to !== view.grammatical)) {
    const damage = latest(({ what }) => what === "damage");
    if (damage !== null) return { mention: damage, preference: "B8" };
  }
  if (part === "subject") {
    const earlier = (mention: Mention): boolean => thing(mention) && mention.clause < clause;
    const last = latest((mention) => earlier(mention) && mention.part === "object") ?? latest(earlier);
    const event = latest((mention) => earlier(mention) && mention.part === "subject" && mention.origin === "event");
    // What has been done since the event is nearer than the event.
    // "Your hero deals 2 damage to target ally, and it heals …": who deals and heals goes on.
    const doer = headWord(view?.parts.object ?? null) === "damage" && view?.passive === false ? latest((mention) => mention.clause === last?.clause && mention.part === "subject" && mention.origin === "effect" && thing(mention) && mentions.some(({ what, clause: at }) => what === "damage" && at === mention.clause)) : null;
    if (doer !== null) return { mention: doer, preference: "B2" };
    if (event !== null && !mentions.some((mention) => earlier(mention) && mention.clause > event.clause)) return { mention: event, preference: "B2" };
    const nearest = latest((mention) => earlier(mention) && mention.clause > (last?.clause ?? -1));
    return found(nearest ?? last, "B3") ?? found(latest(thing), "B3") ?? found(latest(({ what }) => what === "damage"), "B8");
  }
  // The nearest clause that names a thing. What else plays a part in its own clause is not meant, as it would be itself; it can be had or counted on.
  const named = (mention: Mention): boolean => thing(mention) && !(mention.gone === true && view?.verb === "add") && !(part !== null && mention.clause === clause && (mention.part === "subject" || (mention.part === "object" && part === "to")));
  const nearest = latest(named)?.clause;
  const here = (mention: Mention): boolean => named(mention) && mention.clause === nearest;
  // "If it's attached to an ally, attach it to another": what was attached, and not to what.
  const moved = part === "object" && view?.parts.to !== undefined ? latest((mention) => here(mention) && mention.part === "object") : null;
  if (moved !== null) return { mention: moved, preference: "B3" };
  return found(latest((mention) => here(mention) && mention.part !== "subject"), "B3") ?? found(latest(here), "B3") ?? found(latest(({ what }) => what === "damage"), "B8");
}

/** Who does something, by what he is while he does it. */
const DOERS: Readonly<Record<string, string>> = { attacker: "attacking", attackers: "attacking", defender: "defending", defenders: "defending" };

/** Whether a noun is called by a word before it: an Axe weapon "that Axe", an attacking ally "that attacker". */
export const isNamedBefore = (head: string, word: string): boolean => (DOERS[head] ?? head).toLowerCase() === word.toLowerCase();

/**
 * "that ally": the last mention of one (CR 712.3a), with the same words before it if there are any;
 * "that character" and "that card" the last that can be one. The subject of its own clause is not meant.
 */
function that(seeking: Seeking, latest: Latest, clause: number, members: Members): Found | null {
  const { heads, modifiers } = seeking;
  if (seeking.player) {
    const player = latest((mention) => mention.what === "player" && mention.heads.some((head) => heads.includes(head))) ?? latest(({ what }) => what === "player");
    return player === null ? null : { mention: player, preference: "B6" };
  }
  // "that character and 1 holy damage": what comes behind it is another packet.
  if (heads[0] === "damage") {
    const damage = damageBefore(latest, clause);
    return damage === null ? null : { mention: damage, preference: "B6" };
  }
  // "that opposing ally" is no friendly one.
  const contrary = modifiers.flatMap((word) => CONTRARY[word] ?? []);
  const other = (mention: Mention): boolean => mention.what === "thing" && !mention.modifiers.some((word) => contrary.includes(word)) && !(mention.clause === clause && mention.plural && mention.part === "object" && seeking.part === null) && !(mention.clause === clause && mention.part === "subject" && seeking.part !== "subject");
  const same = (mention: Mention): boolean => other(mention) && mention.heads.some((head) => heads.includes(head));
  // "that character" is a hero or an ally.
  const kinds = heads.flatMap((head) => members.get(head) ?? []);
  const oneOf = (mention: Mention): boolean => other(mention) && mention.heads.some((head) => kinds.includes(head));
  const told = (mention: Mention): boolean => modifiers.every((word) => mention.modifiers.includes(word));
  const described = modifiers.length === 0 ? null : latest((mention) => same(mention) && told(mention));
  // What is named by another word can be meant where the two words can be of one card: a Totem can be that ally, a hero can't.
  const named = heads.filter((head) => members.has(head));
  const canBe = (mention: Mention): boolean =>
    other(mention) && (named.length === 0 || named.includes("card") || mention.heads.length === 0 || mention.heads.some((head) => !members.has(head) || head === "card" || members.get(head)?.some((type) => named.includes(type)) === true));
  // "that Axe": the Axe weapon token.
  const namedBefore = latest((mention) => other(mention) && mention.modifiers.some((word) => heads.some((head) => isNamedBefore(head, word))));
  // "that friendly character" is the hero or ally that was called friendly.
  const toldSo = modifiers.length === 0 ? null : latest((mention) => (oneOf(mention) || canBe(mention)) && told(mention));
  const found = described ?? toldSo ?? latest(same) ?? namedBefore ?? latest(oneOf) ?? latest(canBe);
  return found === null ? null : { mention: found, preference: "B6" };
}
