import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of data that is measured against but not part of the project. */
export const dataFolder = resolve(process.env["CARDWRIGHT_DATA"] ?? join(import.meta.dirname, "..", "..", "shared"));

/** Whether the data folder is there; tests that need it skip when it is not. */
export const hasData = existsSync(join(dataFolder, "corpus"));

/** The path of a file in the data folder. */
export function dataPath(...parts: readonly string[]): string {
  return join(dataFolder, ...parts);
}

/** The text of a file in the data folder. */
export function readData(...parts: readonly string[]): string {
  return readFileSync(dataPath(...parts), "utf8");
}

/** The paths of the pool's set files, in name order. */
export function poolFiles(): string[] {
  return readdirSync(dataPath("corpus"))
    .filter((name) => name.endsWith(".cards"))
    .sort()
    .map((name) => dataPath("corpus", name));
}
