/** `lint`: judges the wording of cards by rules, and mends what can be mended. It touches no file. */
export { applySafeFixes, type Fixed } from "./apply-fixes.ts";
export { baselineOf, beyond, isBaseline, type Baseline } from "./baseline.ts";
export type { CardView } from "./card-view.ts";
export { checkConfig, type CheckedConfig } from "./check-config.ts";
export { defineConfig, type CardwrightConfig, type LintConfig, type RuleSetting } from "./config.ts";
export type { CardContext, ParagraphContext, RuleContext, SetContext } from "./context.ts";
export type { Finding, LintDiagnostic, Proposal, TextEdit } from "./finding.ts";
export { lintFile, lintText, type KnownFindings, type LintedFile } from "./lint-file.ts";
export type { ParagraphView, TokenView } from "./paragraph-view.ts";
export { edited, keepsMeaning } from "./prove-fix.ts";
export { pageOf, rulePage, rulesIndex } from "./rule-page.ts";
export { defineRule, ERAS, LEVELS, type BadExample, type Era, type Level, type OptionValue, type Rule } from "./rule.ts";
export { rules } from "./rules/index.ts";
export { withSuggestions } from "./with-suggestions.ts";
export { setsOf, type CardElsewhere, type SetFact } from "./set-fact.ts";
export { setFacts } from "./set-facts.ts";
export { activeRules, levelOf, type LintSettings } from "./settings.ts";
export { ruleProblems } from "./tester.ts";
