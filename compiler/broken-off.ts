import { fileSpan, type SourceParagraph } from "../grammar/card-file/index.ts";
import { child, children, text, walk, type Node } from "../grammar/ast.ts";
import type { Diagnostic } from "../grammar/diagnostics/diagnostic.ts";
import { readParagraph, type ParagraphContext, type ReadParagraph } from "./read-paragraph.ts";

/** A paragraph as it stands in its file, with what was read of it. */
interface Part {
  readonly paragraph: SourceParagraph;
  readonly read: ReadParagraph;
}

/**
 * That a paragraph goes on with the one before it, told in the place of what is wrong with it alone: both are understood
 * as one. Null where they are not, or where nothing in it says so. Spans count from the start of the file.
 */
export function brokenOff(before: Part, { paragraph, read }: Part, context: ParagraphContext): Diagnostic | null {
  if (read.node === null || before.read.node === null || !goesOn(read.node)) return null;
  const earlier = context.earlier.filter((each) => each !== read.resolved && each !== before.read.resolved);
  const whole = readParagraph(`${before.paragraph.text} ${paragraph.text}`, { ...context, earlier });
  if (whole.powers === null || whole.diagnostics.some(({ severity }) => severity === "error")) return null;
  const [first = paragraph.text] = /^[^,.]*/.exec(paragraph.text) ?? [];
  const end = before.paragraph.text.length;
  const gap = { start: fileSpan(before.paragraph, end, end).end, end: fileSpan(paragraph, 0, 0).start };
  return {
    code: "text/needless-break", severity: "error", span: fileSpan(paragraph, 0, first.length),
    message: `“${first}” goes on with the paragraph before.`,
    help: `Write it in the same paragraph, behind “${before.paragraph.text.split(" ").slice(-3).join(" ")}”.`,
    fix: { title: "Join the paragraphs", safe: true, edits: [{ span: gap, text: " " }] },
  };
}

/** "If you do, …", "If damage is dealt this way, …", "Use only on your turn.": what speaks of something that was told just before. */
function goesOn(paragraph: Node): boolean {
  const sentences = child(paragraph, "content");
  const [sentence] = sentences?.kind === "Sentences" ? children(sentences, "sentences") : [];
  if (sentence === undefined || children(paragraph, "labels").length > 0) return false;
  const [lead] = children(sentence, "leads");
  if (lead?.kind === "Condition" && [...walk(lead)].some((node) => node.kind === "ShortAnswer" || text(node, "adverb") === "thisWay" || node.kind === "ThisWay")) return true;
  const [clause] = children(child(sentence, "clauses") ?? sentence, "clauses");
  const predicate = clause === undefined || child(clause, "subject") !== null ? null : child(clause, "predicate");
  return predicate !== null && text(predicate, "restriction") === "only";
}
