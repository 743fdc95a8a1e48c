import { createInterface } from "node:readline";
import { exitCode } from "./exit-code.ts";
import type { Terminal } from "./output/terminal.ts";
import { runProgram } from "./program.ts";
import { version } from "./version.ts";

/** Runs the command line on the process's own streams and sets its exit code. */
export async function main(args: readonly string[]): Promise<void> {
  // A reader that closes early, as `head` does, has what it wanted.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
  try {
    process.exitCode = await runProgram(args, processTerminal());
  } catch (error) {
    process.exitCode = exitCode.fault;
    process.stderr.write(`This is a fault of cardwright ${version}, not of what it was given:\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}

function processTerminal(): Terminal {
  return {
    out: process.stdout,
    err: process.stderr,
    env: process.env,
    folder: process.cwd(),
    readInput: async () => {
      if (process.stdin.isTTY) return null;
      const chunks: Uint8Array[] = [];
      for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    readLines: () => createInterface({ input: process.stdin })[Symbol.asyncIterator](),
  };
}
