import type { Card } from "cardwright/powers";
import aRareBean from "./a-rare-bean.ts";
import alexiBarov from "./alexi-barov.ts";
import arcaniteDragonling from "./arcanite-dragonling.ts";
import crusaderStrike from "./crusader-strike.ts";
import enemiesOldAndNew from "./enemies-old-and-new.ts";
import enslavedAbyssal from "./enslaved-abyssal.ts";
import gladiatorsRegalia from "./gladiators-regalia.ts";
import groundingTotem from "./grounding-totem.ts";
import himulLongstrider from "./himul-longstrider.ts";
import immobilize from "./immobilize.ts";
import kewardRocksalt from "./keward-rocksalt.ts";
import lohngoronBowOfTheTornHeart from "./lohngoron-bow-of-the-torn-heart.ts";
import moonflare from "./moonflare.ts";
import mysticDenial from "./mystic-denial.ts";
import naturalConduit from "./natural-conduit.ts";
import primalTotem from "./primal-totem.ts";
import sanva from "./sanva.ts";
import spellSuppression from "./spell-suppression.ts";
import tinkerBixyBlue from "./tinker-bixy-blue.ts";
import tinkerBurnfizzle from "./tinker-burnfizzle.ts";
import unholyPower from "./unholy-power.ts";
import weldonBarov from "./weldon-barov.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  aRareBean,
  alexiBarov,
  arcaniteDragonling,
  crusaderStrike,
  enemiesOldAndNew,
  enslavedAbyssal,
  gladiatorsRegalia,
  groundingTotem,
  himulLongstrider,
  immobilize,
  kewardRocksalt,
  lohngoronBowOfTheTornHeart,
  moonflare,
  mysticDenial,
  naturalConduit,
  primalTotem,
  sanva,
  spellSuppression,
  tinkerBixyBlue,
  tinkerBurnfizzle,
  unholyPower,
  weldonBarov,
];
