import { didYouMean } from "../diagnostics/did-you-mean.ts";
import type { Complaints } from "./complaints.ts";
import type { HeaderPart, PrintedValue, StatName, Stats } from "./header.ts";
import type { HeaderWords } from "./header-words.ts";
import type { Segment } from "./type-line.ts";

/** Stats while a header is being read. */
export type OpenStats = { -readonly [Name in keyof Stats]: Stats[Name] };

const names: readonly StatName[] = ["atk", "health", "def", "strike"];
const shape = /^(-?\d{1,4}|X|\*)(?: \[([^\]]*)\])? (\p{L}+)(?: \(([^)]*)\))?$/u;
const statLike = /^(?:[-+]?\d+|X|\*)(?:\s*[/ ]\s*|$)/;

/** Whether a segment is meant as stats, well written or not. */
export function isStatLike(text: string, words: HeaderWords): boolean {
  const last = text.slice(text.lastIndexOf(" ") + 1).toLowerCase();
  return statLike.test(text) || names.some((name) => words.stats[name].toLowerCase() === last);
}

/** Reads `3 [Fire] ATK / 2 Health`, `3 ATK (Fire)` or `2 Strike` into `stats` and gives the parts in printed order. */
export function readStats(
  segment: Segment,
  stats: OpenStats,
  words: HeaderWords,
  complaints: Complaints,
): HeaderPart[] {
  const both = /^(-?\d+)\/(-?\d+) (\p{L}+)$/u.exec(segment.text);
  if (both !== null) {
    const [, front = "", back = "", word = ""] = both;
    const help =
      front === back
        ? `Write “${front} ${word}”.`
        : `Write “${front} ${word}”; what the other face has is a paragraph of that face.`;
    complaints.put(
      "header/stat",
      segment.start,
      segment.text.length,
      `A card has one ${word}, and “${front}/${back}” are two.`,
      help,
      `${front} ${word}`,
    );
    return [];
  }
  const parts: HeaderPart[] = [];
  let start = segment.start;
  for (const [index, text] of segment.text.split(" / ").entries()) {
    const part = readStat({ text, start }, index > 0, stats, words, complaints);
    if (part !== null) parts.push(part);
    start += text.length + 3;
  }
  return parts;
}

function readStat(
  segment: Segment,
  slash: boolean,
  stats: OpenStats,
  words: HeaderWords,
  complaints: Complaints,
): HeaderPart | null {
  const { text, start } = segment;
  const match = shape.exec(text);
  const known = names.map((name) => words.stats[name]);
  if (match === null) {
    complaints.put(
      "header/stat",
      start,
      text.length,
      `“${text}” is not a value of a card.`,
      `Write a number, X or * and one of ${known.join(", ")}: “3 ${words.stats.health}”.`,
    );
    return null;
  }
  const [, value = "", bracket, word = "", parenthesis] = match;
  const stat = names.find((name) => words.stats[name] === word);
  const at = start + text.indexOf(` ${word}`, value.length) + 1;
  if (stat === undefined) {
    const message = `“${word}” is not a value that a card has.`;
    const near = didYouMean(word, known, 1);
    if (near.length > 0) complaints.replace("header/stat", { text: word, start: at }, near, message);
    else complaints.put("header/stat", at, word.length, message, `Write one of ${known.join(", ")}.`);
    return null;
  }
  if (stats[stat] !== null)
    complaints.put("header/repeated", start, text.length, `The header gives ${word} twice.`, "Write it once.");
  stats[stat] = printedValue(value);
  const type = bracket ?? parenthesis;
  if (type !== undefined) {
    const place = { text: type, start: start + text.indexOf(type, value.length + 2) };
    if (stat !== "atk")
      complaints.put(
        "header/stat",
        place.start,
        type.length,
        `Only ${words.stats.atk} has a damage type.`,
        `Write “${value} ${word}”.`,
      );
    else if (bracket !== undefined && parenthesis !== undefined)
      complaints.put("header/repeated", start, text.length, "The damage type stands twice.", "Write it once.");
    else if (!words.damageTypes.includes(type)) {
      const near = didYouMean(type, words.damageTypes, 1);
      const message = `“${type}” is not a damage type.`;
      if (near.length > 0) complaints.replace("header/unknown-word", place, near, message);
      else
        complaints.put(
          "header/unknown-word",
          place.start,
          type.length,
          message,
          `Write one of ${words.damageTypes.join(", ")}.`,
        );
    }
    stats.damageType = type;
  }
  const damageType = bracket !== undefined ? "bracket" : parenthesis !== undefined ? "parenthesis" : "none";
  return { kind: "stat", stat, word, damageType, slash };
}

function printedValue(text: string): PrintedValue {
  return text === "X" || text === "*" ? text : Number(text);
}
