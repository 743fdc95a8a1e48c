import { Command, CommanderError } from "commander";
import type { CommandDefinition } from "./command.ts";
import { commands } from "./commands/index.ts";
import { exitCode, UsageError, type ExitCode } from "./exit-code.ts";
import { coloursFor, say, type Terminal } from "./output/terminal.ts";
import { version } from "./version.ts";

/** Runs one command line, without the program's own name, and gives its exit code. */
export async function runProgram(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCode.fine;
  const program = await buildProgram(args, terminal, (result) => (code = result));
  try {
    await program.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.fine : exitCode.usage;
    if (!(error instanceof UsageError)) throw error;
    const { red, dim } = coloursFor(terminal, terminal.err);
    say(terminal, `${red("error:")} ${error.message}`);
    if (error.hint !== null) say(terminal, dim(error.hint));
    return exitCode.usage;
  }
}

async function buildProgram(args: readonly string[], terminal: Terminal, finish: (code: ExitCode) => void): Promise<Command> {
  const program = new Command("cardwright");
  program
    .description("Reads the printed text of trading cards, as a player reads it, and makes it run.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    .showHelpAfterError("(cardwright --help shows what can be done)")
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out.write(text), writeErr: (text) => terminal.err.write(text) })
    .addHelpText("after", examplesText([
      { does: "compile every card of a folder", line: "cardwright compile cards --out generated" },
      { does: "see how a card is read", line: 'cardwright explain "Mayla Finksputter"' },
      { does: "play a game", line: "cardwright play --seed 7" },
    ]));
  const wanted = new Set(args.filter((arg) => !arg.startsWith("-")).slice(0, 2));
  for (const entry of commands) {
    const command = program.command(entry.name).description(entry.summary);
    command.showHelpAfterError(`(cardwright ${entry.name} --help shows how it is used)`);
    if (wanted.has(entry.name)) define(command, (await entry.load()).command, terminal, finish);
  }
  return program;
}

function define(command: Command, definition: CommandDefinition, terminal: Terminal, finish: (code: ExitCode) => void): void {
  definition.configure(command);
  command.addHelpText("after", examplesText(definition.examples));
  command.action(async () => {
    finish(await definition.run({ operands: command.args, options: command.opts<Record<string, unknown>>() }, terminal));
  });
}

function examplesText(examples: CommandDefinition["examples"]): string {
  return `\nExamples:\n${examples.map(({ does, line }) => `  # ${does}\n  $ ${line}`).join("\n")}`;
}
