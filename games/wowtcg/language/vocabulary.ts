import type { Entry, TypeEntry, Vocabulary } from "../../../grammar/vocabulary.ts";
import { headerWords } from "./header-words.ts";
import { keywords, keywordVerbs } from "./keywords.ts";
import { verbs } from "./verbs.ts";

const noun = (singular: string, plural = `${singular}s`, lemma = singular): Entry => ({ lemma, forms: { singular, plural } });

const person = (singular: string, plural = `${singular}s`): TypeEntry => ({ ...noun(singular, plural), personal: true });

const adjective = (text: string, lemma = text): Entry => ({ lemma, forms: { word: text } });

/** The plural of a tag: its last word's. */
function plural(tag: string): string {
  if (/(?:Undead|Worgen|Draenei|Pandaren|Tauren|Naga|Dragonkin|Scourge|Form)$/.test(tag)) return tag;
  if (/Elf$/.test(tag)) return `${tag.slice(0, -1)}ves`;
  if (/Dwarf$/.test(tag)) return `${tag.slice(0, -1)}ves`;
  if (/Human$/.test(tag)) return `${tag}s`;
  if (/man$/.test(tag)) return `${tag.slice(0, -2)}en`;
  if (/y$/.test(tag)) return `${tag.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh)$/.test(tag)) return `${tag}es`;
  return `${tag}s`;
}

const tagWords = [...new Set([...headerWords.tags, ...headerWords.classes, ...headerWords.specialisations, ...headerWords.damageTypes, ...["Melee", "Ranged", "Off-Hand", "Loot", "Scryer", "Aldor", "Judgement", "Frog", "Arakkoa", "Peasant", "Message", "Air", "Earth", "Water", "Loyal"]])];

/** The words of the game's card texts. */
export const vocabulary: Vocabulary = {
  game: "wowtcg",
  types: [
    person("hero", "heroes"),
    person("ally", "allies"),
    person("character"),
    noun("ability", "abilities"),
    noun("weapon"),
    noun("armor", "armor"),
    noun("item"),
    noun("equipment", "equipment"),
    noun("quest"),
    noun("location"),
    noun("resource"),
    noun("card"),
  ],
  players: [noun("player"), noun("opponent")],
  tags: tagWords.map((tag) => (plural(tag) === tag ? { lemma: tag, forms: { singular: tag } } : noun(tag, plural(tag)))),
  supertypes: [adjective("instant"), adjective("Arena"), adjective("Two-Handed"), adjective("unique"), adjective("ongoing"), adjective("Master")],
  states: ["exhausted", "ready", "damaged", "undamaged", "attacking", "defending", "protecting", "flipped"].map((text) => adjective(text)),
  icons: [...headerWords.factions, ...headerWords.classes, ...headerWords.damageTypes],
  activate: "Activate",
  zones: [
    noun("hand"),
    noun("deck"),
    noun("graveyard"),
    noun("party", "parties"),
    noun("resource row"),
    noun("collection"),
    noun("chain"),
    noun("game"),
    noun("combat"),
    { lemma: "play", forms: { singular: "play" } },
  ],
  stats: [
    { lemma: "atk", forms: { word: "ATK" } },
    { lemma: "health", forms: { word: "health" } },
    { lemma: "def", forms: { word: "DEF" } },
    { lemma: "cost", forms: { word: "cost" } },
    { lemma: "strike", forms: { word: "strike cost" } },
    { lemma: "playCost", forms: { word: "play cost" } },
    { lemma: "handSize", forms: { word: "hand size" } },
    { lemma: "damageType", forms: { word: "damage type", plural: "damage types" } },
  ],
  damageTypes: headerWords.damageTypes.map((type) => type.toLowerCase()),
  verbs: [...verbs, ...keywordVerbs],
  keywords,
  steps: [noun("turn"), noun("combat"), noun("game"), noun("ready step"), noun("draw step"), noun("step")],
  attributes: [noun("name"), noun("type"), noun("race"), noun("rarity", "rarities"), noun("cost"), noun("class", "classes"), noun("kind"), noun("card type"), noun("ally type"), noun("oath")],
  labels: ["Ongoing", "Reward"],
  manners: [],
};
