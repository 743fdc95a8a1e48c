import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import type { KeywordDeclaration } from "../grammar/keyword-notation/index.ts";
import { fileSpan } from "../grammar/card-file/index.ts";
import { FORMAT, type KeywordDefinition, type Power } from "../ir/index.ts";
import type { Language } from "./language.ts";
import { verbsOf } from "./language.ts";
import { readParagraph } from "./read-paragraph.ts";
import type { Resolved } from "./1-resolve/resolve.ts";

/** The parameter kinds of a declaration, as the representation calls them. */
const KINDS = { noun: "noun", number: "number", damageType: "word", tag: "word", power: "power" } as const;

/** Compiles a keyword's meaning, a paragraph a power, as a card's text is compiled. */
export function compileKeyword(declaration: KeywordDeclaration, language: Language): { readonly definition: KeywordDefinition | null; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const powers: Power[] = [];
  const earlier: Resolved[] = [];
  const verbs = verbsOf(language);
  for (const paragraph of declaration.meaning) {
    const read = readParagraph(paragraph.text, { language, names: [], verbs, types: ["keyword"], earlier, parameters: declaration.parameters });
    if (read.resolved !== null) earlier.push(read.resolved);
    powers.push(...(read.powers ?? []));
    diagnostics.push(...read.diagnostics.map((diagnostic) => ({ ...diagnostic, span: fileSpan(paragraph, diagnostic.span.start, diagnostic.span.end) })));
  }
  if (diagnostics.some(({ severity }) => severity === "error")) return { definition: null, diagnostics };
  return {
    definition: {
      format: FORMAT,
      game: language.game,
      keyword: declaration.lemma,
      forms: [...new Set(Object.values(declaration.forms))],
      parameters: declaration.parameters.map(({ name, kind }) => ({ name, kind: KINDS[kind] })),
      powers,
    },
    diagnostics,
  };
}
