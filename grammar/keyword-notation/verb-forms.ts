import type { KeywordVerb } from "./keyword-declaration.ts";

/** The five forms of a verb, of which only the base must be given where the rest follows the rule. */
export function verbForms(words: readonly string[]): KeywordVerb | null {
  const [base, s, past, participle, ing] = words;
  if (base === undefined || base === "") return null;
  if (words.length === 1) {
    const stem = base.endsWith("e") ? base.slice(0, -1) : base;
    const third = /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
    return { base, s: third, past: `${stem}ed`, participle: `${stem}ed`, ing: `${stem}ing` };
  }
  if (s === undefined || past === undefined || participle === undefined || ing === undefined || words.length > 5) return null;
  return { base, s, past, participle, ing };
}
