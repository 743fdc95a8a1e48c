import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { median } from "./median.ts";
import { poolFolder, root } from "./pool.ts";

/** How long a whole process takes, and how many times that of `node -e 0` in alternation with it. */
export interface ProcessTime {
  readonly name: string;
  readonly ms: number;
  readonly ratio: number;
}

interface ProcessCase {
  readonly name: string;
  /** What node is called with. */
  readonly args: readonly string[];
  /** Done before each run and not measured. */
  readonly prepare?: () => void;
}

const program = join(root, "dist", "cli", "cardwright.js");

/** Measures the commands as whole processes, each run next to one of `node -e 0`. */
export function measureProcesses(rounds: number): ProcessTime[] {
  if (!existsSync(program)) throw new Error("dist/ is not built: node scripts/build.mjs");
  const folder = mkdtempSync(join(tmpdir(), "cardwright-bench-"));
  try {
    const env = { ...process.env, CARDWRIGHT_CACHE: join(folder, "cache") };
    return processCases(folder).map((one) => measure(one, rounds, env));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure({ name, args, prepare }: ProcessCase, rounds: number, env: NodeJS.ProcessEnv): ProcessTime {
  const base: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < rounds; round++) {
    prepare?.();
    base.push(timeOf(["-e", "0"], env));
    own.push(timeOf(args, env));
  }
  const ms = median(own);
  return { name, ms, ratio: ms / median(base) };
}

function timeOf(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  const ms = performance.now() - start;
  // 1 is the honest end of a command that refuses a card.
  if (status !== 0 && status !== 1) throw new Error(`${args.join(" ")} ended with ${String(status)}.\n${stderr}`);
  return ms;
}

function processCases(folder: string): ProcessCase[] {
  const pool = join(folder, "pool");
  const out = join(folder, "out");
  cpSync(poolFolder, pool, { recursive: true });
  for (const path of globSync("**/*", { cwd: pool, absolute: true })) makeWritable(path);
  const compile = [program, "compile", pool, "--game", "wowtcg", "--out", out];
  let edit = 0;
  return [
    { name: "--version", args: [program, "--version"] },
    { name: "--help", args: [program, "--help"] },
    { name: "check, one file", args: [program, "check", smallFile(), "--game", "wowtcg"] },
    { name: "check, the pool", args: [program, "check", pool, "--game", "wowtcg"] },
    { name: "lint, one file", args: [program, "lint", smallFile(), "--game", "wowtcg"] },
    { name: "lint, the pool", args: [program, "lint", pool, "--game", "wowtcg"] },
    { name: "coverage, the pool", args: [program, "coverage", pool, "--game", "wowtcg", "--json"] },
    { name: "compile, cold", args: compile, prepare: () => [out, join(folder, "cache")].forEach((path) => rmSync(path, { recursive: true, force: true })) },
    { name: "prettier alone, its modules", args: ["--input-type=module", "-e", PRETTIER, out] },
    { name: "compile, nothing changed", args: compile },
    { name: "compile, one card changed", args: compile, prepare: () => changeOneCard(pool, ++edit) },
  ];
}

/** What a cold compile is measured by: prettier on the modules that it has written. */
const PRETTIER = `
  import { readdirSync, readFileSync } from "node:fs";
  import { join } from "node:path";
  import { format } from "prettier";
  const folder = process.argv[1];
  for (const file of readdirSync(folder, { recursive: true })) if (file.endsWith(".ts")) await format(readFileSync(join(folder, file), "utf8"), { parser: "typescript" });
`;

function smallFile(): string {
  return join(root, "cards", "wowtcg", "honor.cards");
}

/** Turns a number of a card's text into another. */
function changeOneCard(pool: string, edit: number): void {
  const path = globSync("**/*.cards", { cwd: pool, absolute: true }).sort()[0] ?? "";
  const own = "\n\nBenchmark Card, 1, Ally—Human Mage, 1 [Arcane] ATK / 1 Health\nWhen this ally enters play, draw ";
  const text = readFileSync(path, "utf8").split(own)[0] ?? "";
  writeFileSync(path, text.trimEnd());
  appendFileSync(path, `${own}${1 + (edit % 9)} cards.\n`);
}

function makeWritable(path: string): void {
  // Copies of a read-only folder are read-only too.
  const text = readFileSync(path);
  rmSync(path);
  writeFileSync(path, text);
}
