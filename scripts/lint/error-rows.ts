import type { Language } from "../../compiler/language.ts";
import { compileFile } from "../../compiler/compile-file.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import { readData } from "../../test/data.ts";
import places from "./error-places.json" with { type: "json" };

/** A card that was typed in wrongly, as the data folder lists it. */
export interface ErrorRow {
  readonly card: string;
  readonly header: string;
  readonly text: string;
  /** `[what others have]->[what stands here]`, several joined by ` ; `, in small letters. */
  readonly difference: string;
  readonly detectable: boolean;
}

/** A card with its wrong words, and the same card with them mended. */
export interface LocatedRow {
  readonly card: string;
  readonly difference: string;
  readonly wrong: string;
  /** Where the wrong words stand; where words are missing, the words on both sides. */
  readonly wrongPlaces: readonly Span[];
  readonly mended: string;
  readonly mendedPlaces: readonly Span[];
  /** Whether every difference has found its place. */
  readonly complete: boolean;
}

/**
 * For a card, by difference: the index of the first wrong word in the text, or of the word before which some are missing;
 * what to write there; or the words to write something instead of, with the marks that a difference leaves out.
 */
type Place = { readonly at?: number; readonly write?: string; readonly instead?: string };
const known: Readonly<Record<string, readonly (Place | null)[]>> = places;

export function detectableRows(): ErrorRow[] {
  return readData("lint", "transcription-errors.jsonl").split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as ErrorRow).filter(({ detectable }) => detectable);
}

/**
 * The row with its arrows as they were typed: `difference` tells of “-->>>” and “>>>exhaust”, and the data folder has
 * written every arrow alike, so that the text holds nothing of it.
 */
export function asTyped(row: ErrorRow): ErrorRow {
  let { text } = row;
  for (const [, left = ""] of row.difference.matchAll(/\]->\[([^\]]*)\]/g)) {
    const [, dashes = "", next = ""] = /^(-*)>>>(\S*)$/.exec(left) ?? [];
    if (dashes === "" && next === "") continue;
    text = text.replace(new RegExp(`>>> ${next}`, "i"), (written) => `${dashes}>>>${next === "" ? " " : written.slice(4)}`);
  }
  return { ...row, text };
}

/** The row with the places of its wrong words. */
export function locateRow(row: ErrorRow, language: Language): LocatedRow {
  const wrong = `${row.header}\n${row.text}\n`;
  const edits: Edit[] = [];
  let complete = true;
  const pairs = [...row.difference.matchAll(/\[([^\]]*)\]->\[([^\]]*)\]/g)].map(([, right = "", left = ""]) => ({ right, left }));
  for (const [index, pair] of pairs.entries()) {
    const edit = findEdit(wrong, pair, known[row.card]?.[index] ?? null, edits, language);
    if (edit === null) complete = false;
    else edits.push(edit);
  }
  edits.sort((a, b) => a.span.start - b.span.start);
  let mended = "";
  let at = 0;
  const mendedPlaces: Span[] = [];
  for (const { span, text } of edits) {
    mended += wrong.slice(at, span.start);
    mendedPlaces.push({ start: mended.length, end: mended.length + text.length });
    mended += text;
    at = span.end;
  }
  mended += wrong.slice(at);
  return { card: row.card, difference: row.difference, wrong, wrongPlaces: edits.map(({ around }) => around), mended, mendedPlaces, complete };
}

interface Edit {
  readonly span: Span;
  readonly text: string;
  readonly around: Span;
}

/** The words of a text, marks at their ends left out. */
function wordsIn(text: string): (Span & { readonly word: string })[] {
  return [...text.matchAll(/>>>|[^\s.,:;()"<>[\]]+/g)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), start: index, end: index + word.length }));
}

function findEdit(text: string, { right, left }: { readonly right: string; readonly left: string }, place: Place | null, before: readonly Edit[], language: Language): Edit | null {
  const from = text.indexOf("\n") + 1;
  const words = wordsIn(text).filter(({ start }) => start >= from);
  const free = ({ start, end }: Span): boolean => before.every(({ span }) => end <= span.start || start >= span.end);
  const write = place?.write ?? right;
  const instead = place?.instead === undefined ? -1 : text.indexOf(place.instead, from);
  if (place?.instead !== undefined && instead >= 0) {
    const end = instead + place.instead.length;
    return { span: { start: instead, end }, text: write, around: left === "" ? { start: words.findLast((word) => word.end <= instead)?.start ?? instead, end: words.find(({ start }) => start >= instead)?.end ?? end } : { start: instead, end } };
  }
  if (left === "") {
    const gaps = words.map(({ start }, index) => gapEdit(text, words, index, start, write));
    gaps.push(gapEdit(text, words, words.length, text.trimEnd().length, write));
    if (place?.at !== undefined) return gaps[place.at] ?? null;
    return gaps.find((edit) => reads(text, edit, language)) ?? null;
  }
  // Arrows stand in the texts as they are written everywhere.
  const wanted = left.replace(/-*>>>/g, " >>> ").trim().split(/\s+/);
  const found = words.flatMap((word, index) => (wanted.every((each, offset) => words[index + offset]?.word === each) && free(word) ? [{ start: word.start, end: words[index + wanted.length - 1]?.end ?? word.end, index }] : []));
  const chosen = place?.at === undefined ? found : [{ start: words[place.at]?.start ?? 0, end: words[place.at + wanted.length - 1]?.end ?? 0, index: place.at }];
  const edits = chosen.map((span): Edit => ({ span: write === "" ? { start: text.charAt(span.start - 1) === " " ? span.start - 1 : span.start, end: span.end } : span, text: place?.write ?? cased(text.slice(span.start, span.end), write), around: span }));
  // Differences are listed in the order of the text.
  const behind = Math.max(0, ...before.map(({ span }) => span.end));
  edits.sort((a, b) => Number(a.span.start < behind) - Number(b.span.start < behind) || a.span.start - b.span.start);
  const edit = edits.find((each, _, all) => all.length === 1 || reads(text, each, language)) ?? edits[0];
  if (edit === undefined) return null;
  // Words that stand twice: either of them is the one too many.
  const same = edits.filter((each) => done(text, each) === done(text, edit)).map(({ around }) => around);
  return { ...edit, around: { start: Math.min(...same.map(({ start }) => start)), end: Math.max(...same.map(({ end }) => end)) } };
}

/** The missing words put before a word, with the words on both sides of the gap. */
function gapEdit(text: string, words: readonly Span[], index: number, at: number, write: string): Edit {
  const last = index === words.length;
  return { span: { start: at, end: at }, text: last ? ` ${write}` : `${write} `, around: { start: words[index - 1]?.start ?? at, end: words[index]?.end ?? text.trimEnd().length } };
}

function cased(old: string, write: string): string {
  if (write === "") return "";
  return /^\p{Lu}/u.test(old) ? write.charAt(0).toUpperCase() + write.slice(1) : write;
}

function done(text: string, { span, text: write }: Edit): string {
  return text.slice(0, span.start) + write + text.slice(span.end);
}

function reads(text: string, edit: Edit, language: Language): boolean {
  return compileFile(done(text, edit), language, { file: "row" }).cards[0]?.status === "whole";
}
