import { describe, expect, test } from "vitest";
import { readCardFile } from "../../../grammar/card-file/index.ts";
import { fileSpan } from "../../../grammar/card-file/source-card.ts";
import { readKeywordBlocks, readKeywordFile } from "../../../grammar/keyword-notation/index.ts";
import { headerWords } from "../../../games/wowtcg/language/header-words.ts";

const codes = (text: string): string[] => readKeywordFile(text).diagnostics.map(({ code }) => code);

describe("the notation of keywords", () => {
  test("a keyword has a name in its forms, a meaning and reminders", () => {
    const { declarations, diagnostics } = readKeywordFile("keyword Night Watch\nplural: night watches\nmeans: Draw a card.\nmeans: Discard a card.\nreminder: Draw, then discard.\n");
    expect(diagnostics).toEqual([]);
    expect(declarations).toHaveLength(1);
    const [watch] = declarations;
    expect(watch).toMatchObject({ lemma: "night watch", title: "Night Watch", parameters: [], verb: null });
    expect(watch?.forms).toEqual({ lower: "night watch", title: "Night Watch", plural: "night watches", pluralTitle: "Night watches" });
    expect(watch?.meaning.map(({ text }) => text)).toEqual(["Draw a card.", "Discard a card."]);
    expect(watch?.reminders.map(({ text }) => text)).toEqual(["Draw, then discard."]);
  });

  test.each([
    ["keyword Mend [N]", { name: "N", kind: "number", standard: null }],
    ["keyword Inspire: [thing]", { name: "thing", kind: "noun", standard: null }],
    ["keyword Stash: [power]", { name: "power", kind: "power", standard: null }],
    ["keyword [type] Resistance", { name: "type", kind: "damageType", standard: null }],
    ["keyword Last Move: [tag = Combo]", { name: "tag", kind: "noun", standard: "Combo" }],
  ])("%s has a parameter", (head, parameter) => {
    expect(readKeywordFile(`${head}\nmeans: Draw a card.`).declarations[0]?.parameters).toEqual([parameter]);
  });

  test("a number may go before a power", () => {
    const [reserve] = readKeywordFile("keyword Hold [N]: [power]\nmeans: If you have [N] cards in your hand, [power].").declarations;
    expect(reserve?.parameters.map(({ name, kind }) => [name, kind])).toEqual([["N", "number"], ["power", "power"]]);
  });

  test("a verb needs its base alone where it is regular", () => {
    const verb = (line: string) => readKeywordFile(`keyword Smash\n${line}\nmeans: Draw a card.`).declarations[0]?.verb;
    expect(verb("verb: smash")).toEqual({ base: "smash", s: "smashes", past: "smashed", participle: "smashed", ing: "smashing" });
    expect(verb("verb: hide, hides, hid, hidden, hiding")).toEqual({ base: "hide", s: "hides", past: "hid", participle: "hidden", ing: "hiding" });
  });

  test.each([
    ["keyword", "keyword/head"],
    ["keyword [a] Odd [b]\nmeans: Draw a card.", "keyword/head"],
    ["keyword Odd [N]: [thing]\nmeans: Draw a card.", "keyword/head"],
    ["keyword Odd [N\nmeans: Draw a card.", "keyword/head"],
    ["keyword Odd", "keyword/no-meaning"],
    ["keyword Odd\nmean: Draw a card.\nmeans: Draw a card.", "keyword/unknown-field"],
    ["keyword Odd\nDraw a card.\nmeans: Draw a card.", "keyword/unknown-field"],
    ["keyword Odd\nmeans: Draw a card.\nreminder:", "keyword/empty-field"],
    ["keyword Odd\nmeans: Draw a card.\nverb: odd, odds", "keyword/verb"],
    ["keyword Odd: [thing]\nmeans: Destroy target [card].", "keyword/unknown-parameter"],
    ["keyword Odd\nmeans: Draw a card.\n\nkeyword odd\nmeans: Draw a card.", "keyword/declared-twice"],
  ])("%j is refused", (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test("errors say what to write, and where", () => {
    const text = "keyword Odd\nmaens: Draw a card.\nmeans: Draw a card.\n";
    const [diagnostic] = readKeywordFile(text).diagnostics;
    expect(diagnostic?.help).toContain("“means”");
    expect(text.slice(diagnostic?.span.start, diagnostic?.span.end)).toBe("maens: Draw a card.");
  });

  test("a set declares keywords among its cards, and no name of its game's", () => {
    const text = "keyword Odd\nmeans: Draw &amp; discard a card.\n\nTest Card, 1, Ability (X-1C)\nDraw a card.\n";
    const file = readCardFile(text, { words: headerWords, blocks: ["keyword"] });
    const { declarations, diagnostics } = readKeywordBlocks(file.blocks);
    expect(diagnostics).toEqual([]);
    const meaning = declarations[0]?.meaning[0];
    if (meaning === undefined) throw new Error("no meaning");
    const span = fileSpan(meaning, meaning.text.indexOf("discard"), meaning.text.indexOf("discard") + 7);
    expect(text.slice(span.start, span.end)).toBe("discard");
    expect(readKeywordBlocks(file.blocks, declarations).diagnostics[0]?.code).toBe("keyword/declared-twice");
  });
});
