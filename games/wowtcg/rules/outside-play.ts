import { Kept } from "../../../runtime/kept.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { FaceInfo } from "../../../runtime/face.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import { cardsIn } from "../../../runtime/zones.ts";
import { zonesOf } from "./zones-of-use.ts";

/** What a card may do or allow by its own text while it is not in play. */
interface Speech {
  /** It has a payment power that is used from elsewhere than play. */
  readonly works: boolean;
  /** It may say of itself that it can be played, completed or placed. */
  readonly allows: boolean;
}

/** By the powers that are printed, which never change. */
const speeches = new WeakMap<FaceInfo["powers"], Speech>();

/** What a card says by what is printed on it. */
export function speaksOutside(m: Machine, card: CardObject): Speech {
  const face = m.printed(card);
  let speech = speeches.get(face.powers);
  if (speech === undefined) {
    speech = { works: worksOutside(m, face), allows: allowsItself(face) };
    speeches.set(face.powers, speech);
  }
  return speech;
}

function worksOutside(m: Machine, { payments, powers }: FaceInfo): boolean {
  return payments.some((i) => {
    const power = powers[i]?.power;
    return power?.power === "payment" && zonesOf(power).some((zone) => m.rules.zones[zone]?.zone !== "play");
  });
}

/** What can be allowed outside play and hand. */
const OPENED: ReadonlySet<string> = new Set(["play", "complete", "place"]);

function allowsItself({ continuous }: FaceInfo): boolean {
  return continuous.some(({ power }) => power.power === "continuous" && power.statements.some((one) => one.says === "can" && OPENED.has(one.clause.verb)));
}

/** Of a zone, those of its cards that are looked for. Its list is never changed but replaced. */
interface Found {
  readonly all: readonly Id[];
  readonly some: readonly Id[];
}

/** What was found in each zone, by player. */
type FoundIn = Readonly<Record<"graveyard" | "removed" | "hand", (Found | undefined)[]>>;

const found = new WeakMap<Machine, FoundIn>();

/** What a player has, by player, as long as nothing is written to a zone of any. */
interface Having {
  readonly speaking: (readonly Id[] | undefined)[];
  readonly sudden: (readonly Id[] | undefined)[];
}

const NOTHING: readonly Id[] = [];

const having = new Kept<Having>();

const havingNow = (m: Machine): Having => having.at(m, m.journal.outside) ?? having.keep(m, m.journal.outside, { speaking: [], sudden: [] });

function among(m: Machine, zone: keyof FoundIn, of: Id, is: (m: Machine, id: Id) => boolean): readonly Id[] {
  let zones = found.get(m);
  if (zones === undefined) found.set(m, (zones = { graveyard: [], removed: [], hand: [] }));
  const known = zones[zone];
  const all = cardsIn(m, zone, of);
  const before = known[of];
  if (before !== undefined && before.all === all) return before.some;
  const some = all.filter((id) => is(m, id));
  known[of] = { all, some };
  return some;
}

/** What a player may use or play of all graveyards, of what is removed from the game, and of the top of his deck, by its own text. */
export function speakingOutside(m: Machine, player: Id): readonly Id[] {
  return (havingNow(m).speaking[player] ??= speaking(m, player));
}

function speaking(m: Machine, player: Id): readonly Id[] {
  let ids = NOTHING;
  for (const other of m.state.players) {
    for (const zone of ["graveyard", "removed"] as const) {
      const some = among(m, zone, other, isSpeaking);
      if (some.length > 0) ids = ids.length === 0 ? some : [...ids, ...some];
    }
  }
  const top = cardsIn(m, "deck", player)[0];
  return top !== undefined && isSpeaking(m, top) ? [...ids, top] : ids;
}

function isSpeaking(m: Machine, id: Id): boolean {
  const card = m.card(id);
  if (card === null) return false;
  const { works, allows } = speaksOutside(m, card);
  return works || allows;
}

/** Of a hand, the cards that may do something at any time as they are printed. */
export function usableAtAnyTime(m: Machine, player: Id): readonly Id[] {
  return (havingNow(m).sudden[player] ??= among(m, "hand", player, isSudden));
}

function isSudden(m: Machine, id: Id): boolean {
  const card = m.card(id);
  return card !== null && (m.printed(card).supertypes.includes("instant") || speaksOutside(m, card).works);
}
