import { describe, expect, test } from "vitest";
import { headerWords } from "../../../../games/wowtcg/language/header-words.ts";
import { vocabulary } from "../../../../games/wowtcg/language/vocabulary.ts";

type Words = readonly { readonly lemma: string; readonly forms: Readonly<Record<string, string>> }[];

const categories: Readonly<Record<string, Words>> = {
  types: vocabulary.types,
  players: vocabulary.players,
  tags: vocabulary.tags,
  supertypes: vocabulary.supertypes,
  states: vocabulary.states,
  zones: vocabulary.zones,
  stats: vocabulary.stats,
  steps: vocabulary.steps,
  attributes: vocabulary.attributes,
  keywords: vocabulary.keywords,
  verbs: vocabulary.verbs.map(({ lemma, base, s, past, participle, ing }) => ({ lemma, forms: { base, s, past, participle, ing } })),
};

describe("the words of the game", () => {
  test.each(Object.entries(categories))("%s: no lemma twice, and no text for two lemmas", (_name, words) => {
    const lemmas = words.map(({ lemma }) => lemma);
    expect(lemmas.filter((lemma, index) => lemmas.indexOf(lemma) !== index)).toEqual([]);
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { lemma, forms } of words)
      for (const text of Object.values(forms)) {
        if (owners.has(text) && owners.get(text) !== lemma) clashes.push(`${text}: ${lemma}, ${owners.get(text) ?? ""}`);
        owners.set(text, lemma);
      }
    expect(clashes).toEqual([]);
  });

  test("no word is empty or has blanks at its ends", () => {
    for (const words of Object.values(categories)) for (const { forms } of words) for (const text of Object.values(forms)) expect(text).toMatch(/^\S(?:.*\S)?$/);
  });

  test("texts know every word of a header", () => {
    const known = new Set([...vocabulary.tags, ...vocabulary.supertypes].flatMap(({ forms }) => Object.values(forms)));
    const printed = [...headerWords.tags, ...headerWords.classes, ...headerWords.factions, ...headerWords.professions, ...headerWords.specialisations];
    expect(printed.filter((word) => !known.has(word))).toEqual([]);
    const types = new Set(vocabulary.types.map(({ lemma }) => lemma));
    expect(headerWords.types.filter(({ word }) => !types.has(word.toLowerCase()))).toEqual([]);
  });
});
