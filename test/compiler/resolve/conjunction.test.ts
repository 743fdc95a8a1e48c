import { describe, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

/** What is said of the only card of a file with this text. */
function told(text: string): readonly string[] {
  const [card] = compileFile(`Odd Chant, 1, Ability (Honor-1C)\n${text}\n`, language, { file: "odd.cards" }).cards;
  return card?.diagnostics.map(({ message }) => message) ?? [];
}

describe("words that join a list", () => {
  test.each([
    ["Attach to target ability, ally, equipment.", "joined by “and” or “or”"],
    ["Your hero deals 1 frost damage to each opposing hero or ally.", "all of them are meant"],
    ["Ongoing: Opposing heroes or allies have -1 ATK.", "all of them are meant"],
    ["Exhaust your hero or two allies in your party.", "which of these numbers is meant"],
    ["Put an Axe weapon token into play with 4 [Melee] ATK, 1 strike cost, or Melee (1).", "which of these it has"],
    ["Put the top card of your deck into your resource row face down or ready.", "which of these it becomes"],
    ["Your hero has +1 ATK until you strike with a weapon and play a card.", "one “or” another"],
    ["If target card is an ability, ally, and equipment card, draw a card.", "one thing is one"],
    ["Choose arcane, fire, and frost.", "one of these is chosen"],
    ["Attach to target ally. <p> Ongoing: Attached ally can't attack and protect.", "neither is allowed"],
  ])("%s", (text, why) => {
    expect(told(text).join(" ")).toContain(why);
  });

  test.each([
    ["Attach to target ability, ally, or equipment."],
    ["Your hero deals 1 frost damage to each opposing hero and ally."],
    ["Ongoing: Opposing heroes and allies have -1 ATK."],
    ["Exhaust your hero and two allies in your party."],
    ["If target ally has fatal damage or 0 health, draw a card."],
    ["Attach to target ally. <p> Ongoing: Attached ally can't attack or protect."],
    ["Attach to target ally. <p> Ongoing: Attached ally can attack only heroes or exhausted allies."],
  ])("%s is read", (text) => {
    expect(told(text)).toEqual([]);
  });
});
