import type { Entry, TypeEntry, Vocabulary } from "../../../grammar/vocabulary.ts";
import { headerWords } from "./header-words.ts";
import { keywords, keywordVerbs } from "./keywords.ts";
import { affiliations, tags } from "./tags.ts";
import { verbs } from "./verbs.ts";

const noun = (singular: string, plural = `${singular}s`, lemma = singular): Entry => ({ lemma, forms: plural === singular ? { singular } : { singular, plural } });

const person = (singular: string, plural = `${singular}s`): TypeEntry => ({ ...noun(singular, plural), personal: true });

const label = (text: string): Entry => ({ lemma: text.toLowerCase(), forms: { word: text } });

/** A type whose cards stay in play. */
const staying = (type: TypeEntry): TypeEntry => ({ ...type, holdsOn: true });

const adjective = (text: string, lemma = text): Entry => ({ lemma, forms: { word: text } });

/** A word that some cards write with a capital wherever it stands. */
const either = (text: string, capital: string): Entry => ({ lemma: text, forms: { word: text, capital } });

const turns = ["turn", "combat", "game", "step", "phase", "ready step", "draw step", "start phase", "action phase", "end phase", "wrap-up step", "combat step", "Dungeon turn"];

/** The words of the game's card texts. */
export const vocabulary: Vocabulary = {
  game: "wowtcg",
  types: [
    staying(person("hero", "heroes")),
    staying(person("ally", "allies")),
    { ...person("character"), includes: ["hero", "ally"] },
    noun("ability", "abilities"),
    staying(noun("weapon")),
    staying(noun("armor", "armor")),
    staying(noun("item")),
    { ...staying(noun("equipment", "equipment")), includes: ["weapon", "armor", "item"] },
    noun("quest"),
    staying(noun("location")),
    noun("event"),
    noun("achievement"),
    noun("resource"),
    noun("card"),
  ],
  players: [
    noun("player"),
    noun("opponent"),
    { lemma: "raider", forms: { singular: "raider", plural: "raiders", singularTitle: "Raider", pluralTitle: "Raiders" } },
    noun("raid leader"),
    noun("Boss player"),
    noun("Dungeon player"),
  ],
  tags,
  affiliations,
  supertypes: [
    either("instant", "Instant"),
    either("unique", "Unique"),
    either("unlimited", "Unlimited"),
    either("master", "Master"),
    either("ongoing", "Ongoing"),
    ...["neutral", "magical"].map((text) => adjective(text)),
    adjective("Arena", "arena"),
    adjective("Two-Handed", "two-handed"),
    adjective("one-handed"),
  ],
  states: [...["exhausted", "ready", "damaged", "undamaged", "attacking", "defending", "protecting", "flipped", "tied"].map((text) => adjective(text)), either("raiding", "Raiding"), adjective("MARKED", "marked")],
  icons: [...headerWords.factions, ...headerWords.classes, ...headerWords.damageTypes],
  activate: "Activate",
  zones: [
    { ...noun("hand"), bare: true, outside: true },
    { ...noun("deck"), outside: true },
    { ...noun("graveyard"), outside: true },
    noun("party", "parties"),
    noun("resource row"),
    noun("hero row"),
    noun("collection"),
    noun("side deck"),
    { ...noun("chain"), sole: true },
    noun("zone"),
    noun("removed from game zone"),
    noun("Dungeon deck"),
    noun("Dungeon graveyard"),
    { ...noun("game"), sole: true },
    { ...noun("combat"), bare: true },
    { lemma: "play", forms: { singular: "play" }, bare: true },
  ],
  stats: [
    { lemma: "atk", forms: { word: "ATK" } },
    { lemma: "health", forms: { word: "health" } },
    { lemma: "def", forms: { word: "DEF" } },
    { lemma: "cost", forms: { word: "cost" } },
    { lemma: "strike", forms: { word: "strike cost", plural: "strike costs" } },
    { lemma: "playCost", forms: { word: "play cost", plural: "play costs" } },
    ...["cost", "ATK", "health"].map((stat) => ({ lemma: `printed${stat.charAt(0).toUpperCase()}${stat.slice(1).toLowerCase()}`, forms: { word: `printed ${stat}` } })),
    { lemma: "remainingHealth", forms: { word: "remaining health" } },
    { lemma: "handSize", forms: { word: "maximum hand size", plural: "maximum hand sizes" } },
    { lemma: "capacity", forms: { word: "capacity" } },
    { lemma: "damageType", forms: { word: "damage type", plural: "damage types" } },
  ],
  damageTypes: headerWords.damageTypes.map((type) => type.toLowerCase()),
  // CR 408.3a
  mixedDamage: { shadowfire: ["shadow", "fire"], frostfire: ["frost", "fire"] },
  verbs: [...verbs, ...keywordVerbs],
  keywords,
  steps: turns.map((turn) => noun(turn)),
  attributes: [
    noun("name"),
    noun("type"),
    noun("race"),
    noun("rarity", "rarities"),
    noun("cost"),
    noun("class", "classes"),
    noun("kind"),
    noun("card type"),
    noun("ally type"),
    noun("tag"),
    noun("color"),
    noun("faction"),
    noun("profession"),
    noun("reputation"),
    noun("oath"),
  ],
  labels: [{ ...label("Ongoing"), holdsOn: true }, label("Reward"), label("Event"), label("Deckbuilding")],
  names: ["Onyxia", "Magtheridon", "Ragnaros", "Mograine", "Godfrey", "Kel'Thuzad", "The Betrayer", "Illidan", "Akama", "the Lich King", "Sapphiron", "Thaddius", "Maexxna", "Anub'Rekhan", "Gluth", "Noth", "Loatheb", "Heigan", "Patchwerk", "Grobbulus", "Faerlina", "Razuvious", "Gothik", "Majordomo Executus", "Majordomo", "Gehennas", "Sulfuron Harbinger", "Sulfuron", "Magmadar", "Baron Geddon", "Lucifron", "Garr", "Shazzrah", "Golemagg", "Stalagg", "Feugen", "Sylvanas", "Jaina", "Tirion", "The Four Horsemen", "Misha"],
  manners: [{ lemma: "empower", forms: { word: "Empower" } }],
};
