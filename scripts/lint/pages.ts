import { catalogue } from "../../grammar/diagnostics/catalogue.ts";
import { rulePage, rulesIndex, type Rule } from "../../lint/index.ts";
import { ruleFiles } from "./rules-barrel.ts";

/** The pages of `docs/lint/` by file name: one a rule, the table of rules, the compiler's diagnostics. */
export async function lintPages(): Promise<ReadonlyMap<string, string>> {
  const rules: Rule[] = [];
  for (const name of ruleFiles()) rules.push(((await import(`../../lint/rules/${name}.ts`)) as { readonly default: Rule }).default);
  return new Map([["README.md", rulesIndex(rules)], ["compiler.md", compilerPage()], ...rules.map((rule) => [`${rule.name}.md`, rulePage(rule)] as const)]);
}

function compilerPage(): string {
  const sections = Object.entries(catalogue).map(([code, title]) => `### ${code}\n\n${title}.`);
  return `# Diagnostics of the compiler\n\nA card with one of these that is an error is refused. The message itself says where it is, why, and what to write\ninstead. The codes are stable.\n\n${sections.join("\n\n")}\n`;
}
