import type { FaceInfo } from "../../../runtime/face.ts";
import { Kept } from "../../../runtime/kept.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { CardObject } from "../../../runtime/state.ts";
import { isCharacter, isCombatant } from "./card-types.ts";

/** What the rules ask of a card in play again and again, each a bit. */
const IS = {
  combatant: 1,
  /** Whether it may be an action of some player to use it, and whether to strike or attack with it. */
  powered: 2,
  armed: 4,
  /** Whether it can be one of those that can't all be in play together (CR 414). */
  exclusive: 8,
  faceDown: 16,
  attached: 32,
  resource: 64,
  /** Whether it is or was not controlled by who put it into play. */
  swayed: 128,
} as const;

/** What a card is by its values: good as long as it has the same. */
interface Piece {
  readonly card: CardObject;
  readonly info: FaceInfo;
  readonly is: number;
}

/** What lies in play, sorted by what the rules ask of it; each list in the order of the zone. */
export interface InPlay {
  /** Characters, and Totems where they are like them; face down, where something says of all cards that they are. */
  readonly combatants: readonly CardObject[];
  /** What may be destroyed by the checks: face up combatants, and attachments. */
  readonly mortal: readonly CardObject[];
  /** What bears no damage: face down, or no combatant. */
  readonly others: readonly CardObject[];
  /** What may be used or completed at any time, and what may be so or struck or attacked with. */
  readonly powered: readonly CardObject[];
  readonly usable: readonly CardObject[];
  readonly exclusive: readonly CardObject[];
  readonly resources: readonly CardObject[];
  readonly swayed: readonly CardObject[];
}

/** Good as long as no value changes. */
const lying = new Kept<InPlay>();

/** What was sorted last: the cards, by the number of each what it is by its values, and by its place what it is there. */
interface Sorting {
  readonly pieces: (Piece | undefined)[];
  readonly cards: CardObject[];
  readonly are: number[];
  last: InPlay | null;
}

const sortings = new WeakMap<Machine, Sorting>();

/** What lies in play now. */
export function inPlay(m: Machine): InPlay {
  const kept = lying.at(m, m.journal.version);
  if (kept !== undefined) return kept;
  let sorting = sortings.get(m);
  if (sorting === undefined) sortings.set(m, (sorting = { pieces: [], cards: [], are: [], last: null }));
  const now = hasChanged(m, sorting) || sorting.last === null ? (sorting.last = sorted(sorting)) : sorting.last;
  // Values are worked out as they are asked for, which may widen what they look at: the version of then.
  return lying.keep(m, m.journal.version, now);
}

/** Notes what lies in play and what it is; whether that is anything else than before. */
function hasChanged(m: Machine, { pieces, cards, are }: Sorting): boolean {
  let n = 0;
  let changed = false;
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null) continue;
    const is = pieceOf(m, card, pieces).is | placeOf(card);
    if (cards[n] !== card || are[n] !== is) {
      changed = true;
      cards[n] = card;
      are[n] = is;
    }
    n += 1;
  }
  if (cards.length === n) return changed;
  cards.length = n;
  are.length = n;
  return true;
}

function sorted({ cards, are }: Sorting): InPlay {
  const having = (bits: number, not = 0): readonly CardObject[] => cards.filter((_, i) => ((are[i] ?? 0) & bits) !== 0 && ((are[i] ?? 0) & not) === 0);
  return {
    combatants: having(IS.combatant),
    mortal: cards.filter((_, i) => ((are[i] ?? 0) & (IS.combatant | IS.faceDown)) === IS.combatant || ((are[i] ?? 0) & IS.attached) !== 0),
    others: cards.filter((_, i) => ((are[i] ?? 0) & (IS.combatant | IS.faceDown)) !== IS.combatant),
    powered: having(IS.powered | IS.resource, IS.faceDown),
    usable: having(IS.powered | IS.armed | IS.resource, IS.faceDown),
    exclusive: having(IS.exclusive, IS.faceDown),
    resources: having(IS.resource),
    swayed: having(IS.swayed),
  };
}

function placeOf(card: CardObject): number {
  const swayed = card.controller !== card.base || card.gains !== undefined;
  return (card.faceDown ? IS.faceDown : 0) | (card.attachedTo !== 0 ? IS.attached : 0) | (card.row === "resources" ? IS.resource : 0) | (swayed ? IS.swayed : 0);
}

function pieceOf(m: Machine, card: CardObject, pieces: (Piece | undefined)[]): Piece {
  const before = pieces[card.id];
  const info = m.values(card);
  if (before !== undefined && before.card === card && before.info === info) return before;
  const armed = info.types.includes("weapon") || isCharacter(m, card);
  const exclusive = info.face.unique || info.limits.length > 0 || info.types.includes("location") || info.supertypes.includes("two-handed") || info.tags.includes("off-hand");
  const is = (isCombatant(m, card) ? IS.combatant : 0) | (info.payments.length > 0 ? IS.powered : 0) | (armed ? IS.armed : 0) | (exclusive ? IS.exclusive : 0);
  return (pieces[card.id] = { card, info, is });
}
