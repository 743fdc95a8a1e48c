import { fileSpan, type SourceCard, type SourceParagraph } from "../../grammar/card-file/index.ts";
import type { Diagnostic, Span } from "../../grammar/diagnostics/diagnostic.ts";
import { isPersonal, selfNames } from "../../grammar/self-names.ts";
import type { Resolved } from "../1-resolve/mention.ts";
import { inFile, isFront, openFile, type CompileOptions } from "../compile-file.ts";
import type { JudgedCard, JudgedFile } from "../compiled.ts";
import { verbsOf, type Language } from "../language.ts";
import { labelsOf } from "../2-lower/powers/label.ts";
import { resolveParagraph, type ParagraphContext } from "../read-paragraph.ts";
import { likelyMendings } from "./mend.ts";
import type { Repair } from "./suggest.ts";
import { withRepairs } from "./with-repairs.ts";

/** Finds what was meant by cards of one file that are refused. */
export type Suggester = (card: Pick<JudgedCard, "line" | "status" | "diagnostics">) => readonly Diagnostic[];

/**
 * A suggester for the text of a file: given a card of it, the card's diagnostics, those of a slip with what was meant
 * and the words that are wrong. The search compiles some dozens of wordings a card, so it is for messages that someone
 * reads; nothing is read before the first card is asked for.
 */
export function suggesterOf(source: string, language: Language, options: CompileOptions): Suggester {
  let opened: { readonly cards: readonly SourceCard[]; readonly language: Language } | null = null;
  return (card) => {
    if (card.status === "whole" || card.diagnostics.every(({ code }) => !MENDABLE.test(code))) return card.diagnostics;
    opened ??= openFile(source, language, options);
    const read = opened.cards.find(({ line }) => line === card.line);
    return read === undefined ? card.diagnostics : suggested(read, card.diagnostics, opened.language);
  };
}

/** A file in which the messages of refused cards say what was meant; one with more of them than `most` as it is. */
export function withSuggestions<F extends JudgedFile>(file: F, language: Language, most = FEW): F {
  const refused = file.cards.filter(({ status }) => status === "refused").length;
  if (refused === 0 || refused > most) return file;
  const suggester = suggesterOf(file.source, language, file);
  return { ...file, cards: file.cards.map((card) => (card.status === "whole" ? card : { ...card, diagnostics: suggester(card) })) };
}

/** How many refused cards of a file are looked into: where there are many, the texts are not slips. */
const FEW = 5;

/** What a slip in the text of a card can lead to. */
const MENDABLE = /^(?:text|meaning|binding)\//;

function suggested(card: SourceCard, diagnostics: readonly Diagnostic[], language: Language): readonly Diagnostic[] {
  let all = diagnostics;
  for (const { paragraph, context } of paragraphsOf(card, language)) {
    const whole = fileSpan(paragraph, 0, paragraph.text.length);
    const here = all.filter(({ code, span, severity }) => severity === "error" && MENDABLE.test(code) && (within(span, whole) || within(whole, span)));
    const [first] = here;
    if (first === undefined) continue;
    const mended = likelyMendings(paragraph.text, context, first).map(({ diagnostic, repairs }) =>
      withRepairs(diagnostic === first ? first : inFile(diagnostic, paragraph), repairs.map((repair) => repairInFile(repair, paragraph))),
    );
    if (mended.length === 0) continue;
    // What follows from the same slip is mended with it.
    all = all.flatMap((diagnostic) => (diagnostic === first ? mended : here.includes(diagnostic) ? [] : [diagnostic]));
  }
  return all;
}

const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

function repairInFile(repair: Repair, paragraph: SourceParagraph): Repair {
  const { edit, place } = repair;
  return { ...repair, place: fileSpan(paragraph, place.start, place.end), edit: { ...edit, span: fileSpan(paragraph, edit.span.start, edit.span.end) } };
}

/** The paragraphs of a card, each with what it is read in. */
function paragraphsOf(card: SourceCard, language: Language): { readonly paragraph: SourceParagraph; readonly context: ParagraphContext }[] {
  const { header, faces } = card;
  const types = header?.types.map((type) => type.toLowerCase()) ?? [];
  const names = header === null ? [] : selfNames(header.name, isPersonal(types, language.grammar.vocabulary));
  const earlier: Resolved[] = [];
  return faces.flatMap((face) => {
    const labels: string[] = [];
    return face.paragraphs.map((paragraph) => {
      const context: ParagraphContext = { language, names, verbs: verbsOf(language), types, earlier: [...earlier], front: isFront(face, card), labels: [...labels] };
      const { node, resolved } = resolveParagraph(paragraph.text, context);
      if (resolved !== null) earlier.push(resolved);
      if (node !== null) labels.push(...labelsOf(node));
      return { paragraph, context };
    });
  });
}
