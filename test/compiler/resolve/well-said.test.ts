import { describe, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

/** What is said of the only card of a file with this text. */
function told(text: string): readonly string[] {
  const [card] = compileFile(`Odd Chant, 1, Ability (Honor-1C)\n${text}\n`, language, { file: "odd.cards" }).cards;
  return card?.diagnostics.map(({ message }) => message) ?? [];
}

describe("words before a noun", () => {
  test.each([
    ["Draw the card.", "does not say which"],
    ["Destroy any allies.", "does not say how many"],
    ["Destroy any ally.", "does not say which"],
    ["Draw a card for each a hero you control.", "“for each”"],
    ["Destroy all the allies.", "what belongs to something"],
    ["Destroy either ally or equipment.", "two that have been named"],
    ["Remove target ally from a game.", "there is one"],
    ["Each player's opponent discards a card, and draw that much cards.", "does not go with"],
    ["Put target ally into play under his player's control.", "does not go with one player"],
    ["At the end of a next turn, draw a card.", "there is one"],
    ["Draw another card.", "none was told of before"],
    ["Your hero deals damage to target hero equal to a number of cards in your hand.", "one of its kind"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));
});

describe("articles and numbers that stand for nothing", () => {
  test.each([
    ["Gain the control of target ally.", "does not go with “control”"],
    ["When an ally enters the combat, draw a card.", "does not go with “combat”"],
    ["Ongoing: Each ally can't gain or lose an ATK or health.", "does not go with “ATK”"],
    ["Ongoing: Attached ally loses and can't have the powers.", "does not go with “powers”"],
    ["Target ally is the protector this turn.", "does not go with “protector”"],
    ["Ongoing: Allies you control with a Protector have +1 ATK.", "does not go with “Protector”"],
    ["Put the Ghoul ally token into play.", "does not say which"],
    ["Destroy target ally. An owner of each card destroyed this way draws a card.", "each has one"],
    ["Your hero deals damage to target hero equal to the number of all cards in your hand.", "“number of”"],
    ["Ongoing: Either opposing allies can't attack.", "joined by “or”"],
    ["Target player can't play both allies this turn.", "two that have been named"],
    ["Put target ally into its owners's hand.", "is no form of “owners”"],
    ["Ongoing: You can play equipment cards from the other players' graveyards.", "does not go with “players'”"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));
});

describe("words that contradict what they are about", () => {
  test.each([
    ["Up to two target allies can't attack and exhaust this turn.", "what can't be done"],
    ["Ongoing: When an ally is dealt nature and [Nature] damage, destroy it.", "one type twice"],
    ["Put a 2 [Nature] / 1 health Ghoul ally token into play with Ferocity or Stealth.", "which of these it has"],
    ["Put a copy of target ally into play.", "a copy of what"],
    ["If it isn't not your turn, draw a card.", "“not” twice"],
    ["Ongoing: When an opposing hero is dealt arcane ([Frost]) damage, draw a card.", "not the icon of “arcane”"],
    ["Ongoing: When an opposing hero is dealt damage, destroy that attached ally.", "there is one"],
    ["Draw any type of card.", "said of damage"],
    ["Target ally has -2 ATK this turn, or -4 health if it's a Human.", "changes something else"],
    ["Target player discards a card. That raider draws a card.", "need be none"],
    ["Destroy target ally without damage on none.", "names nothing here"],
    ["Prevent all damage that target ally would have dealt this turn.", "has not happened"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));
});

test("what something was, and was not, dealt is told apart", () => {
  const meant = (text: string): string => JSON.stringify(compileFile(`Odd Chant, 1, Ability (Honor-1C)\n${text}\n`, language, { file: "odd.cards" }).cards[0]?.ir);
  expect(meant("Destroy target ally that wasn't dealt combat damage this turn.")).not.toBe(meant("Destroy target ally that was dealt combat damage this turn."));
});

describe("costs", () => {
  test.each(["On your turn: (1) and [Activate] >>> Draw a card.", "On your turn: Destroy an ally, and exhaust your hero >>> Draw a card."])("%s", (text) => expect(told(text).join(" ")).toContain("between these costs"));
  test("the last that is told with a verb may have “and”", () => expect(told("On your turn: Destroy an ally and exhaust your hero >>> Draw a card.")).toEqual([]));
  test.each([
    ["You may discard a card rather than paid this ability's cost.", "can't stand here"],
    ["You may discard a card rather than pay this ability's ATK.", "only its cost"],
    ["You may discard a card rather than pay this ally's cost.", "the card is no such thing"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));
});

describe("who does it, and when", () => {
  test.each([
    ["Draw cards until they reach your maximum hand size.", "who draws is who stops"],
    ["Destroy target ally this way.", "only what has been done"],
    ["Your hero deals 2 fire damage to each opposing hero that dealt damage.", "does not say when"],
    ["Target up to three heroes and/or allies. Your hero heals 3, 2, and 1 damage from it, respectively.", "several amounts are for several"],
    ["Put a Ghoul ally token into play under your control or a friendly player's control.", "under your control"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));
  test("what enters under the control of one of several is told so", () => expect(told("Ongoing: When an ally enters play under your control or a friendly player's control, draw a card.")).toEqual([]));
});

describe("the time of a verb", () => {
  test.each([
    ["If you controlled a Demon, draw a card.", "does not say when"],
    ["Destroy all allies that attack this turn.", "what has happened"],
    ["Destroy all allies that attacked.", "does not say when"],
    ["If an ally was destroyed, draw a card.", "does not say when"],
    ["As a cost to played this ability, discard a card.", "can't stand here"],
    ["Each player put an ally from his party into its owner's hand.", "does not go with"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));

  test.each(["If you control a Demon, draw a card.", "Destroy all allies that attacked this turn.", "Choose an ally in your party. If you chose the ally with the highest ATK, draw a card."])("%s", (text) => expect(told(text).join(" ")).not.toContain("when"));
});

describe("what is spoken of again", () => {
  test.each([
    ["Exhaust target hero or ally. Destroy that ally.", "need be none"],
    ["Ongoing: Each hero has \"(1) >>> This weapon deals 1 melee damage to target hero.\"", "is “hero” here"],
    ["Exhaust all opposing allies. Both of them can't attack this turn.", "may be more"],
    ["I draw a card.", "“I” is nobody"],
  ])("%s", (text, message) => expect(told(text).join(" ")).toContain(message));

  test("an attacking ally is called the attacker, and the opponent the one who did it", () => {
    expect(told("Ongoing: When an attacking ally deals damage to an ally you control, destroy that attacker.")).toEqual([]);
    expect(told("Target opponent puts an ally from his party into its owner's hand. If he does, that opponent discards a card.")).toEqual([]);
  });
});

describe("what would be left unread", () => {
  test.each([
    "Ongoing: Text that loses to the start of a turn refers to the end of that turn instead.",
    "Ongoing: Your hero can be ready to pay costs as though it were a resource.",
    "Ongoing: Each ally has ATK less than its cost.",
    "Ongoing: All targets aren't chosen at random.",
    "Target up to two allies. Your hero deals 2 and 1 fire damage to them.",
    "Draw a card unless target opponent turns his hero or five of his resources face down.",
    "Ongoing: Allies from your party have +1 ATK.",
  ])("%s", (text) => expect(told(text).length).toBeGreaterThan(0));

  test("a bound of damage counts", () => {
    const powers = (text: string): string => JSON.stringify(compileFile(`Odd Chant, 1, Ability (Honor-1C)\n${text}\n`, language, { file: "odd.cards" }).cards[0]?.ir);
    expect(powers("Draw a card if your hero has 5 or more damage.")).not.toBe(powers("Draw a card if your hero has 5 or less damage."));
  });
});
