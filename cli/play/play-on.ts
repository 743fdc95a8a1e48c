import { isRefusal, type Agent, type Game } from "../../runtime/index.ts";
import type { GameLog } from "./game-log.ts";
import type { Human } from "./human.ts";

/** Plays a game on to its end, people and agents deciding in turn; false if somebody has left it. */
export async function playOn(game: Game, people: readonly Human[], agents: readonly Agent[], log: GameLog): Promise<boolean> {
  for (;;) {
    const { request, over } = game;
    if (over !== null) return true;
    if (request === null) throw new Error("the game has stopped without a decision");
    log.follow(game);
    const human = people.find(({ player }) => player === request.player);
    if (human !== undefined) {
      if ((await human.decide(game)) === "left") return false;
      continue;
    }
    const agent = agents[game.state.players.indexOf(request.player)];
    const refused = agent === undefined ? { refused: "nobody plays" } : game.answer(agent.decide(request, () => game.view(request.player)));
    if (isRefusal(refused)) throw new Error(`the agent's answer to ${request.kind} is refused: ${refused.refused}`);
  }
}
