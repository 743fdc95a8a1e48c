import { Option } from "commander";
import type { JudgedFile } from "../../compiler/compiled.ts";
import { textOption, type CommandDefinition } from "../command.ts";
import { loadEmitter } from "../emitter.ts";
import type { Written } from "../generated/write-place.ts";
import { judgeInputs, judgeOf } from "../judge-inputs.ts";
import { exitCode } from "../exit-code.ts";
import { writeDiagnostics } from "../output/diagnostics.ts";
import { Tally } from "../output/tally.ts";
import { counted, print, say, type Terminal } from "../output/terminal.ts";
import { takeCache, takePaths } from "../path-options.ts";
import { suggestionsOfRun } from "../suggestions.ts";
import { formatGiven, formatOption } from "./check.ts";

/** `cardwright compile`: writes a module a card. A refused card keeps no other from being written. */
export const command: CommandDefinition = {
  configure: (command) => {
    takeCache(takePaths(command))
      .requiredOption("--out <folder>", "where the modules are written: <folder>/<game>/<set>/<card>.ts")
      .addOption(new Option("--emit <kind>", "what is written for a card").choices(["ts", "json"]).default("ts"))
      .addOption(formatOption());
  },
  examples: [
    { does: "compile every card", line: "cardwright compile cards --out generated" },
    { does: "write the meaning of cards for a program in another language", line: "cardwright compile cards/wowtcg/honor.cards --out data --emit json" },
    { does: "compile what another program writes", line: "cardwright compile - --game wowtcg --out generated < draft.cards" },
  ],
  run: async (given, terminal) => {
    const format = formatGiven(textOption(given, "format"));
    const files: JudgedFile[] = [];
    const tally = new Tally();
    const judge = judgeOf(given, terminal);
    const suggested = suggestionsOfRun(judge);
    for await (const file of judgeInputs(given, terminal, judge)) {
      tally.count(file);
      writeDiagnostics(terminal, await suggested(file), format);
      files.push(file);
    }
    // A card stands on the keywords of its game, so they are written beside it.
    const games = [...new Set(files.filter(({ cards }) => cards.length > 0).map(({ game }) => game))].sort();
    for (const game of games) files.push(await judge.keywords(game));
    const emit = textOption(given, "emit") === "json" ? "json" : "ts";
    const written = await (await loadEmitter()).write(files, { out: textOption(given, "out") ?? "", folder: terminal.folder, given: given.operands, emit }, judge.crew);
    const tell: (terminal: Terminal, line: string) => void = format === "pretty" ? print : say;
    tell(terminal, tally.summary("compiled"));
    tell(terminal, writtenText(written));
    return tally.refused > 0 || tally.errors > 0 ? exitCode.refused : exitCode.fine;
  },
};

function writtenText({ written, unchanged, removed }: Written): string {
  return `${counted(written, "file")} written, ${unchanged} unchanged, ${removed} removed.`;
}
