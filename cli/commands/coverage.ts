import { flagOption, textOption, type CommandDefinition } from "../command.ts";
import { CoverageCount, type Coverage } from "../coverage.ts";
import { judgeInputs } from "../judge-inputs.ts";
import { exitCode, UsageError } from "../exit-code.ts";
import { errorCount, prettyDiagnostics } from "../output/diagnostics.ts";
import { table } from "../output/table.ts";
import { coloursFor, counted, print, widthOf, type Terminal } from "../output/terminal.ts";
import { takeCache, takePaths } from "../path-options.ts";

/** `cardwright coverage`: how many cards are understood whole, and what holds the others back. */
export const command: CommandDefinition = {
  configure: (command) => {
    takeCache(takePaths(command))
      .option("--json", "write the figures as JSON")
      .option("--gaps <number>", "how many gaps to list", "20");
  },
  examples: [
    { does: "measure the cards of a game", line: "cardwright coverage cards/wowtcg" },
    { does: "measure for another program", line: "cardwright coverage cards --json" },
    { does: "see all that is missing", line: "cardwright coverage cards --gaps 1000" },
  ],
  run: async (given, terminal) => {
    const wanted = Number(textOption(given, "gaps"));
    if (!Number.isSafeInteger(wanted) || wanted < 0) throw new UsageError("--gaps takes a number.");
    const count = new CoverageCount();
    let errors = 0;
    for await (const file of judgeInputs(given, terminal)) {
      count.add(file);
      errors += errorCount(file.diagnostics);
      if (file.diagnostics.length > 0) terminal.err.write(prettyDiagnostics(terminal, terminal.err, { ...file, cards: [] }));
    }
    const coverage = count.coverage();
    if (flagOption(given, "json")) print(terminal, JSON.stringify(coverage, null, 2));
    else writeCoverage(terminal, coverage, wanted);
    return errors > 0 ? exitCode.refused : exitCode.fine;
  },
};

function writeCoverage(terminal: Terminal, coverage: Coverage, wanted: number): void {
  const { bold, dim } = coloursFor(terminal, terminal.out);
  const rows = [...coverage.files, { file: "in all", cards: coverage.cards, whole: coverage.whole }].map(({ file, cards, whole }) => [
    file,
    String(cards),
    String(whole),
    cards === 0 ? "" : `${((100 * whole) / cards).toFixed(1)} %`,
  ]);
  const [head, ...lines] = table([["file", "cards", "whole", "share"], ...rows]);
  print(terminal, dim(head ?? ""));
  lines.forEach((line, index) => print(terminal, index === lines.length - 1 ? bold(line) : line));
  const gaps = coverage.gaps.slice(0, wanted);
  if (gaps.length === 0) return;
  print(terminal, `\n${bold("What holds most cards back")}`);
  const width = widthOf(terminal.out) - 8;
  for (const { cards, code, what, example } of gaps) {
    print(terminal, `${String(cards).padStart(5)}  ${bold(what === "" ? "(nothing)" : what)} ${dim(`[${code}]`)}`);
    print(terminal, dim(`       ${example.file}:${example.line} ${example.card}`));
    print(terminal, dim(`       ${example.text.length > width ? `${example.text.slice(0, width - 1)}…` : example.text}`));
  }
  const more = coverage.gaps.length - gaps.length;
  if (more > 0) print(terminal, dim(`and ${counted(more, "other gap")} (--gaps ${coverage.gaps.length} shows them)`));
}
