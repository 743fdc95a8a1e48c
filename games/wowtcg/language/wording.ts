import type { Wording } from "../../../grammar/wording.ts";
import { collocations, objects } from "./collocations.ts";
import { confusions } from "./confusions.ts";
import { obsolete } from "./obsolete.ts";

/** What the game's cards say well, and what they no longer say. */
export const wording: Wording = {
  confusions,
  obsolete,
  types: [
    { type: "Hero", needs: ["health"], never: ["strike", "def"], stays: "always", cost: "never", single: true },
    { type: "Ally", needs: ["atk", "health"], never: ["strike", "def"], stays: "always", cost: "always" },
    { type: "Ability", needs: [], never: [], stays: "label", cost: "always" },
    { type: "Weapon", needs: ["atk", "strike"], never: ["health"], stays: "always", cost: "always" },
    { type: "Armor", needs: ["def"], never: ["strike", "health"], stays: "always", cost: "always" },
    { type: "Item", needs: [], never: ["strike", "health"], stays: "always", cost: "always" },
    { type: "Quest", needs: [], never: ["atk", "health", "def", "strike"], stays: "never", cost: "never", labels: ["reward"], deed: "complete" },
    { type: "Location", needs: [], never: ["atk", "health", "def", "strike"], stays: "always", cost: "never" },
  ],
  paid: ["Master"],
  opposites: [
    ["ready", "exhausted"],
    ["damaged", "undamaged"],
    ["attacking", "defending"],
    ["opposing", "friendly"],
  ],
  permitted: [{ verb: "attack", objects: ["hero", "ally", "character"] }, { verb: "attack", undergone: true }, { verb: "target", undergone: true }, { verb: "defend" }],
  bearers: [
    {
      keywords: ["protector", "elusive", "ferocity", "immune", "mend", "assault", "inspire", "sabotage", "berserking", "enrage", "shadowmeld", "inspiring presence", "aberration"],
      never: ["Weapon", "Armor", "Item", "Quest", "Location"],
    },
    { keywords: ["long-range", "conspicuous", "smash", "absorb", "thrown", "hardiness"], never: ["Armor", "Item", "Quest", "Location"] },
  ],
  fighting: { verbs: ["attack", "defend", "protect"], never: ["Weapon", "Armor", "Item", "Quest", "Location", "Ability"] },
  collocations,
  objects,
  remarks: ["(?:has |have )?received errata", "errata(?:ed)?", "banned", "reprint(?:ed)?", "promo(?:tional)?"],
  turning: "flip",
  statWords: { attack: "ATK", power: "ATK", strength: "ATK", life: "health", toughness: "health", hp: "health", "hit points": "health", defense: "DEF", armor: "DEF" },
  anyCard: "card",
  counted: ["draw", "discard"],
  soleZones: ["game"],
  playerZones: ["hand", "deck", "graveyard", "resource row"],
  leaving: ["destroy", "die", "leave"],
  ongoingLabel: "Ongoing",
  attachVerb: "attach",
  activateWords: ["Exhaust", "Tap"],
};
