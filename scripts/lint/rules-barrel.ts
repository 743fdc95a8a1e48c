import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder that is the register of rules: a file a rule. */
export const rulesFolder = join(import.meta.dirname, "..", "..", "lint", "rules");

/** The names of the rules that have a file. */
export function ruleFiles(): string[] {
  return readdirSync(rulesFolder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}

/** The text of `lint/rules/index.ts`. */
export function rulesBarrel(): string {
  const names = ruleFiles();
  const variable = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [
    'import type { Rule } from "../rule.ts";',
    ...names.map((name) => `import ${variable(name)} from "./${name}.ts";`),
    "",
    "/** Every file of this folder, in order of name; written by `npm run lint-docs`. */",
    `export const rules: readonly Rule[] = [\n${names.map((name) => `  ${variable(name)},\n`).join("")}];`,
    "",
  ].join("\n");
}
