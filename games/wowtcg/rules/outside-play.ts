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

function allowsItself({ continuous }: FaceInfo): boolean {
  return continuous.some(({ power }) => power.power === "continuous" && power.statements.some(({ says }) => says === "can"));
}

interface Found {
  readonly all: readonly Id[];
  readonly some: readonly Id[];
}

/** Of each zone, by its owner. The list of a zone is never changed but replaced, and what is printed on a card outside play stays the same: good for as long as the list is the same. */
const found = new WeakMap<Machine, Readonly<Record<Outside, (Found | undefined)[]>>>();

type Outside = "hand" | "graveyard" | "removed";

function among(m: Machine, zone: Outside, of: Id, is: (m: Machine, card: CardObject) => boolean): readonly Id[] {
  let zones = found.get(m);
  if (zones === undefined) {
    zones = { hand: [], graveyard: [], removed: [] };
    found.set(m, zones);
  }
  const all = cardsIn(m, zone, of);
  const known = zones[zone][of];
  if (known !== undefined && known.all === all) return known.some;
  const some = all.filter((id) => {
    const card = m.card(id);
    return card !== null && is(m, card);
  });
  zones[zone][of] = { all, some };
  return some;
}

const isSpeaking = (m: Machine, card: CardObject): boolean => {
  const { works, allows } = speaksOutside(m, card);
  return works || allows;
};

const isUsableAtAnyTime = (m: Machine, card: CardObject): boolean => m.printed(card).supertypes.includes("instant") || speaksOutside(m, card).works;

/** Of the cards of a zone outside play, those whose own text may allow something from there. */
export const speakingOutside = (m: Machine, zone: "graveyard" | "removed", of: Id): readonly Id[] => among(m, zone, of, isSpeaking);

/** Of a hand, the cards that may do something at any time as they are printed. */
export const usableAtAnyTime = (m: Machine, of: Id): readonly Id[] => among(m, "hand", of, isUsableAtAnyTime);
