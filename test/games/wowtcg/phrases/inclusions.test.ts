import { expect, test } from "vitest";
import { loadCompiler } from "../../../../cli/compiler.ts";
import { deckProblems } from "../../../../games/wowtcg/rules/deck-building.ts";
import { situation } from "./plain-cards.ts";

const cards = `Broker, Hero—Goblin, 25 Health
Deckbuilding: You can only include either [Alliance] or [Horde] cards, [Mage] cards, [Mage] Frost Talents, neutral cards, and Argent Crusade cards. You can't include cards with other reputations or other text restrictions.

Gravelord, Hero—Ghoul, 25 Health
Deckbuilding: You can only include [Mage] abilities and Pets, [Rogue] equipment, allies with ally type Death Knight, neutral quests and locations, and Scourge cards. You can't include cards with reputations or other text restrictions.

Guard, 1, Alliance, Ally—Human Warrior, 1 [Melee] ATK / 1 Health

Raider, 1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health

Herald, 1, Horde, Ally—Orc Mage, 1 [Melee] ATK / 1 Health
Argent Crusade Reputation

Spy, 1, Ally—Ogre, 1 [Melee] ATK / 1 Health
Aldor Reputation

Rimed Knight, 1, Ally—Death Knight, 1 [Melee] ATK / 1 Health

Ghast, 1, Ally—Scourge, 1 [Melee] ATK / 1 Health
Scourge Hero Required

Zap, 1, Mage, Ability—Arcane
Draw a card.

Stab, 1, Rogue, Ability—Combat
Draw a card.

Shiv, 1, Rogue, Weapon—Dagger, Melee (1), 1 [Melee] ATK, 1 Strike

Lost Cat, Quest
Pay (1) to complete this quest. <p> Reward: Draw a card.
`;

const compiler = await loadCompiler();

/** What a deck can't have, and of the deck as a whole. */
function unfit(hero: string, ...main: readonly string[]): readonly string[] {
  const compiled = compiler.compileFile(cards, { file: "inclusions.cards", game: "wowtcg", set: "inclusions" }).cards;
  const find = (name: string) => {
    const found = compiled.find((card) => card.name === name)?.ir;
    if (found === null || found === undefined) throw new Error(`${name} does not compile: ${compiled.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message)).join(" ")}`);
    return found;
  };
  return deckProblems({ hero: find(hero), main: main.map(find), format: "limited" }).filter(({ rule }) => rule !== "CR 100.1").map(({ card }) => card ?? "deck");
}

test("“either [Alliance] or [Horde] cards”: of one of them, not both (CR 100.2e)", () => {
  expect(unfit("Broker", "Guard", "Zap", "Lost Cat", "Rimed Knight")).toEqual([]);
  expect(unfit("Broker", "Raider", "Zap")).toEqual([]);
  expect(unfit("Broker", "Guard", "Raider")).toEqual(["deck"]);
  // A card of another kind that it can include is of no account.
  expect(unfit("Broker", "Guard", "Herald")).toEqual([]);
});

test("“other reputations or other text restrictions”: those that are named may be there (HFI-005)", () => {
  expect(unfit("Broker", "Herald", "Ghast", "Stab")).toEqual(["Ghast", "Stab"]);
  expect(unfit("Broker", "Spy")).toEqual(["Spy"]);
  expect(unfit("Gravelord", "Herald", "Ghast")).toEqual(["Herald"]);
});

test("behind a comma another kind begins: “[Mage] abilities and Pets, [Rogue] equipment”", () => {
  expect(unfit("Gravelord", "Zap", "Shiv", "Rimed Knight", "Lost Cat", "Ghast")).toEqual([]);
  expect(unfit("Gravelord", "Stab", "Guard", "Spy")).toEqual(["Stab", "Guard", "Spy"]);
});

test("“[Alliance] and [Horde] allies” are those of either", () => {
  const s = situation(`Plague, 2, Ability—Disease
Ongoing: [Alliance] and [Horde] allies have -1 ATK.`, { party: ["Grunt", "Gnome", "Ogre", "Plague"] });
  expect(["Grunt", "Gnome", "Ogre"].map((name) => s.card(name).atk)).toEqual([0, 1, 3]);
});
