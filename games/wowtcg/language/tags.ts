import type { Entry } from "../../../grammar/vocabulary.ts";
import { headerWords } from "./header-words.ts";

/** Words that are written alike for one and for many. */
const SAME = new Set(
  ("Undead, Worgen, Draenei, Pandaren, Tauren, Naga, Dragonkin, Scourge, Taunka, Broken, Shaman, San'layn, Val'kyr, Tol'vir, " +
    "Cloth, Leather, Mail, Plate, Armor, Melee, Ranged, Loot, Air, Earth, Water, Loyal, Crusade").split(", "),
);

const IRREGULAR: Readonly<Record<string, string>> = { Elf: "Elves", Dwarf: "Dwarves", Wolf: "Wolves", Thief: "Thieves", Knife: "Knives", Succubus: "Succubi", Horseman: "Horsemen", Snowman: "Snowmen", Fox: "Foxes" };

/** The plural of a tag: its last word's, or none when it is the same. */
function plural(tag: string): string {
  const last = tag.split(/[ -]/).at(-1) ?? tag;
  const rest = tag.slice(0, tag.length - last.length);
  if (SAME.has(last)) return tag;
  const irregular = IRREGULAR[last];
  if (irregular !== undefined) return rest + irregular;
  if (/[^aeiou]y$/.test(last)) return `${tag.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh)$/.test(last)) return `${tag}es`;
  return `${tag}s`;
}

const words = (list: string): string[] => list.split(", ");

/** Tags that only tokens, heroes' restrictions and raids have, and what texts use as one. */
const further = [
  ...words("Air, Earth, Water, Loyal, Loot, Talent, Reputation, Frog, Sheep, Pig, Peasant, Message, Arakkoa, Judgement, Neutral, Aspect of Thrall"),
  // Reputations (CR 100.2d).
  ...words("Aldor, Scryer, Argent Crusade, Nerubian"),
  // Colours of Dragonkin.
  ...words("Black, Blue, Bronze, Green, Red, Twilight, Netherwing"),
  // Kinds of token.
  ...words(
    "Bee, Bloodpetal, Bloodworm, Blighthound, Bunny, Cadaver, Chicken, Colossus, Construct, Cow, Dragonling, Egg, Felguard, Fiend, Gargoyle, " +
      "Gladiator, Hound, Mastiff, Minion, Monkey, Netherdrake, Pirate, Scarlet, Seedling, Pod, Skull, Snowman, Survivor, Swarm, Taunka, Terror, " +
      "Thane, Thug, Trainee, Void, Wall, Whelp, Wisp, Worm, Wurm, Zombie, Defias, Distiller, Dancer, Guide, Halaani, Phoenix, Rabbit, Biker",
  ),
  // Raids and dungeons.
  ...words("Boss, Dungeon, Horseman, Raid, Naxxramas"),
];

/** The orders, tribes and companies that heroes belong to, and have a line of their text box for. */
export const affiliations: readonly string[] = words(
  "Argent Dawn, Ashtongue, Atal'ai, Auchenai, Bleeding Hollow, Blackrock, Bloodsail, Bloodscalp, Burning Blade, Burning Legion, Cenarion Circle, " +
    "Cenarion Expedition, Crimson Hand, Cult of the Damned, Cult of the Dark Strand, Dark Iron, Darkspear, Defias Brotherhood, Dragonmaw, Druids of the Fang, " +
    "Explorers' League, Farstriders, Grimtotem, Gurubashi, Hakkari, Illidari, Kirin Tor, Kurenai, Laughing Skull, Leper Gnome, Lower City, Mag'har, " +
    "Ravenholdt, Scarlet Crusade, Shadow Council, Shadowforge, Shadowmoon, Shadowsworn, Sha'tar, Shattered Hand, Shattered Sun, Silver Hand, " +
    "Skullsplitter, Smolderthorn, Sporeggar, Stonemaul, Stormpike, Sunfury, Syndicate, Thorium Brotherhood, Timbermaw, Tortured Spirit, " +
    "Twilight's Hammer, Venture Company, Vilebranch, Warsong, Wildhammer, Witherbark, Wretched, Zandalari",
);

const all = new Set([
  ...headerWords.tags,
  ...headerWords.classes,
  ...headerWords.factions,
  ...headerWords.professions,
  ...headerWords.specialisations,
  ...headerWords.damageTypes,
  ...headerWords.types.flatMap(({ slots = [] }) => slots),
  ...further,
  ...affiliations,
]);

/** Every word of a type line that texts use, with its plural (CR 202). */
export const tags: readonly Entry[] = [...all].map((tag) => {
  const many = plural(tag);
  return { lemma: tag, forms: many === tag ? { singular: tag } : { singular: tag, plural: many } };
});
