import type { KnownCard } from "../compiler/compile-file.ts";
import type { CompiledFile, JudgedFile } from "../compiler/compiled.ts";
import type { Language } from "../compiler/language.ts";
import type { HeaderWords } from "../grammar/header/header-words.ts";
import { gameFolders, type GameLanguage } from "./games.ts";
import { optimiseLate } from "./optimise-late.ts";
import type { PlayableKeywords } from "./playable.ts";
import { shippedKeywords } from "./shipped-keywords.ts";

/** The compiler as the commands use it; loaded when a command needs it. */
export interface Compiler {
  /** The games whose language is known, by folder name; the first is meant where nothing says which. */
  readonly games: readonly string[];
  /** Compiles a file in the language of one of the games. */
  readonly compileFile: (source: string, options: { file: string; game: string; set: string }) => CompiledFile;
  /** Compiles the cards of a file of which nothing is known. */
  readonly judgeFile: (source: string, options: { file: string; game: string; set: string }, known: KnownCard) => JudgedFile;
  /** A file in which the messages of refused cards say what was meant, where they are few. */
  readonly withSuggestions: (file: JudgedFile) => Promise<JudgedFile>;
  /** Compiles the keywords of a game; what is wrong with them is among the diagnostics of the file. */
  readonly compileKeywords: (game: string) => CompiledFile;
  /** The language of a game, which refuses what its engine can't play. */
  readonly language: (game: string) => Language;
  /** The words of a game's header lines. */
  readonly headerWords: (game: string) => HeaderWords;
  /** The keywords of a game, with their meaning in the card language. */
  readonly keywords: (game: string) => readonly KeywordText[];
}

/** A keyword and the paragraphs that say what it means. */
export interface KeywordText {
  readonly keyword: string;
  readonly title: string;
  readonly meaning: readonly string[];
}

/** The keywords of a game as the file that they stand in. */
export function keywordsFile(game: string, { definitions, diagnostics }: PlayableKeywords, source: string): CompiledFile {
  return { file: `games/${game}/language/keywords.cards`, game, set: "keywords", source, cards: [], keywords: definitions, diagnostics };
}

/** Loads the compiler with the languages of all games. A card that the game's rules cannot play is refused. */
export async function loadCompiler(): Promise<Compiler> {
  optimiseLate();
  const [{ compileFile, judgeFile }, { playableKeywords, playableLanguage }] = await Promise.all([import("../compiler/compile-file.ts"), import("./playable.ts")]);
  const games = new Map<string, GameLanguage & { readonly meanings: () => PlayableKeywords }>();
  for (const [name, folder] of Object.entries(gameFolders)) {
    const [loaded, rules] = await Promise.all([folder.loadLanguage(), folder.loadRules()]);
    let compiled: PlayableKeywords | null = null;
    const meanings = (): PlayableKeywords => (compiled ??= shippedKeywords(name) ?? playableKeywords(loaded.keywords, loaded.language, rules));
    games.set(name, { ...loaded, language: playableLanguage(loaded.language, rules, meanings), meanings });
  }
  const game = (name: string): GameLanguage & { readonly meanings: () => PlayableKeywords } => {
    const found = games.get(name);
    if (found === undefined) throw new Error(`There is no game ${name}.`);
    return found;
  };
  return {
    games: [...games.keys()],
    compileFile: (source, { file, game: name, set }) => compileFile(source, game(name).language, { file, set }),
    judgeFile: (source, { file, game: name, set }, known) => judgeFile(source, game(name).language, { file, set }, known),
    withSuggestions: async (file) => (await import("../compiler/suggest/suggest-card.ts")).withSuggestions(file, game(file.game).language),
    compileKeywords: (name) => keywordsFile(name, game(name).meanings(), game(name).keywordsText),
    language: (name) => game(name).language,
    headerWords: (name) => game(name).language.headerWords,
    keywords: (name) => game(name).keywords.map(({ lemma, title, meaning }) => ({ keyword: lemma, title, meaning: meaning.map(({ text }) => text) })),
  };
}
