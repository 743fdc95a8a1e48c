import { describe, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

/** What is said of the only card of a file with this text. */
function told(text: string): readonly string[] {
  const [card] = compileFile(`Odd Chant, 1, Ability (Honor-1C)\n${text}\n`, language, { file: "odd.cards" }).cards;
  return card?.diagnostics.map(({ message }) => message) ?? [];
}

describe("words that must not be missing", () => {
  test.each([
    ["Remove target ally from game.", "“game” needs a word"],
    ["At the end of next turn, destroy target ally.", "“next” needs a word"],
    ["Prevent next 4 damage that your hero would be dealt this turn.", "“next” needs a word"],
    ["Draw a card for each Demon and/or ally and hero you control.", "which words go together"],
    ["Add blood counters to target ally.", "how many is not said"],
    ["Choose ally type.", "“ally type” needs a word"],
    ["Ongoing: You can have additional Pet.", "“additional Pet” needs a word"],
    ["Attach to target ally. <p> Ongoing: Attached ally is also Frog.", "“Frog” needs a word"],
    ["Target ally is protector this turn.", "“protector” needs a word"],
    ["Put target ally into play under opponent's control.", "needs a word"],
    ["Your hero deals 5 nature damage to target hero and 5 nature to target ally.", "“damage” is missing"],
    ["Exhaust any of target allies.", "does not say how many"],
    ["Destroy tokens.", "does not say which"],
    ["Put target ability card that removed from the game into your hand.", "does not say what"],
    ["Put target ally into its owner's hand, exhaust it.", "A comma alone"],
    ["Target opponent discards a card and remove target ally from the game.", "does not go with"],
    ["When your hero attacks, may draw a card.", "does not say who"],
    ["Ongoing: Your ability, ally, and equipment can't be interrupted.", "which one of each"],
    ["Exhaust any number of abilities, allies, or equipment.", "“and” joins them"],
    ["When an opposing card and effect causes you to discard a card, draw a card.", "does not go with"],
    ["Draw a card for each hero or ally you control.", "“for each” takes “and”"],
    ["Add +1 ATK counter to target weapon.", "needs a word"],
    ["Put 2 [Melee] / 1 health Bear ally token into play.", "needs a word"],
    ["Put a 2 [Melee] / 1 Bear ally token into play.", "does not say which number"],
    ["Add two +1 counters to target weapon.", "does not say which number"],
    ["Ongoing: If your hero would be dealt damage, prevent 1 of damage.", "“damage” needs a word"],
    ["Ongoing: If your hero would be dealt fire, frost, and nature damage, prevent it.", "one type “or” another"],
    ["Destroy target ally and equipment.", "one “or” another"],
    ["Turn quests face down.", "does not say which"],
    ["Attach to target ally. <p> Ongoing: When a friendly ally deals damage to attached ally, destroy that opposing ally.", "no side was told"],
    ["Your hero deals 1 fire damage to each ally it dealt damage this turn.", "A word is missing"],
    ["Ongoing: You can't put [Horde] and [Alliance] cards in your deck.", "“or” joins them"],
    ["Ongoing: If your hero would deal damage, deals that much +1 instead.", "does not say who"],
    ["Ongoing: Allies in your party have +1 ATK while in combat with heroes or allies.", "“and” joins them"],
    ["Played only if your hero is exhausted.", "no form of “play”"],
    ["At the end of your turn, if none remaining, destroy target ally.", "no form of “remain”"],
    ["Ongoing: If an opponent would have drawn a card, you draw a card instead.", "no form of “draw”"],
    ["You pay (1) less the next time you struck with a weapon this turn.", "has happened"],
    ["Ongoing: Your hero has +1 ATK while it becomes exhausted.", "turns into something"],
    ["Ongoing: Your hero becomes in bear form.", "turns into something"],
    ["Ongoing: Allies in your party be protectors.", "can't stand here"],
    ["Ongoing: Allies in your party can be exhausted to pay costs as though they aren't resources.", "can't stand here"],
    ["Put target ally onto your hand.", "does not go with"],
    ["Put target ally card among your graveyard into your hand.", "does not go with"],
    ["Reveal the top three heroes of your deck.", "what lies there is cards"],
    ["Attach to target weapon. <p> Ongoing: Attached ally has +1 ATK.", "no ally"],
    ["Ready two your resources.", "“of” is missing"],
    ["Ongoing: Your hero has +1 ATK if an ally diplomacy is in your party.", "A word is missing before “diplomacy”"],
    ["Each opponent destroys a [Horde] he controls.", "does not say what is meant"],
    ["Your hero deals damage to target hero equal to 2 plus number of cards in your hand.", "“number” needs a word"],
    ["Choose a race. Put a card of race from your graveyard into your hand.", "“race” needs a word"],
    ["Ongoing: Text that refers to the start of turn refers to the end of that turn instead.", "“turn” needs a word"],
    ["At end of each turn, draw a card.", "needs “the”"],
    ["At the end of turn, draw a card.", "“turn” needs a word"],
    ["Ongoing: When attached ally is destroyed while not Undead, draw a card.", "“Undead” needs a word"],
    ["Ongoing: When an opponent proposes combat, draw a card.", "“combat” needs a word"],
    ["Destroy this.", "does not say what is meant"],
    ["Ongoing: When an opposing card or effect causes you discard a card, draw a card.", "“to” is missing"],
    ["Destroy each ability with which damage dealt to your hero this game.", "does not say what"],
    ["Ongoing: Allies in your party can be exhausted to pay as though they were resources.", "does not say what"],
    ["Look target player's hand.", "“at” is missing"],
    ["Ongoing: Your hero is bear form.", "no quality"],
    ["Put a card from your hand into your resource row face down ready.", "“and” is missing"],
    ["Destroy target ally then draw a card.", "A comma is missing"],
    ["Ongoing: Each ally has health equal to its cost, can't gain or lose health.", "A comma alone"],
    ["Ongoing: (1) >>> Draw a card. Use once per turn.", "“only” is missing"],
    ["Ongoing: Opposing allies must attack if able and attack only your hero.", "more is forbidden"],
    ["Pay (1) less to play the next ally this turn.", "does not say who"],
    ["Draw cards until reach your maximum hand size.", "does not say who"],
    ["Choose \"ability\" \"ally,\" or \"equipment.\" Target opponent destroys a card of that kind he controls.", "A comma is missing"],
    ["Choose \"ability,\" \"ally,\" \"equipment.\" Target opponent destroys a card of that kind he controls.", "“or” is missing"],
    ["Draw a card if Odd Chant is play.", "“in” is missing"],
    ["Prevent damage that would be dealt to your hero this turn.", "does not say which"],
    ["Interrupt cards and effects.", "does not say which"],
    ["Change the target of target ability card with single target.", "“single” needs a word"],
  ])("%s", (text, why) => {
    expect(told(text).join(" ")).toContain(why);
  });

  test.each([
    ["Remove target ally from the game."],
    ["Attach to target hero or ally. <p> Ongoing: Attached character has +1 ATK."],
    ["Attach to target location or quest. <p> Ongoing: You control attached resource."],
    ["At the end of the next turn, destroy target ally."],
    ["Prevent the next 4 damage that your hero would be dealt this turn."],
    ["Ongoing: You can have an additional Pet."],
    ["Your hero deals 5 nature damage to target hero and 5 nature damage to target ally."],
    ["Destroy all tokens."],
    ["Put target ally into its owner's hand and exhaust it."],
    ["When your hero attacks, you may draw a card."],
    ["Ongoing: Your ability, ally, and equipment cards can't be interrupted."],
  ])("but %s", (text) => {
    expect(told(text)).toEqual([]);
  });

  test("a list of events goes on to its last comma", () => {
    const [card] = compileFile("Odd Chant, 1, Ability (Honor-1C)\nOngoing: When Odd Chant enters play, leaves play, exhausts, or readies, draw a card.\n", language, { file: "odd.cards" }).cards;
    expect(card?.ir?.powers.map((power) => (power.power === "triggered" ? power.triggers.length : 0))).toEqual([4]);
  });
});
