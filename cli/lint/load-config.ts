import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { CardwrightConfig } from "../../lint/config.ts";
import type { Rule } from "../../lint/rule.ts";
import { UsageError } from "../exit-code.ts";
import { packageRoot } from "../package-root.ts";

/** The names that a configuration is looked for under, in the folder of the command. */
const NAMES = ["cardwright.config.ts", "cardwright.config.js", "cardwright.config.mjs", "cardwright.config.json"];

/** The configuration that is named, else that of the folder, else none. */
export async function loadConfig(named: string | undefined, folder: string, loadRules: () => Promise<readonly Rule[]>): Promise<CardwrightConfig> {
  const name = named ?? NAMES.find((each) => existsSync(resolve(folder, each)));
  if (name === undefined) return {};
  const path = resolve(folder, name);
  if (!existsSync(path)) throw new UsageError(`There is no configuration ${name}.`);
  const [{ checkConfig }, rules, value] = await Promise.all([import("../../lint/check-config.ts"), loadRules(), read(path, name)]);
  const checked = checkConfig(value, rules);
  if ("faults" in checked) throw new UsageError(`${name}: ${checked.faults[0] ?? ""}`, checked.faults.slice(1).join(" ") || null);
  return checked.config;
}

async function read(path: string, name: string): Promise<unknown> {
  try {
    if (path.endsWith(".json")) return JSON.parse(readFileSync(path, "utf8"));
    const { createJiti } = await import("jiti");
    // The configuration may import the program by name also where it is not installed below it.
    const loaded: unknown = await createJiti(import.meta.url, { fsCache: false, alias: ownName() }).import(pathToFileURL(path).href);
    return typeof loaded === "object" && loaded !== null && "default" in loaded ? loaded.default : loaded;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The program's own door, built where it is. */
function ownName(): Record<string, string> {
  const path = ["dist/index.js", "index.ts"].map((each) => join(packageRoot(), each)).find(existsSync);
  return path === undefined ? {} : { cardwright: path };
}
