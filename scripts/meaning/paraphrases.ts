import { verbsOf, type Language } from "../../compiler/language.ts";
import { readParagraph } from "../../compiler/read-paragraph.ts";
import { selfNames } from "../../grammar/self-names.ts";

/** Two wordings of one meaning, on a card of a type. Its name is Voss Tarrow. */
export interface Paraphrase {
  readonly type: string;
  readonly one: string;
  readonly other: string;
}

/** What is wrong with a pair: one of them is refused, or they differ; null if they mean the same. */
export function compareParaphrase({ type, one, other }: Paraphrase, language: Language): string | null {
  const meaning = (text: string): { readonly powers: string | null; readonly why: string } => {
    const { powers, diagnostics } = readParagraph(text, { language, names: selfNames("Voss Tarrow", type === "ally"), verbs: verbsOf(language), types: [type], earlier: [] });
    return { powers: powers === null ? null : JSON.stringify(powers), why: diagnostics[0]?.message ?? "" };
  };
  const [first, second] = [meaning(one), meaning(other)];
  if (first.powers === null) return `“${one}” is refused: ${first.why}`;
  if (second.powers === null) return `“${other}” is refused: ${second.why}`;
  return first.powers === second.powers ? null : `“${one}” is ${first.powers}; “${other}” is ${second.powers}`;
}
