import type { Command } from "commander";

/** The arguments of every command that reads card files. */
export function takePaths(command: Command): Command {
  return command
    .argument("<paths...>", "files, folders, glob patterns; - for standard input")
    .option("--game <game>", "whose language the cards are in (default: the file's folder or first line says, else the first game)");
}

/** The option of commands that keep what they have found of files (see `cache/`). */
export function takeCache(command: Command): Command {
  return command.option("--no-cache", "compile every card, also those that have not changed since the last time");
}
