import { describe, expect, test } from "vitest";
import { vocabulary } from "../../../games/wowtcg/language/vocabulary.ts";
import { catalogue } from "../../../grammar/diagnostics/catalogue.ts";
import { explainStop } from "../../../grammar/diagnostics/explain-stop.ts";
import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import { Grammar } from "../../../grammar/grammar.ts";

const grammar = new Grammar(vocabulary);

function explained(text: string): Diagnostic {
  const read = grammar.read(text);
  if ("node" in read) throw new Error(`“${text}” is read`);
  return explainStop(text, read, grammar);
}

/** A slip, what is wrong with it, the words the caret stands under, and a part of the help. */
const SLIPS: readonly (readonly [text: string, code: keyof typeof catalogue, at: string, help: string])[] = [
  ["Choose one: Draw a card, or destroy target ally.", "text/modes", ",", "Write “; or”."],
  ["Destroy target heor.", "text/unknown-word", "heor", "Did you mean “hero”?"],
  ["Destroy target aly you control.", "text/unknown-word", "aly", "“ally”"],
  ["Put an ally form your graveyard into play.", "text/unknown-word", "form", "“from”"],
  ["Destroy all Night Elfs.", "text/unknown-word", "Night Elfs", "Did you mean “Night Elves” or “Night Elf”?"],
  ["Destroy target Death Knigt.", "text/unknown-word", "Death Knigt", "Did you mean “Death Knight”"],
  ["Destroy all Shamans.", "text/unknown-word", "Shamans", "Did you mean “Shaman”?"],
  ["Draw a card", "text/missing-stop", "card", "“card.”"],
  ["Draw a card Destroy target ally.", "text/missing-stop", "card", "“card.”"],
  ["Protector When this ally attacks, draw a card.", "text/missing-break", "When", "paragraph of its own"],
  ["When you draw a card, add a might counter. [Activate], Remove three might counters >>> Draw a card.", "text/missing-break", "[Activate]", "paragraph of its own"],
  ["Draw a card. Ongoing: When your hero attacks, draw a card.", "text/missing-break", "Ongoing", "paragraph of its own"],
  ["Your hero has Stealth. (Can't protect against it.) Exhaust your hero >>> Draw a card.", "text/missing-break", "Exhaust", "paragraph of its own"],
  ["[Druid] Hero: You draw a card. [Mage] Hero: Destroy target ally.", "text/missing-break", "[Mage]", "paragraph of its own"],
  ["Draw a card. Your hero deals 2 to target ally.", "text/unexpected-word", "to", "damage"],
  ["2, Discard a card >>> Draw a card.", "text/bare-cost", "2", "Write “(2)”"],
  ["On your turn: Pay 2 >>> Draw a card.", "text/bare-cost", "2", "Write “(2)”"],
  ["Pay 1 and name a class to complete this quest.", "text/bare-cost", "1", "Write “(1)”"],
  ["Your hero deals 2 to target hero.", "text/unexpected-word", "to", "damage"],
  ["Draw a card. draw a card.", "text/capital", "draw", "“Draw”"],
  ["Destroy target Ally.", "text/capital", "Ally", "“ally”"],
  ["Destroy target pet.", "text/capital", "pet", "“Pet”"],
  ["Draw draw a card.", "text/repeated-word", "draw", "Leave one out."],
  ["Your hero deals 2 to target ally.", "text/unexpected-word", "to", "damage"],
  ["Your hero deals 2", "text/incomplete", "2", "After “deals 2” I expected a damage type and “damage”"],
  ["When this ally attacks, your", "text/incomplete", "your", "After “your” I expected"],
  ["Destroy target ally;", "text/unexpected-word", ";", "After “target ally” I expected"],
  ["Destroy # ally.", "text/unknown-mark", "#", "Leave it out"],
];

describe("a text that is not read", () => {
  test.each(SLIPS)("%s", (text, code, at, help) => {
    const diagnostic = explained(text);
    expect({ code: diagnostic.code, at: text.slice(diagnostic.span.start, diagnostic.span.end) }).toEqual({ code, at });
    expect(diagnostic.help).toContain(help);
    expect(diagnostic.message).toMatch(/^[“A-ZI].*\.$/);
  });

  test("is read once what is offered is written", () => {
    for (const text of ["Destroy target heor.", "Draw a card", "Draw a card. draw a card.", "Destroy target Ally.", "Destroy target pet.", "Draw draw a card."]) {
      const edits = explained(text).fix?.edits ?? [];
      const [edit] = edits;
      if (edit === undefined) throw new Error(`nothing is offered for “${text}”`);
      expect("node" in grammar.read(text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end))).toBe(true);
    }
  });

  test("is explained for every prefix of a card's text", () => {
    const text = "Ongoing: When an opposing ally attacks, you may pay (1). If you do, your hero deals 2 fire damage to that ally.";
    for (let length = 1; length < text.length; length++) {
      const read = grammar.read(text.slice(0, length));
      if (!("node" in read)) expect(explainStop(text.slice(0, length), read, grammar).code in catalogue).toBe(true);
    }
  });
});
