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
  /** The words that are wrong, as they stand. */
  readonly wrong: string;
  /** How it reads around the change. */
  readonly shown: string;
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

/** What is known of a paragraph that is refused. */
interface Refused {
  readonly text: string;
  readonly context: ParagraphContext;
  readonly read: ReadParagraph;
  readonly candidates: readonly Candidate[];
  readonly wrong: Wrong;
}

/**
 * The wordings nearest to a refused paragraph that compile whole, the likeliest first. Each is proved: it has been
 * read, resolved and lowered, and the engine can play it.
 */
export function suggestRepairs(text: string, context: ParagraphContext, options: SuggestOptions = {}): Repair[] {
  const refused = look(text, context, options);
  return refused === null ? [] : proved(refused, options);
}

/** The same; where none compiles whole, the one that is read furthest, if it is likely. Something else is wrong then, too. */
export function suggestSteps(text: string, context: ParagraphContext, options: SuggestOptions = {}): Repair[] {
  const refused = look(text, context, options);
  if (refused === null) return [];
  const whole = proved(refused, options);
  return whole.length > 0 ? whole : furthest(refused);
}

function look(text: string, context: ParagraphContext, options: SuggestOptions): Refused | null {
  const { language } = context;
  const read = readParagraph(text, context);
  const first = read.diagnostics.find(({ severity }) => severity === "error");
  if (first === undefined && (read.powers === null || playable(read.powers, language))) return null;
  const words = usedWords(text, context.names);
  let known = knownWords.get(language.grammar);
  if (known === undefined) knownWords.set(language.grammar, (known = new KnownWords(language.grammar.lexicon)));
  const wrong = wherever(text, first, read, context);
  const all = [...(first === undefined ? [] : given(first)), ...candidates(text, words, wrong, known, options.usage ?? language.usage ?? noUsage)].sort((a, b) => b.score - a.score);
  return { text, context, read, candidates: all, wrong };
}

/** How likely a wording must be that does not make the text compile. */
const LIKELY = 4;

/** How many words more must be read with it. */
const FURTHER = 3;

function furthest({ text, context, read, candidates: all, wrong }: Refused): Repair[] {
  if (read.node !== null || wrong.seen === null) return [];
  const { end } = wrong.seen;
  for (const candidate of [...all.filter(({ change }) => change === "given"), ...all.slice(0, 40)]) {
    if (candidate.change !== "given" && (candidate.score < LIKELY || candidate.change === "remove" || candidate.change === "swap")) continue;
    const instead = edited(text, candidate.edit);
    if (instead.includes("<p>")) return [repairOf(candidate, text, instead)];
    const stop = context.language.grammar.stop(instead, context.names);
    if (stop === null) return [repairOf(candidate, text, instead)];
    const reached = stop.lexed.tokens[stop.stoppedAt]?.startOffset ?? instead.length;
    const more = instead.slice(end + instead.length - text.length, reached).trim().split(/\s+/).filter((word) => word !== "").length;
    // Where a word that is none comes next, that is the next slip.
    if (more >= FURTHER || (more > 0 && stop.lexed.problems.some(({ span }) => span.start === reached))) return [repairOf(candidate, text, instead)];
  }
  return [];
}

function repairOf(candidate: Candidate, text: string, instead: string): Repair {
  return { ...candidate, text: instead, wrong: text.slice(candidate.place.start, candidate.place.end), shown: shownAround(candidate, text) };
}

function proved({ text, context, candidates: all, read }: Refused, { most = 3, tries = TRIES }: SuggestOptions): Repair[] {
  const found: Repair[] = [];
  const tried = new Set<string>([text]);
  const offered = all.find(({ change }) => change === "given");
  const known = offered === undefined ? null : edited(text, offered.edit);
  let left = tries;
  let stops = 250;
  for (const candidate of all) {
    if (found.length >= most || left === 0 || stops === 0) break;
    if (found[0] !== undefined && candidate.score < found[0].score - BEHIND) break;
    const instead = edited(text, candidate.edit);
    if (tried.has(instead)) continue;
    tried.add(instead);
    if (read.node === null && !instead.includes("<p>")) {
      stops -= 1;
      if (context.language.grammar.stop(instead, context.names) !== null) continue;
    }
    left -= 1;
    if (compiles(instead, context)) found.push(repairOf(instead === known && offered !== undefined ? { ...offered, score: candidate.score } : candidate, text, instead));
  }
  return found;
}

/** The words around a change, as they would stand. */
function shownAround({ edit, place }: Candidate, text: string): string {
  return (text.slice(place.start, edit.span.start) + edit.text + text.slice(edit.span.end, Math.max(place.end, edit.span.end))).trim();
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

/** What the message offers already. Where it has looked at the whole sentence it knows best. */
function given({ fix, span, code }: Diagnostic): Candidate[] {
  const edit = fix?.edits[0];
  return edit === undefined ? [] : [{ change: "given", edit, place: span, word: edit.text, repeated: false, score: SURE.test(code) ? 100 : 0 }];
}

const SURE = /^text\/(?:missing-stop|missing-break|repeated-word)$/;

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
