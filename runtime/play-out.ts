import type { Agent } from "./agents.ts";
import { isRefusal } from "./decision.ts";
import type { Game } from "./game.ts";
import type { Outcome } from "./state.ts";

/** Lets agents play a game to its end. `watch` is called before each decision. */
export function playOut(game: Game, agents: readonly Agent[], watch?: (game: Game) => void): Outcome {
  for (;;) {
    const { request, over } = game;
    if (over !== null) return over;
    if (request === null) throw new Error("the game has stopped without a decision");
    watch?.(game);
    const agent = agents[game.state.players.indexOf(request.player)];
    if (agent === undefined) throw new Error(`no agent plays for player ${request.player}`);
    const refused = game.answer(agent.decide(request, () => game.view(request.player)));
    if (isRefusal(refused)) throw new Error(`the agent's answer to ${request.kind} is refused: ${refused.refused}`);
  }
}
