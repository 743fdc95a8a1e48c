import { readFileSync } from "node:fs";
import { writeWhole } from "../generated/atomic-write.ts";

/** What `read` makes of the text that was kept at a path; null where there is none, or none that it can read. */
export function readKept<T>(path: string, read: (text: string) => T | null): T | null {
  try {
    return read(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** Keeps a text at a path. Where it can't be written, what it says is found again the next time. */
export function keep(path: string, text: string): void {
  try {
    writeWhole(path, text);
  } catch {
    return;
  }
}
