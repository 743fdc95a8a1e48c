import { expect, test } from "vitest";
import { compileFile } from "../../../../compiler/compile-file.ts";
import { language } from "../../../../games/wowtcg/language/index.ts";

const reminder = "(Look at the top two cards of your deck. Put any number of them on top of your deck in any order, and the rest on the bottom.)";

function powersOf(text: string): unknown {
  const [card] = compileFile(`Odd Chant, 1, Ability (Honor-1C)\n${text}\n`, language, { file: "odd.cards" }).cards;
  return card?.ir?.powers ?? card?.diagnostics.map(({ message }) => message);
}

test("behind a keyword that is done, a reminder stands in place of the full stop", () => {
  expect(powersOf(`Ready target ally. Delve ${reminder}`)).toEqual(powersOf(`Ready target ally. Delve. ${reminder}`));
});

test("behind any other word the full stop is missing", () => {
  expect(JSON.stringify(powersOf("Ready target ally (Draw a card.)"))).not.toContain("oneShot");
});
