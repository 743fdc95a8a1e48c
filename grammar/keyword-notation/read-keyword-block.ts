import { upperFirst } from "../capital.ts";
import type { SourceBlock, SourceText } from "../card-file/source-card.ts";
import { fileSpan } from "../card-file/source-card.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { anyOf, didYouMean } from "../diagnostics/did-you-mean.ts";
import type { KeywordDeclaration, KeywordParameter, KeywordVerb } from "./keyword-declaration.ts";
import { verbForms } from "./verb-forms.ts";

/** A block that was read: `declaration` is null when an error leaves nothing to go on with. */
export interface KeywordBlock {
  readonly declaration: KeywordDeclaration | null;
  readonly diagnostics: readonly Diagnostic[];
}

const FIELDS = ["means", "reminder", "plural", "also", "verb"] as const;
type Field = (typeof FIELDS)[number];

const isField = (word: string): word is Field => (FIELDS as readonly string[]).includes(word);

/** The text from `start` to `end` of a read text, still knowing its place in the file. */
function part(source: SourceText, start: number, end: number): SourceText {
  const text = source.text.slice(start, end).trimEnd();
  return {
    text,
    span: { start: source.span.start + start, end: source.span.start + start + text.length },
    shifts: source.shifts.map(({ at, by }) => ({ at: at - start, by })),
  };
}

/** `NAME`, `NAME [N]`, `NAME: [thing]`, `NAME: [power]`, `NAME [N]: [power]`, `[type] NAME`; `[tag = Combo]` where it may be left out. */
const HEAD = /^keyword +(?:\[(?<before>[A-Za-z ]+)\] +)?(?<name>[^[\]:]*[^[\]:\s])(?: +\[(?<number>[A-Za-z ]+)\])?(?:: +\[(?<after>[A-Za-z ]+?)(?: = (?<standard>[^[\]]+))?\])?$/;

function parametersOf({ before, number, after, standard }: Readonly<Record<string, string | undefined>>): KeywordParameter[] {
  const parameters: KeywordParameter[] = [];
  if (before !== undefined) parameters.push({ name: before, kind: "damageType", standard: null });
  if (number !== undefined) parameters.push({ name: number, kind: "number", standard: null });
  if (after !== undefined) parameters.push({ name: after, kind: after === "power" ? "power" : "noun", standard: standard ?? null });
  return parameters;
}

/** One parameter at most, but a number may go before a power. */
const isOdd = (parameters: readonly KeywordParameter[]): boolean => parameters.length > 1 && parameters.map(({ kind }) => kind).join() !== "number,power";

/** Reads a block that starts with `keyword`: its name, its word forms, its meaning and its reminders. */
export function readKeywordBlock(block: SourceBlock): KeywordBlock {
  const diagnostics: Diagnostic[] = [];
  const report = (code: string, source: SourceText, message: string, help: string): void => {
    diagnostics.push({ code, severity: "error", span: fileSpan(source, 0, source.text.length), message, help });
  };
  const [head, ...lines] = block.lines;
  if (head === undefined) return { declaration: null, diagnostics };
  const groups = HEAD.exec(head.text.trimEnd())?.groups;
  const title = groups?.["name"];
  const parameters = groups === undefined ? [] : parametersOf(groups);
  if (title === undefined || isOdd(parameters)) {
    report(
      "keyword/head",
      head,
      `“${head.text.slice(0, 60)}” does not declare a keyword.`,
      "Write “keyword NAME”, with its parameter: “keyword Mend [N]”, “keyword Inspire: [thing]”, “keyword Stash: [power]”, “keyword [type] Resistance”.",
    );
    return { declaration: null, diagnostics };
  }

  const meaning: SourceText[] = [];
  const reminders: SourceText[] = [];
  const forms: Record<string, string> = { lower: lowered(title), title };
  let verb: KeywordVerb | null = null;
  let others = 0;
  for (const line of lines) {
    const match = /^\s*([A-Za-z]+):\s*/.exec(line.text);
    const field = match?.[1] ?? "";
    if (match === null || !isField(field)) {
      const near = didYouMean(field, FIELDS, 1);
      const hint = near.length > 0 ? `Did you mean ${anyOf(near)}?` : `A line of a keyword starts with ${anyOf(FIELDS.map((name) => `${name}:`))}.`;
      report("keyword/unknown-field", line, match === null ? "The line does not start with the name of a field." : `“${field}” is no field of a keyword.`, hint);
      continue;
    }
    const value = part(line, match[0].length, line.text.length);
    if (value.text === "") {
      report("keyword/empty-field", line, `Nothing stands after “${field}:”.`, "Write its text in the same line, or leave the line out.");
      continue;
    }
    if (field === "means") meaning.push(value);
    else if (field === "reminder") reminders.push(value);
    else if (field === "also") for (const form of commas(value.text)) forms[`also${(others += 1)}`] = form;
    else if (field === "plural") {
      forms["plural"] = value.text;
      forms["pluralTitle"] = upperFirst(value.text);
    } else {
      verb = verbForms(commas(value.text));
      if (verb === null) report("keyword/verb", value, "A verb has five forms.", "Write base, third person, past, participle and ing form: “inspire, inspires, inspired, inspired, inspiring”, or only the base where the rest is regular.");
    }
  }
  if (meaning.length === 0) report("keyword/no-meaning", head, `The keyword “${title}” has no meaning.`, "Write a line “means: …” with the text that a card without the keyword would print, one line a power.");
  reportUnknownParameters();
  const span = fileSpan(head, 0, head.text.length);
  return { declaration: meaning.length === 0 ? null : { lemma: lowered(title), title, forms, verb, parameters, meaning, reminders, span }, diagnostics };

  /** Icons begin with a capital letter, parameters with a small one or are a single letter. */
  function reportUnknownParameters(): void {
    const names = parameters.map(({ name }) => name);
    const help = names.length === 0 ? "It has none; declare one after its name." : `It has ${anyOf(names.map((name) => `[${name}]`))}.`;
    for (const text of meaning)
      for (const { 1: used = "" } of text.text.matchAll(/\[([a-z][A-Za-z ]*|[A-Z])\]/g))
        if (!names.includes(used)) report("keyword/unknown-parameter", text, `“[${used}]” is no parameter of “${title ?? ""}”.`, help);
  }
}

const commas = (text: string): string[] => text.split(",").map((word) => word.trim());

const lowered = (text: string): string => text.toLowerCase();

