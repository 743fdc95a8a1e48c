import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ruleProblems, type Rule } from "../../lint/index.ts";
import { ruleFiles, rulesBarrel, rulesFolder } from "../../scripts/lint/rules-barrel.ts";
import { language } from "../../games/wowtcg/language/index.ts";

test("the list of rules is that of the folder (npm run lint-docs)", () => {
  expect(readFileSync(join(rulesFolder, "index.ts"), "utf8")).toBe(rulesBarrel());
});

describe.each(ruleFiles())("%s", (name) => {
  test("its examples", async () => {
    const { default: rule } = (await import(`../../lint/rules/${name}.ts`)) as { readonly default: Rule };
    expect(rule.name).toBe(name);
    expect(ruleProblems(rule, language)).toEqual([]);
  });
});
