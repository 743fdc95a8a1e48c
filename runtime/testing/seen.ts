import { infoOf, statOf } from "../evaluate/info.ts";
import { lower } from "../face.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import type { CardObject, Id } from "../state.ts";

/** A card as a test looks at it. */
export interface Seen {
  readonly id: Id;
  readonly zone: string;
  readonly row: string;
  readonly controller: string;
  readonly owner: string;
  readonly exhausted: boolean;
  readonly faceDown: boolean;
  readonly flipped: boolean;
  readonly damage: number;
  readonly atk: number;
  readonly health: number;
  readonly cost: number;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly talents: readonly string[];
  readonly damageTypes: readonly string[];
  readonly keywords: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: string | null;
}

/** What a test may ask of a card. */
export function seen(m: Machine, card: CardObject): Seen {
  const info = infoOf(m, card.id);
  return {
    id: card.id, zone: card.zone, row: card.row, controller: m.player(card.controller).name, owner: m.player(card.owner).name, exhausted: card.exhausted, faceDown: card.faceDown,
    flipped: card.back, damage: card.damage, atk: statOf(m, card.id, "atk"), health: statOf(m, card.id, "health"), cost: statOf(m, card.id, "cost"),
    types: info?.types ?? [], tags: info?.tags ?? [], talents: m.printed(card).face.talents.map(lower), damageTypes: info?.damageTypes ?? [], keywords: info?.keywords ?? [],
    counters: card.counters, attachedTo: card.attachedTo === 0 ? null : labelOf(m, card.attachedTo),
  };
}
