import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFile } from "../../compiler/compile-file.ts";
import type { CompiledCard } from "../../compiler/compiled.ts";
import { language } from "../../games/wowtcg/language/index.ts";

/** The names of the sample files in a folder. */
export function sampleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".cards"))
    .map((name) => name.slice(0, -".cards".length))
    .sort();
}

/** The cards of a sample file, compiled. */
export function sample(folder: string, name: string): readonly CompiledCard[] {
  const file = `${name}.cards`;
  return compileFile(readFileSync(join(folder, file), "utf8"), language, { file }).cards;
}

/** Data as a person reads it: what fits on a line stands on one. */
export function readable(value: unknown, indent = ""): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, " ");
  if (line.length + indent.length <= 120 || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + readable(item, inner)).join(",\n")}\n${indent}]`;
  const fields = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${readable(item, inner)}`);
  return `{\n${fields.join(",\n")}\n${indent}}`;
}
