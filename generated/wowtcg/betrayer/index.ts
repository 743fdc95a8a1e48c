import type { Card } from "cardwright/powers";
import alchemistNorrinthal from "./alchemist-norrinthal.ts";
import anchoriteFareena from "./anchorite-fareena.ts";
import anchoriteOnkoth from "./anchorite-onkoth.ts";
import arcanistAlathana from "./arcanist-alathana.ts";
import arcanistDayvana from "./arcanist-dayvana.ts";
import ataniOfTheWatch from "./atani-of-the-watch.ts";
import azureShieldOfColdarra from "./azure-shield-of-coldarra.ts";
import bulvaiOfTheWatch from "./bulvai-of-the-watch.ts";
import chokerOfVileIntent from "./choker-of-vile-intent.ts";
import eclipse from "./eclipse.ts";
import exarchOrelis from "./exarch-orelis.ts";
import formOfTheSerpent from "./form-of-the-serpent.ts";
import highlordBolvarFordragon from "./highlord-bolvar-fordragon.ts";
import jezbellaOfKarabor from "./jezbella-of-karabor.ts";
import lifemistressTanagra from "./lifemistress-tanagra.ts";
import livingPyre from "./living-pyre.ts";
import metalmorph from "./metalmorph.ts";
import mornSaltsTheLand from "./morn-salts-the-land.ts";
import mornWalksThePath from "./morn-walks-the-path.ts";
import preparingForWar from "./preparing-for-war.ts";
import rasfariBloodfrenzy from "./rasfari-bloodfrenzy.ts";
import rembaAbbessOfAsh from "./remba-abbess-of-ash.ts";
import retainerCara from "./retainer-cara.ts";
import savageFury from "./savage-fury.ts";
import shadowSilhouettes from "./shadow-silhouettes.ts";
import sisterRemba from "./sister-remba.ts";
import sunfuryBriefings from "./sunfury-briefings.ts";
import theDefiasBrotherhood from "./the-defias-brotherhood.ts";
import titansGrip from "./titans-grip.ts";
import totemicRecovery from "./totemic-recovery.ts";
import unbalance from "./unbalance.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  alchemistNorrinthal,
  anchoriteFareena,
  anchoriteOnkoth,
  arcanistAlathana,
  arcanistDayvana,
  ataniOfTheWatch,
  azureShieldOfColdarra,
  bulvaiOfTheWatch,
  chokerOfVileIntent,
  eclipse,
  exarchOrelis,
  formOfTheSerpent,
  highlordBolvarFordragon,
  jezbellaOfKarabor,
  lifemistressTanagra,
  livingPyre,
  metalmorph,
  mornSaltsTheLand,
  mornWalksThePath,
  preparingForWar,
  rasfariBloodfrenzy,
  rembaAbbessOfAsh,
  retainerCara,
  savageFury,
  shadowSilhouettes,
  sisterRemba,
  sunfuryBriefings,
  theDefiasBrotherhood,
  titansGrip,
  totemicRecovery,
  unbalance,
];
