import { describe, expect, test } from "vitest";
import type { Node } from "../../../grammar/ast.ts";
import { verbsOf } from "../../../compiler/language.ts";
import { readParagraph } from "../../../compiler/read-paragraph.ts";
import { language } from "../../../games/wowtcg/language/index.ts";

const read = (text: string) => readParagraph(text, { language, names: [{ text: "Voss", form: "short" }], verbs: verbsOf(language), types: ["ally"], earlier: [] });

/** What each post of a paragraph belongs to: “with cost 3 = target ally with cost 3”. */
function attached(text: string): string[] {
  const { resolved } = read(text);
  const words = ({ span: { start, end } }: Node): string => text.slice(start, end);
  if (resolved === null) return [];
  const { ofNoun, ofVerb } = resolved.attachments;
  return [...ofNoun, ...ofVerb].flatMap(([owner, posts]) => posts.map((post) => `${words(post)} = ${words(owner)}`));
}

const meaning = (text: string): unknown => {
  const { powers, diagnostics } = read(text);
  expect(diagnostics, text).toEqual([]);
  return powers;
};

describe("what a post belongs to (docs/binding.md)", () => {
  test.each([
    ["A1", "When Voss attacks, destroy target ally with cost 3 or less.", "with cost 3 or less = target ally with cost 3 or less"],
    ["A1", "When Voss attacks, Voss heals the damage on it.", "on it = the damage on it"],
    ["A2", "When Voss attacks, destroy target ally in your party with an attachment.", "with an attachment = target ally in your party with an attachment"],
    ["A2", "When Voss attacks, exhaust target weapon in that party with an attachment.", "with an attachment = target weapon in that party with an attachment"],
    ["A3", "When Voss attacks, remove target ally from the game.", "from the game = remove target ally from the game"],
    ["A3", "When damage is dealt by your hero with this weapon, draw a card.", "with this weapon = is dealt by your hero with this weapon"],
    ["A4", "When Voss attacks, remove a counter from target ally.", "from target ally = remove a counter from target ally"],
    ["A5", "When Voss attacks, exhaust target opposing hero or ally in combat.", "in combat = target opposing hero or ally in combat"],
    ["A5", "When Voss attacks, exhaust target hero and target ally in combat.", "in combat = target ally in combat"],
  ])("%s: %s", (_, text, expected) => {
    expect(attached(text)).toContain(expected);
  });
});

describe("what a complement belongs to (docs/binding.md)", () => {
  test.each([
    ["A6", "When Voss attacks, target ally has +2 ATK and can't protect this turn.", "When Voss attacks, target ally has +2 ATK this turn and can't protect this turn."],
    ["A7", "When Voss attacks, exhaust target ally. Draw a card if you control a Pet.", "When Voss attacks, exhaust target ally. If you control a Pet, draw a card."],
    ["A7", "Voss has +1 ATK and has +2 health for each Pet you control.", "Voss has +1 ATK for each Pet you control and has +2 health for each Pet you control."],
    ["A7", "When Voss attacks, draw a card and put a verse counter on Voss for each Pet you control.", "When Voss attacks, draw a card. Put a verse counter on Voss for each Pet you control."],
    ["A8", "Voss can't attack or protect.", "Voss can't attack and can't protect."],
    ["A9", "When Voss enters or leaves play, draw a card.", "When Voss enters play or leaves play, draw a card."],
    ["A9", "When Voss attacks, you may exhaust or destroy target ally.", "When Voss attacks, you may exhaust target ally or destroy target ally."],
  ])("%s: %s", (_, one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });

  test("A6: not across a full stop", () => {
    expect(read("When Voss attacks, target ally can't attack. It can't protect this turn.").powers).not.toEqual(meaning("When Voss attacks, target ally can't attack or protect this turn."));
  });
});

describe("a word that could stand for one of several as well as for another", () => {
  test.each([
    ["When Voss attacks, target ally and target hero have +1 ATK this turn. Destroy it at the end of this turn.", "“it” can be “target ally” or “target hero”."],
    ["When Voss attacks, exhaust target Orc ally and target Troll ally. Destroy that ally at the start of your next turn.", "“that ally” can be “target Orc ally” or “target Troll ally”."],
  ])("%s", (text, told) => {
    expect(read(text).diagnostics.map(({ code, message }) => [code, message])).toEqual([["binding/tie", told]]);
  });

  test("its kind decides where it can", () => {
    expect(read("When Voss attacks, exhaust target ally and target hero. Ready that hero at the start of your next turn.").diagnostics).toEqual([]);
  });
});
