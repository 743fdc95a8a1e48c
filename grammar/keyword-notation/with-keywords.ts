import type { KeywordEntry, VerbEntry, Vocabulary } from "../vocabulary.ts";
import type { KeywordDeclaration } from "./keyword-declaration.ts";

/** A keyword as the grammar knows it. */
export function keywordEntry({ lemma, forms, parameters, reminders }: KeywordDeclaration): KeywordEntry {
  const [first, second] = parameters;
  return {
    lemma,
    forms,
    parameter: second !== undefined ? "numberPower" : (first?.kind ?? "none"),
    ...(parameters.some(({ standard }) => standard !== null) ? { bare: true } : {}),
    reminders: reminders.map(({ text }) => text),
  };
}

/** The verb of a keyword, if it is one: what it is done to may be named or not; what a noun behind the keyword names may be a player ("Sabotage: Player"). */
export function keywordVerb({ lemma, verb, parameters }: KeywordDeclaration): VerbEntry | null {
  if (verb === null) return null;
  return { lemma, ...verb, object: "optional", roles: { by: "subject", to: "to", with: "with" }, middle: false, keyword: true, ...(parameters.some(({ kind }) => kind === "noun") ? { playersAs: ["object"] as const } : {}) };
}

/** A vocabulary with further keywords, as a set that declares its own needs it. */
export function withKeywords(vocabulary: Vocabulary, declarations: readonly KeywordDeclaration[]): Vocabulary {
  if (declarations.length === 0) return vocabulary;
  const verbs = declarations.map(keywordVerb).filter((verb) => verb !== null);
  return { ...vocabulary, keywords: [...vocabulary.keywords, ...declarations.map(keywordEntry)], verbs: [...vocabulary.verbs, ...verbs] };
}
