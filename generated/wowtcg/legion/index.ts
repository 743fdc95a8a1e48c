import type { Card } from "cardwright/powers";
import anchoriteJaliah from "./anchorite-jaliah.ts";
import andersBlankheart from "./anders-blankheart.ts";
import arcanistAvelena from "./arcanist-avelena.ts";
import ardentDefender from "./ardent-defender.ts";
import barkskin from "./barkskin.ts";
import blind from "./blind.ts";
import blinky from "./blinky.ts";
import bloodKnightTarae from "./blood-knight-tarae.ts";
import bloodyWelcome from "./bloody-welcome.ts";
import cheatDeath from "./cheat-death.ts";
import demonHideSpaulders from "./demon-hide-spaulders.ts";
import doubleBarrel from "./double-barrel.ts";
import dreamstate from "./dreamstate.ts";
import fallingToCorruption from "./falling-to-corruption.ts";
import stoneclawTotem from "./stoneclaw-totem.ts";
import theFormationOfFelbane from "./the-formation-of-felbane.ts";
import touchOfTheArcane from "./touch-of-the-arcane.ts";
import tyrenniusScatheblade from "./tyrennius-scatheblade.ts";
import vindicatorKaldel from "./vindicator-kaldel.ts";
import warriorTraining from "./warrior-training.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  anchoriteJaliah,
  andersBlankheart,
  arcanistAvelena,
  ardentDefender,
  barkskin,
  blind,
  blinky,
  bloodKnightTarae,
  bloodyWelcome,
  cheatDeath,
  demonHideSpaulders,
  doubleBarrel,
  dreamstate,
  fallingToCorruption,
  stoneclawTotem,
  theFormationOfFelbane,
  touchOfTheArcane,
  tyrenniusScatheblade,
  vindicatorKaldel,
  warriorTraining,
];
