import { Option } from "commander";
import { textOption, type CommandDefinition } from "../command.ts";
import { judgeInputs, judgeOf } from "../judge-inputs.ts";
import { exitCode } from "../exit-code.ts";
import { diagnosticFormats, writeDiagnostics, type DiagnosticFormat } from "../output/diagnostics.ts";
import { Tally } from "../output/tally.ts";
import { print, say } from "../output/terminal.ts";
import { takeCache, takePaths } from "../path-options.ts";
import { suggestionsOfRun } from "../suggestions.ts";

/** `cardwright check`: says which cards are not understood and why, and writes nothing. */
export const command: CommandDefinition = {
  configure: (command) => {
    takeCache(takePaths(command)).addOption(formatOption());
  },
  examples: [
    { does: "check every card of a folder", line: "cardwright check cards" },
    { does: "check what another program writes", line: "cardwright check - --game wowtcg < draft.cards" },
    { does: "annotate a pull request", line: "cardwright check 'cards/**/*.cards' --format github" },
  ],
  run: async (given, terminal) => {
    const format = formatGiven(textOption(given, "format"));
    const tally = new Tally();
    const judge = judgeOf(given, terminal);
    const suggested = suggestionsOfRun(judge);
    for await (const file of judgeInputs(given, terminal, judge)) {
      tally.count(file);
      writeDiagnostics(terminal, await suggested(file), format);
    }
    (format === "pretty" ? print : say)(terminal, tally.summary("understood"));
    return tally.refused > 0 || tally.errors > 0 ? exitCode.refused : exitCode.fine;
  },
};

/** The option that chooses how diagnostics are written. */
export function formatOption(): Option {
  return new Option("--format <format>", "how diagnostics are written").choices(diagnosticFormats).default("pretty");
}

/** The chosen format; commander has checked it. */
export function formatGiven(value: string | undefined): DiagnosticFormat {
  return diagnosticFormats.find((format) => format === value) ?? "pretty";
}
