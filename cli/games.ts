import type { GameRules } from "../runtime/index.ts";

/** A game that can be played, loaded when it is. */
export interface PlayableGame {
  readonly loadRules: () => Promise<GameRules>;
}

/** The games by folder name. */
export const playableGames: Readonly<Record<string, PlayableGame>> = {
  wowtcg: { loadRules: async () => (await import("../games/wowtcg/rules/index.ts")).wowtcg },
};
