import type { Verb } from "../../../../runtime/rules.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { Id } from "../../../../runtime/state.ts";
import { altered } from "../../../../runtime/scope.ts";

/** "You win the game": none of his opponents remains in it (CR 102.1, 102.3). */
export const win: Verb = {
  perform(m, event) {
    const winner = event.subject !== undefined && m.isPlayer(event.subject) ? event.subject : (event.by ?? 0);
    for (const id of m.state.players) if (!m.friendly(id, winner)) beat(m, id);
    return [altered(event, { subject: winner })];
  },
};

function beat(m: Machine, id: Id): void {
  const player = m.player(id);
  m.set(player, "marks", { ...player.marks, beaten: 1 });
}
