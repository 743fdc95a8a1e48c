import type { Card, Power } from "../../ir/index.ts";

/** A power of a card: where it stands on the card, and what it is. */
export interface CardPower {
  readonly ref: string;
  readonly power: Power;
}

/** The powers of a card on both faces. */
export function powersOf(ref: string, card: Card): readonly CardPower[] {
  const front = card.powers.map((power, i) => ({ ref: `${ref}#powers/${i}`, power }));
  const back = card.back?.powers.map((power, i) => ({ ref: `${ref}#back/powers/${i}`, power })) ?? [];
  return [...front, ...back];
}

/** The power of a card that a place in its representation belongs to; "" where it is none. */
export function powerAt(ref: string): string {
  return /^[^#]+#(?:back\/)?powers\/\d+/.exec(ref)?.[0] ?? "";
}
