import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";
import { foldName } from "./fold-name.ts";

/** What a deck file names: cards by name, in printed order. */
export interface DeckFile {
  readonly hero: string;
  readonly main: readonly DeckEntry[];
  /** The side deck; empty where there is none. */
  readonly side: readonly DeckEntry[];
  /** What lies outside of the deck. */
  readonly collection: readonly DeckEntry[];
}

export interface DeckEntry {
  readonly name: string;
  readonly count: number;
}

/** The cards that decks are made of. */
export interface DeckCards {
  readonly names: readonly string[];
  /** Whether a card of that name can lead a deck. */
  readonly isHero: (name: string) => boolean;
}

/** No line takes more copies of a card. */
const mostCopies = 100;

/**
 * Reads a deck file: a line a card, `N Name`, the hero first; `Side:` stands before the side deck,
 * `Collection:` before what lies outside of the deck; `#` starts a comment. Names are read without regard to capitals and kinds of quotes. The deck is null when
 * a diagnostic is an error.
 */
export function readDeckFile(source: string, cards: DeckCards): { readonly deck: DeckFile | null; readonly diagnostics: readonly Diagnostic[] } {
  const named = new Map(cards.names.map((name) => [foldName(name), name]));
  const diagnostics: Diagnostic[] = [];
  const report = (code: string, span: Span, message: string, help: string): void => {
    diagnostics.push({ code, severity: "error", span, message, help });
  };
  let hero: string | null = null;
  let lines = 0;
  const main: DeckEntry[] = [];
  const parts: Record<string, DeckEntry[]> = { "side:": [], "collection:": [] };
  const headed = new Set<string>();
  let part = main;
  for (const { text, span } of contentLines(source)) {
    const heading = parts[text.toLowerCase()];
    if (heading !== undefined) {
      if (headed.has(text.toLowerCase())) report("deck/line", span, `“${text}” stands here a second time.`, "Leave it out.");
      headed.add(text.toLowerCase());
      part = heading;
      continue;
    }
    lines += 1;
    const match = /^(\S+)\s+(.+)$/.exec(text);
    const [, number = "", written = ""] = match ?? [];
    if (!/^\d+x?$/.test(number)) {
      report("deck/line", span, `“${text.slice(0, 60)}” is not a number and a card.`, "Write a line a card: “4 Tim”.");
      continue;
    }
    const count = parseInt(number, 10);
    const nameSpan = { start: span.end - written.length, end: span.end };
    if (count < 1 || count > mostCopies) {
      const countSpan = { start: span.start, end: span.start + number.length };
      report("deck/count", countSpan, `A deck cannot hold ${count} of a card.`, `Write a number from 1 to ${mostCopies}.`);
    }
    const name = named.get(foldName(written));
    if (name === undefined) {
      const near = didYouMean(written, cards.names, 1);
      const help = near.length > 0 ? `Did you mean ${anyOf(near)}?` : "Name a card that is compiled; “cardwright check” says which are refused.";
      report("deck/unknown-card", nameSpan, `There is no card “${written}”.`, help);
      // The first line is meant as the hero, whatever its name.
      if (lines === 1) hero = written;
      continue;
    }
    if (lines === 1 && part === main && cards.isHero(name)) {
      if (count !== 1) report("deck/count", span, "A deck has one hero.", `Write “1 ${name}”.`);
      hero = name;
    } else if (part === main && cards.isHero(name)) {
      report("deck/hero", nameSpan, `${name} is a hero, and only the first line is one.`, "Leave it out, or put it first.");
    } else {
      if (hero === null && lines === 1) {
        report("deck/no-hero", span, `${name} is no hero, and the first card of a deck is its hero.`, "Put the line “1 NAME” of a hero before it.");
        hero = name;
      }
      part.push({ name, count });
    }
  }
  if (lines === 0) report("deck/empty", { start: 0, end: 0 }, "The deck is empty.", "Write a line a card, the hero first: “1 NAME”.");
  return { deck: hero !== null && diagnostics.length === 0 ? { hero, main, side: parts["side:"] ?? [], collection: parts["collection:"] ?? [] } : null, diagnostics };
}

/** Where each card first stands in a deck file, by its folded name. */
export function deckPlaces(source: string): ReadonlyMap<string, Span> {
  const places = new Map<string, Span>();
  for (const { text, span } of contentLines(source)) {
    const [, written = ""] = /^\S+\s+(.+)$/.exec(text) ?? [];
    if (!places.has(foldName(written))) places.set(foldName(written), { start: span.end - written.length, end: span.end });
  }
  return places;
}

function* contentLines(source: string): Generator<{ text: string; span: Span }> {
  for (const match of source.matchAll(/[^\r\n]+/g)) {
    const line = match[0].replace(/^\uFEFF/, " ").replace(/(^|\s)#.*$/, "");
    const text = line.trim();
    if (text === "") continue;
    const start = match.index + line.length - line.trimStart().length;
    yield { text, span: { start, end: start + text.length } };
  }
}
