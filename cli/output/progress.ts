import { Writable } from "node:stream";
import type { Terminal } from "./terminal.ts";

/** The progress of long work. */
export interface Progress {
  readonly step: () => void;
  readonly stop: () => void;
}

const silent: Progress = { step: () => undefined, stop: () => undefined };

/** Fewer steps are over before a bar could be read. */
const worthShowing = 12;

/** A bar on standard error while it is a terminal; nothing otherwise. */
export async function startProgress(terminal: Terminal, what: string, total: number): Promise<Progress> {
  const stream = terminal.err;
  if (stream.isTTY !== true || !(stream instanceof Writable) || total < worthShowing) return silent;
  const { SingleBar } = (await import("cli-progress")).default;
  const bar = new SingleBar({ stream, format: `${what} {bar} {value}/{total}`, barsize: 30, clearOnComplete: true, hideCursor: true });
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
