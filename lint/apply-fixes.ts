import type { Language } from "../compiler/language.ts";
import { readCardFile } from "../grammar/card-file/index.ts";
import type { Fix, Span } from "../grammar/diagnostics/diagnostic.ts";
import { lintText } from "./lint-file.ts";
import { edited, keepsMeaning } from "./prove-fix.ts";
import type { LintSettings } from "./settings.ts";

/** A file after its safe fixes. */
export interface Fixed {
  readonly source: string;
  /** How many fixes were done. */
  readonly count: number;
}

/** Fixing one thing may show another; more rounds than this are not made. */
const mostRounds = 12;

/** Does every fix of a file that is proved to be safe, card by card. Fixing the result changes nothing. */
export function applySafeFixes(source: string, language: Language, settings: LintSettings): Fixed {
  const { diagnostics } = lintText(source, language, settings);
  const wanted = diagnostics.flatMap(({ fix }) => (fix?.safe === true ? [fix] : []));
  if (wanted.length === 0) return { source, count: 0 };
  const { cards, blocks } = readCardFile(source, { words: language.headerWords, blocks: ["keyword"] });
  const head = [...fileComments(source), ...blocks.map(({ span }) => source.slice(span.start, span.end))].map((block) => `${block}\n\n`).join("");
  const regions = cards.map(({ span }) => ({ start: commentsAbove(source, span.start), end: span.end }));
  const inside = ({ edits }: Fix, { start, end }: Span): boolean => edits.every(({ span }) => span.start >= start && span.end <= end);
  let text = source;
  let count = 0;
  // From the last card to the first, so that the places of those before stay as they are.
  for (const { start, end } of regions.reverse()) {
    if (!wanted.some((fix) => inside(fix, { start, end }))) continue;
    const fixed = fixCard(head, text.slice(start, end), language, settings);
    text = text.slice(0, start) + fixed.source + text.slice(end);
    count += fixed.count;
  }
  const outside = fixOutside(text, language, settings);
  return { source: outside.source, count: count + outside.count };
}

/** Does what is to be done between cards, where no word of a card stands. */
function fixOutside(source: string, language: Language, settings: LintSettings): Fixed {
  const { cards, blocks } = readCardFile(source, { words: language.headerWords, blocks: ["keyword"] });
  const taken = [...cards, ...blocks].map(({ span }) => span);
  const fixes = safeFixes(source, 0, language, settings).filter(({ edits }) => edits.every(({ span }) => taken.every(({ start, end }) => span.end <= start || span.start >= end)));
  const fixed = together(source, fixes);
  return fixed !== null && keepsMeaning(source, fixed.source, language) ? fixed : { source, count: 0 };
}

/** Where the comments begin that stand directly above a place. */
function commentsAbove(source: string, place: number): number {
  let at = place;
  for (;;) {
    const line = /(?:^|[\r\n])(#[^\r\n]*(?:\r\n|\n|\r))$/.exec(source.slice(Math.max(0, at - 2000), at))?.[1];
    if (line === undefined) return at;
    at -= line.length;
  }
}

/** Comments that excuse findings of a whole file. */
function fileComments(source: string): string[] {
  return source.match(/^#[ \t]*cardwright-disable(?!-)[^\r\n]*$/gm) ?? [];
}

/** Does the safe fixes of one card that stands below what it needs of its file. */
function fixCard(head: string, card: string, language: Language, settings: LintSettings): Fixed {
  let best: Fixed = { source: card, count: 0 };
  let tried = best;
  const seen = new Set([card]);
  for (let round = 0; round < mostRounds; round++) {
    const fixes = safeFixes(head + tried.source, head.length, language, settings);
    const all = together(head + tried.source, fixes);
    if (all === null) break;
    tried = { source: all.source.slice(head.length), count: tried.count + all.count };
    if (seen.has(tried.source)) break;
    seen.add(tried.source);
    if (keepsMeaning(head + best.source, head + tried.source, language)) best = tried;
  }
  return best.count > 0 ? best : oneByOne(head, card, language, settings);
}

/** Each fix that is safe without the others. */
function oneByOne(head: string, card: string, language: Language, settings: LintSettings): Fixed {
  let best: Fixed = { source: card, count: 0 };
  for (let round = 0; round < mostRounds; round++) {
    const before = head + best.source;
    const better = safeFixes(before, head.length, language, settings)
      .map((fix) => edited(before, fix.edits))
      .find((after) => after !== null && after !== before && keepsMeaning(before, after, language));
    if (better === undefined || better === null) break;
    best = { source: better.slice(head.length), count: best.count + 1 };
  }
  return best;
}

/** The first fixes of all that is told which are declared safe, from a place on. */
function safeFixes(source: string, from: number, language: Language, settings: LintSettings): Fix[] {
  return lintText(source, language, settings).diagnostics.flatMap(({ fix }) => (fix !== undefined && fix.safe && fix.edits.every(({ span }) => span.start >= from) ? [fix] : []));
}

/** A text with as many of its fixes as do not touch each other, the first first. */
function together(source: string, fixes: readonly Fix[]): Fixed | null {
  const edits: Fix["edits"][number][] = [];
  let count = 0;
  for (const fix of fixes) {
    if (fix.edits.some(({ span }) => edits.some((other) => span.start <= other.span.end && other.span.start <= span.end))) continue;
    edits.push(...fix.edits);
    count += 1;
  }
  const text = edited(source, edits);
  return text === null || count === 0 || text === source ? null : { source: text, count };
}
