import { expect, it } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";

const UNPLAYED = "no player can say";

/** The language, with an engine that knows no rule for what a power says of `word`. */
const refusing = (word: string): typeof language =>
  Object.create(language, { unsupported: { value: (card: object) => (JSON.stringify(card).includes(`"${word}"`) ? [`verb ${word}`, ...(word === "exhaust" ? [UNPLAYED] : [])] : []) } }) as typeof language;

function told(word: string, ...paragraphs: readonly string[]): readonly (readonly [at: string, message: string])[] {
  const source = ["Iron Shell, 3, Warrior, Armor—Plate, Chest (1), 2 DEF", ...paragraphs, ""].join("\n");
  return compileFile(source, refusing(word), { file: "lines.cards" }).cards.flatMap(({ status, diagnostics }) => {
    expect(status).toBe("refused");
    return diagnostics.map(({ span, message }) => [source.slice(span.start, span.end), message] as const);
  });
}

it("what the engine can't play is told at the words that say it, in the paragraph that says it", () => {
  expect(told("ready", "When your hero attacks, draw a card.", "[Activate], Discard a card >>> Ready target ally.")).toEqual([["Ready target ally", "“Ready target ally”: no rule of the game tells this apart (verb ready)."]]);
});

it("each complaint has its words, and one that names none of them has the paragraph's", () => {
  const paragraph = "At the start of your turn, exhaust target ally.";
  expect(told("exhaust", "Your hero has +1 ATK.", paragraph).map(([at]) => at)).toEqual(["exhaust target ally", paragraph]);
});

it("the verb that a complaint names is where it is told, and not a small word that it shares with another part", () => {
  const source = "Iron Shell, 3, Warrior, Armor—Plate, Chest (1), 2 DEF\nWhen damage is dealt to your hero, put this armor on top of your deck.\n";
  const grumbling = Object.create(language, { unsupported: { value: () => ["deal of several on an event"] } }) as typeof language;
  const [fault] = compileFile(source, grumbling, { file: "lines.cards" }).cards.flatMap(({ diagnostics }) => diagnostics);
  expect(source.slice(fault?.span.start, fault?.span.end)).toBe("is dealt to your hero");
});
