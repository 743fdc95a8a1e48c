import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../diagnostics/catalogue.ts";
import { anyOf } from "../diagnostics/did-you-mean.ts";

/** From an offset in the line to one in the file. */
export type ToFile = (offset: number) => number;

/** Collects what is wrong with one header line. */
export class Complaints {
  readonly diagnostics: Diagnostic[] = [];
  readonly #toFile: ToFile;

  constructor(toFile: ToFile) {
    this.#toFile = toFile;
  }

  /** Adds an error at a stretch of the line. */
  put(code: DiagnosticCode, start: number, length: number, message: string, help: string, instead?: string): void {
    const span = { start: this.#toFile(start), end: this.#toFile(start + length) };
    const fix =
      instead === undefined
        ? {}
        : { fix: { title: `Write “${instead}”`, safe: false, edits: [{ span, text: instead }] } };
    this.diagnostics.push({ code, severity: "error", span, message, help, ...fix });
  }

  /** Adds an error for a word that is near to known ones. */
  replace(
    code: DiagnosticCode,
    word: { readonly text: string; readonly start: number },
    near: readonly string[],
    message: string,
  ): void {
    this.put(code, word.start, word.text.length, message, `Did you mean ${anyOf(near)}?`, near[0]);
  }
}
