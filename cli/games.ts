import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";
import { UsageError } from "./exit-code.ts";
import type { Language } from "../compiler/language.ts";
import type { EraTable } from "../grammar/era-table.ts";
import type { KeywordDeclaration } from "../grammar/keyword-notation/index.ts";
import type { Card } from "../ir/index.ts";
import type { GameRules } from "../runtime/index.ts";

/** The language of a game, with its keywords as they are declared in the file of its folder. */
export interface GameLanguage {
  readonly language: Language;
  readonly keywords: readonly KeywordDeclaration[];
  readonly keywordsText: string;
}

/** A deck of compiled cards, copies one by one. */
export interface Deck {
  readonly hero: Card;
  readonly main: readonly Card[];
  readonly side: readonly Card[];
}

/** What is illegal in a deck: the card (null where it is the deck as a whole), why, and by which rule. */
export type DeckRules = (deck: Deck) => readonly { readonly card: string | null; readonly message: string; readonly rule: string }[];

/** A game, of which each part is loaded when it is used. */
export interface GameFolder {
  readonly loadLanguage: () => Promise<GameLanguage>;
  readonly loadRules: () => Promise<GameRules>;
  /** How the game's cards have been worded in its times. */
  readonly loadEras: () => Promise<EraTable>;
  readonly loadDeckRules: () => Promise<DeckRules>;
}

/** The games by folder name. The first is meant where nothing says which. */
export const gameFolders: Readonly<Record<string, GameFolder>> = {
  wowtcg: {
    loadLanguage: async () => {
      const [{ language }, { keywordDeclarations }, { keywordsText }] = await Promise.all([
        import("../games/wowtcg/language/index.ts"),
        import("../games/wowtcg/language/keywords.ts"),
        import("../games/wowtcg/language/keywords-text.ts"),
      ]);
      return { language, keywords: keywordDeclarations, keywordsText };
    },
    loadRules: async () => (await import("../games/wowtcg/rules/index.ts")).wowtcg,
    loadEras: async () => (await import("../games/wowtcg/language/eras.ts")).eras,
    loadDeckRules: async () => (await import("../games/wowtcg/rules/deck-building.ts")).deckProblems,
  },
};

/** A game that can be played, by its name; a near name is suggested. */
export function gameNamed(name: string): GameFolder {
  const game = gameFolders[name];
  if (game !== undefined) return game;
  const known = Object.keys(gameFolders);
  const near = didYouMean(name, known, 1);
  throw new UsageError(`There is no game “${name}” that can be played.`, near.length > 0 ? `Did you mean ${anyOf(near)}?` : `Known: ${known.join(", ")}.`);
}
