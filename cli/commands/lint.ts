import { Option } from "commander";
import { ERAS } from "../../lint/rule.ts";
import { textOption, type CommandDefinition } from "../command.ts";
import { exitCode } from "../exit-code.ts";
import { judgeOf, openInputs } from "../judge-inputs.ts";
import { baselineGiven } from "../lint/baseline-file.ts";
import { lintOpened } from "../lint/linter.ts";
import { linterOf } from "../lint/linter-of-run.ts";
import { loadConfig } from "../lint/load-config.ts";
import { loadRules } from "../lint/load-rules.ts";
import { lintFormats, reportAs } from "../lint/report.ts";
import { suggestedFindings } from "../lint/suggested.ts";
import { fixesGiven, mostWarnings, settingsGiven } from "../lint/settings-given.ts";
import { startProgress } from "../output/progress.ts";
import { counted, print, say } from "../output/terminal.ts";
import { takeCache, takePaths } from "../path-options.ts";

/** `cardwright lint`: says what is wrong with the wording of cards, and mends it. */
export const command: CommandDefinition = {
  configure: (command) => {
    takeCache(takePaths(command))
      .option("--fix", "do the fixes that are proved to keep the meaning, or to give a refused card one")
      .option("--fix-suggestions", "do those, then ask for the others one by one")
      .option("--rule <name>", "judge by this rule alone; may be given several times", (name: string, before: readonly string[]) => [...before, name], [])
      .option("--max-warnings <count>", "let so many warnings pass")
      .addOption(new Option("--format <format>", "how findings are written").choices(lintFormats).default("pretty"))
      .addOption(new Option("--era <era>", "the edition of official wording (default: 2009, or what the configuration says)").choices([...ERAS]))
      .option("--baseline <file>", "let the findings pass that a file lists")
      .option("--write-baseline", "write that file (default: cardwright-baseline.json)")
      .option("--config <file>", "the configuration (default: cardwright.config.ts, .js or .json)");
  },
  examples: [
    { does: "judge every card of a folder", line: "cardwright lint cards" },
    { does: "mend what is safe to mend", line: "cardwright lint cards --fix" },
    { does: "judge by one rule", line: "cardwright lint cards --rule curly-quotes" },
    { does: "feed code scanning", line: "cardwright lint cards --format sarif > cards.sarif" },
    { does: "begin with an old set", line: "cardwright lint old.cards --write-baseline" },
  ],
  run: async (given, terminal) => {
    const config = await loadConfig(textOption(given, "config"), terminal.folder, loadRules);
    const { wording, only, own } = await settingsGiven(given, config);
    const most = mostWarnings(given, config);
    const { safe, suggestions } = fixesGiven(given);
    const baseline = baselineGiven(given, config, terminal);
    if (safe) await (await import("../lint/fix-files.ts")).fixFiles(given, terminal, await wording.settings(), { suggestions });
    if (safe && given.operands.includes("-")) return exitCode.fine;
    const format = lintFormats.find((each) => each === textOption(given, "format")) ?? "pretty";
    const report = reportAs(format, terminal, own);
    const linter = linterOf(given, terminal, wording);
    const counts = { error: 0, warning: 0, note: 0 };
    let cards = 0;
    const suggested = suggestedFindings(judgeOf(given, terminal));
    const facts = linter.facts();
    const { opened: all, problem } = await openInputs(given, terminal);
    if (problem !== null) throw problem;
    if (all.length > 1) for (const opened of all) await facts.see(opened);
    linter.expect(all.flatMap((opened) => ("cards" in opened ? [] : [{ opened, elsewhere: facts.elsewhere(opened.file) }])));
    const progress = await startProgress(terminal, "Judging", all.length);
    for (const opened of all) {
      const linted = await lintOpened(linter, opened, facts.elsewhere(opened.file));
      progress.step();
      const wanted = only.length === 0 ? linted.diagnostics : linted.diagnostics.filter(({ rule }) => rule !== null && only.includes(rule));
      const left = await suggested(baseline.take({ ...linted, diagnostics: wanted }), opened);
      cards += left.file.cards.length;
      for (const { severity } of left.diagnostics) counts[severity] += 1;
      report.file(left);
    }
    progress.stop();
    await report.end();
    baseline.end();
    (format === "pretty" ? print : say)(terminal, `${counted(counts.error, "error")} and ${counted(counts.warning, "warning")} in ${counted(cards, "card")}.`);
    if (counts.warning > most) say(terminal, `At most ${counted(most, "warning")} may stand.`);
    return counts.error > 0 || counts.warning > most ? exitCode.refused : exitCode.fine;
  },
};
