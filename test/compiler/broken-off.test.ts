import { expect, it } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";

const file = "lines.cards";
const card = (...paragraphs: readonly string[]): string => ["Iron Shell, 3, Warrior, Armor—Plate, Chest (1), 2 DEF", ...paragraphs, ""].join("\n");

/** What is said of a text of one card, with the words that it is said of. */
function told(source: string): readonly (readonly [code: string, at: string])[] {
  return compileFile(source, language, { file }).cards.flatMap(({ diagnostics }) => diagnostics.map(({ code, span }) => [code, source.slice(span.start, span.end)] as const));
}

it.each([
  ["When your hero attacks, you may pay (1).", "If you do, draw a card.", "If you do"],
  ["At the start of your turn, your hero deals 1 fire damage to target ally.", "If an ally is destroyed this way, draw a card.", "If an ally is destroyed this way"],
  ["(1), [Activate] >>> Draw a card.", "Use only on your turn.", "Use only on your turn"],
])("“%s” “%s” is one power, and the break is told as wrong", (first, second, at) => {
  const source = card(first, second);
  expect(told(source)).toEqual([["text/needless-break", at]]);
});

it("what is offered makes one power of both", () => {
  for (const apart of ["\n", " <p> "]) {
    const source = card(`When your hero attacks, you may pay (1).${apart}If you do, draw a card.`, "Your hero has +1 ATK.");
    const [edit] = compileFile(source, language, { file }).cards[0]?.diagnostics[0]?.fix?.edits ?? [];
    if (edit === undefined) throw new Error("nothing is offered");
    const mended = source.slice(0, edit.span.start) + edit.text + source.slice(edit.span.end);
    expect(mended).toBe(card("When your hero attacks, you may pay (1). If you do, draw a card.", "Your hero has +1 ATK."));
    expect(told(mended)).toEqual([]);
  }
});

it("nothing of the kind is said where the paragraph before has nothing of it, or where both are not understood as one", () => {
  expect(told(card("Your hero has +1 ATK.", "If you do, draw a card."))).not.toContainEqual(expect.arrayContaining(["text/needless-break"]));
  expect(told(card("When your hero attacks, you may pay (1).", "Draw a card."))).not.toContainEqual(expect.arrayContaining(["text/needless-break"]));
  expect(told(card("When your hero attacks, you may pay (1).", "If you do, tap target ally."))).not.toContainEqual(expect.arrayContaining(["text/needless-break"]));
});
