import type { ImportDeclarationStructure, OptionalKind, VariableDeclarationStructure, VariableStatementStructure } from "ts-morph";

/** A module that a barrel gathers: its key, and its file in the same folder. */
export interface Gathered {
  readonly key: string;
  readonly file: string;
}

/** What a barrel gathers: the constant that lists it, and the type of its members. */
export interface BarrelKind {
  readonly constant: "cards" | "keywords";
  readonly type: "Card" | "KeywordDefinition";
}

/**
 * A barrel as ts-morph describes one. ts-morph, given these, and prettier after it write the barrel of record;
 * `layOutBarrel` writes the same bytes without loading either.
 */
export interface BarrelStructure {
  readonly imports: readonly OptionalKind<ImportDeclarationStructure>[];
  readonly list: OptionalKind<VariableStatementStructure> & { readonly declarations: [OptionalKind<VariableDeclarationStructure>] };
  /** What the list holds, for a printer that lays it out itself. */
  readonly names: readonly string[];
}

/** How a barrel is made up. */
export function barrelStructure(modules: readonly Gathered[], { constant, type }: BarrelKind): BarrelStructure {
  const names = identifiersOf(modules.map(({ key }) => key));
  return {
    imports: [
      { isTypeOnly: true, namedImports: [type], moduleSpecifier: "cardwright/powers" },
      ...modules.map(({ file }, index) => ({ defaultImport: names[index] ?? "", moduleSpecifier: `./${file}` })),
    ],
    list: {
      isExported: true,
      leadingTrivia: "\n",
      docs: [`The ${constant} of this folder, by key.`],
      declarations: [{ name: constant, type: `readonly ${type}[]`, initializer: `[${names.join(", ")}]` }],
    },
    names,
  };
}

/** A name for each key: camel case, with a number where two would be the same. */
function identifiersOf(keys: readonly string[]): readonly string[] {
  const taken = new Set<string>(["cards", "keywords"]);
  return keys.map((key) => {
    const camel = key.replaceAll(/[^A-Za-z0-9]+(.?)/g, (_, next: string) => next.toUpperCase());
    const name = /^[A-Za-z]/.test(camel) && !RESERVED.has(camel) ? camel : `the${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
    taken.add(free);
    return free;
  });
}

const RESERVED: ReadonlySet<string> = new Set(
  (
    "arguments as async await break case catch class const continue debugger default delete do else enum eval export extends false finally for from " +
    "function get if implements import in instanceof interface let new null of package private protected public return set static super switch " +
    "this throw true try type typeof undefined using var void while with yield"
  ).split(" "),
);
