/** The rules engine: games, decisions, agents, views. A game's own rules come from its folder. */
export { createLibrary, fold, type Library } from "./library.ts";
export { Game, loadGame, newGame, type GameOptions, type Meant } from "./game.ts";
export { SAVE } from "./save.ts";
export { playReplay, readReplay, REPLAY, writeReplay, type Replay } from "./replay.ts";
export { isRefusal, type Answer, type Option, type Refusal, type Request } from "./decision.ts";
export { firstAgent, lastAgent, randomAgent, type Agent } from "./agents.ts";
export { greedyAgent } from "./greedy.ts";
export { nextGameSetup } from "./match.ts";
export { playOut } from "./play-out.ts";
export { brokenInvariants } from "./invariants.ts";
export { unsupported } from "./unsupported.ts";
export { view, type SeenCard, type SeenZone, type View } from "./view.ts";
export { labelOf } from "./label.ts";
export { hashOf, stateHash } from "./hash.ts";
export type { GameRules, GameSetup, PlacedCard, PlayerSetup, Verb, ZoneRule } from "./rules.ts";
export type { EventRecord } from "./scope.ts";
export type { Id, Outcome, State } from "./state.ts";
