import { expect, it } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";

const back = "BACK: At the start of your turn, draw a card.";

function judged(header: string, text: string): readonly string[] {
  const [card] = compileFile(`${header}\n${text}\n`, language, { file: "lines.cards" }).cards;
  return card?.status === "whole" ? ["whole"] : (card?.diagnostics.map(({ code }) => code) ?? []);
}

const hero = "Mira Dusk, Alliance, Hero—Human Mage, 25 Health";
const armor = "Iron Shell, 3, Warrior, Armor—Plate, Chest (1), 2 DEF";

it("the front of a card with two faces flips it without a full stop", () => {
  expect(judged(hero, `FRONT: (5) >>> Flip Mira <p> ${back}`)).toEqual(["whole"]);
  expect(judged(hero, `FRONT: (5), Destroy an ally you control >>> Flip Mira. <p> ${back}`)).toEqual(["whole"]);
});

it("means what it means with one", () => {
  const powers = (text: string): unknown => compileFile(`${hero}\n${text} <p> ${back}\n`, language, { file: "lines.cards" }).cards[0]?.ir?.powers;
  expect(powers("FRONT: (5) >>> Flip Mira")).toEqual(powers("FRONT: (5) >>> Flip Mira."));
});

it("no other text may lack its full stop", () => {
  expect(judged(armor, "Destroy two of your resources >>> Ready Iron Shell")).toEqual(["text/missing-stop"]);
  expect(judged(hero, `FRONT: (5) >>> Draw a card <p> ${back}`)).toEqual(["text/missing-stop"]);
  expect(judged(hero, `FRONT: (5) >>> Flip Mira <p> BACK: (2) >>> Ready Mira`)).toEqual(["text/missing-stop"]);
});

it("a reminder that is no sentence may lack it too", () => {
  expect(judged("Tusk, 3, Horde, Ally—Troll Mage, 2 [Frost] ATK / 3 Health", "Assault 2 (+2 ATK on your turn)")).toEqual(["whole"]);
  expect(judged("Tusk, 3, Horde, Ally—Troll Mage, 2 [Frost] ATK / 3 Health", "Draw a card. (It has +2 ATK on your turn)")).toEqual(["text/missing-stop"]);
});
