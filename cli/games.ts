import type { Language } from "../compiler/language.ts";
import type { KeywordDeclaration } from "../grammar/keyword-notation/index.ts";
import type { GameRules } from "../runtime/index.ts";

/** A game, of which each part is loaded when it is used. */
export interface GameFolder {
  readonly loadLanguage: () => Promise<{ readonly language: Language; readonly keywords: readonly KeywordDeclaration[] }>;
  readonly loadRules: () => Promise<GameRules>;
}

/** The games by folder name. The first is meant where nothing says which. */
export const gameFolders: Readonly<Record<string, GameFolder>> = {
  wowtcg: {
    loadLanguage: async () => {
      const [{ language }, { keywordDeclarations }] = await Promise.all([import("../games/wowtcg/language/index.ts"), import("../games/wowtcg/language/keywords.ts")]);
      return { language, keywords: keywordDeclarations };
    },
    loadRules: async () => (await import("../games/wowtcg/rules/index.ts")).wowtcg,
  },
};
