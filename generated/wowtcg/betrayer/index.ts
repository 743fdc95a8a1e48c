import type { Card } from "cardwright/powers";
import alchemistNorrinthal from "./alchemist-norrinthal.ts";
import anchoriteFareena from "./anchorite-fareena.ts";
import anchoriteOnkoth from "./anchorite-onkoth.ts";
import arcanistAlathana from "./arcanist-alathana.ts";
import arcanistDayvana from "./arcanist-dayvana.ts";
import ataniOfTheWatch from "./atani-of-the-watch.ts";
import azureShieldOfColdarra from "./azure-shield-of-coldarra.ts";
import bearladyBrala from "./bearlady-brala.ts";
import bulvaiOfTheWatch from "./bulvai-of-the-watch.ts";
import chokerOfVileIntent from "./choker-of-vile-intent.ts";
import cloakOfShadows from "./cloak-of-shadows.ts";
import eclipse from "./eclipse.ts";
import exarchOrelis from "./exarch-orelis.ts";
import feignDeath from "./feign-death.ts";
import findWeakness from "./find-weakness.ts";
import formOfTheSerpent from "./form-of-the-serpent.ts";
import frostbite from "./frostbite.ts";
import giftOfNature from "./gift-of-nature.ts";
import highlordBolvarFordragon from "./highlord-bolvar-fordragon.ts";
import icemistressGalha from "./icemistress-galha.ts";
import jezbellaOfKarabor from "./jezbella-of-karabor.ts";
import ladyKatranaPrestor from "./lady-katrana-prestor.ts";
import lifemistressTanagra from "./lifemistress-tanagra.ts";
import livingPyre from "./living-pyre.ts";
import marksmanGlous from "./marksman-glous.ts";
import marloweTheFelsworn from "./marlowe-the-felsworn.ts";
import metalmorph from "./metalmorph.ts";
import mornSaltsTheLand from "./morn-salts-the-land.ts";
import mornWalksThePath from "./morn-walks-the-path.ts";
import niyoreOfTheWatch from "./niyore-of-the-watch.ts";
import pathaleonTheCalculator from "./pathaleon-the-calculator.ts";
import plagueFleshbane from "./plague-fleshbane.ts";
import preparingForWar from "./preparing-for-war.ts";
import rainOfArrows from "./rain-of-arrows.ts";
import rasfariBloodfrenzy from "./rasfari-bloodfrenzy.ts";
import rembaAbbessOfAsh from "./remba-abbess-of-ash.ts";
import retainerCara from "./retainer-cara.ts";
import rippedThroughThePortal from "./ripped-through-the-portal.ts";
import sampronTheBanisher from "./sampron-the-banisher.ts";
import savageFury from "./savage-fury.ts";
import shadowSilhouettes from "./shadow-silhouettes.ts";
import sisterRemba from "./sister-remba.ts";
import spymasterThalodien from "./spymaster-thalodien.ts";
import sunfuryBriefings from "./sunfury-briefings.ts";
import survivalInstincts from "./survival-instincts.ts";
import theDefiasBrotherhood from "./the-defias-brotherhood.ts";
import titansGrip from "./titans-grip.ts";
import totemicRecovery from "./totemic-recovery.ts";
import unbalance from "./unbalance.ts";
import voidfireWand from "./voidfire-wand.ts";
import wandOfTheSeer from "./wand-of-the-seer.ts";
import wrathOfTuralyon from "./wrath-of-turalyon.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  alchemistNorrinthal,
  anchoriteFareena,
  anchoriteOnkoth,
  arcanistAlathana,
  arcanistDayvana,
  ataniOfTheWatch,
  azureShieldOfColdarra,
  bearladyBrala,
  bulvaiOfTheWatch,
  chokerOfVileIntent,
  cloakOfShadows,
  eclipse,
  exarchOrelis,
  feignDeath,
  findWeakness,
  formOfTheSerpent,
  frostbite,
  giftOfNature,
  highlordBolvarFordragon,
  icemistressGalha,
  jezbellaOfKarabor,
  ladyKatranaPrestor,
  lifemistressTanagra,
  livingPyre,
  marksmanGlous,
  marloweTheFelsworn,
  metalmorph,
  mornSaltsTheLand,
  mornWalksThePath,
  niyoreOfTheWatch,
  pathaleonTheCalculator,
  plagueFleshbane,
  preparingForWar,
  rainOfArrows,
  rasfariBloodfrenzy,
  rembaAbbessOfAsh,
  retainerCara,
  rippedThroughThePortal,
  sampronTheBanisher,
  savageFury,
  shadowSilhouettes,
  sisterRemba,
  spymasterThalodien,
  sunfuryBriefings,
  survivalInstincts,
  theDefiasBrotherhood,
  titansGrip,
  totemicRecovery,
  unbalance,
  voidfireWand,
  wandOfTheSeer,
  wrathOfTuralyon,
];
