import type { Verb } from "../../../../runtime/rules.ts";
import { pushEndTurn } from "../end-turn.ts";
import { moveObject } from "./move.ts";

/**
 * CR 800.3a: a player starts a raid. All that he owns or controls leaves the game, be it what can't; the turn ends,
 * his next one comes now, and he skips its draw step. What the raid puts in the place of his cards is not in this
 * game: that it has started is told, and carried on.
 */
export const start: Verb = {
  perform(m, event) {
    const player = event.subject ?? 0;
    const left = m.state.things.flatMap((thing) => (thing?.kind === "card" && thing.past === null && thing.zone !== "removed" && thing.zone !== "nowhere" && (thing.owner === player || (thing.zone === "play" && thing.controller === player)) ? [thing.id] : []));
    const gone = left.flatMap((object) => moveObject(m, { verb: "remove", object, by: player, scope: event.scope ?? 0, cause: event.cause ?? 0, manner: ["rules"] }, "removed"));
    const who = m.player(player);
    m.set(who, "marks", { ...who.marks, raid: m.state.turn.number + 1 });
    // The next turn is his, and from there the order goes on.
    const { players, turn } = m.state;
    m.set(m.state, "turn", { ...turn, inOrder: players[(players.indexOf(player) + players.length - 1) % players.length] ?? turn.inOrder });
    m.set(m.state, "extraTurns", []);
    pushEndTurn(m);
    return [...gone, event];
  },
};
