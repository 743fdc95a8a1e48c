import type { Request } from "./decision.ts";
import type { Machine } from "./machine.ts";
import { placed } from "./evaluate/candidates.ts";
import { passes } from "./evaluate/filter.ts";
import { statOf } from "./evaluate/info.ts";
import type { CardObject, Combat, Id, Outcome } from "./state.ts";

/** A card as a player sees it; without a name if he may not know it. */
export interface SeenCard {
  readonly id: Id;
  readonly name: string | null;
  readonly def: string | null;
  readonly controller: Id;
  readonly owner: Id;
  readonly row: string;
  readonly exhausted: boolean;
  readonly faceDown: boolean;
  readonly flipped: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: Id;
  readonly types: readonly string[];
  readonly atk: number;
  readonly health: number;
}

/** A zone: how many cards there are, and those of them that may be seen; null if none may. */
export interface SeenZone {
  readonly zone: string;
  readonly of: Id;
  readonly count: number;
  readonly cards: readonly SeenCard[] | null;
}

/** What one player may know of the game. Hidden cards and the random numbers are not in it. */
export interface View {
  readonly player: Id;
  readonly players: readonly { readonly id: Id; readonly name: string; readonly team: number; readonly hero: Id; readonly out: boolean }[];
  readonly turn: { readonly number: number; readonly player: Id; readonly step: string };
  readonly combat: Combat | null;
  readonly zones: readonly SeenZone[];
  readonly chain: readonly { readonly what: string; readonly controller: Id; readonly source: SeenCard | null }[];
  /** The decision, if it is this player's; else only whose it is. */
  readonly request: Request | { readonly player: Id } | null;
  readonly over: Outcome | null;
}

/** What a player may see; player 0 is a spectator. */
export function view(m: Machine, player: Id): View {
  const { state } = m;
  const zones: SeenZone[] = [];
  const open = lyingOpen(m);
  for (const key of Object.keys(state.zones).sort()) {
    if (key === "chain" || key === "chainCards") continue;
    const [zone = "", of = "0"] = key.split(":");
    const ids = state.zones[key] ?? [];
    const { seen } = m.rules.zones[zone] ?? { seen: "nobody" };
    const visible = seen === "all" || (seen === "owner" && Number(of) === player);
    const shown = visible ? ids : ids.filter((id) => open.has(id));
    zones.push({ zone, of: Number(of), count: ids.length, cards: visible || shown.length > 0 ? shown.flatMap((id) => seeCard(m, id, player) ?? []) : null });
  }
  const { request } = state;
  return {
    player,
    players: state.players.map((id) => m.player(id)).map(({ id, name, team, hero, out }) => ({ id, name, team, hero, out })),
    turn: { number: state.turn.number, player: state.turn.player, step: state.turn.step },
    combat: state.combat,
    zones,
    chain: (state.zones["chain"] ?? []).flatMap((id) => {
      const link = m.link(id);
      return link === null ? [] : [{ what: link.what, controller: link.controller, source: seeCard(m, link.source, player) }];
    }),
    request: request === null ? null : request.player === player ? request : { player: request.player },
    over: state.over,
  };
}

/** The cards of hidden zones that some text has their owner play with revealed. */
export function lyingOpen(m: Machine): ReadonlySet<Id> {
  const found = m.derivation.says("revealed").flatMap((active) => {
    const { what, place } = active.statement;
    return m.derivation.holds(active) ? placed(m, active.scope, place).filter((id) => passes(m, active.scope, id, what)) : [];
  });
  return new Set(found);
}

function seeCard(m: Machine, id: Id, player: Id): SeenCard | null {
  const card = m.card(id);
  if (card === null) return null;
  const known = !card.faceDown || card.controller === player;
  const info = known ? m.printed(card) : null;
  return {
    id,
    name: info?.name ?? null,
    def: info === null ? null : card.def,
    controller: card.controller,
    owner: card.owner,
    row: card.row,
    exhausted: card.exhausted,
    faceDown: card.faceDown,
    flipped: card.back,
    damage: card.damage,
    counters: card.counters,
    attachedTo: card.attachedTo,
    types: card.faceDown ? [] : m.values(card).types,
    ...statsOf(m, card),
  };
}

function statsOf(m: Machine, card: CardObject): { readonly atk: number; readonly health: number } {
  return card.faceDown || card.zone !== "play" ? { atk: 0, health: 0 } : { atk: statOf(m, card.id, "atk"), health: statOf(m, card.id, "health") };
}
