import { firstAgent, greedyAgent, lastAgent, randomAgent, type Agent } from "../../runtime/index.ts";

/** Who plays for those whom nobody at the terminal plays for. */
export const agentKinds = ["random", "greedy", "first", "last"] as const;
export type AgentKind = (typeof agentKinds)[number];

/** An agent of a kind for the player at a place; random ones differ by the seed of the game. */
export function agentOf(kind: AgentKind, seed: number, index: number): Agent {
  switch (kind) {
    case "greedy":
      return greedyAgent();
    case "first":
      return firstAgent();
    case "last":
      return lastAgent();
    case "random":
      return randomAgent(seed + (index + 1) * 2 ** 32);
  }
}
