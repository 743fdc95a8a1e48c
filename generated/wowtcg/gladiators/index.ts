import type { Card } from "cardwright/powers";
import aFinalSacrifice from "./a-final-sacrifice.ts";
import antonidassAegisOfRaptConcentration from "./antonidass-aegis-of-rapt-concentration.ts";
import brollBearmantle from "./broll-bearmantle.ts";
import chloeMithrilbolt from "./chloe-mithrilbolt.ts";
import clutchShot from "./clutch-shot.ts";
import combustion from "./combustion.ts";
import emeraldRipper from "./emerald-ripper.ts";
import forkLightning from "./fork-lightning.ts";
import gladiatorEmek from "./gladiator-emek.ts";
import gladiatorKileana from "./gladiator-kileana.ts";
import gladiatorSepirion from "./gladiator-sepirion.ts";
import kazamonSteelskin from "./kazamon-steelskin.ts";
import kristinaSoulcinder from "./kristina-soulcinder.ts";
import melissaGerrard from "./melissa-gerrard.ts";
import mogorsAnointingClub from "./mogors-anointing-club.ts";
import reforestation from "./reforestation.ts";
import rehgarEarthfury from "./rehgar-earthfury.ts";
import ritualOfSummoning from "./ritual-of-summoning.ts";
import sandboxTiger from "./sandbox-tiger.ts";
import starshot from "./starshot.ts";
import tempestOfChaos from "./tempest-of-chaos.ts";
import theCrashOfTides from "./the-crash-of-tides.ts";
import thorosTheSavior from "./thoros-the-savior.ts";
import twinbladeOfThePhoenix from "./twinblade-of-the-phoenix.ts";
import uncataloguedSpecies from "./uncatalogued-species.ts";
import victimize from "./victimize.ts";
import yoink from "./yoink.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  aFinalSacrifice,
  antonidassAegisOfRaptConcentration,
  brollBearmantle,
  chloeMithrilbolt,
  clutchShot,
  combustion,
  emeraldRipper,
  forkLightning,
  gladiatorEmek,
  gladiatorKileana,
  gladiatorSepirion,
  kazamonSteelskin,
  kristinaSoulcinder,
  melissaGerrard,
  mogorsAnointingClub,
  reforestation,
  rehgarEarthfury,
  ritualOfSummoning,
  sandboxTiger,
  starshot,
  tempestOfChaos,
  theCrashOfTides,
  thorosTheSavior,
  twinbladeOfThePhoenix,
  uncataloguedSpecies,
  victimize,
  yoink,
];
