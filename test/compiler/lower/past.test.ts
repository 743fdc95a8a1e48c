import { expect, test } from "vitest";
import { readText as read } from "../read-text.ts";

test.each([
  ["As an additional cost to play Odd Chant, remove up to five Combo cards in your graveyard from the game.\nDraw a card for each Combo card removed.", '"within":"thisWay"'],
  ["Remove any number of ally cards in your graveyard from the game. Draw a card for each card removed.", '"within":"thisWay"'],
  ["Destroy any number of allies in your party. Draw a card for each ally you destroyed.", '"within":"thisWay"'],
  ["Ongoing: Your hero has +1 ATK for each Warlock that has left your party.", '"within":"thisGame"'],
  ["Your hero deals 1 frost damage to target hero. You may interrupt an ability card played by its controller.", '"within":"thisTurn"'],
])("what is done without a time is what the text has done: %s", (text, within) => expect(read(text)).toContain(within));

test.each([
  ["Your hero deals 1 frost damage to each opposing ally. Exhaust each ally dealt damage.", "when it happened is not said"],
  ["Draw a card for each ally destroyed.", "when it happened is not said"],
  ["Destroy all abilities that deal fire damage.", "as a rule"],
  ["Ongoing: Opponents pay (1) more to play abilities that target your hero.", "as a rule"],
])("what happened at no time is refused: %s", (text, message) => expect(read(text)).toContain(message));

test.each([
  ["Destroy target ability that's attached to a friendly ally.", false],
  ["Destroy target ability attached to a friendly ally.", false],
  ["Destroy all abilities that aren't attached to friendly allies.", true],
])("what is attached is so now, whatever was done this turn: %s", (text, denied) => {
  expect(read(text)).toContain('"is":"attachedTo"');
  expect(read(text).includes('{"is":"not","of":{"is":"attachedTo"')).toBe(denied);
});

test("what is targeting something is known by what it targets", () => expect(read("Interrupt target ability that is targeting a friendly ally.")).toContain('"is":"targeting","object":{'));
