import type { ClauseView, Part } from "./clause-view.ts";
import type { Mention } from "./resolve.ts";

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
}

export interface Found {
  /** Null: the bearer of the power. */
  readonly mention: Mention | null;
  /** The numbered preference of docs/binding.md. */
  readonly preference: string;
}

const PLURAL = new Set(["they", "them", "their", "those", "theRest", "theOthers"]);
const PERSON = new Set(["he", "him", "his", "himself", "she", "her", "herself"]);
const REFLEXIVE = new Set(["itself", "himself", "herself"]);

/** Verbs of decision: a person who does them is a player (docs/binding.md B5). */
const DECISIONS = new Set("discard pay choose reveal destroy put exhaust draw search play complete skip take gain control remove turn divide shuffle decide have do".split(" "));

/** Picks what a word stands for by the numbered preferences of docs/binding.md; null if nothing fits. */
export function chooseAntecedent(seeking: Seeking, mentions: readonly Mention[], clause: number): Found | null {
  const { word, part, view } = seeking;
  const latest = (test: (mention: Mention) => boolean): Mention | null => [...mentions].reverse().find(test) ?? null;
  const found = (mention: Mention | null, preference: string): Found | null => (mention === null ? null : { mention, preference });

  if (seeking.form === "that") return that(seeking, latest);
  if (REFLEXIVE.has(word)) {
    const subject = latest((mention) => mention.clause === clause && mention.part === "subject");
    return found(subject ?? latest(({ what }) => what === "thing"), "B4");
  }
  if (PERSON.has(word)) {
    const decides = seeking.player || (seeking.form === "pronoun" && part === "subject" && view !== null && DECISIONS.has(view.verb));
    const player = latest(({ what }) => what === "player");
    if (decides && player !== null) return { mention: player, preference: "B5" };
    const thing = latest(({ what, plural }) => what === "thing" && !plural);
    if (thing !== null) return { mention: thing, preference: "B5" };
    if (player !== null) return { mention: player, preference: "B5" };
    return { mention: null, preference: "B1" };
  }
  if (PLURAL.has(word)) {
    return found(latest(({ what, plural }) => what === "thing" && plural), "B7") ?? found(latest(({ plural }) => plural), "B7") ?? found(latest(({ what }) => what !== "damage"), "B7");
  }
  if (seeking.form === "possessive") return found(latest(({ what }) => what === "thing"), "B3") ?? { mention: null, preference: "B1" };
  return it(seeking, mentions, clause, latest, found);
}

type Latest = (test: (mention: Mention) => boolean) => Mention | null;

/** "it": as a subject the subject before it, as an object the last thing that is none (B2, B3). */
function it(seeking: Seeking, mentions: readonly Mention[], clause: number, latest: Latest, found: (mention: Mention | null, preference: string) => Found | null): Found | null {
  const { part, view } = seeking;
  const thing = (mention: Mention): boolean => mention.what === "thing";
  if (view?.verb === "prevent" || (view?.passive === true && view.verb === "deal" && view.parts.to !== view.grammatical)) {
    const damage = latest(({ what }) => what === "damage");
    if (damage !== null) return { mention: damage, preference: "B8" };
  }
  if (part === "subject") {
    const before = latest((mention) => thing(mention) && mention.part === "subject" && mention.clause < clause && mention.origin === "event");
    const object = latest((mention) => thing(mention) && mention.part === "object" && mention.clause < clause && mention.origin === "effect");
    if (object !== null && (before === null || object.clause > before.clause)) return { mention: object, preference: "B3" };
    return found(before, "B2") ?? found(latest((mention) => thing(mention) && mention.clause < clause), "B3") ?? found(latest(thing), "B3") ?? found(latest(({ what }) => what === "damage"), "B8");
  }
  const other = latest((mention) => thing(mention) && mention.part !== "subject");
  const last = latest(thing);
  void mentions;
  return found(other, "B3") ?? found(last, "B3") ?? found(latest(({ what }) => what === "damage"), "B8");
}

/** "that ally": the last mention of one (CR 712.3a); "that character" and "that card" the last that can be one. */
function that(seeking: Seeking, latest: Latest): Found | null {
  const { heads } = seeking;
  if (seeking.player) {
    const player = latest(({ what }) => what === "player");
    return player === null ? null : { mention: player, preference: "B6" };
  }
  if (heads.includes("damage")) {
    const damage = latest(({ what }) => what === "damage");
    return damage === null ? null : { mention: damage, preference: "B6" };
  }
  const same = latest((mention) => mention.what === "thing" && mention.heads.some((head) => heads.includes(head)));
  if (same !== null) return { mention: same, preference: "B6" };
  const last = latest(({ what }) => what === "thing");
  return last === null ? null : { mention: last, preference: "B6" };
}
