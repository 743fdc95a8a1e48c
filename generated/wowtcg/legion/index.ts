import type { Card } from "cardwright/powers";
import anchoriteJaliah from "./anchorite-jaliah.ts";
import arcanistAvelena from "./arcanist-avelena.ts";
import barkskin from "./barkskin.ts";
import blind from "./blind.ts";
import demonHideSpaulders from "./demon-hide-spaulders.ts";
import doubleBarrel from "./double-barrel.ts";
import dreamstate from "./dreamstate.ts";
import fallingToCorruption from "./falling-to-corruption.ts";
import theFormationOfFelbane from "./the-formation-of-felbane.ts";
import touchOfTheArcane from "./touch-of-the-arcane.ts";
import tyrenniusScatheblade from "./tyrennius-scatheblade.ts";
import vindicatorKaldel from "./vindicator-kaldel.ts";
import warriorTraining from "./warrior-training.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  anchoriteJaliah,
  arcanistAvelena,
  barkskin,
  blind,
  demonHideSpaulders,
  doubleBarrel,
  dreamstate,
  fallingToCorruption,
  theFormationOfFelbane,
  touchOfTheArcane,
  tyrenniusScatheblade,
  vindicatorKaldel,
  warriorTraining,
];
