import { describe, expect, test } from "vitest";
import { Grammar } from "../../../../grammar/grammar.ts";
import { reminderMatches, type KeywordDeclaration } from "../../../../grammar/keyword-notation/index.ts";
import { keywordDeclarations } from "../../../../games/wowtcg/language/keywords.ts";
import { vocabulary } from "../../../../games/wowtcg/language/vocabulary.ts";

const grammar = new Grammar(vocabulary);

/** What a use of the keyword gives, as the reminder says it. */
const GIVEN = { noun: "ally", number: "2", damageType: "fire", power: "draw a card" } as const;

function line({ title, parameters: [parameter] }: KeywordDeclaration): string {
  switch (parameter?.kind) {
    case undefined:
      return title;
    case "noun":
      return `${title}: Ally`;
    case "number":
      return `${title} 2`;
    case "damageType":
      return `Fire ${title}`;
    case "power":
      return `${title}: Draw a card.`;
  }
}

function reminderText({ parameters }: KeywordDeclaration, wording: string): string {
  return parameters.reduce((text, { name, kind }) => text.replaceAll(`[${name}]`, GIVEN[kind]), wording);
}

describe.each(keywordDeclarations.map((keyword) => [keyword.title, keyword] as const))("%s", (_title, keyword) => {
  test("its meaning is read, and printed as it stands", () => {
    for (const { text } of keyword.meaning) {
      const read = grammar.read(text, [], "Paragraph", keyword.parameters);
      expect("node" in read ? grammar.print(read.node) : `${text.slice(0, read.lexed.tokens[read.stoppedAt]?.startOffset)}…`).toBe(text);
    }
  });

  test("its reminders are read after it, and known for its own", () => {
    const given = Object.fromEntries(keyword.parameters.map(({ name, kind }) => [name, [GIVEN[kind]]]));
    for (const { text: wording } of keyword.reminders) {
      const reminder = reminderText(keyword, wording);
      const text = `${line(keyword)} (${reminder})`;
      const read = grammar.read(text);
      expect("node" in read ? grammar.print(read.node) : `${text.slice(0, read.lexed.tokens[read.stoppedAt]?.startOffset)}…`).toBe(text);
      expect(reminderMatches(keyword, given, reminder)).toBe(true);
    }
  });
});
