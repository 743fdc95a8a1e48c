import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { UsageError } from "../exit-code.ts";
import { writeWhole } from "../generated/atomic-write.ts";
import { packageRoot } from "../package-root.ts";
import { version } from "../version.ts";

/** Names that a package can't hold as they are. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: ".gitignore" };

/**
 * Writes the files of `templates/set` into a folder and gives their paths in it. Unless `force` is given, nothing
 * is written when one of them is there already.
 */
export function startSet(folder: string, { name, force }: { readonly name: string; readonly force: boolean }): readonly string[] {
  const above = firstExisting(folder);
  if (!statSync(above).isDirectory()) throw new UsageError(`${above} is a file, and a set is a folder.`);
  const home = join(packageRoot(), "templates", "set");
  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const places = files.map((file) => ({ file, to: relative(home, file).split(sep).map((part) => RENAMED[part] ?? part).join("/") }));
  const taken = places.filter(({ to }) => existsSync(join(folder, to))).map(({ to }) => to);
  if (taken.length > 0 && !force) throw new UsageError(`${taken.join(", ")} ${taken.length === 1 ? "is" : "are"} there already; nothing is written.`, "Name another folder, or write over them with --force.");
  for (const { file, to } of places) writeWhole(join(folder, to), filled(readFileSync(file, "utf8"), { name, version }));
  return places.map(({ to }) => to);
}

/** A template with its values: `{{name}}`. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}

function firstExisting(path: string): string {
  let at = path;
  while (!existsSync(at) && dirname(at) !== at) at = dirname(at);
  return at;
}
