import { textOption, type Given } from "../command.ts";
import { UsageError } from "../exit-code.ts";
import type { Answers } from "../output/answers.ts";
import type { Terminal } from "../output/terminal.ts";

/** What must be known of a new thing: an option says it, else it is asked for. */
export interface Question {
  readonly option: string;
  /** What the option's value is called in the help. */
  readonly value: string;
  readonly help: string;
  readonly ask: string;
  /** What holds where nothing is answered; null where there must be an answer. */
  readonly otherwise: string | null;
}

/** What has been said: the answer to each question by its option, and the paragraphs of a text. */
export interface Said {
  readonly paragraphs: readonly string[];
  readonly [option: string]: string | readonly string[];
}

/** A block of text for a card file. */
export interface NewBlock {
  /** What it is, for messages: “Soot Cat”. */
  readonly title: string;
  readonly file: string;
  readonly text: string;
  /** Whether the file is made for it, and must not be there. */
  readonly starts: boolean;
}

/** Something that can be added. */
export interface NewKind {
  readonly questions: readonly Question[];
  readonly block: (said: Said, terminal: Terminal, answers: Answers | null) => Promise<NewBlock>;
}

/** The answers to questions: from options, else from whoever is asked; without anybody, what must be said is an error. */
export async function asked(questions: readonly Question[], given: Given, answers: Answers | null): Promise<Readonly<Record<string, string>>> {
  const said: Record<string, string> = {};
  for (const { option, ask, otherwise } of questions) {
    const option_ = option.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value = textOption(given, option_) ?? (answers === null ? null : (await answers.next(`${ask}${otherwise === null || otherwise === "" ? "" : ` (${otherwise})`}: `))?.trim());
    const text = value === undefined || value === null || value === "" ? otherwise : value;
    if (text === null) throw new UsageError(`--${option} is missing: ${ask}?`, "Give it, or run the command at a terminal to be asked.");
    said[option] = text;
  }
  return said;
}

/** An answer that was asked for. */
export function answer(said: Said, option: string): string {
  const value = said[option];
  return typeof value === "string" ? value : "";
}
