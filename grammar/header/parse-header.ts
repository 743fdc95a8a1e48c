import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { anyOf, didYouMean } from "../diagnostics/did-you-mean.ts";
import { Complaints } from "./complaints.ts";
import type { ToFile } from "./complaints.ts";
import type { Header, HeaderPart, Restriction } from "./header.ts";
import { readFront } from "./header-front.ts";
import { isStatLike, readStats } from "./header-stats.ts";
import type { OpenStats } from "./header-stats.ts";
import type { HeaderWords } from "./header-words.ts";
import { printHeader } from "./print-header.ts";
import { readRestriction, readTags, typeHead } from "./type-line.ts";
import type { Segment, TypeHead } from "./type-line.ts";

/** A longer header line is not read; the longest printed one has some 150 characters. */
export const longestHeader = 2000;

/** A header, or null with what is wrong; a header is given only when nothing is. */
export interface ParsedHeader {
  readonly header: Header | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a header line. `place` is the line's offset in its file, or maps an offset in the line to one in the file.
 * `printHeader` gives back the line of any header that is read.
 */
export function parseHeader(line: string, words: HeaderWords, place: number | ToFile = 0): ParsedHeader {
  const toFile = typeof place === "number" ? (offset: number): number => place + offset : place;
  const complaints = new Complaints(toFile);
  if (line.length > longestHeader) {
    const message = `The header line has ${line.length} characters; at most ${longestHeader} are read.`;
    complaints.put("header/too-long", 0, longestHeader, message, "Break the line where the card's text begins.");
  } else {
    const header = new HeaderReading(line, words, complaints, toFile).read();
    if (header !== null && complaints.diagnostics.length === 0) return { header, diagnostics: [] };
  }
  return { header: null, diagnostics: complaints.diagnostics };
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const raw of text.split(",")) {
    segments.push({ text: raw.trim(), start: at + raw.length - raw.trimStart().length });
    at += raw.length + 1;
  }
  return segments;
}

class HeaderReading {
  readonly #line: string;
  readonly #words: HeaderWords;
  readonly #complaints: Complaints;
  readonly #toFile: ToFile;

  constructor(line: string, words: HeaderWords, complaints: Complaints, toFile: ToFile) {
    this.#line = line;
    this.#words = words;
    this.#complaints = complaints;
    this.#toFile = toFile;
  }

