import type { Language } from "../compiler/language.ts";

const known = new WeakMap<Language, ReadonlyMap<string, readonly string[]>>();

/** The other forms of a noun of the language, such as “allies” for “ally”. */
export function otherForms(word: string, language: Language): readonly string[] {
  let forms = known.get(language);
  if (forms === undefined) {
    const { types, players, tags, zones, stats, steps, attributes } = language.grammar.vocabulary;
    const table = new Map<string, string[]>();
    for (const entry of [...types, ...players, ...tags, ...zones, ...stats, ...steps, ...attributes]) {
      const texts = [...new Set(Object.values(entry.forms))];
      for (const text of texts) table.set(text, [...(table.get(text) ?? []), ...texts.filter((other) => other !== text && !(table.get(text) ?? []).includes(other))]);
    }
    forms = table;
    known.set(language, forms);
  }
  const last = /\S+$/.exec(word)?.[0] ?? word;
  const whole = forms.get(word);
  return whole ?? (forms.get(last) ?? []).map((form) => word.slice(0, word.length - last.length) + form);
}
