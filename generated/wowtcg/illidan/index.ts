import type { Card } from "cardwright/powers";
import acolyteKemistra from "./acolyte-kemistra.ts";
import anchoriteCeyla from "./anchorite-ceyla.ts";
import anchoriteKilandra from "./anchorite-kilandra.ts";
import arcanistBartis from "./arcanist-bartis.ts";
import boraksBeltOfBravery from "./boraks-belt-of-bravery.ts";
import coifOfTheWicked from "./coif-of-the-wicked.ts";
import felsteelWhisperKnives from "./felsteel-whisper-knives.ts";
import flameBenderTajin from "./flame-bender-tajin.ts";
import greatswordOfHorridDreams from "./greatsword-of-horrid-dreams.ts";
import illiaTheBitter from "./illia-the-bitter.ts";
import instructorGiralo from "./instructor-giralo.ts";
import knockOut from "./knock-out.ts";
import luumon from "./luumon.ts";
import manaBurst from "./mana-burst.ts";
import motherMisery from "./mother-misery.ts";
import naaruBeltOfPrecision from "./naaru-belt-of-precision.ts";
import netherwingProtectorsShield from "./netherwing-protectors-shield.ts";
import retainerFaryn from "./retainer-faryn.ts";
import retainersBlade from "./retainers-blade.ts";
import skywing from "./skywing.ts";
import smokeOrCroak from "./smoke-or-croak.ts";
import theCipherOfDamnation from "./the-cipher-of-damnation.ts";
import theMoreTheScarier from "./the-more-the-scarier.ts";
import vindicatorAluumen from "./vindicator-aluumen.ts";
import vindicatorFalaan from "./vindicator-falaan.ts";
import vindicatorJavlo from "./vindicator-javlo.ts";
import vindicatorKentho from "./vindicator-kentho.ts";
import vindicatorLorin from "./vindicator-lorin.ts";
import vindicatorsBrand from "./vindicators-brand.ts";
import webster from "./webster.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  acolyteKemistra,
  anchoriteCeyla,
  anchoriteKilandra,
  arcanistBartis,
  boraksBeltOfBravery,
  coifOfTheWicked,
  felsteelWhisperKnives,
  flameBenderTajin,
  greatswordOfHorridDreams,
  illiaTheBitter,
  instructorGiralo,
  knockOut,
  luumon,
  manaBurst,
  motherMisery,
  naaruBeltOfPrecision,
  netherwingProtectorsShield,
  retainerFaryn,
  retainersBlade,
  skywing,
  smokeOrCroak,
  theCipherOfDamnation,
  theMoreTheScarier,
  vindicatorAluumen,
  vindicatorFalaan,
  vindicatorJavlo,
  vindicatorKentho,
  vindicatorLorin,
  vindicatorsBrand,
  webster,
];
