import { anyOf, didYouMean } from "../diagnostics/did-you-mean.ts";
import type { Restriction } from "./header.ts";
import type { HeaderType, HeaderWords } from "./header-words.ts";
import type { Complaints } from "./complaints.ts";

/** A stretch of the header line between commas, without the blanks around it. */
export interface Segment {
  readonly text: string;
  readonly start: number;
}

/** Supertypes, types and what belongs to them, up to the dash or the parenthesis. */
export interface TypeHead {
  readonly supertypes: readonly string[];
  readonly types: readonly HeaderType[];
  readonly supertypesAfter: number;
  readonly ordinal: number | null;
  /** Where the head ends in its segment. */
  readonly end: number;
}

const tagWord = /^[\p{Lu}\p{N}][\p{L}\p{N}'.-]*$/u;

/** The words of a phrase, longest listed phrase first; a word that is not listed stands alone. */
export function splitWords(text: string, listed: readonly string[]): { readonly word: string; readonly at: number }[] {
  const phrases = listed.filter((phrase) => phrase.includes(" ")).sort((a, b) => b.length - a.length);
  const found: { word: string; at: number }[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === " ") {
      at++;
      continue;
    }
    const here = at;
    const phrase = phrases.find((one) => text.startsWith(one, here) && (text[here + one.length] ?? " ") === " ");
    const end = text.indexOf(" ", at);
    const word = phrase ?? text.slice(at, end < 0 ? text.length : end);
    found.push({ word, at });
    at += word.length;
  }
  return found;
}

/** Reads the head of a type line, or gives null when the segment is none. */
export function typeHead(segment: Segment, words: HeaderWords): TypeHead | null {
  const head = /^[^—(]*/.exec(segment.text)?.[0] ?? "";
  const supertypes: string[] = [];
  const types: HeaderType[] = [];
  let supertypesAfter = 0;
  let ordinal: number | null = null;
  if (head.length > 200) return null;
  for (const word of head.trim().split(" ")) {
    const type = words.types.find((one) => one.word === word);
    if (ordinal !== null) return null;
    if (type !== undefined && supertypesAfter === 0 && !types.includes(type)) types.push(type);
    else if (types.length === 0 && words.supertypes.includes(word)) supertypes.push(word);
    else if (types.length > 0 && words.supertypesAfter.includes(word)) {
      supertypes.push(word);
      supertypesAfter++;
    } else if (types.length > 0 && /^[1-9]\d?$/.test(word)) ordinal = Number(word);
    else return null;
  }
  return types.length === 0 ? null : { supertypes, types, supertypesAfter, ordinal, end: head.length };
}

/** All words that may stand as tags. */
export function listedTags(words: HeaderWords): readonly string[] {
  const { tags, specialisations, classes, professions, talent } = words;
  return [...tags, ...specialisations, ...classes, ...professions, talent];
}

/** The tags of a phrase; complains of those that are misspelt or out of place. */
export function readTags(
  phrase: Segment,
  types: readonly HeaderType[],
  words: HeaderWords,
  complaints: Complaints,
): string[] {
  const listed = listedTags(words);
  const tags: string[] = [];
  for (const { word, at } of splitWords(phrase.text, listed)) {
    const place = phrase.start + at;
    checkTag({ text: word, start: place }, types, listed, words, complaints);
    if (tags.includes(word))
      complaints.put("header/repeated", place, word.length, `The tag “${word}” stands twice.`, "Write it once.");
    if (
      word === words.talent &&
      !tags.some((tag) => words.specialisations.includes(tag)) &&
      complaints.diagnostics.length === 0
    ) {
      const own = words.specialisations.find((one) => phrase.text.includes(one)) ?? words.specialisations[0] ?? "";
      complaints.put(
        "header/tag",
        place,
        word.length,
        `“${word}” follows no specialisation.`,
        `Write it behind one: “${own} ${word}”.`,
      );
    }
    tags.push(word);
  }
  return tags;
}

function checkTag(
  tag: Segment,
  types: readonly HeaderType[],
  listed: readonly string[],
  words: HeaderWords,
  complaints: Complaints,
): void {
  const { text: word, start } = tag;
  if (listed.includes(word)) return;
  const near = didYouMean(word, [...listed, ...words.types.map((type) => type.word)]);
  if (types.some((type) => type.word === word)) {
    complaints.put(
      "header/repeated",
      start,
      word.length,
      `“${word}” is the card's type, not a tag of it.`,
      `Leave it out: a dash is followed by tags.`,
    );
  } else if (near.length > 0) complaints.replace("header/unknown-word", tag, near, `The tag “${word}” is not known.`);
  else if (!tagWord.test(word)) {
    const help = "A tag is one word with a capital; a tag of several words must be listed in the game's header words.";
    complaints.put("header/tag", start, word.length, `“${word}” is not a tag.`, help);
  }
}

/** Reads `TAG (N)`, or gives null when the segment is nothing like it. */
export function readRestriction(
  segment: Segment,
  types: readonly HeaderType[],
  words: HeaderWords,
  complaints: Complaints,
): Restriction | null {
  const match = /^([^()]+) \((\d{1,3})\)$/.exec(segment.text);
  if (match === null) return null;
  const tag = match[1] ?? "";
  const slots = types.flatMap((type) => type.slots ?? []);
  const place = { text: tag, start: segment.start };
  if (types.every((type) => type.slots !== undefined)) {
    if (!slots.includes(tag)) {
      const near = didYouMean(tag, slots, 1);
      const kind = types.map((type) => type.word).join(" ");
      const message = `“${tag}” is not a place or kind that ${anyOf([kind])} has.`;
      if (near.length > 0) complaints.replace("header/unknown-word", place, near, message);
      else
        complaints.put("header/unknown-word", segment.start, tag.length, message, `Write one of ${slots.join(", ")}.`);
    }
  } else {
    const listed = listedTags(words);
    const near = listed.includes(tag) ? [] : didYouMean(tag, listed);
    if (near.length > 0) complaints.replace("header/unknown-word", place, near, `The tag “${tag}” is not known.`);
    else if (!/^[\p{Lu}\p{N}]/u.test(tag))
      complaints.put("header/tag", segment.start, tag.length, `“${tag}” is not a tag.`, "Write it with a capital.");
  }
  const count = Number(match[2]);
  if (count === 0)
    complaints.put(
      "header/tag",
      segment.start,
      segment.text.length,
      "A tag with a number allows at least one card.",
      "Write a number from 1.",
    );
  return { tag, count };
}
