// Builds `dist/`, or the folder that is named: the command line and the doors of the package, bundled, their type
// declarations (not with `--no-types`), and the modules of `generated/`.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ownDoors } from "./own-doors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const args = process.argv.slice(2);
const target = resolve(args.find((arg) => !arg.startsWith("--")) ?? join(root, "dist"));
// What is there stays usable until the new one is whole.
const dist = `${target}.new-${process.pid}`;

const shared = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  absWorkingDir: root,
  plugins: [ownDoors(root)],
  logLevel: "warning",
};

await build({
  ...shared,
  entryPoints: entries("cli/cardwright", "cli/thread", "cli/ship-keywords"),
  outdir: dist,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  // These are large, and only some commands load them. What is CommonJS in the bundle asks for Node's own modules.
  external: ["ts-morph", "prettier", "jiti", "node-sarif-builder", "fast-xml-parser"],
  banner: { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" },
});

const shipping = join(dist, "cli", "ship-keywords.js");
await (await import(pathToFileURL(shipping).href)).shipAllKeywords(dist);
rmSync(shipping);

// The doors run in a browser too.
await build({
  ...shared,
  platform: "neutral",
  mainFields: ["module", "main"],
  entryPoints: entries("index", "ir/powers", "runtime/index", "runtime/testing/index", "games/wowtcg/index"),
  outdir: dist,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  external: ["ts-morph", "prettier"],
});

await build({
  ...shared,
  entryPoints: Object.fromEntries(generatedBarrels().map((path) => [path.replace(/\.ts$/, ""), join(root, path)])),
  outdir: dist,
});

if (!args.includes("--no-types")) declareTypes();
rmSync(target, { recursive: true, force: true });
renameSync(dist, target);

/** Types are checked by `npm run typecheck`; here they are only written. */
function declareTypes() {
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  execFileSync(process.execPath, [tsc, "-p", join(root, "tsconfig.build.json"), "--outDir", join(dist, "types")], { stdio: "inherit" });
}

/** Entry points by their path in `dist/`, those of them that are there. */
function entries(...paths) {
  return Object.fromEntries(paths.filter((path) => existsSync(join(root, `${path}.ts`))).map((path) => [path, join(root, `${path}.ts`)]));
}

/** The barrel of each set and of each game's keywords: `generated/<game>/<set>/index.ts`. */
function generatedBarrels() {
  const generated = join(root, "generated");
  if (!existsSync(generated)) return [];
  return readdirSync(generated, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("index.ts"))
    .map((path) => join("generated", path))
    .sort();
}
