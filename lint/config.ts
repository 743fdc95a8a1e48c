import type { Era, Level, OptionValue, Rule } from "./rule.ts";

/** The level of a rule, alone or with its options: `"off"`, `["warn", { most: 3 }]`. */
export type RuleSetting = Level | readonly [Level, Readonly<Record<string, OptionValue>>];

/** What a configuration can say as plain data, as `cardwright.config.json` does. */
export interface LintConfig {
  /** The schema of this file, for editors. */
  readonly $schema?: string;
  /** The edition of official wording that cards are held to. */
  readonly era?: Era;
  /** The level of each rule that shall not have its own. */
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  /** So many warnings are let pass. */
  readonly maxWarnings?: number;
  /** A file of findings that are known and let pass, as `--write-baseline` writes it. */
  readonly baseline?: string;
}

/** A configuration in a program: `cardwright.config.ts`. */
export interface CardwrightConfig extends LintConfig {
  /** Rules of the set's own, beside those that are there. */
  readonly ownRules?: readonly Rule[];
}

/** A configuration with its types checked where it is written: `export default defineConfig({ … })`. */
export function defineConfig(config: CardwrightConfig): CardwrightConfig {
  return config;
}
