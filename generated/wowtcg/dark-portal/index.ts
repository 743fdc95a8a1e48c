import type { Card } from "cardwright/powers";
import durdinHammerhand from "./durdin-hammerhand.ts";
import gruntBaranka from "./grunt-baranka.ts";
import highOverlordSaurfang from "./high-overlord-saurfang.ts";
import tim from "./tim.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  durdinHammerhand,
  gruntBaranka,
  highOverlordSaurfang,
  tim,
];
