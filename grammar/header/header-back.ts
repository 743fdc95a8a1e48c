import { anyOf, didYouMean } from "../diagnostics/did-you-mean.ts";
import type { Complaints } from "./complaints.ts";
import type { HeaderPart, Restriction, Stats } from "./header.ts";
import { isStatLike, readStats } from "./header-stats.ts";
import type { OpenStats } from "./header-stats.ts";
import type { HeaderType, HeaderWords } from "./header-words.ts";
import { readRestriction } from "./type-line.ts";
import type { Segment } from "./type-line.ts";

/** What stands between the type line and the set's code. */
export interface HeaderBack {
  readonly parts: readonly HeaderPart[];
  readonly restrictions: readonly Restriction[];
  readonly stats: Stats;
  readonly unique: boolean;
  readonly unlimited: boolean;
  readonly professions: readonly string[];
}

/**
 * Reads the segments after the type line, in any order. `first` holds the restrictions that the type line gave.
 */
export function readBack(
  segments: readonly Segment[],
  types: readonly HeaderType[],
  first: readonly Restriction[],
  words: HeaderWords,
  complaints: Complaints,
): HeaderBack {
  const parts: HeaderPart[] = [];
  const restrictions: Restriction[] = [...first];
  const stats: OpenStats = { atk: null, damageType: null, health: null, def: null, strike: null };
  const marks = { unique: false, unlimited: false };
  let professions: readonly string[] = [];
  for (const segment of segments) {
    const { text, start } = segment;
    const jobs = text.split("/");
    const mark = text === words.unique ? "unique" : text === words.unlimited ? "unlimited" : null;
    if (mark !== null) {
      if (marks[mark])
        complaints.put("header/repeated", start, text.length, `“${text}” stands twice.`, "Write it once.");
      marks[mark] = true;
      parts.push({ kind: mark, word: text });
    } else if (
      jobs.some((job) => words.professions.includes(job)) ||
      (jobs.length === 2 && jobs.every((job) => /^\p{L}+$/u.test(job)))
    ) {
      readProfessions(jobs, segment, professions.length > 0, words, complaints);
      professions = jobs;
      parts.push({ kind: "professions" });
    } else if (isStatLike(text, words)) parts.push(...readStats(segment, stats, words, complaints));
    else {
      const restriction = readRestriction(segment, types, words, complaints);
      if (restriction !== null) {
        restrictions.push(restriction);
        parts.push({ kind: "restriction" });
      } else unknown(segment, words, complaints);
    }
  }
  return { parts, restrictions, stats, ...marks, professions };
}

function readProfessions(
  jobs: readonly string[],
  segment: Segment,
  again: boolean,
  words: HeaderWords,
  complaints: Complaints,
): void {
  const { professions } = words;
  let start = segment.start;
  for (const [index, job] of jobs.entries()) {
    if (!professions.includes(job)) {
      const message = `“${job}” is not a profession.`;
      const near = didYouMean(job, professions, 1);
      if (near.length > 0) complaints.replace("header/unknown-word", { text: job, start }, near, message);
      else complaints.put("header/unknown-word", start, job.length, message, `Write one of ${professions.join(", ")}.`);
    } else if (again || jobs.indexOf(job) < index) {
      complaints.put("header/repeated", start, job.length, `The professions stand twice.`, "Write each once.");
    }
    start += job.length + 1;
  }
}

function unknown(segment: Segment, words: HeaderWords, complaints: Complaints): void {
  const { text, start } = segment;
  const { unique, unlimited, professions, tags, specialisations } = words;
  const known = [unique, unlimited, ...professions];
  const near = didYouMean(text, known, 1);
  if (near.length > 0)
    complaints.replace("header/unknown-word", segment, near, `“${text}” is not known behind the type.`);
  else if (text === "")
    complaints.put("header/spacing", start, 1, "Nothing stands between two commas.", "Leave one comma out.");
  else if (specialisations.includes(text)) {
    complaints.put(
      "header/unknown-word",
      start,
      text.length,
      `“${text}” is a tag, and a comma stands before it.`,
      "Write only a space between two tags.",
    );
  } else {
    const help = tags.includes(text)
      ? `A tag stands behind the dash; “${text} (1)” says how many a player may have.`
      : `Behind the type stand tags with a number, ${anyOf([unique])}, professions and values.`;
    complaints.put("header/unknown-word", start, text.length, `“${text}” is not known behind the type.`, help);
  }
}
