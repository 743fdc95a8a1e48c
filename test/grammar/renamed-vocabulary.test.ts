import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isWord } from "../../grammar/ast.ts";
import { readCardFile } from "../../grammar/card-file/index.ts";
import { Grammar } from "../../grammar/grammar.ts";
import { selfNames } from "../../grammar/self-names.ts";
import { headerWords } from "../../games/wowtcg/language/header-words.ts";
import { compileFile } from "../../compiler/compile-file.ts";
import { keywordDeclarations } from "../../games/wowtcg/language/keywords.ts";
import { vocabulary } from "../../games/wowtcg/language/vocabulary.ts";
import { RenamedVocabulary } from "./renamed-vocabulary.ts";

const cards = join(import.meta.dirname, "../../cards/wowtcg");
const grammar = new Grammar(vocabulary);
const renaming = new RenamedVocabulary(grammar);
const renamedGrammar = new Grammar(renaming.vocabulary);
const old = { game: vocabulary.game, headerWords, grammar };
const made = { game: vocabulary.game, headerWords, grammar: renamedGrammar };

/** Data in the words of the game; what a card says aloud, word for word. */
function inOldWords(value: unknown): unknown {
  if (typeof value === "string") return value.includes(" ") ? renaming.spoken(renaming.lemma(value)) : renaming.lemma(value);
  if (Array.isArray(value)) return value.map(inOldWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, inOldWords(item)]));
}

/** A file of cards with every text in the new words; headers stay as they are. */
function renamedFile(text: string): string {
  let out = "";
  let at = 0;
  for (const { header, faces } of readCardFile(text, { words: headerWords }).cards) {
    if (header === null) continue;
    const personal = header.types.some((type) => type === "Hero" || type === "Ally");
    for (const paragraph of faces.flatMap(({ paragraphs }) => paragraphs)) {
      const read = grammar.read(paragraph.text, selfNames(header.name, personal));
      if (!("node" in read)) continue;
      out += text.slice(at, paragraph.span.start) + renaming.rename(paragraph.text, read.lexed.tokens);
      at = paragraph.span.end;
    }
  }
  return out + text.slice(at);
}

/** A tree without the places of its nodes, in the words of the game. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (isWord(value)) return { lemma: renaming.lemma(value.lemma), form: value.form };
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => field !== "span").map(([field, item]) => [field, plain(item)]));
}

describe("a copy of the game's words in nonsense", () => {
  test("has next to no word of the game left", () => {
    expect(renaming.renamed).toBeGreaterThan(600);
  });

  test.each(readdirSync(cards).sort())("%s: every card that is read is read in the new words, as the same tree", (file) => {
    let read = 0;
    for (const card of readCardFile(readFileSync(join(cards, file), "utf8"), { words: headerWords }).cards) {
      const personal = card.header?.types.some((type) => type === "Hero" || type === "Ally") ?? false;
      const names = card.header === null ? [] : selfNames(card.header.name, personal);
      for (const { text } of card.faces.flatMap(({ paragraphs }) => paragraphs)) {
        const old = grammar.read(text, names);
        if (!("node" in old)) continue;
        const renamed = renaming.rename(text, old.lexed.tokens);
        const now = renamedGrammar.read(renamed, names);
        if (!("node" in now)) throw new Error(`“${text}” is not read as “${renamed}”`);
        expect(plain(now.node)).toEqual(plain(old.node));
        expect(renamedGrammar.print(now.node)).toBe(renamed);
        read += 1;
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  test.each(readdirSync(cards).sort())("%s: every card that compiles means the same in the new words", (file) => {
    const text = readFileSync(join(cards, file), "utf8");
    const renamed = compileFile(renamedFile(text), made, { file }).cards;
    const whole = compileFile(text, old, { file }).cards.flatMap((card, index) => (card.ir === null ? [] : [{ ir: card.ir, now: renamed[index] }]));
    expect(whole.length).toBeGreaterThan(0);
    for (const { ir, now } of whole) expect(inOldWords(now?.ir ?? now?.diagnostics), ir.name).toEqual(inOldWords(ir));
  });

  test("the meanings of the keywords are read in the new words", () => {
    for (const { meaning, parameters } of keywordDeclarations) {
      for (const { text } of meaning) {
        const old = grammar.read(text, [], "Paragraph", parameters);
        const renamed = renaming.rename(text, old.lexed.tokens);
        const now = renamedGrammar.read(renamed, [], "Paragraph", parameters);
        expect("node" in now ? renamedGrammar.print(now.node) : `not read: ${renamed}`).toBe(renamed);
      }
    }
  });
});
