import { SarifBuilder, SarifResultBuilder, SarifRuleBuilder, SarifRunBuilder } from "node-sarif-builder";
import type { Fix, Result } from "sarif";
import { catalogue } from "../../grammar/diagnostics/catalogue.ts";
import { LineIndex } from "../../grammar/diagnostics/line-index.ts";
import { rulePage } from "../../lint/rule-page.ts";
import { version } from "../version.ts";
import { loadRules } from "./load-rules.ts";
import { locatedFindings, type LocatedFinding } from "./located-findings.ts";
import type { Linted } from "./linter.ts";

/** All findings as a SARIF 2.1.0 log, with the pages of the rules that found something. */
export async function sarifLog(files: readonly Linted[], own: ReadonlySet<string>): Promise<string> {
  const rules = await loadRules();
  const run = new SarifRunBuilder().initSimple({ toolDriverName: "cardwright", toolDriverVersion: version });
  const found = files.flatMap((linted) => locatedFindings(linted, own).map((finding) => ({ finding, lines: new LineIndex(linted.file.source) })));
  for (const code of new Set(found.map(({ finding }) => finding.code))) {
    const rule = rules.find(({ name }) => code === `lint/${name}`);
    const text = rule?.title ?? Object.entries(catalogue).find(([known]) => known === code)?.[1] ?? code;
    run.addRule(
      new SarifRuleBuilder({
        id: code,
        shortDescription: { text: `${text}.` },
        ...(rule === undefined ? {} : { name: rule.name, fullDescription: { text: rule.why }, help: { text: rule.why, markdown: rulePage(rule) } }),
      }),
    );
  }
  for (const { finding, lines } of found) run.addResult(new SarifResultBuilder(resultOf(finding, lines)));
  const log = new SarifBuilder();
  log.addRun(run);
  return `${log.buildSarifJsonString({ indent: true })}\n`;
}

function resultOf(finding: LocatedFinding, lines: LineIndex): Result {
  const { severity, code, message, help, file, line, column, endLine, endColumn, fixes } = finding;
  const artifactLocation = { uri: uriOf(file) };
  return {
    ruleId: code,
    level: severity,
    message: { text: help === null ? message : `${message} ${help}` },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column, endLine, endColumn } } }],
    ...(fixes.length === 0
      ? {}
      : {
          fixes: fixes.map(
            ({ title, edits }): Fix => ({
              description: { text: title },
              artifactChanges: [
                {
                  artifactLocation,
                  replacements: edits.map(({ span, text }) => {
                    const [start, end] = [lines.lineColumn(span.start), lines.lineColumn(span.end)];
                    return { deletedRegion: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }, insertedContent: { text } };
                  }),
                },
              ],
            }),
          ),
        }),
  };
}

/** A path as a relative reference. */
function uriOf(file: string): string {
  return file.split(/[\\/]/).map(encodeURIComponent).join("/");
}
