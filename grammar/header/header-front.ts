import { anyOf, didYouMean } from "../diagnostics/did-you-mean.ts";
import type { Complaints } from "./complaints.ts";
import type { Cost } from "./header.ts";
import type { HeaderWords } from "./header-words.ts";
import type { Segment } from "./type-line.ts";

/** What stands before the type line. */
export interface HeaderFront {
  readonly name: Segment | null;
  readonly cost: { readonly value: Cost; readonly tight: boolean; readonly at: Segment } | null;
  readonly factions: readonly Segment[];
  readonly classes: { readonly words: readonly string[]; readonly at: Segment } | null;
}

/** Reads a cost: `3`, `X`, `1 + X`. */
export function readCost(text: string): { readonly value: Cost; readonly tight: boolean } | null {
  const match = /^(?:(\d{1,3})|X|(\d{1,3})( ?)\+\3X)$/.exec(text);
  if (match === null) return null;
  if (match[1] !== undefined) return { value: { kind: "fixed", value: Number(match[1]) }, tight: false };
  return { value: { kind: "x", plus: Number(match[2] ?? 0) }, tight: match[3] === "" };
}

/** Reads the segments before the type line from the right; the name is what is left. */
export function readFront(
  line: string,
  segments: readonly Segment[],
  words: HeaderWords,
  complaints: Complaints,
): HeaderFront {
  let end = segments.length;
  const last = (): Segment | null => (end > 1 ? (segments[end - 1] ?? null) : null);

  let classes: HeaderFront["classes"] = null;
  const classSegment = last();
  const classWords = classSegment?.text.split("/") ?? [];
  if (classSegment !== null && classWords.some((word) => words.classes.includes(word))) {
    classes = { words: classWords, at: classSegment };
    checkClasses(classes.words, classSegment, words, complaints);
    end--;
  }
  const factions: Segment[] = [];
  for (let segment = last(); segment !== null && words.factions.includes(segment.text); segment = last()) {
    if (factions.some(({ text }) => text === segment?.text)) {
      complaints.put(
        "header/repeated",
        segment.start,
        segment.text.length,
        `“${segment.text}” stands twice.`,
        "Write it once.",
      );
    }
    factions.unshift(segment);
    end--;
  }
  const costSegment = last();
  const read = costSegment === null ? null : readCost(costSegment.text);
  const cost = costSegment === null || read === null ? null : { ...read, at: costSegment };
  if (cost !== null) end--;

  const first = segments[0];
  const final = segments[end - 1];
  if (first === undefined || final === undefined) return { name: null, cost, factions, classes };
  const text = line.slice(first.start, final.start + final.text.length);
  checkName(segments.slice(0, end), words, complaints);
  return { name: { text, start: first.start }, cost, factions, classes };
}

function checkClasses(found: readonly string[], segment: Segment, words: HeaderWords, complaints: Complaints): void {
  let start = segment.start;
  for (const [index, word] of found.entries()) {
    if (!words.classes.includes(word)) {
      const message = `“${word}” is not a class.`;
      const near = didYouMean(word, words.classes, 1);
      if (near.length > 0) complaints.replace("header/unknown-word", { text: word, start }, near, message);
      else
        complaints.put("header/unknown-word", start, word.length, message, `Write one of ${words.classes.join(", ")}.`);
    } else if (found.indexOf(word) < index)
      complaints.put("header/repeated", start, word.length, `The class “${word}” stands twice.`, "Write it once.");
    start += word.length + 1;
  }
}

/** A cost, faction or class inside the name shows that what follows it was meant as one too. */
function checkName(segments: readonly Segment[], words: HeaderWords, complaints: Complaints): void {
  const expected = [...words.factions, ...words.classes, ...words.supertypes];
  let after = false;
  for (const [index, segment] of segments.entries()) {
    if (index === 0) continue;
    const parts = segment.text.split("/");
    const known =
      readCost(segment.text) !== null ||
      words.factions.includes(segment.text) ||
      parts.some((part) => words.classes.includes(part));
    const near = known ? [] : didYouMean(segment.text, expected, 1);
    if (near.length > 0)
      complaints.replace("header/unknown-word", segment, near, `“${segment.text}” is no cost, faction or class.`);
    else if (after && !known) {
      const help = `Between cost and type stand a faction (${anyOf(words.factions)}) and classes.`;
      complaints.put(
        "header/unknown-word",
        segment.start,
        segment.text.length,
        `“${segment.text}” is no cost, faction or class.`,
        help,
      );
    } else if (known && index === segments.length - 1) {
      complaints.put(
        "header/unknown-word",
        segment.start,
        segment.text.length,
        `“${segment.text}” is out of order.`,
        "The order is name, cost, faction, classes, type.",
      );
    }
    after ||= known;
  }
}
