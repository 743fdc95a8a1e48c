import type { Machine } from "../../../runtime/machine.ts";
import type { FaceInfo } from "../../../runtime/face.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import { cardsIn, zoneKey } from "../../../runtime/zones.ts";
import { zonesOf } from "./zones-of-use.ts";

/** Whether a face has a payment power that is used from elsewhere than play. */
export function worksOutside(m: Machine, { payments, powers }: FaceInfo): boolean {
  return payments.some((i) => {
    const power = powers[i]?.power;
    return power?.power === "payment" && zonesOf(power).some((zone) => m.rules.zones[zone]?.zone !== "play");
  });
}

/** Whether the text of a card may say of itself that it can be played, completed or placed. */
export function allowsItself({ continuous }: FaceInfo): boolean {
  return continuous.some(({ power }) => power.power === "continuous" && power.statements.some(({ says }) => says === "can"));
}

/** Whether the own text of a card may allow something from outside play. */
function speaksOutside(m: Machine, card: CardObject): boolean {
  const face = m.printed(card);
  return allowsItself(face) || worksOutside(m, face);
}

interface Found {
  readonly all: readonly Id[];
  readonly some: readonly Id[];
}

/** By zone. The list of a zone is never changed but replaced, and what is printed on a card outside play stays the same: good for as long as the list is the same. */
const found = new WeakMap<Machine, Map<string, Found>>();

function among(m: Machine, zone: string, of: Id, is: (m: Machine, card: CardObject) => boolean): readonly Id[] {
  let zones = found.get(m);
  if (zones === undefined) {
    zones = new Map();
    found.set(m, zones);
  }
  const all = cardsIn(m, zone, of);
  const key = zoneKey(zone, of);
  const known = zones.get(key);
  if (known !== undefined && known.all === all) return known.some;
  const some = all.filter((id) => {
    const card = m.card(id);
    return card !== null && is(m, card);
  });
  zones.set(key, { all, some });
  return some;
}

/** Of the cards of a zone outside play, those whose own text may allow something from there. */
export const speakingOutside = (m: Machine, zone: "graveyard" | "removed", of: Id): readonly Id[] => among(m, zone, of, speaksOutside);

/** Of a hand, the cards that may do something at any time as they are printed. */
export const usableAtAnyTime = (m: Machine, of: Id): readonly Id[] => among(m, "hand", of, (_, card) => m.printed(card).supertypes.includes("instant") || worksOutside(m, m.printed(card)));
