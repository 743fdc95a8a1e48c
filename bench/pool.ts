import { globSync } from "tinyglobby";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dataPath, hasData } from "../test/data.ts";

/** The root of the project. */
export const root = join(import.meta.dirname, "..");

/** The folder of cards that is measured on: the public pool where it is, else the project's own cards. */
export const poolFolder = hasData ? dataPath("corpus") : join(root, "cards");

/** A file of the pool. */
export interface PoolFile {
  readonly path: string;
  readonly set: string;
  readonly text: string;
}

/** The files of the pool in order of path. */
export function readPool(): PoolFile[] {
  return globSync("**/*.cards", { cwd: poolFolder, absolute: true })
    .sort()
    .map((path) => ({ path, set: basename(path, ".cards"), text: readFileSync(path, "utf8") }));
}
