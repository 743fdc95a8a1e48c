import type { Machine } from "../../../runtime/machine.ts";
import type { GameRules } from "../../../runtime/rules.ts";
import type { Id } from "../../../runtime/state.ts";

/** The turn player's non-combat action phase while the chain is empty (CR 502.1). */
export function isMainWindow(m: Machine, player: Id): boolean {
  const { state } = m;
  return state.turn.player === player && state.turn.step === "action" && state.combat === null && (state.zones["chain"] ?? []).length === 0;
}

export const turnSteps: GameRules["turnSteps"] = ["ready", "draw", "action", "attack", "defend", "conclusion", "end", "wrap-up"];

const at = (...steps: readonly string[]) => (m: Machine): boolean => steps.includes(m.state.turn.step);

/** The stretches of a turn that texts name. */
export const steps: GameRules["steps"] = {
  turn: () => true,
  game: () => true,
  combat: (m) => m.state.combat !== null,
  "ready step": at("ready"),
  readyStep: at("ready"),
  "draw step": at("draw"),
  drawStep: at("draw"),
  "start phase": at("ready", "draw"),
  "action phase": at("action", "attack", "defend", "conclusion"),
  "end phase": at("end", "wrap-up"),
  "wrap-up step": at("wrap-up"),
};
