import { expect, test } from "vitest";
import { loadCompiler } from "../../../../cli/compiler.ts";
import { situation } from "./plain-cards.ts";

const CARDS = `
Grave Song, 1, Ability
Remove up to three cards in one graveyard from the game.

Bleed Dry, 1, Ability
Destroy target ally and draw a card for each damage on it.
`;

test("cards in one graveyard are all from the same", () => {
  const s = situation(CARDS, { hand: ["Grave Song"], resources: 1, graveyard: ["Grunt"] }, { graveyard: ["Ogre", "Gnome"] });
  s.play("Grave Song").resolve().choose("opponent");
  expect(s.offers("Grunt")).toBe(false);
  s.choose("Ogre", "Gnome");
  expect([s.cards("me", "graveyard").includes("Grunt"), s.cards("opponent", "graveyard")]).toEqual([true, []]);
});

test("what is drawn is not what the draw is counted by", () => {
  const s = situation(CARDS, { hand: ["Bleed Dry"], resources: 1 }, { party: [{ card: "Ogre", damage: 3 }] });
  s.play("Bleed Dry", "Ogre").resolve();
  expect(s.cards("me", "hand").length).toBe(3);
});

const compiler = await loadCompiler();

test("a passing text that lets play without paying says for how long", () => {
  const status = (text: string): string | undefined => compiler.compileFile(`Dun Leave, 1, Ability\n${text}\n`, { file: "own.cards", game: "wowtcg", set: "own" }).cards[0]?.status;
  expect(["You may play an ally from your graveyard this turn without paying its cost.", "You may play an ally from your graveyard without paying its cost."].map(status)).toEqual(["whole", "refused"]);
});
