import type { Card } from "cardwright/powers";
import aTasteOfDivinity from "./a-taste-of-divinity.ts";
import adamEternum from "./adam-eternum.ts";
import backlash from "./backlash.ts";
import bangleOfEndlessBlessings from "./bangle-of-endless-blessings.ts";
import blackenedSpear from "./blackened-spear.ts";
import blackoutTruncheon from "./blackout-truncheon.ts";
import blindFaith from "./blind-faith.ts";
import bloodFrenzy from "./blood-frenzy.ts";
import bulwarkOfTheAmaniEmpire from "./bulwark-of-the-amani-empire.ts";
import burgle from "./burgle.ts";
import callToArmsAlteracValley from "./call-to-arms-alterac-valley.ts";
import charkov from "./charkov.ts";
import concentrationAura from "./concentration-aura.ts";
import cremate from "./cremate.ts";
import darokSteelstrike from "./darok-steelstrike.ts";
import defusingTheThreat from "./defusing-the-threat.ts";
import dimzerThePrestidigitator from "./dimzer-the-prestidigitator.ts";
import dundee from "./dundee.ts";
import elementalWeapons from "./elemental-weapons.ts";
import endinaTheHunted from "./endina-the-hunted.ts";
import everlastingCold from "./everlasting-cold.ts";
import firemaulOfDestruction from "./firemaul-of-destruction.ts";
import frostwolfInsignia from "./frostwolf-insignia.ts";
import gladiatorsMaul from "./gladiators-maul.ts";
import gladiatorsSanctuary from "./gladiators-sanctuary.ts";
import gnomeregan from "./gnomeregan.ts";
import grombleTheApt from "./gromble-the-apt.ts";
import grugtharSharpblade from "./grugthar-sharpblade.ts";
import hatchetTotem from "./hatchet-totem.ts";
import heartless from "./heartless.ts";
import heartrazor from "./heartrazor.ts";
import hellforgedHalberd from "./hellforged-halberd.ts";
import hesriana from "./hesriana.ts";
import holyStrike from "./holy-strike.ts";
import illiyanaMoonblaze from "./illiyana-moonblaze.ts";
import keldorTheLost from "./keldor-the-lost.ts";
import kelmHargunth from "./kelm-hargunth.ts";
import kinivusTheFocused from "./kinivus-the-focused.ts";
import larringtonZarus from "./larrington-zarus.ts";
import legendaryHeroes from "./legendary-heroes.ts";
import marundalTheKindred from "./marundal-the-kindred.ts";
import maylaFinksputter from "./mayla-finksputter.ts";
import mistOfCorrosion from "./mist-of-corrosion.ts";
import morkadSharptooth from "./morkad-sharptooth.ts";
import nazgukSharptongue from "./nazguk-sharptongue.ts";
import omenOfClarity from "./omen-of-clarity.ts";
import pin from "./pin.ts";
import pinata from "./pinata.ts";
import plainsrunnerMarun from "./plainsrunner-marun.ts";
import plainswatcherTaro from "./plainswatcher-taro.ts";
import plannedAssault from "./planned-assault.ts";
import royalGuardianJameson from "./royal-guardian-jameson.ts";
import sivandraDarklust from "./sivandra-darklust.ts";
import spark from "./spark.ts";
import stormpikeInsignia from "./stormpike-insignia.ts";
import tithe from "./tithe.ts";
import unitedFront from "./united-front.ts";
import vengefulGladiatorsCleaver from "./vengeful-gladiators-cleaver.ts";
import wandOfPrismaticFocus from "./wand-of-prismatic-focus.ts";
import wavestormTotem from "./wavestorm-totem.ts";
import wubsCursedHexblade from "./wubs-cursed-hexblade.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  aTasteOfDivinity,
  adamEternum,
  backlash,
  bangleOfEndlessBlessings,
  blackenedSpear,
  blackoutTruncheon,
  blindFaith,
  bloodFrenzy,
  bulwarkOfTheAmaniEmpire,
  burgle,
  callToArmsAlteracValley,
  charkov,
  concentrationAura,
  cremate,
  darokSteelstrike,
  defusingTheThreat,
  dimzerThePrestidigitator,
  dundee,
  elementalWeapons,
  endinaTheHunted,
  everlastingCold,
  firemaulOfDestruction,
  frostwolfInsignia,
  gladiatorsMaul,
  gladiatorsSanctuary,
  gnomeregan,
  grombleTheApt,
  grugtharSharpblade,
  hatchetTotem,
  heartless,
  heartrazor,
  hellforgedHalberd,
  hesriana,
  holyStrike,
  illiyanaMoonblaze,
  keldorTheLost,
  kelmHargunth,
  kinivusTheFocused,
  larringtonZarus,
  legendaryHeroes,
  marundalTheKindred,
  maylaFinksputter,
  mistOfCorrosion,
  morkadSharptooth,
  nazgukSharptongue,
  omenOfClarity,
  pin,
  pinata,
  plainsrunnerMarun,
  plainswatcherTaro,
  plannedAssault,
  royalGuardianJameson,
  sivandraDarklust,
  spark,
  stormpikeInsignia,
  tithe,
  unitedFront,
  vengefulGladiatorsCleaver,
  wandOfPrismaticFocus,
  wavestormTotem,
  wubsCursedHexblade,
];
