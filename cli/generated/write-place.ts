import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { emitBarrel } from "../../compiler/3-emit/emit-barrel.ts";
import { writeWhole } from "./atomic-write.ts";
import { digest, MANIFEST_FILE, MANIFEST_FORMAT, manifestText } from "./manifest.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import { byKey, KEYWORDS, textOf } from "./units.ts";
import type { Unit } from "./units.ts";

const BARREL = "index.ts";

/** How many files were written, found as they should be, and removed because their card is gone. */
export interface Written {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** A folder `game/set` with what is to lie in it, as plain data. */
export interface PlaceToWrite {
  readonly folder: string;
  readonly place: string;
  /** What was written there before. */
  readonly old: Manifest | null;
  /** What stays of that. */
  readonly kept: readonly ManifestEntry[];
  readonly fresh: readonly Unit[];
  readonly emit: "ts" | "json";
}

/** Writes the modules of a folder, its barrel and its manifest. */
export function writePlace({ folder, place: name, old, kept, fresh, emit }: PlaceToWrite): Written {
  const counts = { written: 0, unchanged: 0, removed: 0 };
  const place = new Place(folder, counts);
  const before = new Map(old?.modules.map((entry) => [entry.key, entry]));
  const entries = fresh.map((unit) => place.writeUnit(unit, before.get(unit.key), emit));
  const freshKeys = new Set(fresh.map(({ key }) => key));
  const modules = [...kept.filter(({ key }) => !freshKeys.has(key)), ...entries].sort(byKey);
  const files = new Set(modules.map(({ file }) => file));
  for (const file of old?.modules.map((entry) => entry.file) ?? place.modules()) if (!files.has(file)) place.remove(file);
  const [game = "", set = ""] = name.split("/");
  if (modules.length === 0 || emit === "json") place.remove(BARREL);
  if (modules.length === 0) {
    place.clear();
    return counts;
  }
  const barrel = emit === "json" ? null : place.writeBarrel(modules, set, old?.barrel ?? null);
  place.write(MANIFEST_FILE, manifestText({ format: MANIFEST_FORMAT, game, set, barrel, modules }));
  return counts;
}

/** A folder of written modules. */
class Place {
  readonly #folder: string;
  readonly #counts: { written: number; unchanged: number; removed: number };
  /** What lay in the folder at first: a file that did not is not looked for. */
  readonly #there: ReadonlySet<string>;

  constructor(folder: string, counts: { written: number; unchanged: number; removed: number }) {
    this.#folder = folder;
    this.#counts = counts;
    this.#there = new Set(existsSync(folder) ? readdirSync(folder) : []);
  }

  writeUnit(unit: Unit, before: ManifestEntry | undefined, emit: "ts" | "json"): ManifestEntry {
    const { key, name, source, meaning, file } = unit;
    const entry = { key, name, file, source, meaning };
    if (before?.meaning === meaning && this.#isAsWritten(file, before.module)) return { ...entry, module: before.module };
    return { ...entry, module: this.write(file, textOf(unit, emit)) };
  }

  writeBarrel(modules: readonly ManifestEntry[], set: string, before: Manifest["barrel"]): Manifest["barrel"] {
    const meaning = digest(JSON.stringify(modules.map(({ key, file }) => [key, file])));
    if (before?.meaning === meaning && this.#isAsWritten(BARREL, before.module)) return before;
    const kind = set === KEYWORDS ? ({ constant: "keywords", type: "KeywordDefinition" } as const) : ({ constant: "cards", type: "Card" } as const);
    return { meaning, module: this.write(BARREL, emitBarrel(modules, kind)) };
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
    const isOurs = (file: string): boolean => /^export default (card|keywordDefinition)\(/m.test(this.#read(file) ?? "");
    return [...this.#there].filter((file) => file.endsWith(".ts") && isOurs(file));
  }

  remove(file: string): void {
    if (!this.#there.has(file)) return;
    rmSync(join(this.#folder, file), { force: true });
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
    if (!this.#there.has(file)) return null;
    try {
      return readFileSync(join(this.#folder, file), "utf8");
    } catch {
      return null;
    }
  }
}
