import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** An empty folder into which the package is packed and installed, as a user of it would. `npm test` has built it. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-package-"));
  const packed = npm(root, "pack", "--ignore-scripts", "--json", "--pack-destination", folder);
  const [{ filename }] = JSON.parse(packed) as [{ readonly filename: string }];
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-user", private: true, type: "module" }));
  npm(folder, "install", "--prefer-offline", "--no-audit", "--no-fund", `./${filename}`);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the installed package", () => {
  it("tells its version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
    expect(cardwright("--version")).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it("holds what it needs and nothing of the workshop", () => {
    const held = readdirSync(join(folder, "node_modules/cardwright"));
    expect(held).toEqual(expect.arrayContaining(["LICENSE", "NOTICE", "cards", "dist", "package.json"]));
    expect(held).not.toEqual(expect.arrayContaining(["test", "scripts", "bench", "node_modules"]));
  });

  it("opens its doors, with types", () => {
    const doors = doorsThatAreThere();
    const imports = doors.map((door, index) => `import * as door${index} from ${JSON.stringify(door)};`);
    write("doors.ts", [...imports, `export const opened: readonly object[] = [${doors.map((_, index) => `door${index}`).join(", ")}];`, ""].join("\n"));
    write("doors.mjs", [...imports, `for (const door of [${doors.map((_, index) => `door${index}`).join(", ")}]) if (Object.keys(door).length === 0) process.exit(1);`].join("\n"));
    expect(typeCheck("doors.ts")).toBe("");
    expect(spawnSync(process.execPath, ["doors.mjs"], { cwd: folder, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });

  it("compiles a card, and its module type-checks under the strict settings", (context) => {
    write(
      "made-up.cards",
      [
        "game: wowtcg",
        "",
        "Brisk Tinker, 3, Alliance, Ally—Gnome Mage, 3 [Arcane] ATK / 1 Health (MadeUp-1C)",
        "When Brisk Tinker leaves play, you may draw a card.",
        "",
      ].join("\n"),
    );
    const compiled = cardwright("compile", "made-up.cards", "--out", "generated");
    context.skip(compiled.stderr.includes("is not there yet"), "the compiler is not there yet");
    expect(compiled).toMatchObject({ status: 0 });
    const written = readdirSync(join(folder, "generated/wowtcg/made-up"));
    expect(written).toEqual(expect.arrayContaining(["brisk-tinker.ts", "index.ts", "manifest.json"]));
    expect(typeCheck("generated")).toBe("");
  });

  it("plays a game", (context) => {
    const game = cardwright("play", "--seed", "7", "--log", "short");
    context.skip(game.stderr.includes("cannot be played yet"), "games cannot be played yet");
    expect(game).toMatchObject({ status: 0 });
    expect(cardwright("play", "--seed", "7", "--log", "short").stdout).toBe(game.stdout);
  });
});

/** The doors that the package names and that are built. */
function doorsThatAreThere(): readonly string[] {
  const installed = join(folder, "node_modules/cardwright");
  const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as { readonly exports: Readonly<Record<string, unknown>> };
  return Object.entries(exports).flatMap(([path, door]) => {
    const entry = (door as { readonly default?: string }).default;
    return entry !== undefined && existsSync(join(installed, entry)) ? [`cardwright${path.slice(1)}`] : [];
  });
}

/** What the compiler says of a file or a folder under the project's own settings, but for its paths. */
function typeCheck(path: string): string {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8")) as { readonly compilerOptions: Readonly<Record<string, unknown>> };
  const { paths: _paths, types: _types, ...strict } = compilerOptions;
  write("tsconfig.json", JSON.stringify({ compilerOptions: { ...strict, types: [], skipLibCheck: false }, include: [path] }));
  return spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { cwd: folder, encoding: "utf8" }).stdout;
}

function cardwright(...args: readonly string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(join(folder, "node_modules/.bin/cardwright"), args, { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

function npm(cwd: string, ...args: readonly string[]): string {
  return execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}
