import { join } from "node:path";
import type { JudgedCard, JudgedFile } from "../../compiler/compiled.ts";
import type { SourceBlock, SourceCard } from "../../grammar/card-file/index.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import { keywordsFile, type Compiler } from "../compiler.ts";
import { shippedKeywords } from "../shipped-keywords.ts";
import { digest } from "../generated/manifest.ts";
import { keptSuggestions } from "./kept-suggestions.ts";
import { movedDiagnostic } from "./moved-diagnostic.ts";
import { readEntry, writeEntry, type Entry, type KeptCard } from "./judged-entry.ts";

/** A file to be judged. */
export interface Opened {
  readonly source: string;
  readonly file: string;
  readonly set: string;
  readonly game: string;
}

/** What is known of a file from before: all of it; that it has changed since, so that most of its cards are known; or nothing. */
export type Recalled<Made> = Made | "changed" | "new";

/** Compiles files, and knows those that have not changed. */
export interface Judge {
  readonly file: (opened: Opened) => Promise<JudgedFile>;
  /** What is known of a file without compiling any of it. */
  readonly recall: (opened: Opened) => Recalled<JudgedFile>;
  readonly keywords: (game: string) => Promise<JudgedFile>;
  /** A file in which the messages of refused cards say what was meant, where they are few. */
  readonly suggestions: (file: JudgedFile) => Promise<JudgedFile>;
}

/** Who compiles: one that keeps what it finds in a folder, if there is one. */
export function judgeWith(folder: string | null, loadAnew: () => Promise<Compiler>): Judge {
  let loaded: Promise<Compiler> | null = null;
  const load = (): Promise<Compiler> => (loaded ??= loadAnew());
  return folder === null ? plainJudge(load) : keepingJudge(folder, load);
}

/** Compiles everything. */
export function plainJudge(load: () => Promise<Compiler>): Judge {
  return {
    file: async (opened) => asJudged((await load()).compileFile(opened.source, opened)),
    recall: () => "new",
    keywords: (game) => keywordsOf(game, load),
    suggestions: async (file) => (await load()).withSuggestions(file),
  };
}

/**
 * Takes from a folder what has not changed: a file with the same text under the same name, a card with the same
 * text among the same keywords. The folder is that of one build of the program, so the language is the same.
 */
export function keepingJudge(folder: string, load: () => Promise<Compiler>): Judge {
  const entryPath = (...of: readonly string[]): string => join(folder, `${digest(JSON.stringify(of))}.json`);
  /** The entry of a file, and the file itself where the entry is of this text. */
  const recalled = ({ source, file, set, game }: Opened): { readonly path: string; readonly from: string; readonly entry: Entry | null; readonly whole: JudgedFile | null } => {
    const path = entryPath("file", file, set, game);
    const from = digest(source);
    const entry = readEntry(path);
    if (entry?.from !== from) return { path, from, entry, whole: null };
    return { path, from, entry, whole: { file, set, game, source, keywords: entry.keywords, diagnostics: entry.diagnostics, cards: entry.cards.map((card, index) => known(entry, card, index, card.line, card.start)) } };
  };
  return {
    recall: (opened) => {
      const { entry, whole } = recalled(opened);
      return whole ?? (entry === null ? "new" : "changed");
    },
    file: async (opened) => {
      const { source } = opened;
      const { path, from, entry, whole } = recalled(opened);
      if (whole !== null) return whole;
      const made: Pick<KeptCard, "from" | "start">[] = [];
      const kept = new Map(entry?.cards.map((card, index) => [card.from, { card, index }]));
      const judged = (await load()).judgeFile(source, opened, (card, key, keywords) => {
        const cardFrom = madeFrom(source, card, key, keywords);
        made.push({ from: cardFrom, start: card.span.start });
        const same = cardFrom === null ? undefined : kept.get(cardFrom);
        return entry === null || same === undefined ? null : known(entry, same.card, same.index, card.line, card.span.start);
      });
      writeEntry(path, from, judged, made);
      return asJudged(judged);
    },
    keywords: (game) => keywordsOf(game, load),
    suggestions: (file) => keptSuggestions(file, entryPath("suggestions", file.file, file.set, file.game), async (of) => (await load()).withSuggestions(of)),
  };
}

/** A file with what is decided of its cards, and not how they were read, which takes much room. */
export function asJudged({ file, game, set, source, keywords, diagnostics, cards }: JudgedFile): JudgedFile {
  return { file, game, set, source, keywords, diagnostics, cards: cards.map(({ line, name, text, ir, diagnostics: told, status }) => ({ line, name, text, ir, diagnostics: told, status })) };
}

async function keywordsOf(game: string, load: () => Promise<Compiler>): Promise<JudgedFile> {
  const shipped = shippedKeywords(game);
  return shipped === null ? (await load()).compileKeywords(game) : keywordsFile(game, shipped, "");
}

/** All that the meaning of a card depends on; null for one with a fault that its file may have told. */
export function madeFrom(source: string, card: SourceCard, key: string, keywords: readonly SourceBlock[]): string | null {
  if (card.diagnostics.length > 0) return null;
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  return digest(JSON.stringify([key, textOf(card.span), ...keywords.map(({ span }) => textOf(span))]));
}

/** A card from before, at its place of now. */
function known(entry: Entry, { name, text, status, diagnostics, start }: KeptCard, index: number, line: number, now: number): JudgedCard {
  return {
    line,
    name,
    text,
    status,
    diagnostics: diagnostics.map((diagnostic) => movedDiagnostic(diagnostic, now - start)),
    get ir() {
      return entry.meaning(index);
    },
  };
}
