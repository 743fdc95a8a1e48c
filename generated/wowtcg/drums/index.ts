import type { Card } from "cardwright/powers";
import aRareBean from "./a-rare-bean.ts";
import alexiBarov from "./alexi-barov.ts";
import aquaticForm from "./aquatic-form.ts";
import arcaniteDragonling from "./arcanite-dragonling.ts";
import arenaMaster from "./arena-master.ts";
import auraOfAccuracy from "./aura-of-accuracy.ts";
import battleTactics from "./battle-tactics.ts";
import consulRhysLorgrand from "./consul-rhys-lorgrand.ts";
import continuumBlade from "./continuum-blade.ts";
import crusaderStrike from "./crusader-strike.ts";
import enemiesOldAndNew from "./enemies-old-and-new.ts";
import enslavedAbyssal from "./enslaved-abyssal.ts";
import feralCharge from "./feral-charge.ts";
import gladiatorsRegalia from "./gladiators-regalia.ts";
import greaterChainLightning from "./greater-chain-lightning.ts";
import groundingTotem from "./grounding-totem.ts";
import hibernate from "./hibernate.ts";
import himulLongstrider from "./himul-longstrider.ts";
import iceBarbedSpear from "./ice-barbed-spear.ts";
import immobilize from "./immobilize.ts";
import inDefenseOfHalaa from "./in-defense-of-halaa.ts";
import kewardRocksalt from "./keward-rocksalt.ts";
import lohngoronBowOfTheTornHeart from "./lohngoron-bow-of-the-torn-heart.ts";
import lollyTheUnsuspecting from "./lolly-the-unsuspecting.ts";
import maleoTheBlur from "./maleo-the-blur.ts";
import masqueradeGown from "./masquerade-gown.ts";
import medallionOfTheAlliance from "./medallion-of-the-alliance.ts";
import medallionOfTheHorde from "./medallion-of-the-horde.ts";
import mercilessGladiatorsBattlegear from "./merciless-gladiators-battlegear.ts";
import moonflare from "./moonflare.ts";
import mysticDenial from "./mystic-denial.ts";
import naturalConduit from "./natural-conduit.ts";
import netherbane from "./netherbane.ts";
import nynjahsTabiBoots from "./nynjahs-tabi-boots.ts";
import oakenclaw from "./oakenclaw.ts";
import primalTotem from "./primal-totem.ts";
import ransack from "./ransack.ts";
import resourcefulness from "./resourcefulness.ts";
import runeOfMetamorphosis from "./rune-of-metamorphosis.ts";
import sanva from "./sanva.ts";
import snipe from "./snipe.ts";
import spellRicochet from "./spell-ricochet.ts";
import spellSuppression from "./spell-suppression.ts";
import spiritsOfAuchindoun from "./spirits-of-auchindoun.ts";
import suddenShot from "./sudden-shot.ts";
import suspendedCurse from "./suspended-curse.ts";
import theFinalMessageToTheWildhammer from "./the-final-message-to-the-wildhammer.ts";
import theOathkeeper from "./the-oathkeeper.ts";
import theStaffOfTwinWorlds from "./the-staff-of-twin-worlds.ts";
import tinkerBixyBlue from "./tinker-bixy-blue.ts";
import tinkerBurnfizzle from "./tinker-burnfizzle.ts";
import transfigure from "./transfigure.ts";
import unendingBreath from "./unending-breath.ts";
import unholyPower from "./unholy-power.ts";
import vengefulGladiatorsVestments from "./vengeful-gladiators-vestments.ts";
import veteransPendant from "./veterans-pendant.ts";
import warOfAttrition from "./war-of-attrition.ts";
import waterBreathing from "./water-breathing.ts";
import weldonBarov from "./weldon-barov.ts";
import wylerSurestrike from "./wyler-surestrike.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  aRareBean,
  alexiBarov,
  aquaticForm,
  arcaniteDragonling,
  arenaMaster,
  auraOfAccuracy,
  battleTactics,
  consulRhysLorgrand,
  continuumBlade,
  crusaderStrike,
  enemiesOldAndNew,
  enslavedAbyssal,
  feralCharge,
  gladiatorsRegalia,
  greaterChainLightning,
  groundingTotem,
  hibernate,
  himulLongstrider,
  iceBarbedSpear,
  immobilize,
  inDefenseOfHalaa,
  kewardRocksalt,
  lohngoronBowOfTheTornHeart,
  lollyTheUnsuspecting,
  maleoTheBlur,
  masqueradeGown,
  medallionOfTheAlliance,
  medallionOfTheHorde,
  mercilessGladiatorsBattlegear,
  moonflare,
  mysticDenial,
  naturalConduit,
  netherbane,
  nynjahsTabiBoots,
  oakenclaw,
  primalTotem,
  ransack,
  resourcefulness,
  runeOfMetamorphosis,
  sanva,
  snipe,
  spellRicochet,
  spellSuppression,
  spiritsOfAuchindoun,
  suddenShot,
  suspendedCurse,
  theFinalMessageToTheWildhammer,
  theOathkeeper,
  theStaffOfTwinWorlds,
  tinkerBixyBlue,
  tinkerBurnfizzle,
  transfigure,
  unendingBreath,
  unholyPower,
  vengefulGladiatorsVestments,
  veteransPendant,
  warOfAttrition,
  waterBreathing,
  weldonBarov,
  wylerSurestrike,
];
