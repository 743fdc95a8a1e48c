import { upperFirst } from "../../grammar/capital.ts";
import type { Edit } from "../../grammar/diagnostics/diagnostic.ts";
import type { UsedWord } from "../../grammar/usage.ts";

/** What is done to one place of a text. */
export type Change = "replace" | "insert" | "remove" | "swap" | "given";

/** Another wording of a text: what is written instead, and how likely it is that it was meant, as a logarithm. */
export interface Candidate {
  readonly change: Change;
  readonly edit: Edit;
  /** The words that are wrong; those around a gap where one is missing. */
  readonly place: { readonly start: number; readonly end: number };
  /** The word put in, or taken out. */
  readonly word: string;
  /** Whether a word is left out that stands twice. */
  readonly repeated: boolean;
  readonly score: number;
}

/** A text with an edit made. */
export function edited(text: string, { span, text: written }: Edit): string {
  return text.slice(0, span.start) + written + text.slice(span.end);
}

const NO_SPACE_BEFORE = /^(?:[.,:;)?!»]|'s?$)/;
const NO_SPACE_AFTER = /^(?:\(|non-|\/$)/;

/** Puts a word into the gap before the word at an index. */
export function insertion(text: string, words: readonly UsedWord[], index: number, word: string): Edit {
  const before = words[index - 1];
  const behind = words[index];
  const at = before?.end ?? 0;
  const until = behind?.start ?? text.length;
  const left = before === undefined || NO_SPACE_BEFORE.test(word) || NO_SPACE_AFTER.test(before.text) ? "" : " ";
  const right = behind === undefined || NO_SPACE_AFTER.test(word) || NO_SPACE_BEFORE.test(behind.text) ? "" : " ";
  return { span: { start: at, end: until }, text: left + word + right };
}

/** Takes out the word at an index, with the space on one side of it. */
export function removal(words: readonly UsedWord[], index: number): Edit {
  const { start, end } = words[index] as UsedWord;
  const before = words[index - 1];
  const behind = words[index + 1];
  if (before !== undefined) return { span: { start: before.end, end }, text: "" };
  if (behind === undefined) return { span: { start, end }, text: "" };
  return { span: { start, end: behind.start + 1 }, text: behind.text.charAt(0).toUpperCase() };
}

/** A word with the capital that another has. */
export function asWritten(word: string, like: string, fresh: boolean): string {
  return fresh && /^\p{Lu}/u.test(like) && /^\p{Ll}/u.test(word) ? upperFirst(word) : word;
}
