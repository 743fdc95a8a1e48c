import type { Card } from "cardwright/powers";
import aFinalSacrifice from "./a-final-sacrifice.ts";
import andariusTheDamned from "./andarius-the-damned.ts";
import antonidassAegisOfRaptConcentration from "./antonidass-aegis-of-rapt-concentration.ts";
import brollBearmantle from "./broll-bearmantle.ts";
import chillhandsSpigotgulp from "./chillhands-spigotgulp.ts";
import chloeMithrilbolt from "./chloe-mithrilbolt.ts";
import clutchShot from "./clutch-shot.ts";
import combustion from "./combustion.ts";
import cracklehandsSpigotgulp from "./cracklehands-spigotgulp.ts";
import darkJustice from "./dark-justice.ts";
import defiance from "./defiance.ts";
import divineJustice from "./divine-justice.ts";
import echoTotem from "./echo-totem.ts";
import emeraldRipper from "./emerald-ripper.ts";
import foamSwordRack from "./foam-sword-rack.ts";
import focusedWill from "./focused-will.ts";
import forkLightning from "./fork-lightning.ts";
import gladiatorAddisyn from "./gladiator-addisyn.ts";
import gladiatorEmek from "./gladiator-emek.ts";
import gladiatorKileana from "./gladiator-kileana.ts";
import gladiatorKinivus from "./gladiator-kinivus.ts";
import gladiatorSepirion from "./gladiator-sepirion.ts";
import gladiatorZophos from "./gladiator-zophos.ts";
import gladiatorsAegis from "./gladiators-aegis.ts";
import greaterChainHeal from "./greater-chain-heal.ts";
import grismare from "./grismare.ts";
import improvisedWeaponry from "./improvised-weaponry.ts";
import kazamonSteelskin from "./kazamon-steelskin.ts";
import kristinaSoulcinder from "./kristina-soulcinder.ts";
import logosh from "./logosh.ts";
import manaRuby from "./mana-ruby.ts";
import melissaGerrard from "./melissa-gerrard.ts";
import mogorsAnointingClub from "./mogors-anointing-club.ts";
import poof from "./poof.ts";
import quickhandsSpigotgulp from "./quickhands-spigotgulp.ts";
import reckoningOfTheLight from "./reckoning-of-the-light.ts";
import reforestation from "./reforestation.ts";
import rehgarEarthfury from "./rehgar-earthfury.ts";
import ritualOfSummoning from "./ritual-of-summoning.ts";
import sandboxTiger from "./sandbox-tiger.ts";
import sethsGraphiteFishingPole from "./seths-graphite-fishing-pole.ts";
import starshot from "./starshot.ts";
import talismanOfTheAlliance from "./talisman-of-the-alliance.ts";
import talismanOfTheHorde from "./talisman-of-the-horde.ts";
import tempestOfChaos from "./tempest-of-chaos.ts";
import theCrashOfTides from "./the-crash-of-tides.ts";
import theRewardsOfFaith from "./the-rewards-of-faith.ts";
import theRingOfBlood from "./the-ring-of-blood.ts";
import theRingOfBloodBrokentoe from "./the-ring-of-blood-brokentoe.ts";
import theRingOfBloodRokdarTheSunderedLord from "./the-ring-of-blood-rokdar-the-sundered-lord.ts";
import theRuinsOfLordaeron from "./the-ruins-of-lordaeron.ts";
import theSealOfDanzalar from "./the-seal-of-danzalar.ts";
import thorosTheSavior from "./thoros-the-savior.ts";
import tremorShock from "./tremor-shock.ts";
import tribemotherTorra from "./tribemother-torra.ts";
import twinbladeOfThePhoenix from "./twinblade-of-the-phoenix.ts";
import uncataloguedSpecies from "./uncatalogued-species.ts";
import utopia from "./utopia.ts";
import vengefulGladiatorsFelshroud from "./vengeful-gladiators-felshroud.ts";
import victimize from "./victimize.ts";
import yoink from "./yoink.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  aFinalSacrifice,
  andariusTheDamned,
  antonidassAegisOfRaptConcentration,
  brollBearmantle,
  chillhandsSpigotgulp,
  chloeMithrilbolt,
  clutchShot,
  combustion,
  cracklehandsSpigotgulp,
  darkJustice,
  defiance,
  divineJustice,
  echoTotem,
  emeraldRipper,
  foamSwordRack,
  focusedWill,
  forkLightning,
  gladiatorAddisyn,
  gladiatorEmek,
  gladiatorKileana,
  gladiatorKinivus,
  gladiatorSepirion,
  gladiatorZophos,
  gladiatorsAegis,
  greaterChainHeal,
  grismare,
  improvisedWeaponry,
  kazamonSteelskin,
  kristinaSoulcinder,
  logosh,
  manaRuby,
  melissaGerrard,
  mogorsAnointingClub,
  poof,
  quickhandsSpigotgulp,
  reckoningOfTheLight,
  reforestation,
  rehgarEarthfury,
  ritualOfSummoning,
  sandboxTiger,
  sethsGraphiteFishingPole,
  starshot,
  talismanOfTheAlliance,
  talismanOfTheHorde,
  tempestOfChaos,
  theCrashOfTides,
  theRewardsOfFaith,
  theRingOfBlood,
  theRingOfBloodBrokentoe,
  theRingOfBloodRokdarTheSunderedLord,
  theRuinsOfLordaeron,
  theSealOfDanzalar,
  thorosTheSavior,
  tremorShock,
  tribemotherTorra,
  twinbladeOfThePhoenix,
  uncataloguedSpecies,
  utopia,
  vengefulGladiatorsFelshroud,
  victimize,
  yoink,
];
