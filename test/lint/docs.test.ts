import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import Ajv from "ajv";
import { lintPages } from "../../scripts/lint/pages.ts";
import { configSchemaText } from "../../scripts/lint/config-schema.ts";

const root = join(import.meta.dirname, "..", "..");

test("docs/lint holds the page of each rule (npm run lint-docs)", async () => {
  const pages = await lintPages();
  expect(readdirSync(join(root, "docs", "lint")).sort()).toEqual([...pages.keys()].sort());
  for (const [file, text] of pages) expect(readFileSync(join(root, "docs", "lint", file), "utf8"), file).toBe(text);
});

test("the schema of configurations is that of the type (npm run lint-docs), and takes one", () => {
  const text = configSchemaText(root);
  expect(readFileSync(join(root, "lint", "config.schema.json"), "utf8")).toBe(text);
  const takes = new Ajv.default({ strict: false }).compile(JSON.parse(text) as object);
  expect(takes({ era: "2013", rules: { "curly-quotes": "off", "unknown-word": ["warn", { most: 2 }] }, maxWarnings: 3, baseline: "known.json" })).toBe(true);
  expect(takes({ era: "1999" })).toBe(false);
  expect(takes({ rules: { "curly-quotes": "never" } })).toBe(false);
});
