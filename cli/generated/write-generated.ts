import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JudgedFile } from "../../compiler/compiled.ts";
import type { WriteOptions, Written } from "../emitter.ts";
import { writeWhole } from "./atomic-write.ts";
import { digest, MANIFEST_FILE, MANIFEST_FORMAT, manifestText, readManifest } from "./manifest.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import { byKey, KEYWORDS, sourceOf, unitsOf } from "./units.ts";
import type { Unit } from "./units.ts";

const BARREL = "index.ts";

/**
 * Writes `<out>/<game>/<set>/<card>.ts`, keywords in `<out>/<game>/keywords`, and for each folder a barrel and
 * a manifest. What is as it should be is not touched, nor formatted again. A module goes when its card does:
 * when its file was compiled without it, or is no more in a folder that was.
 */
export async function writeGenerated(files: readonly JudgedFile[], options: WriteOptions): Promise<Written> {
  const out = resolve(options.folder, options.out);
  const units = unitsOf(files, options.folder, options.emit);
  const isCovered = coverage(files, options);
  const counts = { written: 0, unchanged: 0, removed: 0 };
  const places = new Set([...units.keys(), ...placesIn(out)]);
  for (const place of [...places].sort()) {
    const old = readManifest(join(out, place));
    const kept = (old?.modules ?? []).filter(({ source }) => !isCovered(source));
    const fresh = units.get(place) ?? [];
    if (fresh.length === 0 && kept.length === (old?.modules.length ?? 0)) continue;
    await writePlace(new Place(join(out, place), counts), place, { old, kept, fresh }, options.emit);
  }
  return counts;
}

interface Contents {
  readonly old: Manifest | null;
  readonly kept: readonly ManifestEntry[];
  readonly fresh: readonly Unit[];
}

async function writePlace(place: Place, name: string, { old, kept, fresh }: Contents, emit: "ts" | "json"): Promise<void> {
  const before = new Map(old?.modules.map((entry) => [entry.key, entry]));
  const entries = fresh.map((unit) => place.writeUnit(unit, before.get(unit.key)));
  const freshKeys = new Set(fresh.map(({ key }) => key));
  const modules = [...kept.filter(({ key }) => !freshKeys.has(key)), ...entries].sort(byKey);
  const files = new Set(modules.map(({ file }) => file));
  for (const file of old?.modules.map((entry) => entry.file) ?? place.modules()) if (!files.has(file)) place.remove(file);
  const [game = "", set = ""] = name.split("/");
  if (modules.length === 0 || emit === "json") place.remove(BARREL);
  if (modules.length === 0) return place.clear();
  const barrel = emit === "json" ? null : await place.writeBarrel(modules, set, old?.barrel ?? null);
  place.write(MANIFEST_FILE, manifestText({ format: MANIFEST_FORMAT, game, set, barrel, modules }));
}

/** A folder of written modules. */
class Place {
  readonly #folder: string;
  readonly #counts: { written: number; unchanged: number; removed: number };

  constructor(folder: string, counts: { written: number; unchanged: number; removed: number }) {
    this.#folder = folder;
    this.#counts = counts;
  }

  writeUnit({ key, name, source, meaning, file, text }: Unit, before: ManifestEntry | undefined): ManifestEntry {
    const entry = { key, name, file, source, meaning };
    if (before?.meaning === meaning && this.#isAsWritten(file, before.module)) return { ...entry, module: before.module };
    return { ...entry, module: this.write(file, text()) };
  }

  async writeBarrel(modules: readonly ManifestEntry[], set: string, before: Manifest["barrel"]): Promise<Manifest["barrel"]> {
    const meaning = digest(JSON.stringify(modules.map(({ key, file }) => [key, file])));
    if (before?.meaning === meaning && this.#isAsWritten(BARREL, before.module)) return before;
    const { emitBarrel } = await import("../../compiler/3-emit/emit-barrel.ts");
    const kind = set === KEYWORDS ? ({ constant: "keywords", type: "KeywordDefinition" } as const) : ({ constant: "cards", type: "Card" } as const);
    return { meaning, module: this.write(BARREL, await emitBarrel(modules, kind)) };
  }

  /** Writes a file unless it is there with this text, and gives the digest of the text. */
  write(file: string, text: string): string {
    if (this.#read(file) === text) this.#counts.unchanged += 1;
    else {
      writeWhole(join(this.#folder, file), text);
      this.#counts.written += 1;
    }
    return digest(text);
  }

  /** The files that look like modules of ours, where no manifest tells. */
  modules(): readonly string[] {
    if (!existsSync(this.#folder)) return [];
    const isOurs = (file: string): boolean => /^export default (card|keywordDefinition)\(/m.test(this.#read(file) ?? "");
    return readdirSync(this.#folder).filter((file) => file.endsWith(".ts") && isOurs(file));
  }

  remove(file: string): void {
    const path = join(this.#folder, file);
    if (!existsSync(path)) return;
    rmSync(path);
    this.#counts.removed += 1;
  }

  /** Nothing is written here any more. */
  clear(): void {
    this.remove(MANIFEST_FILE);
    if (existsSync(this.#folder) && readdirSync(this.#folder).length === 0) rmdirSync(this.#folder);
  }

  #isAsWritten(file: string, module: string): boolean {
    const text = this.#read(file);
    if (text === null || digest(text) !== module) return false;
    this.#counts.unchanged += 1;
    return true;
  }

  #read(file: string): string | null {
    try {
      return readFileSync(join(this.#folder, file), "utf8");
    } catch {
      return null;
    }
  }
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
