import type { HeaderWords } from "../../../grammar/header/index.ts";

const words = (list: string): readonly string[] => list.trim().split(/\s*,\s*/);

/** Where armor is worn; an armor set lists several. */
const armorSlots = words("Back, Chest, Feet, Hands, Head, Legs, Off-Hand, Shoulder, Waist, Wrist");

/** What the header lines of the game are made of (CR 200–206; tags CR 202). */
export const headerWords: HeaderWords = {
  types: [
    { word: "Hero", specialisation: true },
    { word: "Ally" },
    { word: "Ability" },
    { word: "Weapon", slots: words("Melee, Ranged, Wand, Thrown, Off-Hand") },
    { word: "Armor", slots: armorSlots },
    { word: "Item", slots: words("Bag, Hearthstone, Mount, Neck, Off-Hand, Relic, Ring, Tabard, Trinket") },
    { word: "Quest" },
    { word: "Location" },
    { word: "Event" },
    { word: "Achievement" },
  ],
  supertypes: words("Arena, Betrayer, Boss, Instant, Master, Two-Handed"),
  supertypesAfter: ["Set"],
  factions: words("Alliance, Horde"),
  classes: words("Death Knight, Druid, Hunter, Mage, Paladin, Priest, Rogue, Shaman, Warlock, Warrior"),
  professions: words(
    "Alchemy, Blacksmithing, Cooking, Enchanting, Engineering, First Aid, Fishing, Herbalism, Inscription, " +
      "Jewelcrafting, Leatherworking, Mining, Skinning, Tailoring",
  ),
  specialisations: words(
    "Affliction, Arcane, Arms, Assassination, Balance, Beast Mastery, Blood, Combat, Demonology, Destruction, " +
      "Discipline, Elemental, Enhancement, Feral, Fire, Frost, Fury, Holy, Marksmanship, Protection, Restoration, " +
      "Retribution, Shadow, Subtlety, Survival, Unholy",
  ),
  talent: "Talent",
  tags: [
    // Races and kinds of creature.
    ...words(
      "Blood Elf, Draenei, Dwarf, Gnome, Goblin, Human, Night Elf, Orc, Pandaren, Tauren, Troll, Undead, Worgen, " +
        "Beast, Demon, Dragon, Dragonkin, Murloc, Naga, Ogre, Mok'Nathal, Broken, Ethereal, Nerubian, Satyr, " +
        "Scourge, Gnoll, Giant, Ghoul, Ghost, Golem, Mechanical, Spirit, Skeleton, Treant, Vrykul, " +
        "Cat, Bear, Bat, Boar, Bird, Crab, Crocolisk, Fox, Gorilla, Hyena, Lion, Moth, Owl, Panther, Raptor, Ravager, " +
        "Scorpid, Serpent, Snake, Spider, Stag, Tallstrider, Tiger, Turtle, Warp Stalker, Wind Serpent, Wolf, " +
        "Abyssal, Doomguard, Eredar, Felguard, Felhunter, Imp, Infernal, Pit Lord, Shivan, Succubus, Voidwalker",
    ),
    // What an ally or a hero is besides.
    ...words("Ancient, Beastmaster, Keeper of the Grove, Lord, Master, Monster, Mount, Pet, Traitor"),
    // Kinds of ability.
    ...words(
      "Aspect, Aura, Bear Form, Blessing, Cat Form, Combo, Curse, Disease, Finishing Move, Form, Poison, " +
        "Presence, Rune, Seal, Shout, Stance, Sting, Trap, Air Totem, Earth Totem, Fire Totem, Water Totem, Totem",
    ),
    // Kinds of equipment.
    ...words(
      "Axe, Bow, Crossbow, Dagger, Fishing Pole, Fist, Gun, Knife, Mace, Polearm, Shuriken, Staff, Sword, Wand, Warglaive, " +
        "Cloth, Leather, Mail, Plate, Shield, Bandage, Figurine, Potion, Trinket",
    ),
    // Kinds of quest and location.
    ...words("Arena, Battleground, City, Faire, Objective"),
  ],
  unique: "Unique",
  unlimited: "Unlimited",
  damageTypes: words("Arcane, Fire, Frost, Holy, Melee, Nature, Ranged, Shadow"),
  stats: { atk: "ATK", health: "Health", def: "DEF", strike: "Strike" },
  series: words("Loot"),
  rarities: words("C, E, L, P, R, U"),
};
