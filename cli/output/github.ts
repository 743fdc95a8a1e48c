import type { Severity } from "../../grammar/diagnostics/diagnostic.ts";
import type { LocatedDiagnostic } from "./located.ts";

const commandOf: Record<Severity, string> = { error: "error", warning: "warning", note: "notice" };

/** A diagnostic as the workflow command that GitHub shows beside the line. */
export function githubAnnotation(diagnostic: LocatedDiagnostic): string {
  const { file, line, endLine, column, endColumn, code, message, help, severity } = diagnostic;
  const properties = [
    `file=${property(file)}`,
    `line=${line}`,
    `endLine=${endLine}`,
    // Columns are only understood within one line.
    ...(line === endLine ? [`col=${column}`, `endColumn=${endColumn}`] : []),
    `title=${property(code)}`,
  ];
  return `::${commandOf[severity]} ${properties.join(",")}::${data(help === null ? message : `${message}\n${help}`)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
