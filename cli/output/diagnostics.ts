import type { JudgedCard, JudgedFile } from "../../compiler/compiled.ts";
import type { Diagnostic, Severity } from "../../grammar/diagnostics/diagnostic.ts";
import { DiagnosticRenderer, type Paint } from "../../grammar/diagnostics/render.ts";
import { githubAnnotation } from "./github.ts";
import { locatedDiagnostics } from "./located.ts";
import { coloursFor, widthOf, type Sink, type Terminal } from "./terminal.ts";

/** The ways to write diagnostics. */
export const diagnosticFormats = ["pretty", "json", "github"] as const;
export type DiagnosticFormat = (typeof diagnosticFormats)[number];

/** Writes the diagnostics of a file to the results, in the format asked for; `json` is a diagnostic a line. */
export function writeDiagnostics(terminal: Terminal, file: JudgedFile, format: DiagnosticFormat): void {
  if (format === "pretty") {
    const text = prettyDiagnostics(terminal, terminal.out, file);
    if (text !== "") terminal.out.write(text);
    return;
  }
  const write = format === "json" ? JSON.stringify : githubAnnotation;
  const lines = locatedDiagnostics(file).map((located) => `${write(located)}\n`);
  if (lines.length > 0) terminal.out.write(lines.join(""));
}

/** The diagnostics of a file for people: those of no card, then card by card under its name. */
export function prettyDiagnostics(terminal: Terminal, stream: Sink, file: JudgedFile): string {
  const renderer = new DiagnosticRenderer(file, { paint: paintFor(terminal, stream), width: widthOf(stream) });
  const { bold } = coloursFor(terminal, stream);
  const parts = file.diagnostics.map((diagnostic) => renderer.render(diagnostic));
  for (const card of file.cards) {
    if (card.diagnostics.length === 0) continue;
    parts.push([bold(cardHeading(card)), ...card.diagnostics.map((diagnostic) => renderer.render(diagnostic))].join("\n"));
  }
  return parts.map((part) => `${part}\n\n`).join("");
}

/** How many of a file's diagnostics are errors. */
export function errorCount(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** Colours for rendered diagnostics on a stream. */
export function paintFor(terminal: Terminal, stream: Sink): Paint {
  const { bold, dim, red, yellow, cyan, blue } = coloursFor(terminal, stream);
  const bySeverity: Record<Severity, (text: string) => string> = { error: red, warning: yellow, note: cyan };
  return { place: bold, gutter: blue, severity: (severity, text) => bySeverity[severity](text), code: dim };
}

function cardHeading(card: JudgedCard): string {
  const name = card.name === "" ? `The card of line ${card.line}` : card.name;
  return card.status === "refused" ? `${name} is not understood:` : `${name}:`;
}
