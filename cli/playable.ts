import { compileKeyword } from "../compiler/compile-keyword.ts";
import type { Language } from "../compiler/language.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { KeywordDeclaration } from "../grammar/keyword-notation/index.ts";
import type { KeywordDefinition } from "../ir/index.ts";
import { unsupported } from "../runtime/unsupported.ts";
import type { GameRules } from "../runtime/index.ts";

/** The keywords of a game that mean something to its engine, and what is wrong with the others. */
export interface PlayableKeywords {
  readonly definitions: readonly KeywordDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles the keywords of a game. One that the engine can't play, or that names such a one, has no meaning. */
export function playableKeywords(declarations: readonly KeywordDeclaration[], language: Language, rules: GameRules): PlayableKeywords {
  const compiled = declarations.map((declaration) => ({ declaration, ...compileKeyword(declaration, language) }));
  const diagnostics = compiled.flatMap((one) => one.diagnostics);
  let left = compiled.flatMap(({ declaration, definition }) => (definition === null ? [] : [{ declaration, definition }]));
  for (;;) {
    const known = new Set(left.map(({ definition }) => definition.keyword));
    const kept = left.filter(({ declaration, definition }) => {
      const troubles = unsupported(definition, rules, known);
      for (const what of troubles) diagnostics.push({ code: "meaning/unsupported", severity: "error", span: declaration.span, message: `No rule of the game tells this apart: ${what}.`, help: "The engine would do nothing with it, so the keyword has no meaning." });
      return troubles.length === 0;
    });
    if (kept.length === left.length) return { definitions: left.map(({ definition }) => definition), diagnostics };
    left = kept;
  }
}

/** A language that refuses the cards that the game's engine can't play. Its keywords are compiled when the first card asks. */
export function playableLanguage(language: Language, rules: GameRules, keywords: () => PlayableKeywords): Language {
  let ofGame: ReadonlySet<string> | null = null;
  const refuse: NonNullable<Language["unsupported"]> = (card, own = []) => {
    ofGame ??= new Set(keywords().definitions.map(({ keyword }) => keyword));
    return unsupported(card, rules, own.length === 0 ? ofGame : new Set([...ofGame, ...own.map(({ keyword }) => keyword)]));
  };
  // A language makes its grammar when it is first asked for, so it is not copied.
  return Object.create(language, { unsupported: { value: refuse } }) as Language;
}
