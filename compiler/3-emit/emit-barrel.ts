import type { ImportDeclarationStructure } from "ts-morph";
import { formatModule } from "./format-module.ts";

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

/** The barrel of a folder of modules: a list of their default exports in the given order. */
export async function emitBarrel(modules: readonly Gathered[], { constant, type }: BarrelKind): Promise<string> {
  const { Project, StructureKind, VariableDeclarationKind } = await import("ts-morph");
  const names = identifiersOf(modules.map(({ key }) => key));
  const barrel = new Project({ useInMemoryFileSystem: true }).createSourceFile("index.ts", {
    statements: [
      { kind: StructureKind.ImportDeclaration, isTypeOnly: true, namedImports: [type], moduleSpecifier: "cardwright/powers" },
      ...modules.map(({ file }, index): ImportDeclarationStructure => {
        return { kind: StructureKind.ImportDeclaration, defaultImport: names[index] ?? "", moduleSpecifier: `./${file}` };
      }),
      {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        leadingTrivia: "\n",
        docs: [`The ${constant} of this folder, by key.`],
        declarations: [{ name: constant, type: `readonly ${type}[]`, initializer: `[${names.join(", ")}]` }],
      },
    ],
  });
  return formatModule(barrel.getFullText());
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
