import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";
import type { CardwrightConfig } from "./config.ts";
import { ERAS, LEVELS, type Rule } from "./rule.ts";

/** A configuration that can be used, or what is wrong with it, each fault in a sentence. */
export type CheckedConfig = { readonly config: CardwrightConfig } | { readonly faults: readonly string[] };

const FIELDS = ["$schema", "era", "rules", "maxWarnings", "baseline", "ownRules"];

/** Looks a configuration through that may be anything. */
export function checkConfig(value: unknown, rules: readonly Rule[]): CheckedConfig {
  if (!isRecord(value)) return { faults: ["The configuration is no object."] };
  const faults: string[] = [];
  const { era, maxWarnings, baseline, ownRules = [], rules: levels = {} } = value;
  for (const field of Object.keys(value)) if (!FIELDS.includes(field)) faults.push(`“${field}” is nothing that can be set.${hint(field, FIELDS)}`);
  if (era !== undefined && !ERAS.some((known) => known === era)) faults.push(`“era” is ${shown(era)}, and must be ${anyOf([...ERAS])}.`);
  if (maxWarnings !== undefined && !(Number.isInteger(maxWarnings) && Number(maxWarnings) >= 0)) faults.push(`“maxWarnings” is ${shown(maxWarnings)}, and must be a whole number.`);
  if (baseline !== undefined && typeof baseline !== "string") faults.push(`“baseline” is ${shown(baseline)}, and must be the path of a file.`);
  const own = Array.isArray(ownRules) ? ownRules.filter(isRule) : [];
  if (!Array.isArray(ownRules) || own.length !== ownRules.length) faults.push("“ownRules” must be a list of rules, as “defineRule” makes them.");
  for (const { name } of own) if (rules.some((rule) => rule.name === name)) faults.push(`There is a rule “${name}” already.`);
  if (!isRecord(levels)) faults.push("“rules” must give a level by name of rule.");
  else for (const [name, setting] of Object.entries(levels)) faults.push(...settingFaults(name, setting, [...rules, ...own]));
  return faults.length > 0 ? { faults } : { config: value as CardwrightConfig };
}

function settingFaults(name: string, setting: unknown, rules: readonly Rule[]): string[] {
  const rule = rules.find((each) => each.name === name);
  if (rule === undefined) return [`There is no rule “${name}”.${hint(name, rules.map((each) => each.name))}`];
  const [level, options = {}] = Array.isArray(setting) ? (setting as unknown[]) : [setting];
  const faults: string[] = [];
  if (!LEVELS.some((known) => known === level)) faults.push(`The level of “${name}” is ${shown(level)}, and must be ${anyOf([...LEVELS])}.`);
  if (!isRecord(options)) return [...faults, `The options of “${name}” must be an object.`];
  for (const [option, value] of Object.entries(options)) {
    const standard = rule.options?.[option];
    if (standard === undefined) faults.push(`The rule “${name}” has no option “${option}”.${hint(option, Object.keys(rule.options ?? {}))}`);
    else if (typeof value !== typeof standard) faults.push(`The option “${option}” of “${name}” is ${shown(value)}, and must be a ${typeof standard}.`);
  }
  return faults;
}

function hint(name: string, known: readonly string[]): string {
  const near = didYouMean(name, known, 1);
  return near.length > 0 ? ` Did you mean ${anyOf(near)}?` : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRule(value: unknown): value is Rule {
  return isRecord(value) && ["name", "title", "why", "fix"].every((field) => typeof value[field] === "string") && isRecord(value["severity"]) && isRecord(value["examples"]);
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
