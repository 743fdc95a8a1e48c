import type { Card } from "cardwright/powers";
import callTheSpirit from "./call-the-spirit.ts";
import frostNova from "./frost-nova.ts";
import mindBlast from "./mind-blast.ts";
import vossTreebender from "./voss-treebender.ts";
import withdraw from "./withdraw.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  callTheSpirit,
  frostNova,
  mindBlast,
  vossTreebender,
  withdraw,
];
