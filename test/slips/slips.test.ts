import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../compiler/language.ts";
import { likelyMendings, mendings } from "../../compiler/suggest/mend.ts";
import { suggestRepairs } from "../../compiler/suggest/suggest.ts";
import { readParagraph, type ParagraphContext } from "../../compiler/read-paragraph.ts";
import { verbsOf } from "../../compiler/language.ts";
import { selfNames } from "../../grammar/self-names.ts";
import { playableLanguage } from "../../scripts/meaning/playable-language.ts";
import { wholeCards } from "../../scripts/meaning/whole-cards.ts";
import { countSlips, judgeSlips } from "../../scripts/slips/slips-count.ts";

const root = join(import.meta.dirname, "..", "..");
let language: Language;
let context: ParagraphContext;
beforeAll(async () => {
  language = await playableLanguage();
  context = { language, names: selfNames("Mira Ashfall", true), verbs: verbsOf(language), types: ["ally"], earlier: [] };
});

const first = (text: string): string | undefined => suggestRepairs(text, context)[0]?.text;

describe("what is suggested for a slip", () => {
  test.each([
    ["two letters swapped", "When Mira attacks, destroy traget ally.", "When Mira attacks, destroy target ally."],
    ["a letter left out", "When Mira attacks, she deals 2 fire damge to target ally.", "When Mira attacks, she deals 2 fire damage to target ally."],
    ["a letter doubled", "When Mira enters play, draww a card.", "When Mira enters play, draw a card."],
    ["a word left out", "When Mira enters play, draw card.", "When Mira enters play, draw a card."],
    ["a word doubled", "When Mira enters enters play, draw a card.", "When Mira enters play, draw a card."],
    ["a word for another", "When you hero attacks, draw a card.", "When your hero attacks, draw a card."],
    ["an apostrophe", "When Mira attacks, put target ally into it's owner's hand.", "When Mira attacks, put target ally into its owner's hand."],
    ["two words for one", "When Mira attacks, put target ally card from your graveyard in to play.", "When Mira attacks, put target ally card from your graveyard into play."],
    ["a mark for another", "[Activate]: Draw a card.", "[Activate] >>> Draw a card."],
  ])("%s", (_what, text, meant) => {
    expect(first(text)).toBe(meant);
  });

  test("compiles whole", () => {
    for (const { text } of suggestRepairs("When you hero attacks, draw a card.", context)) expect(readParagraph(text, context).powers).not.toBeNull();
  });

  test("is nothing for a text that compiles", () => {
    expect(suggestRepairs("When Mira attacks, draw a card.", context)).toEqual([]);
  });

  test("is found with at most as many tries as are given", () => {
    expect(suggestRepairs("When you hero attacks, draw a card.", context, { tries: 0 })).toEqual([]);
  });

  test("is found for each of several slips, at its place", () => {
    const text = "When Mira enters play, you my draw a card, and target opponent discrads a card.";
    const found = mendings(text, context).map(({ repairs: [repair] }) => [text.slice(repair?.place.start, repair?.place.end), repair?.word]);
    expect(found).toEqual([
      ["my", "may"],
      ["discrads", "discards"],
    ]);
  });

  test("is not told where the text is only not understood", () => {
    const text = "Destroy target ally that a purple dragon remembers.";
    const refusal = readParagraph(text, context).diagnostics[0];
    expect(refusal).toBeDefined();
    if (refusal !== undefined) expect(likelyMendings(text, context, refusal).filter(({ repairs }) => repairs.some(({ change }) => change === "remove"))).toEqual([]);
  });
});

test("slips of printed texts are mended as often as before", { timeout: 120_000 }, () => {
  const paths = ["honor", "legion"].map((name) => join(root, "cards", "wowtcg", `${name}.cards`));
  expect(wholeCards(paths, language).length).toBeGreaterThan(40);
  const { share } = countSlips(judgeSlips(paths, language, 15));
  const { share: kept } = JSON.parse(readFileSync(join(root, "test", "baselines", "slips.json"), "utf8")) as { share: number };
  expect(kept).toBeGreaterThanOrEqual(0.9);
  expect(share).toBeGreaterThanOrEqual(0.85);
});
