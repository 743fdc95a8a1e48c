import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, ".cache", "test-threads");
let folder: string;

/** Files that are long enough together for threads, by a comment in each: seeds, a card that is refused, and one without a header. */
beforeAll(() => {
  execFileSync(process.execPath, [join(root, "scripts", "build.mjs"), dist, "--no-types"]);
  folder = mkdtempSync(join(tmpdir(), "cardwright-threads-"));
  mkdirSync(join(folder, "cards"));
  const comment = `# ${"-".repeat(80)}\n`.repeat(1000);
  for (const seeds of ["dark-portal", "legion", "azeroth"]) {
    const cards = readFileSync(join(root, "cards", "wowtcg", `${seeds}.cards`), "utf8").trimEnd();
    writeFileSync(join(folder, "cards", `${seeds}.cards`), `${cards}\n\n${comment}\nRefused ${seeds}, 1, Ally—Human Mage, 1 [Arcane] ATK / 1 Health\nWhen this ally sings, draw a crad.\n\nNo header ${seeds}\n`);
  }
});
afterAll(() => {
  rmSync(dist, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function run(threads: number, args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const env = { ...process.env, CARDWRIGHT_CACHE: join(folder, `cache-${threads}`), CARDWRIGHT_THREADS: String(threads) };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(dist, "cli", "cardwright.js"), ...args], { cwd: folder, env, maxBuffer: 1 << 28 });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

function texts(path: string): Record<string, string> {
  const files = readdirSync(path, { recursive: true, encoding: "utf8", withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map((entry) => [join(entry.parentPath, entry.name).slice(path.length), readFileSync(join(entry.parentPath, entry.name), "utf8")]).sort());
}

describe("with threads a command does byte for byte what it does without", () => {
  test.each(["check", "coverage --json", "lint --no-cache"])("%s", { timeout: 120_000 }, async (command) => {
    const line = [...command.split(" "), "cards", "--game", "wowtcg"];
    const alone = await run(1, line);
    expect(alone.out).not.toBe("");
    expect(await run(2, line)).toEqual(alone);
  });

  test("compile, cold and with nothing changed", { timeout: 120_000 }, async () => {
    const line = ["compile", "cards", "--game", "wowtcg", "--no-cache", "--out"];
    const alone = await run(1, [...line, "one"]);
    expect(alone.out).toContain("6 refused");
    expect(await run(2, [...line, "two"])).toEqual(alone);
    expect(texts(join(folder, "two"))).toEqual(texts(join(folder, "one")));
    expect(await run(2, [...line, "two"])).toEqual(await run(1, [...line, "one"]));
  });
});

describe("a fault in a thread", () => {
  test("is told as one of the main thread is; without threads none is started", { timeout: 120_000 }, async () => {
    const thread = join(dist, "cli", "thread.js");
    cpSync(thread, `${thread}.whole`);
    writeFileSync(thread, 'throw new Error("A thread was started.");\n');
    const line = ["check", "cards", "--game", "wowtcg", "--no-cache"];
    const told = await run(2, line);
    expect(told.err).toContain("A thread was started.");
    expect(told.err).toContain("This is a fault of cardwright");
    expect((await run(1, line)).code).toBe(1);
  });
});
