import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Option } from "commander";
import { cacheFolder } from "../cache/cache-folder.ts";
import { keepingJudge } from "../cache/judge.ts";
import { textOption, type CommandDefinition } from "../command.ts";
import { knownGame } from "../compile-inputs.ts";
import { loadCompiler, type Compiler } from "../compiler.ts";
import { exitCode, UsageError } from "../exit-code.ts";
import { gameFolders } from "../games.ts";
import { buildName } from "../judge-inputs.ts";
import { keepingLinter } from "../lint/linter.ts";
import { loadConfig } from "../lint/load-config.ts";
import { loadRules } from "../lint/load-rules.ts";
import { settingsGiven } from "../lint/settings-given.ts";
import { say } from "../output/terminal.ts";
import { takePaths } from "../path-options.ts";
import { CardWatch } from "../watch/card-watch.ts";
import { ERAS } from "../../lint/rule.ts";

/** Editors write a file in several steps; what comes within so many milliseconds is one change. */
const SETTLING = 20;

/** `cardwright watch`: compiles and judges cards again whenever they are saved, until it is interrupted. */
export const command: CommandDefinition = {
  configure: (command) => {
    takePaths(command)
      .option("--out <folder>", "write the modules of what compiles there, as compile does")
      .addOption(new Option("--era <era>", "the edition of official wording").choices([...ERAS]))
      .option("--config <file>", "the configuration (default: cardwright.config.ts, .js or .json)");
  },
  examples: [
    { does: "see what is wrong with a set while you write it", line: "cardwright watch cards" },
    { does: "and keep its modules up to date", line: "cardwright watch cards --out generated" },
  ],
  run: async (given, terminal) => {
    if (given.operands.includes("-")) throw new UsageError("Standard input can't be watched.", "Name files or folders.");
    const games = Object.keys(gameFolders);
    const { wording, own } = await settingsGiven(given, await loadConfig(textOption(given, "config"), terminal.folder, loadRules));
    let loaded: Promise<Compiler> | null = null;
    const load = (): Promise<Compiler> => (loaded ??= loadCompiler());
    const build = buildName();
    const kept = build === null ? null : cacheFolder(build, terminal.env);
    const folder = kept ?? mkdtempSync(join(tmpdir(), "cardwright-watch-"));
    const judge = keepingJudge(folder, load);
    const watch = new CardWatch({ operands: given.operands, game: knownGame(textOption(given, "game"), { games }), games, out: textOption(given, "out") ?? null, linter: keepingLinter(folder, load, wording), ownRules: own, keywords: judge.keywords }, terminal);
    try {
      await watch.all();
      await load();
      say(terminal, "Watching. Save a file to see it judged again; Ctrl+C ends it.");
      await untilInterrupted(watch, given.operands, terminal.folder, (problem) => say(terminal, problem));
    } finally {
      if (kept === null) rmSync(folder, { recursive: true, force: true });
    }
    return exitCode.fine;
  },
};

/** Follows the files until the process is interrupted. */
async function untilInterrupted(watch: CardWatch, operands: readonly string[], folder: string, tell: (problem: string) => void): Promise<void> {
  const { watch: follow } = await import("chokidar");
  const { isDynamicPattern } = await import("tinyglobby");
  // Of a pattern, the folder that it starts in is followed; what it does not match is passed over.
  const roots = operands.map((operand) => resolve(folder, isDynamicPattern(operand) ? operand.slice(0, operand.search(/[*?[{(!]/)).replace(/[^/]*$/, "") || "." : operand));
  const changed = new Set<string>();
  let gone = false;
  let timer: NodeJS.Timeout | null = null;
  const run = (): void => {
    timer = null;
    const paths = new Set(changed);
    changed.clear();
    const round = gone ? watch.all() : watch.changed(paths);
    gone = false;
    round.catch((problem: unknown) => tell(problem instanceof Error ? problem.message : String(problem)));
  };
  const follower = follow(roots, { ignoreInitial: true, ignored: /(^|[/\\])(\.git|node_modules)([/\\]|$)/ });
  follower.on("all", (event, path) => {
    if (event === "addDir" || event === "unlinkDir") return;
    if (event === "unlink") gone = true;
    else changed.add(resolve(path));
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(run, SETTLING);
  });
  await new Promise<void>((end) => {
    process.once("SIGINT", () => end());
    process.once("SIGTERM", () => end());
  });
  await follower.close();
}
