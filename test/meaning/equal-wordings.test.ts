import { expect, test } from "vitest";
import { areEqualWordings } from "../../scripts/meaning/equal-wordings.ts";

test("two official wordings are told from two that are not", () => {
  expect(areEqualWordings("Ongoing: You may complete quest cards from your hand.", "Ongoing: You can complete quest cards from your hand.")).toBe(true);
  expect(areEqualWordings("Ongoing: Opposing allies can't attack.", "Ongoing: All opposing allies can't attack.")).toBe(true);
  expect(areEqualWordings("Prevent the next 1 damage that would be dealt to target hero this turn.", "Prevent the next 1 damage that would be dealt to target hero.")).toBe(false);
  expect(areEqualWordings("You may draw a card.", "You can draw a card.")).toBe(false);
  expect(areEqualWordings("Destroy target ally.", "Destroy target hero.")).toBe(false);
});
