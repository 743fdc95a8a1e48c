import type { Command } from "commander";

/** The arguments of every command that reads card files. */
export function takePaths(command: Command): Command {
  return command
    .argument("<paths...>", "files, folders, glob patterns; - for standard input")
    .option("--game <game>", "whose language the cards are in (default: the file's folder or first line says, else the first game)");
}
