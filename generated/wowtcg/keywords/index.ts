import type { KeywordDefinition } from "cardwright/powers";
import arcaneTorrent from "./arcane-torrent.ts";
import assault from "./assault.ts";
import awesome from "./awesome-.ts";
import bearForm from "./bear-form.ts";
import berserking from "./berserking.ts";
import catForm from "./cat-form.ts";
import conspicuous from "./conspicuous.ts";
import elusive from "./elusive.ts";
import enrage from "./enrage.ts";
import escapeArtist from "./escape-artist.ts";
import ferocity from "./ferocity.ts";
import findTreasure from "./find-treasure.ts";
import hardiness from "./hardiness.ts";
import haste from "./haste.ts";
import immune from "./immune.ts";
import invincible from "./invincible.ts";
import mend from "./mend.ts";
import preparation from "./preparation.ts";
import protector from "./protector.ts";
import sabotage from "./sabotage.ts";
import sentinel from "./sentinel.ts";
import shadowmeld from "./shadowmeld.ts";
import spellshield from "./spellshield.ts";
import stealth from "./stealth.ts";
import thrown from "./thrown.ts";
import untargetable from "./untargetable.ts";
import warStomp from "./war-stomp.ts";
import willOfTheForsaken from "./will-of-the-forsaken.ts";

/** The keywords of this folder, by key. */
export const keywords: readonly KeywordDefinition[] = [
  arcaneTorrent,
  assault,
  awesome,
  bearForm,
  berserking,
  catForm,
  conspicuous,
  elusive,
  enrage,
  escapeArtist,
  ferocity,
  findTreasure,
  hardiness,
  haste,
  immune,
  invincible,
  mend,
  preparation,
  protector,
  sabotage,
  sentinel,
  shadowmeld,
  spellshield,
  stealth,
  thrown,
  untargetable,
  warStomp,
  willOfTheForsaken,
];
