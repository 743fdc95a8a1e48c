import type { Card } from "cardwright/powers";
import acolyteKemistra from "./acolyte-kemistra.ts";
import akamasSash from "./akamas-sash.ts";
import anchoriteCeyla from "./anchorite-ceyla.ts";
import anchoriteKilandra from "./anchorite-kilandra.ts";
import arcanistBartis from "./arcanist-bartis.ts";
import arcanistThelis from "./arcanist-thelis.ts";
import astralGrief from "./astral-grief.ts";
import bimbleBlackout from "./bimble-blackout.ts";
import boraksBeltOfBravery from "./boraks-belt-of-bravery.ts";
import brainLock from "./brain-lock.ts";
import brodien from "./brodien.ts";
import chiefApothecaryHildagard from "./chief-apothecary-hildagard.ts";
import coifOfTheWicked from "./coif-of-the-wicked.ts";
import dashelStonefist from "./dashel-stonefist.ts";
import eyeballJones from "./eyeball-jones.ts";
import facesFromThePast from "./faces-from-the-past.ts";
import felsteelWhisperKnives from "./felsteel-whisper-knives.ts";
import feralEnergy from "./feral-energy.ts";
import flameBenderTajin from "./flame-bender-tajin.ts";
import flickersFromThePast from "./flickers-from-the-past.ts";
import fullCircle from "./full-circle.ts";
import giftsFromThePast from "./gifts-from-the-past.ts";
import glovesOfTheHighMagus from "./gloves-of-the-high-magus.ts";
import greatswordOfHorridDreams from "./greatsword-of-horrid-dreams.ts";
import holyShock from "./holy-shock.ts";
import illiaTheBitter from "./illia-the-bitter.ts";
import instructorGiralo from "./instructor-giralo.ts";
import knockOut from "./knock-out.ts";
import lightwardensBand from "./lightwardens-band.ts";
import lost from "./lost.ts";
import luumon from "./luumon.ts";
import magistrixValthin from "./magistrix-valthin.ts";
import manaBurst from "./mana-burst.ts";
import mindflip from "./mindflip.ts";
import motherMisery from "./mother-misery.ts";
import naaruBeltOfPrecision from "./naaru-belt-of-precision.ts";
import netherwingProtectorsShield from "./netherwing-protectors-shield.ts";
import retainerAlashon from "./retainer-alashon.ts";
import retainerFaryn from "./retainer-faryn.ts";
import retainerMarcus from "./retainer-marcus.ts";
import retainersBlade from "./retainers-blade.ts";
import rottenToTheSpore from "./rotten-to-the-spore.ts";
import sealOfRetribution from "./seal-of-retribution.ts";
import shadowstep from "./shadowstep.ts";
import skywing from "./skywing.ts";
import smokeOrCroak from "./smoke-or-croak.ts";
import stableMaster from "./stable-master.ts";
import staffOfTheAshtongueDeathsworn from "./staff-of-the-ashtongue-deathsworn.ts";
import theCipherOfDamnation from "./the-cipher-of-damnation.ts";
import theMoreTheScarier from "./the-more-the-scarier.ts";
import theSecretCompromised from "./the-secret-compromised.ts";
import toogasQuest from "./toogas-quest.ts";
import varenTheReclaimer from "./varen-the-reclaimer.ts";
import viciousCircle from "./vicious-circle.ts";
import vindicatorAluumen from "./vindicator-aluumen.ts";
import vindicatorFalaan from "./vindicator-falaan.ts";
import vindicatorJavlo from "./vindicator-javlo.ts";
import vindicatorKentho from "./vindicator-kentho.ts";
import vindicatorLorin from "./vindicator-lorin.ts";
import vindicatorVasha from "./vindicator-vasha.ts";
import vindicatorsBrand from "./vindicators-brand.ts";
import viperSting from "./viper-sting.ts";
import webster from "./webster.ts";
import zorusTheJudicator from "./zorus-the-judicator.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  acolyteKemistra,
  akamasSash,
  anchoriteCeyla,
  anchoriteKilandra,
  arcanistBartis,
  arcanistThelis,
  astralGrief,
  bimbleBlackout,
  boraksBeltOfBravery,
  brainLock,
  brodien,
  chiefApothecaryHildagard,
  coifOfTheWicked,
  dashelStonefist,
  eyeballJones,
  facesFromThePast,
  felsteelWhisperKnives,
  feralEnergy,
  flameBenderTajin,
  flickersFromThePast,
  fullCircle,
  giftsFromThePast,
  glovesOfTheHighMagus,
  greatswordOfHorridDreams,
  holyShock,
  illiaTheBitter,
  instructorGiralo,
  knockOut,
  lightwardensBand,
  lost,
  luumon,
  magistrixValthin,
  manaBurst,
  mindflip,
  motherMisery,
  naaruBeltOfPrecision,
  netherwingProtectorsShield,
  retainerAlashon,
  retainerFaryn,
  retainerMarcus,
  retainersBlade,
  rottenToTheSpore,
  sealOfRetribution,
  shadowstep,
  skywing,
  smokeOrCroak,
  stableMaster,
  staffOfTheAshtongueDeathsworn,
  theCipherOfDamnation,
  theMoreTheScarier,
  theSecretCompromised,
  toogasQuest,
  varenTheReclaimer,
  viciousCircle,
  vindicatorAluumen,
  vindicatorFalaan,
  vindicatorJavlo,
  vindicatorKentho,
  vindicatorLorin,
  vindicatorVasha,
  vindicatorsBrand,
  viperSting,
  webster,
  zorusTheJudicator,
];
