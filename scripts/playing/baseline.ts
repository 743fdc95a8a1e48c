import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const pathOf = (name: string): string => join(import.meta.dirname, "..", "..", "test", "baselines", `${name}.json`);

/** What a measure was when it was last kept; null if it never was. */
export function readBaseline(name: string): unknown {
  const path = pathOf(name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as unknown) : null;
}

export function writeBaseline(name: string, figures: unknown): void {
  writeFileSync(pathOf(name), `${JSON.stringify(figures, null, 2)}\n`);
}
