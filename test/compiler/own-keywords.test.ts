import { expect, test } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import { language } from "../../games/wowtcg/language/index.ts";

const compile = (text: string) => compileFile(text, language, { file: "own.cards" });
const card = "Moss Giant, 4, Ally—Giant, 4 [Nature] ATK / 4 Health (Own-1C)\n";

test("a set declares a keyword, and its cards have it on the next line", () => {
  const { cards, keywords, diagnostics } = compile(`keyword Regrow [N]\nmeans: At the start of your turn, this character heals [N] damage from itself.\n\n${card}Regrow 2\n`);
  expect(diagnostics).toEqual([]);
  expect(keywords.map(({ keyword, parameters }) => ({ keyword, parameters }))).toEqual([{ keyword: "regrow", parameters: [{ name: "N", kind: "number" }] }]);
  expect(keywords[0]?.powers).toHaveLength(1);
  expect(cards[0]?.diagnostics).toEqual([]);
  expect(cards[0]?.ir?.powers).toEqual([{ power: "keyword", keyword: "regrow", args: [{ parameter: "number", value: 2 }] }]);
});

test("without the declaration the card is refused", () => {
  expect(compile(`${card}Regrow 2\n`).cards[0]?.diagnostics).not.toEqual([]);
});

test("a keyword of the game can't be declared again, and a meaning that is not read is told where it stands", () => {
  expect(compile(`keyword Elusive\nmeans: Draw a card.\n\n${card}Elusive\n`).diagnostics.map(({ code }) => code)).toEqual(["keyword/declared-twice"]);
  const text = `keyword Regrow\nmeans: Gribble target ally.\n\n${card}Regrow\n`;
  const [diagnostic] = compile(text).diagnostics;
  expect(text.slice(diagnostic?.span.start, diagnostic?.span.end)).toContain("Gribble");
});
