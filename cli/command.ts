import type { Command } from "commander";
import type { ExitCode } from "./exit-code.ts";
import type { Terminal } from "./output/terminal.ts";

/** What the user gave a command: its operands, and its options by their long name in camel case. */
export interface Given {
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** One command of the command line; its file in `commands/` exports it as `command`. */
export interface CommandDefinition {
  /** Declares arguments and options. */
  readonly configure: (command: Command) => void;
  readonly examples: readonly { readonly does: string; readonly line: string }[];
  readonly run: (given: Given, terminal: Terminal) => Promise<ExitCode> | ExitCode;
}

/** The value of an option that takes a text. */
export function textOption(given: Given, name: string): string | undefined {
  const value = given.options[name];
  return typeof value === "string" ? value : undefined;
}

/** Whether an option without a value is given. */
export function flagOption(given: Given, name: string): boolean {
  return given.options[name] === true;
}

/** The values of an option that may be given several times. */
export function textsOption(given: Given, name: string): string[] {
  const values = given.options[name];
  return Array.isArray(values) ? values.filter((value): value is string => typeof value === "string") : [];
}
