import { runProgram } from "../../cli/program.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process. */
export async function runCardwright(
  args: readonly string[],
  { folder = process.cwd(), input = null, env = {} }: { folder?: string; input?: string | Uint8Array | null; env?: Record<string, string> } = {},
): Promise<Ran> {
  let out = "";
  let err = "";
  const code = await runProgram(args, {
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    env,
    folder,
    readInput: () => Promise.resolve(typeof input === "string" ? new TextEncoder().encode(input) : input),
    readLines: () => linesOf(typeof input === "string" ? input : ""),
  });
  return { code, out, err };
}

async function* linesOf(text: string): AsyncGenerator<string> {
  for (const line of text.split("\n")) yield await Promise.resolve(line);
}
