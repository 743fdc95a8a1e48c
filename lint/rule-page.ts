import type { Rule } from "./rule.ts";

/** Where the page of a rule, or of the compiler's diagnostics, lies in the project. */
export function pageOf(code: string): string {
  return code.startsWith("lint/") ? `docs/${code}.md` : `docs/lint/compiler.md#${code.replace("/", "")}`;
}

/** The page of a rule in Markdown. */
export function rulePage(rule: Rule): string {
  const { name, title, why, severity, fix, examples, options } = rule;
  const fixes = { safe: "safe: `--fix` does it", suggestion: "a suggestion: `--fix-suggestions` asks", none: "none" }[fix];
  const levels = Object.entries(severity).map(([era, level]) => `${level} in ${era}`);
  const parts = [`# ${name}`, `${title}.`, `Level: ${levels.join(", ")}. Fix: ${fixes}.`, why];
  if (options !== undefined) parts.push("## Options", ...Object.entries(options).map(([option, value]) => `- \`${option}\`: ${JSON.stringify(value)} unless it is set otherwise`));
  parts.push("## Wrong");
  for (const { card, marked, fixed } of examples.bad) {
    parts.push(block(marking(card, marked)));
    if (fixed !== undefined) parts.push("becomes", block(fixed));
  }
  parts.push("## Right", ...examples.good.map(block));
  return `${parts.join("\n\n")}\n`;
}

/** A table of all rules. */
export function rulesIndex(rules: readonly Rule[]): string {
  const rows = rules.map(({ name, title, severity, fix }) => `| [${name}](${name}.md) | ${title} | ${severity["2009"]} | ${severity["2013"]} | ${fix} |`);
  return [
    "# Rules of wording",
    "",
    `\`cardwright lint\` judges cards by these ${rules.length} rules, after the compiler ([its diagnostics](compiler.md)). A rule is set in`,
    "`cardwright.config.ts`, or excused in a file by `# cardwright-disable-next-line RULE: why`.",
    "This page and those of the rules are written by `npm run lint-docs` from `lint/rules/`.",
    "",
    "| rule | fault | 2009 | 2013 | fix |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function block(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}

/** A card with carets below the words that a finding covers. */
function marking(card: string, marked: string): string {
  const at = card.indexOf(marked);
  if (at < 0) return card;
  const start = card.lastIndexOf("\n", at - 1) + 1;
  const end = card.indexOf("\n", at);
  const line = card.slice(start, end < 0 ? card.length : end);
  const carets = `${" ".repeat(at - start)}${"^".repeat(Math.max(1, Math.min(marked.length, line.length - (at - start))))}`;
  return `${card.slice(0, start)}${line}\n${carets}${end < 0 ? "" : card.slice(end)}`;
}
