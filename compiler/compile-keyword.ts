import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { fileSpan, type SourceBlock } from "../grammar/card-file/index.ts";
import { Grammar } from "../grammar/grammar.ts";
import { readKeywordBlocks, withKeywords, type KeywordDeclaration } from "../grammar/keyword-notation/index.ts";
import { FORMAT, type KeywordDefinition, type Noun, type Power } from "../ir/index.ts";
import type { Language } from "./language.ts";
import { verbsOf } from "./language.ts";
import { readParagraph } from "./read-paragraph.ts";
import type { Resolved } from "./1-resolve/mention.ts";

/** The parameter kinds of a declaration, as the representation calls them. */
const KINDS = { noun: "noun", number: "number", damageType: "word", tag: "word", power: "power" } as const;

/** The keywords that a file declares, and the language with them, in which its cards are read. */
export interface OwnKeywords {
  readonly language: Language;
  readonly definitions: readonly KeywordDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The last declarations that were compiled for a language: who judges a file card by card asks for the same again. */
const lastOwn = new WeakMap<Language, { readonly key: string; readonly own: OwnKeywords }>();

/** Compiles the keywords that a file declares. A keyword that is not understood can still be named by the cards. */
export function compileOwnKeywords(blocks: readonly SourceBlock[], language: Language): OwnKeywords {
  if (blocks.length === 0) return { language, definitions: [], diagnostics: [] };
  const key = JSON.stringify(blocks.map(({ span, lines }) => [span.start, lines.map(({ text }) => text)]));
  const last = lastOwn.get(language);
  if (last?.key === key) return last.own;
  const own = compileBlocks(blocks, language);
  lastOwn.set(language, { key, own });
  return own;
}

function compileBlocks(blocks: readonly SourceBlock[], language: Language): OwnKeywords {
  const { vocabulary } = language.grammar;
  const { declarations, diagnostics } = readKeywordBlocks(blocks, vocabulary.keywords);
  const { game, headerWords, wording } = language;
  const reading: Language = { game, headerWords, grammar: new Grammar(withKeywords(vocabulary, declarations)), ...(wording === undefined ? {} : { wording }), ...(language.usage === undefined ? {} : { usage: language.usage }) };
  const compiled = declarations.map((declaration) => compileKeyword(declaration, reading));
  const definitions = compiled.flatMap(({ definition }) => definition ?? []);
  return {
    language: { ...reading, unsupported: (card) => language.unsupported?.(card, definitions) ?? [] },
    definitions,
    diagnostics: [...diagnostics, ...compiled.flatMap((each) => each.diagnostics)],
  };
}

/** Compiles a keyword's meaning, a paragraph a power, as a card's text is compiled. */
export function compileKeyword(declaration: KeywordDeclaration, language: Language): { readonly definition: KeywordDefinition | null; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const powers: Power[] = [];
  const earlier: Resolved[] = [];
  const verbs = verbsOf(language);
  for (const paragraph of declaration.meaning) {
    const read = readParagraph(paragraph.text, { language, names: [], verbs, types: [], earlier, parameters: declaration.parameters });
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
      parameters: declaration.parameters.map(({ name, kind, standard }) => ({ name, kind: KINDS[kind], ...(standard === null ? {} : { standard: standardOf(declaration, standard, language) }) })),
      powers,
    },
    diagnostics,
  };
}

/** What a keyword is given where a use leaves it out: read as though the use named it. */
function standardOf({ title }: KeywordDeclaration, standard: string, language: Language): Noun {
  const read = readParagraph(`${title}: ${standard}`, { language, names: [], verbs: verbsOf(language), types: [], earlier: [] });
  const use = read.powers?.[0];
  const given = use?.power === "keyword" ? use.args[0] : undefined;
  if (given?.parameter !== "noun") throw new Error(`“${standard}” describes no cards`);
  return given.value;
}
