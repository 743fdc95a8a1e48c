import { expect, test } from "vitest";
import { readKeywordFile, reminderMatches } from "../../../grammar/keyword-notation/index.ts";

function keyword(text: string) {
  const [declaration] = readKeywordFile(text).declarations;
  if (declaration === undefined) throw new Error("no keyword");
  return declaration;
}

test("“this character” stands for any way to name the card", () => {
  const hide = keyword("keyword Hide\nmeans: Draw a card.\nreminder: This character can't be attacked while it's in its owner's hand, and this character's cost is 1.");
  const rest = "can't be attacked while it's in its owner's hand, and";
  expect(reminderMatches(hide, {}, `This ally ${rest} this ally's cost is 1.`)).toBe(true);
  expect(reminderMatches(hide, {}, `Can't be attacked while it's in its owner's hand, and its cost is 1`)).toBe(true);
  expect(reminderMatches(hide, {}, `This ally ${rest} that ally's cost is 1.`)).toBe(false);
});

test("the parameter stands for what the use gives", () => {
  const mend = keyword("keyword Mend [N]\nmeans: Draw [N] cards.\nreminder: This character may heal [N] damage.");
  expect(reminderMatches(mend, { N: ["2"] }, "This ally may heal 2 damage.")).toBe(true);
  expect(reminderMatches(mend, { N: ["2"] }, "This ally may heal 3 damage.")).toBe(false);
  const resist = keyword("keyword [type] Resistance\nmeans: Prevent all [type] damage.\nreminder: Prevent all [type] damage to this character.");
  expect(reminderMatches(resist, { type: ["fire or [Fire]", "fire"] }, "Prevent all fire or [Fire] damage to it.")).toBe(true);
});

test("what cards print is found among the wordings only", () => {
  const plain = keyword("keyword Calm\nmeans: Draw a card.\nreminder: Draw a card (or not).");
  expect(reminderMatches(plain, {}, "Draw a card (or not).")).toBe(true);
  expect(reminderMatches(plain, {}, "Draw a card.")).toBe(false);
});
