import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { readParagraph, type ParagraphContext } from "../read-paragraph.ts";
import { suggestSteps, type Repair, type SuggestOptions } from "./suggest.ts";
import { edited } from "./wording.ts";

/** A fault of a paragraph and what was meant, with spans of the paragraph as it stands. */
export interface Mending {
  /** What the paragraph, with what stands before it mended, is refused for; null where only the engine refuses it. */
  readonly diagnostic: Diagnostic | null;
  /** Other words for the same place, the likeliest first. */
  readonly repairs: readonly Repair[];
}

/** How many faults of a paragraph are mended one after the other. */
const FAULTS = 4;

/** What is wrong in a paragraph, fault by fault, each found with those before it mended. */
export function mendings(text: string, context: ParagraphContext, options: SuggestOptions = {}): Mending[] {
  const found: Mending[] = [];
  let now = text;
  // Where each character of the mended text stands in the text as it is.
  let places = Array.from({ length: text.length + 1 }, (_, index) => index);
  const back = ({ start, end }: Span, from: number): Span => ({ start: places[start + from] as number, end: Math.max(places[start + from] as number, places[end + from] as number) });
  while (found.length < FAULTS) {
    const next = firstRefused(now, context);
    if (next === null) break;
    const { part, from, diagnostic } = next;
    const repairs = suggestSteps(part, context, options);
    const [first] = repairs;
    if (first === undefined) break;
    found.push({
      diagnostic: diagnostic === null ? null : { ...diagnostic, span: back(diagnostic.span, from), ...(diagnostic.fix === undefined ? {} : { fix: { ...diagnostic.fix, edits: diagnostic.fix.edits.map((edit) => ({ ...edit, span: back(edit.span, from) })) } }) },
      repairs: repairs.map((repair) => ({ ...repair, place: back(repair.place, from), edit: { ...repair.edit, span: back(repair.edit.span, from) } })),
    });
    const { start, end } = first.edit.span;
    places = [...places.slice(0, from + start), ...first.edit.text.split("").map(() => places[from + start] as number), ...places.slice(from + end)];
    now = edited(now, { text: first.edit.text, span: { start: from + start, end: from + end } });
  }
  return found;
}

/** The same, with only those repairs that are likely enough to be told. `first` is what the paragraph as it stands is refused for. */
export function likelyMendings(text: string, context: ParagraphContext, first: Diagnostic, options: SuggestOptions = {}): { readonly diagnostic: Diagnostic; readonly repairs: readonly Repair[] }[] {
  return mendings(text, context, options).flatMap(({ diagnostic, repairs }, index) => {
    const about = index === 0 ? first : diagnostic;
    const likely = about === null ? [] : repairs.filter((repair) => repair.score >= leastFor(about, repair));
    return about === null || likely.length === 0 ? [] : [{ diagnostic: about, repairs: likely }];
  });
}

/**
 * How likely a repair must be to be told, as a logarithm against the text as it stands. A text that is only not
 * understood may be right all the same, and a word is rarely too many unless it stands twice.
 */
function leastFor({ code }: Diagnostic, { change, repeated }: Repair): number {
  if (change === "given") return -Infinity;
  if (change === "remove" && !repeated) return code.startsWith("meaning/") ? Infinity : 12;
  return code === "meaning/unsupported" ? 3 : code.startsWith("meaning/") ? -2 : -7;
}

/** The first of the paragraphs of a text that is refused, and what for. */
function firstRefused(text: string, context: ParagraphContext): { readonly part: string; readonly from: number; readonly diagnostic: Diagnostic | null } | null {
  let from = 0;
  for (const part of text.split("<p>")) {
    const { powers, diagnostics } = readParagraph(part, context);
    const diagnostic = diagnostics.find(({ severity }) => severity === "error") ?? null;
    if (diagnostic !== null || powers === null) return { part, from, diagnostic };
    from += part.length + 3;
  }
  return text.includes("<p>") ? null : { part: text, from: 0, diagnostic: null };
}
