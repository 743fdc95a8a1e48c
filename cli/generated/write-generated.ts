import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JudgedFile } from "../../compiler/compiled.ts";
import type { WriteOptions } from "../emitter.ts";
import { readManifest } from "./manifest.ts";
import { sourceOf, unitsOf } from "./units.ts";
import { writePlace, type PlaceToWrite, type Written } from "./write-place.ts";

/**
 * Writes `<out>/<game>/<set>/<card>.ts`, keywords in `<out>/<game>/keywords`, and for each folder a barrel and
 * a manifest. What is as it should be is not touched, nor formatted again. A module goes when its card does:
 * when its file was compiled without it, or is no more in a folder that was. `write` writes one of the folders.
 */
export async function writeGenerated(files: readonly JudgedFile[], options: WriteOptions, write: (place: PlaceToWrite) => Written | Promise<Written> = writePlace): Promise<Written> {
  const out = resolve(options.folder, options.out);
  const units = unitsOf(files, options.folder, options.emit);
  const isCovered = coverage(files, options);
  const writing: (Written | Promise<Written>)[] = [];
  const places = new Set([...units.keys(), ...placesIn(out)]);
  for (const place of [...places].sort()) {
    const old = readManifest(join(out, place));
    const kept = (old?.modules ?? []).filter(({ source }) => !isCovered(source));
    const fresh = units.get(place) ?? [];
    if (fresh.length === 0 && kept.length === (old?.modules.length ?? 0)) continue;
    writing.push(write({ folder: join(out, place), place, old, kept, fresh, emit: options.emit }));
  }
  const written = await Promise.all(writing);
  const sum = (of: keyof Written): number => written.reduce((all, each) => all + each[of], 0);
  return { written: sum("written"), unchanged: sum("unchanged"), removed: sum("removed") };
}

/** The folders `game/set` that were written earlier. */
function placesIn(out: string): readonly string[] {
  const folders = (path: string): readonly string[] =>
    existsSync(path) ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])) : [];
  return folders(out).flatMap((game) => folders(join(out, game)).map((set) => `${game}/${set}`));
}

/** Whether this run tells all that there is of a source: it was compiled, or a folder was where it should lie. */
function coverage(files: readonly JudgedFile[], { folder, given }: WriteOptions): (source: string) => boolean {
  const sources = new Set(files.map(({ file }) => sourceOf(file, folder)));
  const isFolder = (path: string): boolean => statSync(resolve(folder, path), { throwIfNoEntry: false })?.isDirectory() === true;
  const folders = given.filter(isFolder).map((path) => sourceOf(path, folder));
  return (source) => sources.has(source) || folders.some((path) => path === "" || source.startsWith(`${path}/`));
}
