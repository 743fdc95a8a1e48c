import { expect, test } from "vitest";
import { newGame, type GameSetup } from "../../runtime/index.ts";
import { library, rules } from "../replay/compiled-cards.ts";

const names = library.names();
const hero = [...library.cards.values()].find((card) => rules.leads(card))?.name ?? "";
const plain = [...library.cards.values()].find((card) => !rules.leads(card))?.name ?? "";
const [a, b] = [{ name: "a", deck: [hero, plain] }, { name: "b", deck: [hero, plain] }];
const fault = (setup: Partial<GameSetup>): string => {
  try {
    newGame(rules, library, { seed: 1, players: [a, b], ...setup });
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test("a set-up from which no game can start says what is wrong with it, and what is expected", () => {
  expect(names.length).toBeGreaterThan(100);
  expect(fault({})).toBe("");
  expect(fault({ players: [] })).toBe("a game has two players or more, and the set-up has 0");
  expect(fault({ players: [{ ...a, team: 1 }, { ...b, team: 1 }] })).toBe("all players are on one team: nobody plays against them");
  expect(fault({ players: [a, { name: "b", deck: [] }] })).toBe("b has no deck: it is the hero and then its cards");
  expect(fault({ players: [a, { name: "b", deck: [plain] }] })).toBe(`the deck of b begins with ${plain}, which is no hero: it is the hero and then its cards`);
  expect(fault({ players: [a, { name: "b", deck: [hero, "Nobody at All"] }] })).toBe("the library has no card Nobody at All, which b has");
  expect(fault({ players: [a, { ...b, placed: [{ card: plain, zone: "moon" }] }] })).toMatch(/^there is no zone moon for a card of b; there are play, /);
  expect(fault({ seed: Number.NaN })).toBe("the seed is NaN, and should be a whole number from 0");
  expect(fault({ first: 2 })).toBe("player 2 goes first, and there are players 0 to 1");
  expect(fault({ edition: { fancy: true } })).toMatch(/^no edition of the rules has fancy; there are /);
});
