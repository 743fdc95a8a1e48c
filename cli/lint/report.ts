import { DiagnosticRenderer } from "../../grammar/diagnostics/render.ts";
import { paintFor } from "../output/diagnostics.ts";
import { githubAnnotation } from "../output/github.ts";
import { coloursFor, widthOf, type Terminal } from "../output/terminal.ts";
import type { Linted } from "./linter.ts";
import { locatedFindings, type LocatedFinding } from "./located-findings.ts";

/** The ways to write what is found. */
export const lintFormats = ["pretty", "json", "github", "sarif", "junit"] as const;
export type LintFormat = (typeof lintFormats)[number];

/** Writes what is found: at once, or as a whole at the end. */
export interface Report {
  readonly file: (linted: Linted) => void;
  readonly end: () => Promise<void>;
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
