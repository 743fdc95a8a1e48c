import { describe, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

const compiled = (text: string, header = "Odd Chant, 1, Ability (Honor-1C)") => compileFile(`${header}\n${text}\n`, language, { file: "odd.cards" }).cards[0];

/** What is said of the only card of a file with this text. */
const told = (text: string, header?: string): string => (compiled(text, header)?.diagnostics ?? []).map(({ message }) => message).join(" ");

const powers = (text: string, header?: string): string => JSON.stringify(compiled(text, header)?.ir);

const ALLY = "Odd Aya, 1, Ally—Human Mage, 1 [Melee] ATK / 1 Health (Honor-2C)";

describe("words that say nothing where they stand", () => {
  test.each([
    ["Your hero deals 1 frost damage to both of X target allies.", "said of two"],
    ["Your hero deals damage to target hero equal to the number of cards in that hero's hand.", "it is a player's"],
    ["Destroy target ally with the lowest cost among any number of allies.", "among which"],
    ["Put target ally card from your graveyard into a hand.", "does not go with “hand”"],
    ["The player discards a card.", "does not say which"],
    ["You may remove the counter from target card in play.", "does not say which"],
    ["Put the damage on your hero equal to target ally's ATK.", "does not go with “put”"],
    ["Each ally can't gain or lose the ATK or health this turn.", "does not go with “ATK or health”"],
    ["Prevent any type of damage that would be dealt to your hero this turn.", "does not go with “prevent”"],
    ["Destroy target ally. Exhaust a third target ally.", "stands for nothing"],
    ["Put a rune counter to target ally.", "does not go with “put”"],
    ["Target ally can't be destroyed with fatal damage this turn.", "does not go with"],
    ["Target ally has Stealth until you strike with a weapon and/or draw a card.", "does not join what is done"],
    ["You pay (1) less the next time you play, then complete a card this turn.", "does not join events"],
    ["Target ally must attack this turn, and then can attack only heroes.", "what holds at once"],
    ["You may draw a card and may discard a card.", "said twice"],
    ["All players can't draw cards this turn.", "may mean that some can"],
    ["Target ally can have +1 ATK this turn.", "does not go with what something has"],
    ["None pay (1) less to play cards this turn.", "does not do this"],
    ["Immediately draw a card.", "as the text is read"],
    ["Target player discards a card and both draw a card.", "said of several"],
    ["Draw a card for each card from your hand.", "what is counted"],
    ["Destroy target ally with damage on them.", "what it stands for"],
    ["Target ally has +1 ATK this turn, or +2 if it's a Monster.", "does not say of what"],
    ["You may choose a third target counter on target card.", "no counter is called"],
  ])("%s", (text, message) => expect(told(text)).toContain(message));

  test.each([
    ["Your hero deals 1 frost damage to each of X target allies."],
    ["Your hero deals damage to target hero equal to the number of cards in that hero's controller's hand."],
    ["Your hero heals all the damage from target ally."],
    ["Exhaust target ally. Destroy a second target ally. Exhaust a third target ally."],
    ["Add a rune counter to target ally."],
    ["Target ally can't be destroyed by fatal damage this turn."],
    ["Target ally can't attack or protect this turn."],
  ])("but: %s", (text) => expect(told(text)).toBe(""));
});

describe("a pronoun stands for as many as it says", () => {
  test.each([
    ["Exhaust all opposing allies. Destroy it.", "“it” does not go with “all opposing allies”"],
    ["Each player chooses an ally in their party. Draw a card.", "“their” does not go with “each”"],
  ])("%s", (text, message) => expect(told(text)).toContain(message));

  test("those that are told one by one are each one", () => expect(told("Exhaust all opposing allies. Each of them can't ready during its controller's next ready step.")).toBe(""));

  test("what is not there is not spoken of", () => expect(powers("When this ally enters play, if you control no ready resources, it has Ferocity this turn.", ALLY)).toBe(powers("When this ally enters play, if you control no ready resources, this ally has Ferocity this turn.", ALLY)));
});

describe("what is told in time", () => {
  test.each([
    ["If an opponent goes first this game, draw a card.", "this has happened"],
    ["If you won this game, draw a card.", "this is to come"],
  ])("%s", (text, message) => expect(told(text)).toContain(message));

  test("a power that waits waits for each turn, and what is done later is done once", () => {
    expect(told("At the end of this turn, draw a card.", ALLY)).not.toBe("");
    expect(told("When this ally attacks, put it into its owner's hand at the end of each turn.", ALLY)).not.toBe("");
    expect(told("At the end of each turn, draw a card.", ALLY)).toBe("");
    expect(told("When this ally attacks, put it into its owner's hand at the end of this turn.", ALLY)).toBe("");
  });

  test("a prevention without a time lasts until it has prevented so much (CR 714.3, 717.2)", () => {
    expect(powers("Ongoing: [Activate] >>> Prevent the next 1 damage that would be dealt to target hero.")).toContain('"duration":{"lasts":"always"}');
    expect(powers("Prevent the next 1 damage that would be dealt to target hero this turn.")).toContain('"duration":{"lasts":"thisTurn"}');
  });
});

test("what a deck may include is told behind its label", () => {
  expect(told("Deckbuilding: You can include only neutral quests and any Melee weapons.")).toBe("");
  expect(told("Ongoing: You can include only neutral quests and any Melee weapons.")).toContain("Deckbuilding:");
  expect(told("You can include only neutral quests and any Melee weapons.")).toContain("Deckbuilding:");
});
