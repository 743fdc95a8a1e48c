import { execFile, execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCompiler } from "../../cli/compiler.ts";
import { version } from "../../cli/version.ts";

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, ".cache", "test-bundle");
const program = join(dist, "cli", "cardwright.js");

beforeAll(() => {
  execFileSync(process.execPath, [join(root, "scripts", "build.mjs"), dist, "--no-types"]);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function run(args: readonly string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: root });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

/** The size of a bundled file with all that it imports before it runs. */
function loadedSize(path: string, seen = new Set<string>()): number {
  if (seen.has(path)) return 0;
  seen.add(path);
  const imports = [...readFileSync(path, "utf8").matchAll(/^(?:import|\} from) ?(?:[^"'(]*? from )?["'](\.[^"']+)["'];$/gm)];
  return statSync(path).size + imports.reduce((sum, [, target = ""]) => sum + loadedSize(join(dirname(path), target), seen), 0);
}

describe("the bundled program", () => {
  test("tells its version with next to nothing loaded", async () => {
    expect(await run(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
    expect(loadedSize(program)).toBeLessThan(8 * 1024);
  });

  test("ends with the code of its command", async () => {
    expect((await run(["--help"])).code).toBe(0);
    expect(await run(["chekc"])).toMatchObject({ code: 2, out: "" });
    expect((await run(["check", "no/such/file"])).code).toBe(2);
  });

  test("bears what the keywords of a game mean", async () => {
    const { keywords, diagnostics } = (await loadCompiler()).compileKeywords("wowtcg");
    expect(keywords.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync(join(dist, "keywords", "wowtcg.json"), "utf8"))).toEqual(JSON.parse(JSON.stringify({ definitions: keywords, diagnostics })));
  });

  test("takes a reader that closes early for one that has enough", async () => {
    const child = spawn(process.execPath, [program, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let err = "";
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });
});
