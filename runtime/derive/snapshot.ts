import type { Machine } from "../machine.ts";
import type { CardObject, Id, Snapshot } from "../state.ts";

/** What a card is at this moment, to be remembered when it has become something else. */
export function snapshot(m: Machine, card: CardObject): Snapshot {
  const info = m.values(card);
  return {
    zone: card.zone,
    row: card.row,
    controller: card.controller,
    name: info.name,
    types: info.types,
    tags: info.tags,
    supertypes: info.supertypes,
    icons: info.icons,
    damageTypes: info.damageTypes,
    stats: card.zone === "play" ? currentStats(m, card, info.stats) : info.stats,
    keywords: info.keywords,
    attachments: card.zone === "play" ? attachmentsOf(m, card.id) : [],
  };
}

function currentStats(m: Machine, card: CardObject, stats: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const all: Record<string, number> = { ...stats };
  for (const stat in m.rules.stats) all[stat] = m.rules.stats[stat]?.(m, card.id) ?? 0;
  return all;
}

/** What is attached to an object in play. */
export function attachmentsOf(m: Machine, id: Id): readonly Id[] {
  return (m.state.zones["play"] ?? []).filter((other) => m.card(other)?.attachedTo === id);
}
