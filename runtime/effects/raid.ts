import type { Effect } from "../../ir/index.ts";
import { pushBatch } from "../events/batch.ts";
import { askYesNo, decider } from "./choices.ts";
import { pushList, type EffectHandler } from "./run.ts";

/**
 * A game of another kind that takes the place of this one for a player. Its decks are not in this game, so he says
 * whether he has them; without them nothing happens (CR 800.3a).
 */
export const raid: EffectHandler<Extract<Effect, { do: "raid" }>> = (m, f, effect, scope) => {
  const who = decider(m, scope, effect.who);
  switch (f.step) {
    case 0:
      m.step(f, 1);
      askYesNo(m, who, "raid", `Do you have the decks of an ${effect.raid}?`);
      return;
    case 1:
      m.step(f, 2);
      if (m.taken()[0] !== 0) m.done(0);
      else pushList(m, `${f.ref}/first`, f.scope);
      return;
    case 2:
      m.step(f, 3);
      pushBatch(m, [{ verb: "start", subject: who, by: who, concept: effect.raid, scope: scope.id, cause: scope.source }]);
      return;
    default:
      m.done(f.result);
  }
};
