import type { CompiledCard, CompiledFile } from "../../compiler/compiled.ts";
import { LineIndex } from "../../grammar/diagnostics/line-index.ts";
import { flagOption, type CommandDefinition } from "../command.ts";
import { compileInputs } from "../compile-inputs.ts";
import { exitCode } from "../exit-code.ts";
import { errorCount, prettyDiagnostics } from "../output/diagnostics.ts";
import { locate } from "../output/located.ts";
import { coloursFor, print, type Terminal } from "../output/terminal.ts";
import { treeLines } from "../output/tree.ts";
import { takePaths } from "../path-options.ts";

/** `cardwright inspect`: everything that is known of each card. */
export const command: CommandDefinition = {
  configure: (command) => {
    takePaths(command).option("--json", "write a line of JSON for each card");
  },
  examples: [
    { does: "audit a set", line: "cardwright inspect cards/wowtcg/honor.cards --json" },
    { does: "list the cards that are refused", line: "cardwright inspect cards --json | jq -r 'select(.status == \"refused\") | .name'" },
    { does: "read it yourself", line: "cardwright inspect cards/wowtcg/winter-veil.cards" },
  ],
  run: async (given, terminal) => {
    const write = flagOption(given, "json") ? writeJson : writeReadable;
    let errors = 0;
    for await (const file of compileInputs(given, terminal)) {
      errors += errorCount(file.diagnostics);
      if (file.diagnostics.length > 0) terminal.err.write(prettyDiagnostics(terminal, terminal.err, { ...file, cards: [] }));
      write(file, terminal);
    }
    return errors > 0 ? exitCode.refused : exitCode.fine;
  },
};

function writeJson(file: CompiledFile, terminal: Terminal): void {
  const lines = new LineIndex(file.source);
  for (const card of file.cards) {
    const { file: path, line, game, set, key, name, header, text, tokens, ast, printed, bindings, ir, status } = card;
    const diagnostics = card.diagnostics.map((diagnostic) => locate(diagnostic, path, name, lines));
    print(terminal, JSON.stringify({ file: path, line, game, set, key, name, status, header, text, tokens, ast, printed, bindings, ir, diagnostics }));
  }
}

function writeReadable(file: CompiledFile, terminal: Terminal): void {
  for (const card of file.cards) {
    const { bold, green, red, dim } = coloursFor(terminal, terminal.out);
    print(terminal, `${bold(card.name)} ${card.status === "whole" ? green("whole") : red("refused")} ${dim(`${card.file}:${card.line} ${card.key}`)}`);
    section(terminal, "text", card.text.split("\n"));
    section(terminal, "tokens", tokenLines(card));
    section(terminal, "tree", treeLines(card.ast));
    section(terminal, "bindings", card.bindings.map(({ node, to, preference }) => `${node} → ${to} (${preference})`));
    section(terminal, "meaning", card.ir === null ? [] : treeLines(card.ir.powers));
    if (card.diagnostics.length > 0) terminal.out.write(prettyDiagnostics(terminal, terminal.out, { ...file, diagnostics: [], cards: [card] }));
    print(terminal, "");
  }
}

function section(terminal: Terminal, title: string, lines: readonly string[]): void {
  if (lines.length === 0 || (lines.length === 1 && lines[0] === "")) return;
  print(terminal, coloursFor(terminal, terminal.out).cyan(title));
  for (const line of lines) print(terminal, `  ${line}`);
}

function tokenLines(card: CompiledCard): string[] {
  const width = Math.max(0, ...card.tokens.map(({ text }) => text.length));
  return card.tokens.map(({ text, start, end, node }) => `${`${start}–${end}`.padEnd(9)} ${text.padEnd(width)}  ${node}`);
}
