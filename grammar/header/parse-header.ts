import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/did-you-mean.ts";
import { Complaints } from "./complaints.ts";
import type { ToFile } from "./complaints.ts";
import type { Header, Restriction } from "./header.ts";
import { readBack } from "./header-back.ts";
import { readCode } from "./header-code.ts";
import { readCost, readFront } from "./header-front.ts";
import { isStatLike } from "./header-stats.ts";
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
    const code = readCode(this.#line, words, this.#complaints);
    const segments = segmentsOf(this.#line.slice(0, code.start));
    const found = this.#typeLine(segments);
    if (found === null) return null;
    const { index, head, segment } = found;
    const { types, supertypes, supertypesAfter, ordinal } = head;
    const typeLine = this.#afterHead(segment, head);
    const front = readFront(this.#line, segments.slice(0, index), words, this.#complaints);
    const name = front.name?.text ?? "";
    if (front.name === null || name === "" || isNoName(name, words)) {
      const message =
        name === "" ? "No name stands before the card's type." : `“${name}” stands where the card's name belongs.`;
      this.#complaints.put(
        "header/no-name",
        0,
        Math.max(1, name.length),
        message,
        "Start the header with the card's name.",
      );
      return null;
    }
    const back = readBack(segments.slice(index + 1), types, typeLine.restrictions, words, this.#complaints);
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
      restrictions: back.restrictions,
      unique: back.unique,
      unlimited: back.unlimited,
      professions: back.professions,
      stats: back.stats,
      set: code.set,
      series: code.series,
      number: code.number,
      rarity: code.rarity,
      surface: {
        tightCost: front.cost?.tight ?? false,
        supertypesAfter,
        restrictionAfterDash: typeLine.restrictions.length > 0,
        parts: back.parts,
      },
      spans: {
        header: this.#span(0, this.#line.length),
        name: this.#spanOf(front.name),
        cost: front.cost === null ? null : this.#spanOf(front.cost.at),
        factions:
          factions[0] === undefined ? null : this.#span(factions[0].start, endOf(factions.at(-1) ?? factions[0])),
        classes: front.classes === null ? null : this.#spanOf(front.classes.at),
        typeLine: this.#spanOf(segment),
        code: code.set === null ? null : this.#span(code.start, this.#line.length),
      },
    };
    if (this.#complaints.diagnostics.length === 0) this.#spacing(printHeader(header));
    return header;
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
      if (isStatLike(segment.text, this.#words) || head === "") continue;
      for (const word of head.split(" ").reverse()) {
        const start = segment.start + segment.text.indexOf(word);
        if (types.includes(word) || this.#words.supertypes.includes(word)) continue;
        const own = segment.text.includes("—") || head.split(" ").some((other) => types.includes(other));
        const near = didYouMean(word, [...types, ...this.#words.supertypes], 1);
        if (near.length > 0)
          this.#complaints.replace("header/unknown-type", { text: word, start }, near, `“${word}” is not a card type.`);
        else if (own)
          this.#complaints.put(
            "header/unknown-type",
            start,
            word.length,
            `“${word}” is not a card type.`,
            `Write one of ${types.join(", ")}.`,
          );
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
      if (talents.length === 0)
        this.#complaints.put("header/tag", at - 1, 2, "The parentheses are empty.", "Leave them out.");
      text = paren[1] ?? "";
    }
    if (text === "" && talents.length > 0) {
      this.#complaints.put("header/tag", start, 1, "A specialisation stands behind a dash.", "Write “—(…)”.");
      return { subtypes: [], talents, restrictions: [] };
    }
    if (text === "—" && talents.length > 0) return { subtypes: [], talents, restrictions: [] };
    if (text === "") return { subtypes: [], talents, restrictions: [] };
    const phrase = {
      text: text.slice(1).trim(),
      start: start + 1 + text.slice(1).length - text.slice(1).trimStart().length,
    };
    if (text[0] !== "—" || phrase.text === "") {
      this.#complaints.put(
        "header/tag",
        start,
        text.length,
        `“${text}” does not follow a type.`,
        "Write a dash (—) and the card's tags.",
      );
      return { subtypes: [], talents, restrictions: [] };
    }
    const restriction = readRestriction(phrase, types, this.#words, this.#complaints);
    if (restriction !== null) return { subtypes: [], talents, restrictions: [restriction] };
    return { subtypes: readTags(phrase, types, this.#words, this.#complaints), talents, restrictions: [] };
  }

  #spacing(printed: string): void {
    if (printed === this.#line) return;
    let at = 0;
    while (at < printed.length && printed[at] === this.#line[at]) at++;
    const message = "The header is not written as headers are from here on.";
    const span = { start: this.#toFile(0), end: this.#toFile(this.#line.length) };
    this.#complaints.put(
      "header/spacing",
      Math.min(at, Math.max(0, this.#line.length - 1)),
      1,
      message,
      `Write “${printed}”.`,
    );
    const last = this.#complaints.diagnostics.pop();
    if (last === undefined) return;
    this.#complaints.diagnostics.push({
      ...last,
      fix: { title: `Write “${printed}”`, safe: true, edits: [{ span, text: printed }] },
    });
  }

  #span(start: number, end: number): Span {
    return { start: this.#toFile(start), end: this.#toFile(end) };
  }

  #spanOf(segment: Segment): Span {
    return this.#span(segment.start, endOf(segment));
  }
}

/** A cost, a faction or classes in place of a name show that the name is missing. */
function isNoName(name: string, words: HeaderWords): boolean {
  return readCost(name) !== null || [...words.factions, ...words.classes].includes(name);
}

function endOf(segment: Segment): number {
  return segment.start + segment.text.length;
}
