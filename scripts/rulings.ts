import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataPath, hasData } from "../test/data.ts";
import { countRulings, idsIn, staysGreen, type RanTest, type Ruling } from "./rulings-count.ts";

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[] }[];
}

const root = join(import.meta.dirname, "..");
const exemptions = join(root, "test", "rulings", "exempt.json");
const args = process.argv.slice(2);

if (args.includes("--help")) {
  console.log("npm run rulings [-- --json] [-- --blank]\n\nCounts the playable rulings that a passing test shows. --blank takes the text off the\ncards that each test names, and lists the tests that pass all the same.");
} else if (!hasData) {
  console.error("The rulings are not here: set CARDWRIGHT_DATA to the folder that holds seeds/rulings.jsonl.");
  process.exitCode = 2;
} else {
  process.exitCode = args.includes("--blank") ? blank(args.includes("--json")) : count(args.includes("--json"));
}

function count(json: boolean): number {
  const result = countRulings(readRulings(), runTests({}), readExemptions());
  if (json) {
    console.log(JSON.stringify(result, null, 2));
    return 0;
  }
  console.log(`${result.covered} of ${result.playable} playable rulings are shown by a passing test, ${result.exempt} exempt.`);
  const bySet = new Map<string, string[]>();
  for (const id of result.missing) {
    const [set = "", number = ""] = id.split("-");
    bySet.set(set, [...(bySet.get(set) ?? []), number]);
  }
  for (const [set, numbers] of bySet) console.log(`  missing ${set} (${numbers.length}): ${numbers.join(" ")}`);
  return 0;
}

function blank(json: boolean): number {
  const tests = runTests({ CARDWRIGHT_BLANK: "1" }).filter(({ title }) => idsIn(title).length > 0);
  const green = staysGreen(tests);
  if (json) console.log(JSON.stringify({ tests: tests.length, green }, null, 2));
  else {
    console.log(`${green.length} of ${tests.length} ruling tests pass although their cards say nothing.`);
    for (const title of green) console.log(`  ${title}`);
  }
  return green.length === 0 ? 0 : 1;
}

function runTests(env: Readonly<Record<string, string>>): RanTest[] {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-rulings-"));
  try {
    const outputFile = join(folder, "report.json");
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
    const flags = ["run", "test/rulings", "--reporter=json", `--outputFile=${outputFile}`, "--passWithNoTests"];
    const ran = spawnSync(process.execPath, [vitest, ...flags], { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
    if (!existsSync(outputFile)) throw new Error(`The tests did not run.\n${ran.stderr}`);
    const report = JSON.parse(readFileSync(outputFile, "utf8")) as Report;
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === "passed" })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readRulings(): Ruling[] {
  const lines = readFileSync(dataPath("seeds", "rulings.jsonl"), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Ruling);
}

/** Rulings that no game can show, each with the reason. */
function readExemptions(): Record<string, string> {
  return existsSync(exemptions) ? (JSON.parse(readFileSync(exemptions, "utf8")) as Record<string, string>) : {};
}
