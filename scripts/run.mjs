// Runs a TypeScript file of the project on any Node: `node scripts/run.mjs bench/bench.ts --json`.
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ownDoors } from "./own-doors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error("usage: node scripts/run.mjs FILE.ts [ARGUMENT…]");
  process.exit(2);
}

/** A bundled file still knows where its source lies. */
const whereabouts = {
  name: "whereabouts",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const contents = source
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: "ts" };
    });
  },
};

const outfile = join(root, ".cache", "scripts", `${relative(root, resolve(entry)).replace(/[^\w]+/g, "-")}.mjs`);
await build({
  entryPoints: [resolve(entry)],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // Chevrotain is slow to load as hundreds of files; the rest is only loaded when it is used.
  packages: "external",
  plugins: [ownDoors(root), whereabouts],
  logLevel: "warning",
});
process.argv = [process.argv[0], basename(outfile), ...args];
await import(pathToFileURL(outfile).href);
