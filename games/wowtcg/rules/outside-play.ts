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

/** What is found by player, as long as nothing is written to a zone of any of them. */
interface Found {
  at: number;
  /** Cards whose own text may do or allow something while they lie outside hand and play. */
  speaking: (readonly Id[] | undefined)[];
  /** Cards in hand that may do something at any time, as they are printed. */
  sudden: (readonly Id[] | undefined)[];
}

const found = new WeakMap<Machine, Found>();

function foundNow(m: Machine): Found {
  let now = found.get(m);
  if (now === undefined) {
    now = { at: -1, speaking: [], sudden: [] };
    found.set(m, now);
  }
  if (now.at !== m.journal.outside) {
    now.at = m.journal.outside;
    now.speaking = [];
    now.sudden = [];
  }
  return now;
}

/** What a player may use or play of all graveyards, of what is removed from the game, and of the top of his deck, by its own text. */
export function speakingOutside(m: Machine, player: Id): readonly Id[] {
  return (foundNow(m).speaking[player] ??= [
    ...m.state.players.flatMap((other) => [...cardsIn(m, "graveyard", other), ...cardsIn(m, "removed", other)]),
    ...cardsIn(m, "deck", player).slice(0, 1),
  ].filter((id) => isSpeaking(m, id)));
}

function isSpeaking(m: Machine, id: Id): boolean {
  const card = m.card(id);
  if (card === null) return false;
  const { works, allows } = speaksOutside(m, card);
  return works || allows;
}

/** Of a hand, the cards that may do something at any time as they are printed. */
export function usableAtAnyTime(m: Machine, player: Id): readonly Id[] {
  return (foundNow(m).sudden[player] ??= cardsIn(m, "hand", player).filter((id) => isSudden(m, id)));
}

function isSudden(m: Machine, id: Id): boolean {
  const card = m.card(id);
  return card !== null && (m.printed(card).supertypes.includes("instant") || speaksOutside(m, card).works);
}
