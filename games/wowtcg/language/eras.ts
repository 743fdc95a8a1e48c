import type { EraTable, EraWording, PhraseChange } from "../../../grammar/era-table.ts";
import { headerWords } from "./header-words.ts";

/** Whose party it is, and who controls what is in it. */
const PARTIES: readonly (readonly [party: string, control: string])[] = [
  ["in your party", "you control"],
  ["in his party", "he controls"],
  ["in her party", "she controls"],
  ["in their party", "they control"],
  ["in an opponent's party", "an opponent controls"],
  ["in each opponent's party", "each opponent controls"],
  ["in that player's party", "that player controls"],
];

/** Tags of cards that are in no party: kinds of abilities, equipment, quests and locations. */
const NOT_CHARACTERS = new Set([
  ...["Aspect", "Aura", "Bear Form", "Blessing", "Cat Form", "Combo", "Curse", "Disease", "Finishing Move", "Form", "Poison", "Presence", "Rune"],
  ...["Seal", "Shout", "Stance", "Sting", "Trap", "Air Totem", "Earth Totem", "Fire Totem", "Water Totem", "Totem"],
  ...["Axe", "Bow", "Crossbow", "Dagger", "Fishing Pole", "Fist", "Gun", "Knife", "Mace", "Polearm", "Shuriken", "Staff", "Sword", "Wand", "Warglaive"],
  ...["Cloth", "Leather", "Mail", "Plate", "Shield", "Bandage", "Figurine", "Potion", "Trinket", "Mount"],
  ...["Arena", "Battleground", "City", "Faire", "Objective"],
]);

/** What a party is made of (CR 401). */
const party = { types: ["hero", "ally", "character"], tags: headerWords.tags.filter((tag) => !NOT_CHARACTERS.has(tag)) };

const posts = (from: 0 | 1, of?: PhraseChange["of"]): PhraseChange[] =>
  PARTIES.map((pair) => ({ rule: "Post", from: pair[from], to: pair[from === 0 ? 1 : 0], ...(of === undefined ? {} : { of }) }));

/** Words before or in a character's name by which it is not called. */
const TITLES = [
  ...["Alchemist", "Anchorite", "Arcanist", "Bearlady", "Captain", "Chief", "Commander", "Emissary", "Exarch", "Gladiator", "Grand", "Grunt", "High", "Highlord"],
  ...["Icemistress", "Justicar", "King", "Lady", "Lord", "Magistrix", "Magister", "Master", "Mistress", "Necromancer", "Prince", "Princess", "Retainer", "Royal", "Guardian"],
  ...["Sergeant", "Sister", "Brother", "Spymaster", "Tinker", "Tribemother", "Vindicator", "Warlord", "Marshal", "General", "Overlord", "Champion", "Crusader", "Archmage", "Elder"],
];

const heroes = ["ally", "hero"];
const tokens = { stats: ["atk", "health"], zone: "play" } as const;
const statPair = ["atk", "health"] as const;
const beingKeywords = { states: ["elusive", "untargetable"], nouns: ["protector"] };
const playable = ["ability", "ally", "weapon", "armor", "item", "equipment", "quest", "location"];

/** As the sets up to Fields of Honor print; what those print in two ways is left as it is. */
const first: EraWording = {
  phrases: posts(1, party),
  self: { as: "name", types: ["ally"], short: { types: heroes, titles: TITLES } },
  zoneCards: { card: "named", word: "card", zones: ["graveyard", "hand", "deck"], types: playable },
  statPair: { stats: statPair, named: true },
  tokenStats: { stand: "after", ...tokens },
  timing: { stands: "text", use: "use" },
  oneOfYours: { as: "partitive", types: ["weapon", "armor", "item", "resource", "quest", "location"], control: "control" },
  beingKeywords: { as: "being", ...beingKeywords },
  keywords: "lower",
};

/** As the sets from Scourgewar on print. */
const second: EraWording = {
  phrases: [...posts(0), { rule: "VerbPreposition", from: "into hand", to: "into your hand" }],
  self: { as: "type", types: ["ability", "ally", "weapon", "armor", "item", "quest", "location"] },
  zoneCards: { card: "silent", word: "card", zones: ["graveyard", "hand", "deck"], types: playable },
  statPair: { stats: statPair, named: false },
  tokenStats: { stand: "before", ...tokens },
  timing: { stands: "front", use: "use" },
  oneOfYours: { as: "controlled", types: ["ally", "hero", "character", "ability", "weapon", "armor", "item", "equipment", "resource", "quest", "location", "card"], control: "control" },
  beingKeywords: { as: "having", ...beingKeywords },
  keywords: "title",
};

/** How the cards of the game are worded in two times. */
export const eras: EraTable<"2009" | "2013"> = { standard: "2009", eras: { "2009": first, "2013": second } };