  read(): Header | null {
    const words = this.#words;
    const code = this.#code();
    const segments = segmentsOf(this.#line.slice(0, code.start));
    const found = this.#typeLine(segments);
    if (found === null) return null;
    const { index, head, segment } = found;
    const { types, supertypes, supertypesAfter, ordinal } = head;
    const typeLine = this.#afterHead(segment, head);
    const front = readFront(this.#line, segments.slice(0, index), words, this.#complaints);
    if (front.name === null || front.name.text === "") {
      this.#complaints.put("header/no-name", 0, Math.max(1, segment.start), "No name stands before the card's type.", "Start the header with the card's name.");
      return null;
    }
    const rest = this.#rest(segments.slice(index + 1), types, typeLine.restrictions);
    const parts: HeaderPart[] = rest.parts;
    const factions = front.factions;
    const header: Header = {
      kind: "header",
      name: front.name.text,
      cost: front.cost?.value ?? null,
      factions: factions.map(({ text }) => text),
      classes: front.classes?.words ?? [],
      supertypes,
      types: types.map((type) => type.word),
      ordinal,
      subtypes: typeLine.subtypes,
      talents: typeLine.talents,
      restrictions: rest.restrictions,
      unique: rest.unique,
      unlimited: rest.unlimited,
      professions: rest.professions,
      stats: rest.stats,
      set: code.set,
      number: code.number,
      rarity: code.rarity,
      surface: {
        tightCost: front.cost?.tight ?? false,
        supertypesAfter,
        restrictionAfterDash: typeLine.restrictions.length > 0,
        parts,
      },
      spans: {
        header: this.#span(0, this.#line.length),
        name: this.#spanOf(front.name),
        cost: front.cost === null ? null : this.#spanOf(front.cost.at),
        factions: factions[0] === undefined ? null : this.#span(factions[0].start, endOf(factions.at(-1) ?? factions[0])),
        classes: front.classes === null ? null : this.#spanOf(front.classes.at),
        typeLine: this.#spanOf(segment),
        code: code.set === null ? null : this.#span(code.start, this.#line.length),
      },
    };
    if (this.#complaints.diagnostics.length === 0) this.#spacing(printHeader(header));
    return header;
  }

  /** The set code at the end, `(Honor-109C)`; `start` is where the rest of the line ends. */
  #code(): { start: number; set: string | null; number: number | null; rarity: string | null } {
    const none = { start: this.#line.length, set: null, number: null, rarity: null };
    const match = /\(([A-Za-z][A-Za-z0-9 ]*)-(0|[1-9]\d{0,4})([A-Za-z]?)\)$/.exec(this.#line);
    if (match === null) {
      const like = /\(([A-Za-z][\w ]*-[^()]*)\)?$/.exec(this.#line);
      if (like !== null) {
        const help = `Write “(SET-NUMBER)” with the rarity (${this.#words.rarities.join(", ")}) behind the number.`;
        this.#complaints.put("header/unknown-word", like.index, like[0].length, `“${like[0]}” is no set and number.`, help);
        return { ...none, start: like.index };
      }
      return none;
    }
    const rarity = match[3] ?? "";
    if (rarity !== "" && !this.#words.rarities.includes(rarity)) {
      const help = `Write one of ${this.#words.rarities.join(", ")}.`;
      this.#complaints.put("header/unknown-word", this.#line.length - 2, 1, `“${rarity}” is not a rarity.`, help);
    }
    return { start: match.index, set: match[1] ?? "", number: Number(match[2]), rarity: rarity === "" ? null : rarity };
  }

  /** The last segment that is a type line; complains when there is none. */
  #typeLine(segments: readonly Segment[]): { index: number; head: TypeHead; segment: Segment } | null {
    for (let index = segments.length - 1; index >= 0; index--) {
      const segment = segments[index];
      const head = segment === undefined ? null : typeHead(segment, this.#words);
      if (segment !== undefined && head !== null) return { index, head, segment };
    }
    const types = this.#words.types.map((type) => type.word);
    for (const segment of segments.slice(1).reverse()) {
      const head = (/^[^—(]*/.exec(segment.text)?.[0] ?? "").trim();
      if (isStatLike(segment.text) || head === "") continue;
      for (const word of head.split(" ").reverse()) {
        const start = segment.start + segment.text.indexOf(word);
        if (types.includes(word) || this.#words.supertypes.includes(word)) continue;
        const own = segment.text.includes("—") || head.split(" ").some((other) => types.includes(other));
        const near = didYouMean(word, [...types, ...this.#words.supertypes], 1);
        if (near.length > 0) this.#complaints.replace("header/unknown-type", { text: word, start }, near, `“${word}” is not a card type.`);
        else if (own) this.#complaints.put("header/unknown-type", start, word.length, `“${word}” is not a card type.`, `Write one of ${types.join(", ")}.`);
        else continue;
        return null;
      }
    }
    const help = `Write “NAME, COST, TYPE” with one of the types ${types.join(", ")}.`;
    this.#complaints.put("header/no-type", 0, this.#line.length, "No card type stands in the header.", help);
    return null;
  }

  /** What follows the types in their segment: tags, a restriction, a hero's specialisation. */
  #afterHead(segment: Segment, head: TypeHead): { subtypes: string[]; talents: string[]; restrictions: Restriction[] } {
    const { types } = head;
    let text = segment.text.slice(head.end);
    const start = segment.start + head.end;
    const talents: string[] = [];
    const paren = /^(.*?) ?\(([^()]*)\)$/.exec(text);
    if (paren !== null && types.some((type) => type.specialisation)) {
      const inner = paren[2] ?? "";
      const at = start + text.lastIndexOf("(") + 1;
      talents.push(...readTags({ text: inner, start: at }, types, this.#words, this.#complaints));
      if (talents.length === 0) this.#complaints.put("header/tag", at - 1, 2, "The parentheses are empty.", "Leave them out.");
      text = paren[1] ?? "";
    }
    if (text === "" && talents.length > 0) {
      this.#complaints.put("header/tag", start, 1, "A specialisation stands behind a dash.", "Write “—(…)”.");
      return { subtypes: [], talents, restrictions: [] };
    }
    if (text === "—" && talents.length > 0) return { subtypes: [], talents, restrictions: [] };
    if (text === "") return { subtypes: [], talents, restrictions: [] };
    const phrase = { text: text.slice(1).trim(), start: start + 1 + text.slice(1).length - text.slice(1).trimStart().length };
    if (text[0] !== "—" || phrase.text === "") {
      this.#complaints.put("header/tag", start, text.length, `“${text}” does not follow a type.`, "Write a dash (—) and the card's tags.");
      return { subtypes: [], talents, restrictions: [] };
    }
    const restriction = readRestriction(phrase, types, this.#words, this.#complaints);
    if (restriction !== null) return { subtypes: [], talents, restrictions: [restriction] };
    return { subtypes: readTags(phrase, types, this.#words, this.#complaints), talents, restrictions: [] };
  }

  #rest(segments: readonly Segment[], types: TypeHead["types"], first: readonly Restriction[]) {
    const words = this.#words;
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
        if (marks[mark]) this.#complaints.put("header/repeated", start, text.length, `“${text}” stands twice.`, "Write it once.");
        marks[mark] = true;
        parts.push({ kind: mark, word: text });
      } else if (jobs.some((job) => words.professions.includes(job)) || (jobs.length === 2 && jobs.every((job) => /^\p{L}+$/u.test(job)))) {
        this.#professions(jobs, segment, professions.length > 0);
        professions = jobs;
        parts.push({ kind: "professions" });
      } else if (isStatLike(text)) parts.push(...readStats(segment, stats, words, this.#complaints));
      else {
        const restriction = readRestriction(segment, types, words, this.#complaints);
        if (restriction !== null) {
          restrictions.push(restriction);
          parts.push({ kind: "restriction" });
        } else this.#unknown(segment);
      }
    }
    return { parts, restrictions, stats, ...marks, professions };
  }

  #professions(jobs: readonly string[], segment: Segment, again: boolean): void {
    const { professions } = this.#words;
    let start = segment.start;
    for (const [index, job] of jobs.entries()) {
      if (!professions.includes(job)) {
        const message = `“${job}” is not a profession.`;
        const near = didYouMean(job, professions, 1);
        if (near.length > 0) this.#complaints.replace("header/unknown-word", { text: job, start }, near, message);
        else this.#complaints.put("header/unknown-word", start, job.length, message, `Write one of ${professions.join(", ")}.`);
      } else if (again || jobs.indexOf(job) < index) {
        this.#complaints.put("header/repeated", start, job.length, `The professions stand twice.`, "Write each once.");
      }
      start += job.length + 1;
    }
  }

  #unknown(segment: Segment): void {
    const { text, start } = segment;
    const { unique, unlimited, professions, tags } = this.#words;
    const known = [unique, unlimited, ...professions];
    const near = didYouMean(text, known, 1);
    if (near.length > 0) this.#complaints.replace("header/unknown-word", segment, near, `“${text}” is not known behind the type.`);
    else if (text === "") this.#complaints.put("header/spacing", start, 1, "Nothing stands between two commas.", "Leave one comma out.");
    else {
      const help = tags.includes(text)
        ? `A tag stands behind the dash; “${text} (1)” says how many a player may have.`
        : `Behind the type stand tags with a number, ${anyOf([unique])}, professions and values.`;
      this.#complaints.put("header/unknown-word", start, text.length, `“${text}” is not known behind the type.`, help);
    }
  }

  #spacing(printed: string): void {
    if (printed === this.#line) return;
    let at = 0;
    while (at < printed.length && printed[at] === this.#line[at]) at++;
    const message = "The header is not written as headers are from here on.";
    const span = { start: this.#toFile(0), end: this.#toFile(this.#line.length) };
    this.#complaints.put("header/spacing", Math.min(at, Math.max(0, this.#line.length - 1)), 1, message, `Write “${printed}”.`);
    const last = this.#complaints.diagnostics.pop();
    if (last === undefined) return;
    this.#complaints.diagnostics.push({ ...last, fix: { title: `Write “${printed}”`, safe: true, edits: [{ span, text: printed }] } });
  }

  #span(start: number, end: number): Span {
    return { start: this.#toFile(start), end: this.#toFile(end) };
  }

  #spanOf(segment: Segment): Span {
    return this.#span(segment.start, endOf(segment));
  }
}

function endOf(segment: Segment): number {
  return segment.start + segment.text.length;
}
