import { LineIndex } from "../../grammar/diagnostics/line-index.ts";
import { DiagnosticRenderer } from "../../grammar/diagnostics/render.ts";
import type { Fix } from "../../grammar/diagnostics/diagnostic.ts";
import { pageOf } from "../../lint/rule-page.ts";
import { paintFor } from "../output/diagnostics.ts";
import { githubAnnotation } from "../output/github.ts";
import { locate, type LocatedDiagnostic } from "../output/located.ts";
import { coloursFor, widthOf, type Terminal } from "../output/terminal.ts";
import type { Linted } from "./linter.ts";

/** The ways to write what is found. */
export const lintFormats = ["pretty", "json", "github", "sarif", "junit"] as const;
export type LintFormat = (typeof lintFormats)[number];

/** What is found, as programs get it. */
export interface LocatedFinding extends LocatedDiagnostic {
  /** The rule; null for a diagnostic of the compiler. */
  readonly rule: string | null;
  /** Where the page of the rule lies in the project; null for a rule of the set's own. */
  readonly link: string | null;
  /** All fixes, the best first. */
  readonly fixes: readonly Fix[];
}

/** Writes what is found: at once, or as a whole at the end. */
export interface Report {
  readonly file: (linted: Linted) => void;
  readonly end: () => Promise<void>;
}

/** The findings of a file with their places; `own` are the names of the rules of the set's own, which have no page. */
export function locatedFindings({ file, diagnostics }: Linted, own: ReadonlySet<string>): LocatedFinding[] {
  const lines = new LineIndex(file.source);
  return diagnostics.map((diagnostic) => {
    const { line } = lines.lineColumn(diagnostic.span.start);
    const card = file.cards.findLast((each) => each.line <= line);
    return { ...locate(diagnostic, file.file, card?.name ?? null, lines), rule: diagnostic.rule, link: diagnostic.rule !== null && own.has(diagnostic.rule) ? null : pageOf(diagnostic.code), fixes: diagnostic.fixes };
  });
}

/** The report in a format. */
export function reportAs(format: LintFormat, terminal: Terminal, own: ReadonlySet<string>): Report {
  if (format === "sarif" || format === "junit") return wholeReport(format, terminal, own);
  const nothing = (): Promise<void> => Promise.resolve();
  if (format === "pretty") return { file: (linted) => terminal.out.write(pretty(linted, terminal, own)), end: nothing };
  const write = format === "json" ? JSON.stringify : githubAnnotation;
  return { file: (linted) => terminal.out.write(locatedFindings(linted, own).map((finding) => `${write(finding)}\n`).join("")), end: nothing };
}

function wholeReport(format: "sarif" | "junit", terminal: Terminal, own: ReadonlySet<string>): Report {
  const all: Linted[] = [];
  return {
    file: (linted) => void all.push(linted),
    end: async () => {
      terminal.out.write(format === "sarif" ? await (await import("./sarif.ts")).sarifLog(all, own) : (await import("./junit.ts")).junitReport(all, own));
    },
  };
}

/** The findings of a file for people: card by card under its name, with the page of each rule. */
function pretty(linted: Linted, terminal: Terminal, own: ReadonlySet<string>): string {
  const { bold, dim } = coloursFor(terminal, terminal.out);
  const renderer = new DiagnosticRenderer(linted.file, { paint: paintFor(terminal, terminal.out), width: widthOf(terminal.out) });
  const located = locatedFindings(linted, own);
  let heading: string | null = null;
  const parts: string[] = [];
  for (const [index, diagnostic] of linted.diagnostics.entries()) {
    const { card, link, fixes, rule, line } = located[index] as LocatedFinding;
    const indent = " ".repeat(Math.max(4, String(line).length + 1));
    if (card !== heading && card !== null) parts.push(bold(`${card}:`));
    heading = card;
    const others = fixes.slice(1).map(({ title }) => `${indent} = or: ${title}`);
    const how = rule === null || link === null ? [] : [dim(`${indent} = why: cardwright rules ${rule} (${link})`)];
    parts.push([renderer.render(diagnostic), ...others, ...how, ""].join("\n"));
  }
  return parts.map((part) => `${part}\n`).join("");
}
