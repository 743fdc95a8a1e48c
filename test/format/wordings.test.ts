import { describe, expect, test } from "vitest";
import { everyEra, format, formatSafely, type Era } from "./formatting.ts";

const ally = "Tarrow, 3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health (Draft-1C)";
const ability = "Tarrow Storm, 3, Mage, Ability—Fire (Draft-2C)";
const weapon = "Tarrow Blade, 3, Weapon—Sword, Melee (1), 3 [Melee] ATK, 1 Strike (Draft-3C)";
const quest = "Tarrow Road, Quest (Draft-4C)";

/** The lines of a card in an era. */
function inEra(lines: readonly string[], era: Era): string[] {
  const { text, cards } = formatSafely(`${lines.join("\n")}\n`, era);
  expect(cards.map(({ left }) => left)).toEqual([null]);
  return text.trimEnd().split("\n").slice(1);
}

/** Texts that each era turns into its own. */
const pairs: readonly (readonly [what: string, header: string, first: string, later: string])[] = [
  ["whose party", ally, "Other allies in your party can't be attacked.", "Other allies you control can't be attacked."],
  ["another's party", ability, "Each player destroys an ally in his party.", "Each player destroys an ally he controls."],
  ["an opponent's party", ability, "Destroy target ally in an opponent's party.", "Destroy target ally an opponent controls."],
  ["two stats", ally, "Other allies in your party have +1 ATK / +2 health.", "Other allies you control have +1 / +2."],
  ["the card's name", ally, "When Tarrow attacks, draw a card.", "When this ally attacks, draw a card."],
  ["whose it is", ally, "When Tarrow is dealt damage, Tarrow's controller draws a card.", "When this ally is dealt damage, this ally's controller draws a card."],
  ["a card in a graveyard", ability, "Put target ally card from your graveyard into your hand.", "Put target ally from your graveyard into your hand."],
  ["one of several in a graveyard", ability, "Put target ability or ally card from your graveyard into your hand.", "Put target ability or ally from your graveyard into your hand."],
  ["one of yours", ability, "Destroy one of your weapons.", "Destroy a weapon you control."],
  ["a token", ability, "Put a Ghoul ally token into play with 3 [Melee] ATK / 3 health.", "Put a 3 [Melee] / 3 health Ghoul ally token into play."],
  ["tokens with a keyword", ability, "Put two Ghoul ally tokens into play with 3 [Melee] ATK / 3 health and ferocity.", "Put two 3 [Melee] / 3 health Ghoul ally tokens with Ferocity into play."],
  ["what one is", ability, "Target ally is elusive this turn.", "Target ally has Elusive this turn."],
  ["a noun that one is", ability, "Target ally is a protector this turn.", "Target ally has Protector this turn."],
  ["a keyword in a sentence", ability, "Target ally has ferocity this turn.", "Target ally has Ferocity this turn."],
  ["what is spoken of again", ability, "Put target ally card from your graveyard into play if its cost is less than the number of resources you have.", "Put target ally from your graveyard into play if its cost is less than the number of resources you have."],
  ["when to pay", quest, "If you control a Pet, pay (3) to complete this quest.", "If you control a Pet: Pay (3) to complete this quest."],
];

describe("templates", () => {
  test.each(pairs)("of %s", (_what, header, first, later) => {
    expect(inEra([header, first], "2013")).toEqual([later]);
    expect(inEra([header, later], "2009")).toEqual([first]);
    expect(inEra([header, first], "2009")).toEqual([first]);
    expect(inEra([header, later], "2013")).toEqual([later]);
  });

  test.each([
    ["(1) >>> Draw a card. Use only on your turn.", "On your turn: (1) >>> Draw a card."],
    ["(1) >>> Draw a card. Use only once per turn.", "Once per turn: (1) >>> Draw a card."],
    ["When Tarrow attacks, put target ally from your graveyard into hand.", "When this ally attacks, put target ally from your graveyard into your hand."],
  ])("that 2009 leaves as they are: %s", (first, later) => {
    expect(inEra([ally, first], "2013")).toEqual([later]);
    expect(inEra([ally, later.replaceAll("this ally", "Tarrow").replace("target ally ", "target ally card ")], "2009")).toEqual([later.replaceAll("this ally", "Tarrow").replace("target ally ", "target ally card ")]);
  });

  test.each(everyEra)("of English are the same in %s", (era) => {
    expect(inEra([ability, "Ongoing: Whenever an opponent draws a card, your hero deals 1 fire damage to target hero or ally."], era)[0]).toMatch(/^Ongoing: When an opponent/);
    expect(inEra([ability, "Ongoing: Heroes cannot attack."], era)).toEqual(["Ongoing: Heroes can't attack."]);
    expect(inEra([ability, "Destroy target ability, ally or equipment."], era)).toEqual(["Destroy target ability, ally, or equipment."]);
    expect(inEra([ability, "Destroy target ability or ally or equipment."], era)).toEqual(["Destroy target ability, ally, or equipment."]);
    expect(inEra([ability, "Ongoing: At the end of every turn, draw a card."], era)).toEqual(["Ongoing: At the end of each turn, draw a card."]);
    expect(inEra([ability, "You may discard a card instead of paying this card's cost."], era)).toEqual(["You may discard a card rather than pay this card's cost."]);
  });
});

describe("what a card calls itself", () => {
  test("stays the name of a hero and of a unique card", () => {
    const unique = ally.replace("Warrior,", "Warrior, Unique,");
    expect(inEra([unique, "When Tarrow attacks, draw a card."], "2013")).toEqual(["When Tarrow attacks, draw a card."]);
    const hero = "Tarrow, Horde, Hero—Orc Warrior (Arms), Mining/Skinning, 30 Health";
    expect(inEra([hero, "When Tarrow attacks, draw a card."], "2013")).toEqual(["When Tarrow attacks, draw a card."]);
  });

  test("is the name that the text uses, else the part of it that is no title", () => {
    const named = ally.replace("Tarrow,", "Captain Tarrow the Bold,");
    expect(inEra([named, "When this ally attacks, draw a card."], "2009")).toEqual(["When Tarrow attacks, draw a card."]);
    expect(inEra([named, "When this ally attacks, draw a card.", "When Captain Tarrow defends, draw a card."], "2009")).toEqual(["When Captain Tarrow attacks, draw a card.", "When Captain Tarrow defends, draw a card."]);
  });

  test("is left in reminders and in what it gives to others", () => {
    const text = ["Elusive (This ally can't be attacked.)", 'Other allies you control have "When this ally attacks, draw a card."'];
    expect(inEra([ally, ...text], "2009")).toEqual([text[0], text[1]?.replace("you control", "in your party")]);
  });

  test("follows the type of an equipment", () => {
    expect(inEra([weapon, "Destroy Tarrow Blade >>> Draw a card."], "2013")).toEqual(["Destroy this weapon >>> Draw a card."]);
  });
});

describe("a wording that does not mean the same", () => {
  // "that ability" would be the card itself.
  const card = [ability, "Ongoing: When you play a non-ongoing ability, destroy Tarrow Storm. If you do, copy that ability."];

  test("is not taken, and told", () => {
    const { text, cards } = format(`${card.join("\n")}\n`, "2013");
    expect(text).toBe(`${card.join("\n")}\n`);
    expect(cards[0]?.unproven).toEqual([{ text: card[1], instead: card[1]?.replace("Tarrow Storm", "this ability") }]);
  });

  test("keeps no other from being taken", () => {
    expect(inEra([...card, "Ongoing: Allies in your party can't attack."], "2013")).toEqual([card[1], "Ongoing: Allies you control can't attack."]);
  });
});
