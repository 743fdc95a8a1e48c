import { anyOf, didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import { ERAS, rules as knownRules, type CardwrightConfig, type Level, type LintSettings, type OptionValue, type Rule } from "../../lint/index.ts";
import { flagOption, textOption, textsOption, type Given } from "../command.ts";
import { UsageError } from "../exit-code.ts";

/** The settings of a configuration and of the command line; that wins. */
export function settingsGiven(given: Given, config: CardwrightConfig): LintSettings & { readonly only: readonly string[] } {
  const rules = [...knownRules, ...(config.ownRules ?? [])];
  const era = ERAS.find((each) => each === (textOption(given, "era") ?? config.era)) ?? ERAS[0];
  const levels: Record<string, Level> = {};
  const options: Record<string, Readonly<Record<string, OptionValue>>> = {};
  for (const [name, setting] of Object.entries(config.rules ?? {})) {
    const [level, of = {}] = typeof setting === "string" ? [setting] : setting;
    levels[name] = level;
    options[name] = of;
  }
  const only = textsOption(given, "rule").map((name) => knownRule(name, rules).name);
  for (const rule of rules) {
    if (only.length === 0) continue;
    if (!only.includes(rule.name)) levels[rule.name] = "off";
    else if ((levels[rule.name] ?? rule.severity[era]) === "off") levels[rule.name] = "warn";
  }
  return { rules, era, levels, options, only };
}

/** The rule of a name, with or without `lint/`. */
export function knownRule(name: string, rules: readonly Rule[] = knownRules): Rule {
  const bare = name.replace(/^lint\//, "");
  const rule = rules.find((each) => each.name === bare);
  if (rule !== undefined) return rule;
  const near = didYouMean(bare, rules.map((each) => each.name), 2);
  throw new UsageError(`There is no rule “${name}”.`, near.length > 0 ? `Did you mean ${anyOf(near)}?` : "cardwright rules lists them.");
}

/** How many warnings are let pass; none is refused for its warnings where nothing says how many. */
export function mostWarnings(given: Given, config: CardwrightConfig): number {
  const text = textOption(given, "maxWarnings");
  if (text === undefined) return config.maxWarnings ?? Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings needs a whole number, and “${text}” is none.`);
  return Number(text);
}

/** Whether fixes are to be done. */
export function fixesGiven(given: Given): { readonly safe: boolean; readonly suggestions: boolean } {
  const suggestions = flagOption(given, "fixSuggestions");
  return { safe: suggestions || flagOption(given, "fix"), suggestions };
}
