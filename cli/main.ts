import type { Terminal } from "./output/terminal.ts";
import { runProgram } from "./program.ts";

/** Runs the command line on the process's own streams and sets its exit code. */
export async function main(args: readonly string[]): Promise<void> {
  // A reader that closes early, as `head` does, has what it wanted.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
  process.exitCode = await runProgram(args, processTerminal());
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
  };
}
