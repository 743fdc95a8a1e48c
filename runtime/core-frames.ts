import { actFrame } from "./effects/act.ts";
import { pick } from "./effects/pick.ts";
import { effect, effects, upkeep } from "./effects/run.ts";
import { batch } from "./events/batch.ts";
import { announce } from "./links/announce.ts";
import { duplicate } from "./links/duplicate.ts";
import { pay } from "./links/pay.ts";
import { priority } from "./links/priority.ts";
import { resolve } from "./links/resolve.ts";
import { target } from "./links/targets.ts";
import type { FrameHandler } from "./rules.ts";

/** The frames of the engine itself; a game adds its own. */
export const coreFrames: Readonly<Record<string, FrameHandler>> = {
  act: actFrame,
  pick,
  effect,
  effects,
  upkeep,
  batch,
  announce,
  duplicate,
  pay,
  priority,
  resolve,
  target,
};
