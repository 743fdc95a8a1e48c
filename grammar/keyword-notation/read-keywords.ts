import { readCardFile } from "../card-file/read-card-file.ts";
import type { SourceBlock } from "../card-file/source-card.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { HeaderWords } from "../header/header-words.ts";
import type { KeywordDeclaration } from "./keyword-declaration.ts";
import { readKeywordBlock } from "./read-keyword-block.ts";

/** The keywords of a file or of a game. */
export interface KeywordDeclarations {
  readonly declarations: readonly KeywordDeclaration[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads all blocks that declare keywords. `known` are the keywords that are declared elsewhere: none of
 * them, and no name of this file, may be declared again.
 */
export function readKeywordBlocks(blocks: readonly SourceBlock[], known: readonly { readonly lemma: string }[] = []): KeywordDeclarations {
  const declarations: KeywordDeclaration[] = [];
  const diagnostics: Diagnostic[] = [];
  const elsewhere = new Set(known.map(({ lemma }) => lemma));
  const here = new Map<string, KeywordDeclaration>();
  for (const block of blocks) {
    const read = readKeywordBlock(block);
    diagnostics.push(...read.diagnostics);
    const { declaration } = read;
    if (declaration === null) continue;
    const earlier = here.get(declaration.lemma);
    if (earlier !== undefined || elsewhere.has(declaration.lemma)) {
      diagnostics.push({
        code: "keyword/declared-twice",
        severity: "error",
        span: declaration.span,
        message: earlier === undefined ? `The game has a keyword “${declaration.title}” already.` : `The keyword “${declaration.title}” is declared twice.`,
        help: "Give one of them another name, or take it out.",
        ...(earlier === undefined ? {} : { related: [{ span: earlier.span, message: "It is declared here first." }] }),
      });
      continue;
    }
    here.set(declaration.lemma, declaration);
    declarations.push(declaration);
  }
  return { declarations, diagnostics };
}

/** Reads a file that holds nothing but keywords. */
export function readKeywordFile(text: string): KeywordDeclarations {
  const file = readCardFile(text, { words: NO_WORDS, blocks: ["keyword"] });
  const read = readKeywordBlocks(file.blocks);
  return { declarations: read.declarations, diagnostics: [...file.diagnostics, ...read.diagnostics] };
}

/** A file of keywords has no header lines. */
const NO_WORDS: HeaderWords = {
  types: [],
  supertypes: [],
  supertypesAfter: [],
  factions: [],
  classes: [],
  professions: [],
  specialisations: [],
  talent: "",
  tags: [],
  unique: "",
  unlimited: "",
  damageTypes: [],
  stats: { atk: "", health: "", def: "", strike: "" },
  series: [], rarities: [],
};
