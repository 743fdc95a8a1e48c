import type { Machine } from "./machine.ts";
import { lyingOpen, view } from "./view.ts";

/** What is wrong with a state; nothing if all is well. */
export function brokenInvariants(m: Machine): readonly string[] {
  return [...zoneTroubles(m), ...numberTroubles(m), ...turnTroubles(m), ...viewTroubles(m)];
}

/** Every living card is in one zone, the one that it says. */
function zoneTroubles(m: Machine): readonly string[] {
  const found: string[] = [];
  const where = new Map<number, string>();
  const physical = new Map<number, number>();
  for (const [key, ids] of Object.entries(m.state.zones)) {
    if (key === "chain") continue;
    for (const id of ids) {
      if (where.has(id)) found.push(`card ${id} is in ${where.get(id) ?? ""} and in ${key}`);
      where.set(id, key);
      const card = m.card(id);
      if (card === null) found.push(`${id} in ${key} is no card`);
      else {
        if (card.past !== null) found.push(`card ${id} in ${key} is a thing of the past`);
        if (physical.has(card.card)) found.push(`the card of ${id} is in two zones`);
        physical.set(card.card, id);
      }
    }
  }
  for (const thing of m.state.things) {
    if (thing?.kind === "card" && thing.past === null && thing.zone !== "nowhere" && !where.has(thing.id)) found.push(`card ${thing.id} is in no zone`);
  }
  return found;
}

function numberTroubles(m: Machine): readonly string[] {
  const found: string[] = [];
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null) continue;
    if (!(card.damage >= 0)) found.push(`card ${id} has ${card.damage} damage`);
    for (const [counter, n] of Object.entries(card.counters)) if (!(n > 0)) found.push(`card ${id} has ${n} ${counter} counters`);
  }
  return found;
}

/** The chain is empty between turns. */
function turnTroubles(m: Machine): readonly string[] {
  const { step } = m.state.turn;
  const chain = m.state.zones["chain"] ?? [];
  const cards = m.state.zones["chainCards"] ?? [];
  if ((step === "wrap-up" || step === "setup") && chain.length > 0) return [`the chain has ${chain.length} links in the ${step}`];
  return chain.length === 0 && cards.length > 0 && m.state.stack.length < 3 ? ["a card is left on the chain"] : [];
}

/** Nobody's hidden cards are in anybody else's view. */
function viewTroubles(m: Machine): readonly string[] {
  const found: string[] = [];
  const open = lyingOpen(m);
  for (const player of [0, ...m.state.players]) {
    for (const zone of view(m, player).zones) {
      const { seen } = m.rules.zones[zone.zone] ?? { seen: "nobody" };
      const mine = zone.of === player;
      if (zone.cards?.some(({ id }) => !open.has(id)) === true && (seen === "nobody" || (seen === "owner" && !mine))) found.push(`player ${player} sees ${zone.zone} of ${zone.of}`);
      for (const card of zone.cards ?? []) if (card.faceDown && card.controller !== player && card.name !== null) found.push(`player ${player} sees the face-down ${card.name}`);
    }
  }
  return found;
}
