import type { Era, Level, OptionValue, Rule } from "./rule.ts";

/** What is judged, and by what. */
export interface LintSettings {
  readonly rules: readonly Rule[];
  readonly era: Era;
  /** By rule, where it is not as the rule itself says. */
  readonly levels?: Readonly<Record<string, Level>>;
  /** By rule and option. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
}

/** A rule that is not off. */
export interface ActiveRule {
  readonly rule: Rule;
  readonly level: "warn" | "error";
  readonly option: (name: string) => OptionValue;
}

/** The level of a rule. */
export function levelOf(rule: Rule, { era, levels }: LintSettings): Level {
  return levels?.[rule.name] ?? rule.severity[era];
}

/** The rules that are not off, in order of name. */
export function activeRules(settings: LintSettings): ActiveRule[] {
  const active: ActiveRule[] = [];
  for (const rule of settings.rules) {
    const level = levelOf(rule, settings);
    if (level === "off") continue;
    const given = settings.options?.[rule.name] ?? {};
    const option = (name: string): OptionValue => {
      const value = given[name] ?? rule.options?.[name];
      if (value === undefined) throw new Error(`The rule ${rule.name} has no option ${name}.`);
      return value;
    };
    active.push({ rule, level, option });
  }
  return active.sort((a, b) => (a.rule.name < b.rule.name ? -1 : 1));
}
