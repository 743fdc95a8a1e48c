import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { Usage, usedWords } from "../../grammar/usage.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import { FORMAT, type Card, type Power } from "../../ir/index.ts";
import type { Language } from "../language.ts";
import { readParagraph, type ParagraphContext, type ReadParagraph } from "../read-paragraph.ts";
import { candidates, type Wrong } from "./candidates.ts";
import { KnownWords } from "./known-words.ts";
import { edited, type Candidate } from "./wording.ts";

/** A wording that compiles where the text does not. */
export interface Repair extends Candidate {
  /** The whole paragraph with it. */
  readonly text: string;
}

export interface SuggestOptions {
  /** How many repairs to find. */
  readonly most?: number;
  /** How many wordings to try. */
  readonly tries?: number;
  /** How often words stand beside one another; by default what the language knows of it. */
  readonly usage?: Usage;
}

/** How many wordings are tried for one paragraph. */
const TRIES = 50;

/** How far the likelihood of another repair may lie behind the first. */
const BEHIND = 4;

const knownWords = new WeakMap<Grammar, KnownWords>();
const noUsage = new Usage();

/**
 * The wordings nearest to a refused paragraph that compile whole, the likeliest first. Each is proved: it has been
 * read, resolved and lowered, and the engine can play it.
 */
export function suggestRepairs(text: string, context: ParagraphContext, options: SuggestOptions = {}): Repair[] {
  const { language } = context;
  const refused = readParagraph(text, context);
  const first = refused.diagnostics.find(({ severity }) => severity === "error");
  if (first === undefined && (refused.powers === null || playable(refused.powers, language))) return [];
  const words = usedWords(text, context.names);
  let known = knownWords.get(language.grammar);
  if (known === undefined) knownWords.set(language.grammar, (known = new KnownWords(language.grammar.lexicon)));
  const wrong = wherever(text, first, refused, context);
  const all = [...(first === undefined ? [] : given(first)), ...candidates(text, words, wrong, known, options.usage ?? language.usage ?? noUsage)].sort((a, b) => b.score - a.score);
  return proved(text, context, all, options, refused);
}

function proved(text: string, context: ParagraphContext, all: readonly Candidate[], { most = 3, tries = TRIES }: SuggestOptions, refused: ReadParagraph): Repair[] {
  const found: Repair[] = [];
  const tried = new Set<string>([text]);
  let left = tries;
  let stops = 400;
  for (const candidate of all) {
    if (found.length >= most || left === 0 || stops === 0) break;
    if (found[0] !== undefined && candidate.score < found[0].score - BEHIND) break;
    const instead = edited(text, candidate.edit);
    if (tried.has(instead)) continue;
    tried.add(instead);
    if (refused.node === null) {
      stops -= 1;
      if (context.language.grammar.stop(instead, context.names) !== null) continue;
    }
    left -= 1;
    if (compiles(instead, context)) found.push({ ...candidate, text: instead });
  }
  return found;
}

/** Whether each paragraph of a text compiles whole. */
function compiles(text: string, context: ParagraphContext): boolean {
  return text.split("<p>").every((part) => {
    const { powers, diagnostics } = readParagraph(part.trim(), context);
    return powers !== null && !diagnostics.some(({ severity }) => severity === "error") && playable(powers, context.language);
  });
}

function playable(powers: readonly Power[], language: Language): boolean {
  return (language.unsupported?.({ format: FORMAT, powers } as unknown as Card) ?? []).length === 0;
}

/** What the message offers already: a stop, a break, a capital. */
function given({ fix, span }: Diagnostic): Candidate[] {
  const edit = fix?.edits[0];
  return edit === undefined ? [] : [{ change: "given", edit, place: span, word: edit.text, score: 0 }];
}

/** Where the slip can stand: no later than the first word that cannot stand; anywhere if only the meaning is not understood. */
function wherever(text: string, first: Diagnostic | undefined, refused: ReadParagraph, context: ParagraphContext): Wrong {
  if (refused.node !== null) return { until: text.length, seen: first?.span ?? null, unknown: [] };
  const stop = context.language.grammar.stop(text, context.names);
  const token = stop?.lexed.tokens[stop.stoppedAt];
  const place: Span = token === undefined ? { start: text.length, end: text.length } : { start: token.startOffset, end: token.startOffset + token.image.length };
  const unknown: Span[] = [];
  let until = place.end;
  // Of the words of a name none is known where one is misspelt.
  for (const { span } of stop?.lexed.problems ?? []) {
    if (span.start > until + 1) continue;
    unknown.push(span);
    until = Math.max(until, span.end);
  }
  return { until, seen: place, unknown };
}
