import type { Card } from "cardwright/powers";
import backlash from "./backlash.ts";
import burgle from "./burgle.ts";
import charkov from "./charkov.ts";
import concentrationAura from "./concentration-aura.ts";
import darokSteelstrike from "./darok-steelstrike.ts";
import defusingTheThreat from "./defusing-the-threat.ts";
import elementalWeapons from "./elemental-weapons.ts";
import endinaTheHunted from "./endina-the-hunted.ts";
import gnomeregan from "./gnomeregan.ts";
import grugtharSharpblade from "./grugthar-sharpblade.ts";
import heartrazor from "./heartrazor.ts";
import holyStrike from "./holy-strike.ts";
import illiyanaMoonblaze from "./illiyana-moonblaze.ts";
import kelmHargunth from "./kelm-hargunth.ts";
import kinivusTheFocused from "./kinivus-the-focused.ts";
import maylaFinksputter from "./mayla-finksputter.ts";
import morkadSharptooth from "./morkad-sharptooth.ts";
import nazgukSharptongue from "./nazguk-sharptongue.ts";
import pin from "./pin.ts";
import sivandraDarklust from "./sivandra-darklust.ts";
import tithe from "./tithe.ts";
import unitedFront from "./united-front.ts";
import wandOfPrismaticFocus from "./wand-of-prismatic-focus.ts";
import wavestormTotem from "./wavestorm-totem.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [
  backlash,
  burgle,
  charkov,
  concentrationAura,
  darokSteelstrike,
  defusingTheThreat,
  elementalWeapons,
  endinaTheHunted,
  gnomeregan,
  grugtharSharpblade,
  heartrazor,
  holyStrike,
  illiyanaMoonblaze,
  kelmHargunth,
  kinivusTheFocused,
  maylaFinksputter,
  morkadSharptooth,
  nazgukSharptongue,
  pin,
  sivandraDarklust,
  tithe,
  unitedFront,
  wandOfPrismaticFocus,
  wavestormTotem,
];
