import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A written module. `meaning` tells the data that it was made from, `module` the bytes that were written. */
export interface ManifestEntry {
  readonly key: string;
  readonly name: string;
  readonly file: string;
  /** The card file, from the folder in which `compile` was run. */
  readonly source: string;
  readonly meaning: string;
  readonly module: string;
}

/** What lies in a folder of written modules. */
export interface Manifest {
  readonly format: typeof MANIFEST_FORMAT;
  readonly game: string;
  readonly set: string;
  readonly barrel: Pick<ManifestEntry, "meaning" | "module"> | null;
  readonly modules: readonly ManifestEntry[];
}

export const MANIFEST_FORMAT = 1;

export const MANIFEST_FILE = "manifest.json";

/** The manifest of a folder, or null if there is none that can be read. */
export function readManifest(folder: string): Manifest | null {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8"));
    return isManifest(manifest) ? manifest : null;
  } catch {
    return null;
  }
}

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A short name for a text, different for different texts. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== "object" || value === null) return false;
  const { format, modules } = value as Partial<Record<keyof Manifest, unknown>>;
  return format === MANIFEST_FORMAT && Array.isArray(modules) && modules.every(isEntry);
}

function isEntry(value: unknown): value is ManifestEntry {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Partial<Record<keyof ManifestEntry, unknown>>;
  const { file } = entry;
  if (typeof file !== "string" || /[/\\]/.test(file)) return false;
  return [entry.key, entry.source, entry.meaning, entry.module].every((field) => typeof field === "string");
}
