/** A TypeScript expression of the few kinds that a power module is made of. */
export type Expression =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "literal"; readonly value: string | number | boolean | null }
  | { readonly kind: "call"; readonly callee: string; readonly args: readonly Expression[] }
  | { readonly kind: "list"; readonly items: readonly Expression[] }
  | { readonly kind: "object"; readonly entries: readonly (readonly [key: string, value: Expression])[] };

/** The constructors and constants that an expression uses. */
export function wordsOf(expression: Expression, words: Set<string> = new Set()): Set<string> {
  switch (expression.kind) {
    case "word":
      return words.add(expression.word);
    case "literal":
      return words;
    case "call":
      words.add(expression.callee);
      for (const argument of expression.args) wordsOf(argument, words);
      return words;
    case "list":
      for (const item of expression.items) wordsOf(item, words);
      return words;
    case "object":
      for (const [, value] of expression.entries) wordsOf(value, words);
      return words;
  }
}
