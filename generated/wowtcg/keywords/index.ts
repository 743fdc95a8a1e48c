import type { KeywordDefinition } from "cardwright/powers";
import aberration from "./aberration.ts";
import absorb from "./absorb.ts";
import arcaneTorrent from "./arcane-torrent.ts";
import artifact from "./artifact.ts";
import assault from "./assault.ts";
import bearForm from "./bear-form.ts";
import berserking from "./berserking.ts";
import catForm from "./cat-form.ts";
import conspicuous from "./conspicuous.ts";
import deathRattle from "./death-rattle.ts";
import delve from "./delve.ts";
import diplomacy from "./diplomacy.ts";
import dualShield from "./dual-shield.ts";
import dualWield from "./dual-wield.ts";
import elusive from "./elusive.ts";
import enrage from "./enrage.ts";
import escapeArtist from "./escape-artist.ts";
import eternal from "./eternal.ts";
import ferocity from "./ferocity.ts";
import findTreasure from "./find-treasure.ts";
import finishingMove from "./finishing-move.ts";
import hardiness from "./hardiness.ts";
import harmonize from "./harmonize.ts";
import haste from "./haste.ts";
import immune from "./immune.ts";
import infiniteWield from "./infinite-wield.ts";
import inspire from "./inspire.ts";
import inspiringPresence from "./inspiring-presence.ts";
import invincible from "./invincible.ts";
import irradiated from "./irradiated.ts";
import longRange from "./long-range.ts";
import mend from "./mend.ts";
import portal from "./portal.ts";
import preparation from "./preparation.ts";
import protector from "./protector.ts";
import rangedDualWield from "./ranged-dual-wield.ts";
import resistance from "./resistance.ts";
import sabotage from "./sabotage.ts";
import sentinel from "./sentinel.ts";
import sextupleWield from "./sextuple-wield.ts";
import shadowmeld from "./shadowmeld.ts";
import smash from "./smash.ts";
import spellshield from "./spellshield.ts";
import stash from "./stash.ts";
import stealth from "./stealth.ts";
import thrown from "./thrown.ts";
import timeIsMoney from "./time-is-money.ts";
import trap from "./trap.ts";
import twoHandedDualWield from "./two-handed-dual-wield.ts";
import untargetable from "./untargetable.ts";
import warStomp from "./war-stomp.ts";
import willOfTheForsaken from "./will-of-the-forsaken.ts";

/** The keywords of this folder, by key. */
export const keywords: readonly KeywordDefinition[] = [
  aberration,
  absorb,
  arcaneTorrent,
  artifact,
  assault,
  bearForm,
  berserking,
  catForm,
  conspicuous,
  deathRattle,
  delve,
  diplomacy,
  dualShield,
  dualWield,
  elusive,
  enrage,
  escapeArtist,
  eternal,
  ferocity,
  findTreasure,
  finishingMove,
  hardiness,
  harmonize,
  haste,
  immune,
  infiniteWield,
  inspire,
  inspiringPresence,
  invincible,
  irradiated,
  longRange,
  mend,
  portal,
  preparation,
  protector,
  rangedDualWield,
  resistance,
  sabotage,
  sentinel,
  sextupleWield,
  shadowmeld,
  smash,
  spellshield,
  stash,
  stealth,
  thrown,
  timeIsMoney,
  trap,
  twoHandedDualWield,
  untargetable,
  warStomp,
  willOfTheForsaken,
];
