import { anyOf, didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import type { CardwrightConfig } from "../../lint/config.ts";
import { ERAS, type Level, type OptionValue, type Rule } from "../../lint/rule.ts";
import { flagOption, textOption, textsOption, type Given } from "../command.ts";
import { UsageError } from "../exit-code.ts";
import { loadRules } from "./load-rules.ts";
import type { Wording } from "./wording.ts";

/** What wording is judged by, and the rules that are asked for by name; where none is, all are. */
export interface SettingsGiven {
  readonly wording: Wording;
  readonly only: readonly string[];
  /** The names of the rules of the set's own. */
  readonly own: ReadonlySet<string>;
}

/** The settings of a configuration and of the command line; that wins. */
export async function settingsGiven(given: Given, config: CardwrightConfig): Promise<SettingsGiven> {
  const own = config.ownRules ?? [];
  const allRules = async (): Promise<readonly Rule[]> => [...(await loadRules()), ...own];
  const era = ERAS.find((each) => each === (textOption(given, "era") ?? config.era)) ?? ERAS[0];
  const levels: Record<string, Level> = {};
  const options: Record<string, Readonly<Record<string, OptionValue>>> = {};
  for (const [name, setting] of Object.entries(config.rules ?? {})) {
    const [level, of = {}] = typeof setting === "string" ? [setting] : setting;
    levels[name] = level;
    options[name] = of;
  }
  const named = textsOption(given, "rule");
  const only: string[] = [];
  if (named.length > 0) {
    const rules = await allRules();
    only.push(...named.map((name) => knownRule(name, rules).name));
    for (const rule of rules) {
      if (!only.includes(rule.name)) levels[rule.name] = "off";
      else if ((levels[rule.name] ?? rule.severity[era]) === "off") levels[rule.name] = "warn";
    }
  }
  const by = JSON.stringify([own.map(({ name }) => name), era, levels, options]);
  return { wording: { by, settings: async () => ({ rules: await allRules(), era, levels, options }), sent: own.length > 0 ? null : { era, levels, options } }, only, own: new Set(own.map(({ name }) => name)) };
}

/** The rule of a name, with or without `lint/`. */
export function knownRule(name: string, rules: readonly Rule[]): Rule {
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
