import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Shift, SourceText } from "./source-card.ts";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  mdash: "—",
  ndash: "–",
  hellip: "…",
  frac12: "½",
  eacute: "é",
  ntilde: "ñ",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
};

/** A character reference, also one without its semicolon, or any other `&` that a letter follows. */
const reference = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{0,31}))(;?)/y;

/** One for one in length, so that offsets stay as they are. */
function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02BC\u2032]/g, "'")
    .replace(/[\u201C\u201D\u2033]/g, '"')
    .replace(/[\t\u00A0\u2002\u2003\u2007\u2009\u202F\u3000]/g, " ");
}

function characterOf(code: number): string | null {
  const valid = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 0x7f && code < 0xa0);
  return valid ? plain(String.fromCodePoint(code)) : null;
}

function entity(decimal: string | undefined, hex: string | undefined, name: string | undefined): string | null {
  if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
  return name !== undefined && Object.hasOwn(entities, name) ? (entities[name] ?? null) : null;
}

function report(found: string, known: string | null, start: number): Diagnostic {
  const span = { start, end: start + found.length };
  if (known === null) {
    return {
      code: "file/unknown-entity",
      severity: "error",
      span,
      message: `“${found}” is not a character reference that is known here.`,
      help: "Write the character itself; the file is UTF-8.",
    };
  }
  return {
    code: "file/unknown-entity",
    severity: "error",
    span,
    message: `“${found}” lacks its semicolon.`,
    help: `Write “${known}”.`,
    fix: { title: `Write “${known}”`, safe: true, edits: [{ span, text: known }] },
  };
}

/** What one resolved stretch of text becomes, or a report. */
function resolve(raw: string, base: number, diagnostics: Diagnostic[]): { text: string; shifts: Shift[] } {
  const shifts: Shift[] = [];
  let text = "";
  let done = 0;
  let by = 0;
  for (let at = raw.indexOf("&"); at >= 0; at = raw.indexOf("&", at + 1)) {
    reference.lastIndex = at;
    const match = reference.exec(raw);
    if (match === null) continue;
    const value = entity(match[1], match[2], match[3]);
    if (value === null || match[4] === "") {
      if (value !== null || match[4] === ";") diagnostics.push(report(match[0], value, base + at));
      continue;
    }
    text += plain(raw.slice(done, at)) + value;
    done = at + match[0].length;
    by += match[0].length - value.length;
    shifts.push({ at: text.length, by });
  }
  return { text: text + plain(raw.slice(done)), shifts };
}

function characters(raw: string, base: number, diagnostics: Diagnostic[]): void {
  // All below the space but tab and line ends, DEL, and the replacement character.
  const bad = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/g;
  for (let match = bad.exec(raw), count = 0; match !== null && count < 20; match = bad.exec(raw), count++) {
    const lost = match[0] === "\uFFFD";
    const span = { start: base + match.index, end: base + match.index + 1 };
    diagnostics.push({
      code: lost ? "file/lost-character" : "file/control-character",
      severity: "error",
      span,
      message: lost
        ? "A character was lost here when the file was converted (U+FFFD)."
        : `The control character U+${match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")} stands here.`,
      help: lost ? "Write the character that belongs here." : "Delete it.",
      ...(lost ? {} : { fix: { title: "Delete it", safe: true, edits: [{ span, text: "" }] } }),
    });
  }
}

/** The text of a stretch of the file without the blanks around it; what is wrong in it is added to `diagnostics`. */
export function readText(file: string, start: number, end: number, diagnostics: Diagnostic[]): SourceText {
  const raw = file.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  const from = start + (trimmed === "" ? 0 : lead);
  characters(trimmed, from, diagnostics);
  return { ...resolve(trimmed, from, diagnostics), span: { start: from, end: from + trimmed.length } };
}
