import { createColors } from "picocolors";

type Colours = ReturnType<typeof createColors>;

/** A stream that the command line writes to. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Where a command reads and writes; results go to `out`, messages to `err`. */
export interface Terminal {
  readonly out: Sink;
  readonly err: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** All of standard input, or null when nothing is connected to it but a keyboard. */
  readonly readInput: () => Promise<Uint8Array | null>;
  /** The lines of standard input one after another as they come, from a keyboard or a pipe. */
  readonly readLines: () => AsyncIterator<string>;
}

/** Colours for one of the terminal's streams: never with `NO_COLOR`, always with `FORCE_COLOR`, else when it is a terminal. */
export function coloursFor(terminal: Terminal, stream: Sink): Colours {
  return createColors(isColoured(terminal, stream));
}

function isColoured({ env }: Terminal, stream: Sink): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return stream.isTTY === true && env["TERM"] !== "dumb";
}

/** How many cells a line of a stream may take. */
export function widthOf(stream: Sink): number {
  return Math.min(stream.columns ?? 120, 160);
}

/** Tells the user something that is not the result. */
export function say(terminal: Terminal, message: string): void {
  terminal.err.write(`${message}\n`);
}

/** Writes a line of the result. */
export function print(terminal: Terminal, line: string): void {
  terminal.out.write(`${line}\n`);
}

/** A number of things: `1 card`, `2 cards`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
