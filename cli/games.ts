import type { Language } from "../compiler/language.ts";
import type { KeywordDeclaration } from "../grammar/keyword-notation/index.ts";
import type { GameRules } from "../runtime/index.ts";

/** The language of a game, with its keywords as they are declared in the file of its folder. */
export interface GameLanguage {
  readonly language: Language;
  readonly keywords: readonly KeywordDeclaration[];
  readonly keywordsText: string;
}

/** A game, of which each part is loaded when it is used. */
export interface GameFolder {
  readonly loadLanguage: () => Promise<GameLanguage>;
  readonly loadRules: () => Promise<GameRules>;
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
  },
};
