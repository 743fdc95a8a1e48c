import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataPath, readData } from "../data.ts";

const file = ["rules", "comprehensive-rules-7.4.txt"] as const;

/** The marks of the worked examples: the section, or "glossary", and the number of the example in it. */
function marksOf(rules: string): readonly string[] {
  const marks: string[] = [];
  const counts = new Map<string, number>();
  let section = "";
  for (const line of rules.split("\n")) {
    const numbered = /^\s*(\d{3}(?:\.\d+[a-z]*)?)\.?\s+\S/.exec(line)?.[1];
    if (/^\s*(?:\d+\. )?Glossary\s*$/.test(line)) section = "glossary";
    else if (numbered !== undefined && section !== "glossary") section = numbered;
    if (!/^\s*Examples?:/.test(line)) continue;
    const n = (counts.get(section) ?? 0) + 1;
    counts.set(section, n);
    marks.push(`${section} #${n}`);
  }
  return marks;
}

/** The examples that the tests of this folder play. */
function played(): readonly string[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test.ts"));
  return files.flatMap((name) => [...readFileSync(join(import.meta.dirname, name), "utf8").matchAll(/^example\("([^"]+)"/gm)].map((match) => match[1] ?? ""));
}

/** The examples that `docs/rules-decisions.md` lists with the reason why they are no tests. */
function listed(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, "..", "..", "docs", "rules-decisions.md"), "utf8");
  return [...text.matchAll(/^\| CR (\S+ #\d+) \| \S.*\|$/gm)].map((match) => match[1] ?? "");
}

describe.skipIf(!existsSync(dataPath(...file)))("the worked examples of the comprehensive rules", () => {
  it("are each played by a test or listed with a reason", () => {
    const marks = marksOf(readData(...file));
    expect(marks).toHaveLength(94);
    expect([...played(), ...listed()].sort()).toEqual([...marks].sort());
  });
});
