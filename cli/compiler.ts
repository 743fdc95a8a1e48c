import type { CompiledFile } from "../compiler/compiled.ts";
import type { Language } from "../compiler/language.ts";
import type { HeaderWords } from "../grammar/header/header-words.ts";
import type { Card } from "../ir/index.ts";
import { gameFolders, type GameLanguage } from "./games.ts";

/** The compiler as the commands use it; loaded when a command needs it. */
export interface Compiler {
  /** The games whose language is known, by folder name; the first is meant where nothing says which. */
  readonly games: readonly string[];
  /** Compiles a file in the language of one of the games. */
  readonly compileFile: (source: string, options: { file: string; game: string; set: string }) => CompiledFile;
  /** Compiles the keywords of a game; what is wrong with them is among the diagnostics of the file. */
  readonly compileKeywords: (game: string) => CompiledFile;
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

/** Loads the compiler with the languages of all games. A card that the game's rules cannot play is refused. */
export async function loadCompiler(): Promise<Compiler> {
  const [{ compileFile }, { compileKeyword }, { unsupported }] = await Promise.all([
    import("../compiler/compile-file.ts"),
    import("../compiler/compile-keyword.ts"),
    import("../runtime/unsupported.ts"),
  ]);
  const games = new Map<string, GameLanguage>();
  for (const [name, folder] of Object.entries(gameFolders)) {
    const [loaded, rules] = await Promise.all([folder.loadLanguage(), folder.loadRules()]);
    // A language makes its grammar when it is first asked for, so it is not copied.
    const playable = Object.create(loaded.language, { unsupported: { value: (card: Card) => unsupported(card, rules) } }) as Language;
    games.set(name, { ...loaded, language: playable });
  }
  const game = (name: string): GameLanguage => {
    const found = games.get(name);
    if (found === undefined) throw new Error(`There is no game ${name}.`);
    return found;
  };
  return {
    games: [...games.keys()],
    compileFile: (source, { file, game: name, set }) => compileFile(source, game(name).language, { file, set }),
    compileKeywords: (name) => {
      const { language, keywords, keywordsText } = game(name);
      const compiled = keywords.map((declaration) => compileKeyword(declaration, language));
      const definitions = compiled.flatMap(({ definition }) => definition ?? []);
      const diagnostics = compiled.flatMap((keyword) => keyword.diagnostics);
      return { file: `games/${name}/language/keywords.cards`, game: name, set: "keywords", source: keywordsText, cards: [], keywords: definitions, diagnostics };
    },
    headerWords: (name) => game(name).language.headerWords,
    keywords: (name) => game(name).keywords.map(({ lemma, title, meaning }) => ({ keyword: lemma, title, meaning: meaning.map(({ text }) => text) })),
  };
}
