import type { FaceInfo } from "../../../runtime/face.ts";
import { Kept } from "../../../runtime/kept.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { CardObject } from "../../../runtime/state.ts";
import { isCharacter, isCombatant } from "./card-types.ts";

/** A card in play, with what its values say it has to be asked for again and again. */
interface Piece {
  readonly card: CardObject;
  readonly info: FaceInfo;
  readonly combatant: boolean;
  /** Whether it may be an action of some player to use it, and whether to strike or attack with it. */
  readonly powered: boolean;
  readonly armed: boolean;
  /** Whether it can be one of those that can't all be in play together (CR 414). */
  readonly exclusive: boolean;
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
  /** What is or was not controlled by who put it into play. */
  readonly swayed: readonly CardObject[];
}

/** Good as long as no value changes. */
const lying = new Kept<InPlay>();

/** What cards are by their values, by the number of the card; good as long as it has the same. */
const piecesOf = new WeakMap<Machine, (Piece | undefined)[]>();

/** What lies in play now. */
export function inPlay(m: Machine): InPlay {
  const kept = lying.at(m, m.journal.version);
  if (kept !== undefined) return kept;
  let pieces = piecesOf.get(m);
  if (pieces === undefined) piecesOf.set(m, (pieces = []));
  const now = sorted(m, pieces);
  // Values are worked out as they are asked for, which may widen what they look at: the version of then.
  return lying.keep(m, m.journal.version, now);
}

function sorted(m: Machine, pieces: (Piece | undefined)[]): InPlay {
  const combatants: CardObject[] = [];
  const mortal: CardObject[] = [];
  const others: CardObject[] = [];
  const powered: CardObject[] = [];
  const usable: CardObject[] = [];
  const exclusive: CardObject[] = [];
  const resources: CardObject[] = [];
  const swayed: CardObject[] = [];
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null) continue;
    const { combatant, powered: isPowered, armed, exclusive: isExclusive } = pieceOf(m, card, pieces);
    const { faceDown } = card;
    const isResource = card.row === "resources";
    if (combatant) combatants.push(card);
    if (faceDown || !combatant) others.push(card);
    if ((combatant && !faceDown) || card.attachedTo !== 0) mortal.push(card);
    if (!faceDown && (isPowered || isResource)) powered.push(card);
    if (!faceDown && (isPowered || armed || isResource)) usable.push(card);
    if (!faceDown && isExclusive) exclusive.push(card);
    if (isResource) resources.push(card);
    if (card.controller !== card.base || card.gains !== undefined) swayed.push(card);
  }
  return { combatants, mortal, others, powered, usable, exclusive, resources, swayed };
}

function pieceOf(m: Machine, card: CardObject, pieces: (Piece | undefined)[]): Piece {
  const before = pieces[card.id];
  const info = m.values(card);
  if (before !== undefined && before.card === card && before.info === info) return before;
  const combatant = isCombatant(m, card);
  const piece: Piece = {
    card, info, combatant,
    powered: info.payments.length > 0,
    armed: info.types.includes("weapon") || isCharacter(m, card),
    exclusive: info.face.unique || info.limits.length > 0 || info.types.includes("location") || info.supertypes.includes("two-handed") || info.tags.includes("off-hand"),
  };
  pieces[card.id] = piece;
  return piece;
}
