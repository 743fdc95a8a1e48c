import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";
import { removeLink } from "../../../runtime/links/announce.ts";
import { moveCard } from "../../../runtime/zones.ts";
import { leaveCombat } from "./leave-combat.ts";

/**
 * A player who has lost leaves the game with all that is his: the cards he owns, wherever they are, the
 * links he controls, the modifiers he made. What others own goes back to whom it came from (CR 102.2).
 */
export function leaveGame(m: Machine, player: Id): void {
  for (const id of m.state.zones["chain"] ?? []) {
    const link = m.link(id);
    if (link === null || link.controller !== player) continue;
    removeLink(m, link);
    const card = m.card(link.object);
    if (card !== null && card.past === null && card.owner !== player) moveCard(m, card, { zone: "graveyard", of: card.owner }, {}, 0);
  }
  m.set(m.state, "extraTurns", m.state.extraTurns.filter((id) => id !== player));
  m.set(m.state, "waiting", m.state.waiting.filter(({ controller }) => controller !== player));
  m.set(m.state, "delayed", m.state.delayed.filter(({ controller }) => controller !== player));
  m.set(m.state, "modifiers", m.state.modifiers.filter(({ scope }) => m.scope(scope).you !== player));
  for (const thing of [...m.state.things]) {
    if (thing.kind === "card" && thing.gains !== undefined) m.set(thing, "gains", thing.gains.filter(({ by }) => by !== player));
    if (thing.kind !== "card" || thing.past !== null || thing.zone === "nowhere" || thing.zone === "removed") continue;
    // What entered play under his control has nobody to whom it could go back (CR 401.3b).
    if (thing.owner !== player && !(thing.zone === "play" && thing.base === player)) continue;
    leaveCombat(m, thing.id);
    const gone = moveCard(m, thing, { zone: "removed", of: thing.owner }, {}, 0);
    if (gone.token) m.set(m.state, "strays", [...m.state.strays, gone.id]);
  }
}
