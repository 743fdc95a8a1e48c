import { upperFirst } from "../../grammar/capital.ts";
import type { Edit, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { countedAs, type Usage, type UsedWord } from "../../grammar/usage.ts";
import { confusedWith } from "./confusions.ts";
import type { KnownWords } from "./known-words.ts";
import { asWritten, insertion, removal, type Candidate, type Change } from "./wording.ts";

/** Where a text can be wrong. */
export interface Wrong {
  /** What is written behind this is not known to be wrong. */
  readonly until: number;
  /** Where it is seen to be wrong; null where it is not known. */
  readonly seen: Span | null;
  /** Words that are none of the language. */
  readonly unknown: readonly Span[];
}

/** How likely a slip is, as a logarithm. */
const LIKELY = { doubled: -1, misspelt: -2, misspeltTwice: -7, confused: -4.5, form: -5, near: -5.5, removed: -8, besideUnknown: -16, inserted: -5, swapped: -8, joined: -4, mark: -4 } as const;

/** How many of the most used words are tried in every gap. */
const COMMON = 60;

/** What each word between the place of a slip and the place where it is seen costs. */
const DISTANCE = 0.12;

/** By how much a word with a capital is rarer than one without where none was written, and the reverse. */
const NAMED = 2;

/** By how much a letter too many is a rarer slip than one too few, unless it is doubled. */
const LIKELY_LETTER = 0.7;

/** Whether a word was written with a letter too many that is not its neighbour again. */
function isTooShort(other: string, written: string): boolean {
  return other.length < written.length && other !== written.replace(/(.)\1/, "$1");
}

/** Wordings in which one word of a text is another, is missing, is left out, or has changed places; the likeliest first. */
export function candidates(text: string, words: readonly UsedWord[], wrong: Wrong, known: KnownWords, usage: Usage): Candidate[] {
  const found: Candidate[] = [];
  const counted = words.map(({ as }) => as);
  const { seen } = wrong;
  /** How many words lie between one and those that are seen to be wrong. */
  const distance = (index: number): number => {
    if (seen === null) return 0;
    const at = words[index]?.start ?? text.length;
    if (at > seen.end) return words.filter(({ start }) => start >= seen.end && start < at).length;
    return words.filter(({ start, end }) => start >= at && end <= seen.start).length;
  };
  const spelled = words.map(({ start, end }) => wrong.unknown.some((span) => span.start < end && start < span.end));

  const common = [...usage.words().slice(0, COMMON), ";", ","];
  const icons = usage.words().filter((each) => each.startsWith("["));

  /** What is gained by writing some words instead of those from one index to another. */
  const gain = (from: number, to: number, instead: readonly string[]): number => {
    const [before, behind] = [counted.slice(Math.max(0, from - 2), from), counted.slice(to, to + 2)];
    return usage.likelihoodOf(instead, before, behind) - usage.likelihoodOf(counted.slice(from, to), before, behind);
  };
  const offer = (change: Change, from: number, to: number, edit: Edit, word: string, instead: readonly string[], likely: number): void => {
    const left = words[from] ?? words[from - 1];
    const place = change === "insert" ? { start: words[Math.max(0, from - 1)]?.start ?? 0, end: words[from]?.end ?? text.length } : { start: left?.start ?? 0, end: words[to - 1]?.end ?? text.length };
    // A word that is none stays one, whatever is done beside it.
    const touched = (span: Span): boolean => (change === "replace" || change === "swap") && edit.span.start < span.end && span.start < edit.span.end;
    const beside = wrong.unknown.length > 0 && !wrong.unknown.some(touched);
    found.push({ change, edit, place, word, repeated: likely === LIKELY.doubled, score: gain(from, to, instead) + likely + (beside ? LIKELY.besideUnknown : 0) - DISTANCE * distance(from) });
  };

  /** A mark that is another, a number without its parentheses, an icon that is none. */
  const others = (word: UsedWord, i: number): void => {
    const instead = (text: string, counted: readonly string[], likely: number): void => {
      const space = text === ">>>" && words[i - 1]?.end === word.start ? " " : "";
      if (text !== word.text) offer("replace", i, i + 1, { span: { start: word.start, end: word.end }, text: space + text }, text, counted, likely);
    };
    if (/^[.,:;>→]$/.test(word.text)) for (const mark of [".", ",", ":", ";", ">>>"]) instead(mark, [mark], word.text === ">" || word.text === "→" ? (mark === ">>>" ? LIKELY.misspelt : LIKELY.besideUnknown) : LIKELY.mark);
    if (/^(?:\d+)$/.test(word.text) && words[i - 1]?.text !== "(") instead(`(${word.text})`, ["(", word.as, ")"], LIKELY.mark);
    if (/^\[.*\]$/.test(word.text) && spelled[i] === true) for (const icon of icons) instead(icon, [icon], LIKELY.misspeltTwice);
  };
  const small = ({ as }: UsedWord): string => as;

  for (const [i, word] of words.entries()) {
    if (word.start > wrong.until) continue;
    const span = { start: word.start, end: word.end };
    const letters = /^\p{L}/u.test(word.text) && word.as !== "~";
    const replace = (other: string, likely: number): void => {
      const write = (written: string, how: number): void => {
        const named = !word.fresh && words[i - 1]?.text !== "," && /^\p{Lu}/u.test(word.text) !== /^\p{Lu}/u.test(written) ? NAMED : 0;
        if (written !== word.text) offer("replace", i, i + 1, { span, text: written }, written, [countedAs(written, word.fresh)], how - named);
      };
      const written = asWritten(other, word.text, word.fresh);
      write(written, likely);
      // A cost begins with a capital behind a comma, too.
      const capital = asWritten(other, word.text, true);
      if (capital !== written && words[i - 1]?.text === ",") offer("replace", i, i + 1, { span, text: capital }, capital, [other], likely + 0.5);
    };
    if (letters) {
      const small = word.as;
      const near = known.near(small);
      for (const other of near) replace(other, (spelled[i] === true ? LIKELY.misspelt : LIKELY.near) - (isTooShort(other, word.text) ? LIKELY_LETTER : 0));
      if (spelled[i] === true && near.size === 0) for (const other of known.nearly(small)) replace(other, LIKELY.misspeltTwice);
      if (spelled[i] === true) for (const other of known.regularised(small)) replace(other, LIKELY.misspelt);
      for (const other of confusedWith(small)) replace(other, LIKELY.confused);
      for (const other of known.formsOf(small)) replace(other, LIKELY.form);
    }
    if (!letters) others(word, i);
    const following = words[i + 1];
    if (letters && following !== undefined && known.has(word.as + following.text)) {
      const joined = asWritten(word.as + following.text, word.text, word.fresh);
      offer("replace", i, i + 2, { span: { start: word.start, end: following.end }, text: joined }, joined, [word.as + following.text], LIKELY.joined);
    }
    if (letters && spelled[i] === true)
      for (let cut = 1; cut < small(word).length; cut++) {
        const [left, right] = [small(word).slice(0, cut), small(word).slice(cut)];
        if (!known.has(left) || !known.has(right)) continue;
        const split = `${asWritten(left, word.text, word.fresh)} ${right}`;
        offer("replace", i, i + 1, { span, text: split }, split, [left, right], LIKELY.joined);
      }
    const doubled = i > 0 && words[i - 1]?.text.toLowerCase() === word.text.toLowerCase();
    offer("remove", i, i + 1, removal(words, i), word.text, [], doubled ? LIKELY.doubled : LIKELY.removed);
    const next = words[i + 1];
    if (next !== undefined && next.text !== word.text && letters) {
      const text = `${asWritten(next.text, word.text, word.fresh)} ${word.fresh ? word.as : word.text}`;
      offer("swap", i, i + 2, { span: { start: word.start, end: next.end }, text }, text, [next.as, word.as], LIKELY.swapped);
    }
  }
  for (let i = 0; i <= words.length; i++) {
    if ((words[i - 1]?.end ?? 0) > wrong.until) continue;
    const fresh = i === 0 || words[i]?.fresh === true;
    for (const other of new Set([...usage.between(counted[i - 1] ?? "^", counted[i] ?? "^"), ...common])) {
      if (!/^(?:\p{L}|[.,:;")(]|>>>)/u.test(other)) continue;
      const written = fresh ? upperFirst(other) : other;
      offer("insert", i, i, insertion(text, words, i, written), written, [other], LIKELY.inserted);
    }
  }
  return found.sort((a, b) => b.score - a.score || a.edit.span.start - b.edit.span.start || (a.edit.text < b.edit.text ? -1 : 1));
}
