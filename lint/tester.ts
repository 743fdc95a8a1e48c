import type { Language } from "../compiler/language.ts";
import { applySafeFixes } from "./apply-fixes.ts";
import type { LintDiagnostic } from "./finding.ts";
import { lintText } from "./lint-file.ts";
import { edited, keepsMeaning } from "./prove-fix.ts";
import { ERAS, type BadExample, type Era, type Level, type Rule } from "./rule.ts";
import type { LintSettings } from "./settings.ts";

/**
 * What is wrong with a rule, by its own examples; empty when nothing is. Bad examples must have a finding that
 * covers the marked words, good ones none; the first fix must give what the example says, must not be needed
 * twice, and must be proved safe where the rule says that it is.
 */
export function ruleProblems(rule: Rule, language: Language): string[] {
  const problems: string[] = [];
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(rule.name)) problems.push("its name is not kebab-case");
  if (rule.examples.bad.length === 0 || rule.examples.good.length === 0) problems.push("it needs a bad example and a good one");
  if (rule.fix !== "none" && rule.examples.bad.every(({ fixed }) => fixed === undefined)) problems.push("no example shows its fix");
  for (const [index, example] of rule.examples.bad.entries()) for (const problem of badProblems(rule, example, language)) problems.push(`bad example ${index + 1}: ${problem}`);
  for (const [index, card] of rule.examples.good.entries()) {
    for (const era of erasOf(rule)) {
      const found = findings(rule, card, settingsFor(rule, { era }), language);
      if (found.length > 0) problems.push(`good example ${index + 1}: reported in ${era}: ${said(card, found)}`);
    }
  }
  return problems;
}

function badProblems(rule: Rule, example: BadExample, language: Language): string[] {
  const { card, marked, fixed } = example;
  const settings = settingsFor(rule, example);
  const found = findings(rule, card, settings, language);
  if (found.length === 0) return ["nothing is found"];
  const covering = found.filter(({ span }) => placesOf(card, marked).some((at) => span.start <= at && span.end >= at + marked.length));
  const [finding] = covering;
  if (finding === undefined) return [`“${marked}” is not covered: ${said(card, found)}`];
  const [fix] = finding.fixes;
  if (fixed === undefined) return rule.fix === "safe" && fix !== undefined ? ["the fix of a safe rule must be shown"] : [];
  if (fix === undefined) return ["there is no fix"];
  const after = edited(card, fix.edits);
  const problems: string[] = [];
  if (after !== fixed) problems.push(`the fix gives\n${after ?? "(edits that touch each other)"}\nnot\n${fixed}`);
  const again = after === null ? [] : findings(rule, after, settings, language);
  if (again.length >= found.length) problems.push(`after the fix it is still reported: ${said(after ?? "", again)}`);
  if (rule.fix !== "safe" || after === null) return problems;
  if (!keepsMeaning(card, after, language)) problems.push("the fix is not safe: the meaning changes, or the card is still refused");
  const done = applySafeFixes(card, language, settings).source;
  if (applySafeFixes(done, language, settings).source !== done) problems.push("fixing twice changes the text again");
  return problems;
}

function settingsFor(rule: Rule, { era, options }: { readonly era?: Era; readonly options?: BadExample["options"] }): LintSettings {
  const chosen = era ?? erasOf(rule)[0] ?? ERAS[0];
  const level: Level = rule.severity[chosen] === "off" ? "warn" : rule.severity[chosen];
  return { rules: [rule], era: chosen, levels: { [rule.name]: level }, ...(options === undefined ? {} : { options: { [rule.name]: options } }) };
}

/** The editions in which a rule holds by default. */
function erasOf(rule: Rule): Era[] {
  const eras = ERAS.filter((era) => rule.severity[era] !== "off");
  return eras.length > 0 ? eras : [ERAS[0]];
}

function findings(rule: Rule, cards: string, settings: LintSettings, language: Language): LintDiagnostic[] {
  return lintText(cards, language, settings).diagnostics.filter((diagnostic) => diagnostic.rule === rule.name);
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

function said(card: string, found: readonly LintDiagnostic[]): string {
  return found.map(({ span, message }) => `“${card.slice(span.start, span.end)}” ${message}`).join("; ");
}
