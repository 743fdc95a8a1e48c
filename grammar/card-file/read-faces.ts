import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import type { ParagraphBreak, SourceFace, SourceParagraph } from "./source-card.ts";
import { readText } from "./source-text.ts";

const broken = /<\s{0,4}\/?\s{0,4}[pP]\s{0,4}\/?\s{0,4}(?:>|(?![A-Za-z]))/y;
const tag = /<\/?[A-Za-z][^<>]{0,60}>/y;
const lostOpening = /(?:^|\s)(p>)/g;

/** A face's label, where a paragraph may begin: at the head of a stretch or after a full sentence. */
const label = /(?:^\s*|[.!?)"'\]\u2019\u201D]\s+)(FRONT|BACK):(?=\s|$)/g;

/** At most so many faults of one kind are told of a card; the first ones lead to the rest. */
const told = 50;

/** Reports each `<` that starts no `<p>`. */
export function checkTags(file: string, span: Span, diagnostics: Diagnostic[]): void {
  const raw = file.slice(span.start, span.end);
  let count = 0;
  const put = (code: string, at: number, length: number, message: string, text: string | null): void => {
    if (++count > told) return;
    const place = { start: span.start + at, end: span.start + at + length };
    const title = text === "" ? "Delete it" : `Write “${text ?? ""}”`;
    diagnostics.push({
      code,
      severity: "error",
      span: place,
      message,
      help: text === null ? "Write “&lt;” if the sign itself is meant." : `${title}.`,
      ...(text === null ? {} : { fix: { title, safe: true, edits: [{ span: place, text }] } }),
    });
  };
  for (let at = raw.indexOf("<"); at >= 0; at = raw.indexOf("<", at + 1)) {
    if (raw.startsWith("<p>", at)) continue;
    broken.lastIndex = at;
    tag.lastIndex = at;
    const near = broken.exec(raw);
    const other = near === null ? tag.exec(raw) : null;
    if (near !== null) {
      const written = near[0].trimEnd();
      put("file/broken-break", at, written.length, `“${written}” is not a paragraph break.`, "<p>");
    } else if (other !== null)
      put("file/unknown-tag", at, other[0].length, `“${other[0]}” is not a tag that card texts hold.`, "");
    else put("file/unknown-tag", at, 1, "A “<” starts no tag here.", null);
  }
  for (const match of raw.matchAll(lostOpening)) {
    const at = match.index + match[0].length - 2;
    put("file/broken-break", at, 2, "“p>” lacks its “<”.", "<p>");
  }
}

interface OpenFace {
  readonly side: "front" | "back";
  readonly label: Span | null;
  readonly labelBreak: ParagraphBreak;
  readonly paragraphs: SourceParagraph[];
}

/** The faces that the lines below a header print. */
export function readFaces(file: string, lines: readonly Span[], diagnostics: Diagnostic[]): SourceFace[] {
  const faces: OpenFace[] = [{ side: "front", label: null, labelBreak: "line", paragraphs: [] }];

  const paragraph = (start: number, end: number, before: ParagraphBreak): void => {
    faces.at(-1)?.paragraphs.push({ ...readText(file, start, end, diagnostics), break: before });
  };
  const open = (word: string, at: number, before: ParagraphBreak): void => {
    const side = word === "FRONT" ? "front" : "back";
    const span = { start: at, end: at + word.length + 1 };
    const face: OpenFace = { side, label: span, labelBreak: before, paragraphs: [] };
    const first = faces.length === 1 && faces[0]?.label === null && faces[0].paragraphs.length === 0;
    if (first && side === "front") faces[0] = face;
    else if (side === "back" && faces.every((other) => other.side === "front")) faces.push(face);
    else {
      const message =
        side === "front" ? "“FRONT:” stands after other text of the card." : "The card has a “BACK:” already.";
      const help = "A two-sided card has its front first and then one “BACK:”.";
      diagnostics.push({ code: "file/face-order", severity: "error", span, message, help });
    }
  };
  const stretch = (start: number, end: number, before: ParagraphBreak): void => {
    const raw = file.slice(start, end);
    let from = 0;
    let next = before;
    for (const match of raw.matchAll(label)) {
      const word = match[1] ?? "";
      const at = match.index + match[0].length - word.length - 1;
      if (raw.slice(from, at).trim() !== "") {
        paragraph(start + from, start + at, next);
        next = "none";
      }
      open(word, start + at, next);
      from = at + word.length + 1;
      next = "none";
    }
    if (raw.slice(from).trim() !== "") paragraph(start + from, end, next);
    else if (from === 0) {
      const message = "A paragraph break has no paragraph beside it.";
      diagnostics.push({
        code: "file/empty-paragraph",
        severity: "error",
        span: { start, end },
        message,
        help: "Delete the “<p>”.",
      });
    }
  };

  for (const line of lines) {
    checkTags(file, line, diagnostics);
    const raw = file.slice(line.start, line.end);
    let from = 0;
    for (let at = raw.indexOf("<p>"); at >= 0; at = raw.indexOf("<p>", from)) {
      stretch(line.start + from, line.start + at, from === 0 ? "line" : "tag");
      from = at + 3;
    }
    stretch(line.start + from, line.end, from === 0 ? "line" : "tag");
  }
  return faces;
}
