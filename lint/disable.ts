import type { Span } from "../grammar/diagnostics/diagnostic.ts";
import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";
import type { LintDiagnostic } from "./finding.ts";
import { asFix } from "./offsets.ts";
import type { ActiveRule } from "./settings.ts";

/** A comment that excuses findings: of the next line that is no comment, or of the whole file. */
interface Disable {
  readonly span: Span;
  /** The whole line with its end. */
  readonly line: Span;
  readonly rules: readonly { readonly name: string; readonly span: Span }[];
  readonly reason: string;
  /** The excused stretch. */
  readonly over: Span;
}

const comment = /^#[ \t]*cardwright-disable(-next-line)?(?=[ \t:]|$)([^:\r\n]*)(?::([^\r\n]*))?$/gm;

function readDisables(source: string): Disable[] {
  return [...source.matchAll(comment)].map((match) => {
    const [whole, next, names = "", reason = ""] = match;
    const end = match.index + whole.length;
    const from = match.index + whole.indexOf("disable") + "disable".length + (next?.length ?? 0);
    const rules = [...names.matchAll(/[^\s,]+/g)].map(({ 0: name, index }) => ({ name: name.replace(/^lint\//, ""), span: { start: from + index, end: from + index + name.length } }));
    const lineEnd = /\r\n|\n|\r/y;
    lineEnd.lastIndex = end;
    return {
      span: { start: match.index, end },
      line: { start: match.index, end: end + (lineEnd.exec(source)?.[0].length ?? 0) },
      rules,
      reason: reason.trim(),
      over: next === undefined ? { start: 0, end: source.length } : nextLine(source, end),
    };
  });
}

/** The next line that is no comment. */
function nextLine(source: string, from: number): Span {
  const line = /[^\r\n]+/g;
  line.lastIndex = from;
  for (let match = line.exec(source); match !== null; match = line.exec(source)) if (!match[0].startsWith("#")) return { start: match.index, end: match.index + match[0].length };
  return { start: source.length, end: source.length };
}

/** Takes out the findings that comments excuse, and tells which comments excuse nothing or give no reason. */
export function withoutDisabled(source: string, found: readonly LintDiagnostic[], { active, known }: { readonly active: readonly ActiveRule[]; readonly known: readonly string[] }): LintDiagnostic[] {
  if (!source.includes("cardwright-disable")) return [...found];
  const disables = readDisables(source);
  const used = new Set<Span>();
  const left = found.filter((finding) => {
    const by = disables.flatMap(({ rules, over }) => (finding.span.start >= over.start && finding.span.start <= over.end ? rules.filter(({ name }) => name === finding.rule) : []));
    for (const { span } of by) used.add(span);
    return by.length === 0;
  });
  const runs = new Set(active.map(({ rule }) => rule.name));
  const told = (name: string, finding: Pick<LintDiagnostic, "span" | "message" | "help" | "fixes">): void => {
    const level = active.find(({ rule }) => rule.name === name)?.level;
    if (level === undefined) return;
    const [fix] = finding.fixes;
    left.push({ rule: name, code: `lint/${name}`, severity: level === "error" ? "error" : "warning", ...finding, ...(fix === undefined ? {} : { fix }) });
  };
  for (const { span, line, rules, reason } of disables) {
    const removal = asFix({ title: "Delete the comment", edits: [{ ...line, text: "" }] }, true);
    if (rules.length === 0) told("unused-disable", { span, message: "The comment names no rule.", help: "Write “# cardwright-disable-next-line RULE: why”.", fixes: [removal] });
    else if (reason === "") told("disable-without-reason", { span, message: "The comment does not say why the rule does not hold here.", help: `Write “${source.slice(span.start, span.end).replace(/:?\s*$/, "")}: ” and the reason.`, fixes: [] });
    for (const { name, span: at } of rules) {
      if (used.has(at) || (known.includes(name) && !runs.has(name))) continue;
      const near = known.includes(name) ? [] : didYouMean(name, known, 1);
      const fixes = rules.length === 1 && near.length === 0 ? [removal] : [];
      if (known.includes(name)) told("unused-disable", { span: at, message: `The rule “${name}” finds nothing here.`, help: "Delete the comment.", fixes });
      else told("unused-disable", { span: at, message: `There is no rule “${name}”.`, help: near.length > 0 ? `Did you mean ${anyOf(near)}?` : "Delete the comment.", fixes });
    }
  }
  return left;
}
