import { upperFirst } from "../capital.ts";
import { literalCategory } from "../lexicon.ts";
import type { Diagnostic, Span } from "./diagnostic.ts";
import { error, goesFurther, replacement, spanOf, type Stop } from "./stop.ts";

/** A sentence that only lacks its stop. */
export function missingStop({ token, previous, read, text }: Stop): Diagnostic | null {
  if (previous === undefined || !read.expected.has(literalCategory("."))) return null;
  if (token !== undefined && token.image !== ")" && !/^\p{Lu}/u.test(token.image)) return null;
  return withoutStop(text, spanOf(previous));
}

/** Two sentences without a stop between them. */
export function runOn({ token, previous, text, grammar, names }: Stop): Diagnostic | null {
  if (token === undefined || previous === undefined || !/^\p{Lu}/u.test(token.image)) return null;
  const at = spanOf(previous).end;
  if (grammar.stop(`${text.slice(0, at)}.`, names) !== null || grammar.stop(text.slice(token.startOffset), names) !== null) return null;
  return withoutStop(text, spanOf(previous));
}

/** That no full stop stands behind a span, the last word of a sentence. */
export function withoutStop(text: string, { start, end }: Span): Diagnostic {
  return error("text/missing-stop", { start, end }, "The sentence has no full stop.", {
    help: `Write “${text.slice(Math.max(0, text.lastIndexOf(" ", end - 1) + 1), end)}.”`,
    fix: { title: "Put a full stop", safe: true, edits: [{ span: { start: end, end }, text: "." }] },
  });
}

/** How many words of what follows must be read for it to be taken for another power. */
const ANOTHER = 3;

/** A power that begins in the paragraph of another: where the text stops, or with the sentence that it stops in. */
export function missingBreak(stop: Stop): Diagnostic | null {
  const { text, read, grammar, names } = stop;
  for (const index of [read.stoppedAt, sentenceStart(stop)]) {
    const token = read.lexed.tokens[index];
    if (token === undefined || index === 0 || !/^[\p{Lu}[(]/u.test(token.image)) continue;
    const before = text.slice(0, token.startOffset).trimEnd();
    if (grammar.stop(before, names) !== null || !goesFurther(text.slice(token.startOffset), grammar, names, ANOTHER + read.stoppedAt - index)) continue;
    return withoutBreak(text, spanOf(token));
  }
  return null;
}

/** That another power begins with a word, and no paragraph does. */
export function withoutBreak(text: string, span: Span): Diagnostic {
  return error("text/missing-break", span, `Another power begins with “${text.slice(span.start, span.end)}”.`, {
    help: "Put each power in a paragraph of its own.",
    fix: { title: "Begin a paragraph", safe: true, edits: [{ span: { start: text.slice(0, span.start).trimEnd().length, end: span.start }, text: "<p>" }] },
  });
}

/** The first token of the sentence in which a text stops. */
function sentenceStart({ read }: Stop): number {
  const { tokens } = read.lexed;
  let index = read.stoppedAt;
  while (index > 0 && !/^[.)]$/.test(tokens[index - 1]?.image ?? "")) index -= 1;
  return index;
}

/** "Protector. When …": keywords stand in a paragraph of their own, without a stop. */
export function stopBehindKeyword({ token, text, grammar, names }: Stop): Diagnostic | null {
  if (token?.image !== ".") return null;
  const [before, behind] = [text.slice(0, token.startOffset), text.slice(token.startOffset + 1).trimStart()];
  if (grammar.stop(before, names) !== null || (behind !== "" && !goesFurther(behind, grammar, names, ANOTHER))) return null;
  const instead = behind === "" ? "" : "<p>";
  return error("text/missing-break", spanOf(token), "Behind keywords stands no full stop.", {
    help: behind === "" ? "Leave it out." : "Leave it out, and put what follows in a paragraph of its own.",
    fix: replacement(behind === "" ? "Leave out the full stop" : "Begin a paragraph", { start: token.startOffset, end: behind === "" ? text.length : text.length - behind.length }, instead),
  });
}

/** "Choose one: Draw a card, or ready your hero.": between ways to choose from stands a semicolon (CR 707.1c). */
export function modesApart({ text, grammar, names }: Stop): Diagnostic | null {
  const lead = /\bchooses? [^.:]*:/i.exec(text);
  if (lead === null) return null;
  for (let comma = text.indexOf(", or ", lead.index + lead[0].length); comma >= 0; comma = text.indexOf(", or ", comma + 1)) {
    if (grammar.stop(`${text.slice(0, comma)};${text.slice(comma + 1)}`, names) !== null) continue;
    const span = { start: comma, end: comma + 1 };
    return error("text/modes", span, "A comma stands between two ways to choose from.", { help: "Write “; or”.", fix: replacement("Write “;”", span, ";", true) });
  }
  return null;
}

/** A sentence that begins with a small letter. */
export function smallLetter({ token, text, grammar, names, read }: Stop): Diagnostic | null {
  if (token === undefined || !/^\p{Ll}/u.test(token.image)) return null;
  const capital = upperFirst(token.image);
  const span = spanOf(token);
  if (!goesFurther(text.slice(0, span.start) + capital + text.slice(span.end), grammar, names, read.stoppedAt)) return null;
  return error("text/capital", span, `A sentence begins here, and “${token.image}” has a small letter.`, { help: `Write “${capital}”.`, fix: replacement(`Write “${capital}”`, span, capital, true) });
}
