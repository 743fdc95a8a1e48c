import type { CompiledCard } from "../../compiler/compiled.ts";
import type { Compiler } from "../../cli/compiler.ts";
import { cardKeys, readCardFile, type SourceCard } from "../../grammar/card-file/index.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { language } from "../../games/wowtcg/language/index.ts";
import { headerWords } from "../../games/wowtcg/language/header-words.ts";

/** A compiler that understands every word but those in capitals such as `ZZZ`. */
export const fakeCompiler: Compiler = {
  judgeFile: (source, { file, set, game }, known) => {
    const { cards, blocks } = readCardFile(source, { words: headerWords });
    const keys = cardKeys(cards);
    return { file, game, set, source, keywords: [], diagnostics: [], cards: cards.map((card, index) => known(card, keys[index] as string, blocks) ?? compiled(card, source, file, set)) };
  },
  games: ["wowtcg"],
  headerWords: () => headerWords,
  language: () => language,
  keywords: () => [],
  withSuggestions: (file) => Promise.resolve(file),
  compileKeywords: (game) => ({ file: "keywords.cards", game, set: "keywords", source: "", cards: [], keywords: [], diagnostics: [] }),
  compileFile: (source, { file, set, game }) => {
    const read = readCardFile(source, { words: headerWords });
    const cards = read.cards.map((card) => compiled(card, source, file, set));
    const inCards = new Set(cards.flatMap((card) => card.diagnostics));
    return {
      file,
      game,
      set,
      source,
      cards,
      keywords: [],
      diagnostics: read.diagnostics.filter((diagnostic) => !inCards.has(diagnostic)),
    };
  },
};

function compiled(card: SourceCard, source: string, file: string, set: string): CompiledCard {
  const unknown: Diagnostic[] = [];
  const body = source.slice(card.headerSpan.end, card.span.end);
  for (const match of body.matchAll(/\bZ[A-Z]+\b/g)) {
    const start = card.headerSpan.end + match.index;
    const message = `“${match[0]}” cannot stand here.`;
    unknown.push({ code: "text/word", severity: "error", span: { start, end: start + match[0].length }, message, help: "Leave it out." });
  }
  const diagnostics = [...card.diagnostics, ...unknown];
  const refused = diagnostics.some(({ severity }) => severity === "error");
  const name = card.header?.name ?? "";
  return {
    file,
    line: card.line,
    game: "wowtcg",
    set,
    key: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name,
    header: card.header,
    text: card.faces.flatMap((face) => face.paragraphs.map((paragraph) => paragraph.text)).join("\n"),
    tokens: [],
    ast: { faces: [] },
    printed: null,
    bindings: [],
    ir: null,
    diagnostics,
    status: refused ? "refused" : "whole",
  };
}
