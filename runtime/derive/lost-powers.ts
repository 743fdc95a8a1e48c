import type { Machine } from "../machine.ts";
import type { CardObject } from "../state.ts";

/**
 * Notes on the cards in play which of their printed continuous powers are lost, and when those came back that had been:
 * what a power that returns says is timed anew (CR 700.3, 718.2f).
 */
export function noteLostPowers(m: Machine): void {
  if (m.derivation.says("lose").length === 0 && m.state.losers.length === 0) return;
  const losers: number[] = [];
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null || card.faceDown) continue;
    const printed = m.derivation.printed(card).continuous;
    if (printed.length > 0 && note(m, card, printed.map(({ ref }) => ref))) losers.push(id);
  }
  const before = m.state.losers;
  if (before.length !== losers.length || before.some((id, i) => id !== losers[i])) m.set(m.state, "losers", losers);
}

/** Notes on one card; whether any of its powers is lost. */
function note(m: Machine, card: CardObject, refs: readonly string[]): boolean {
  const had = new Set(m.values(card).continuous.map(({ ref }) => ref));
  const { returned } = card;
  const news = refs.filter((ref) => had.has(ref) === (returned?.[ref] === LOST));
  if (news.length > 0) m.set(card, "returned", { ...returned, ...Object.fromEntries(news.map((ref) => [ref, had.has(ref) ? m.stamp() : LOST])) });
  return refs.some((ref) => !had.has(ref));
}

/** The timestamp of a power that is lost now. */
const LOST = 0;
