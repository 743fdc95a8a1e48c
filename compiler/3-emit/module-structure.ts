import type { CodeBlockWriter, ExportAssignmentStructure, ImportDeclarationStructure, OptionalKind } from "ts-morph";
import type { Card, KeywordDefinition } from "../../ir/index.ts";
import { expressCard, expressKeyword } from "./express.ts";
import { wordsOf } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { literalText } from "./literal-text.ts";

/** The package door that emitted modules import from, and the only one. */
const DOOR = "cardwright/powers";

/**
 * A power module as ts-morph describes one: its import and its default export. ts-morph, given these, and
 * prettier after it write the module of record; `layOutModule` writes the same bytes without loading either.
 */
export interface ModuleStructure {
  readonly imports: OptionalKind<ImportDeclarationStructure> & { readonly namedImports: string[] };
  readonly exported: OptionalKind<ExportAssignmentStructure>;
  /** What is exported, for a printer that lays it out itself. */
  readonly value: Expression;
}

/** The module of a card: its default export deep-equals the card. */
export function cardModule(card: Card): ModuleStructure {
  return moduleOf(expressCard(card));
}

/** The module of a keyword: its default export deep-equals the definition. */
export function keywordModule(definition: KeywordDefinition): ModuleStructure {
  return moduleOf(expressKeyword(definition));
}

function moduleOf(value: Expression): ModuleStructure {
  return {
    imports: { namedImports: [...wordsOf(value)].sort(), moduleSpecifier: DOOR },
    exported: { isExportEquals: false, expression: (writer) => write(value, writer) },
    value,
  };
}

/** The expression on one line. */
function write(expression: Expression, writer: CodeBlockWriter): void {
  switch (expression.kind) {
    case "word":
      writer.write(expression.word);
      return;
    case "literal":
      writer.write(literalText(expression.value));
      return;
    case "call":
      writer.write(`${expression.callee}(`);
      writeAll(expression.args, writer);
      writer.write(")");
      return;
    case "list":
      writer.write("[");
      writeAll(expression.items, writer);
      writer.write("]");
      return;
    case "object":
      writer.write("{");
      for (const [index, [key, value]] of expression.entries.entries()) {
        writer.write(`${index === 0 ? "" : ", "}${literalText(key)}: `);
        write(value, writer);
      }
      writer.write("}");
  }
}

function writeAll(expressions: readonly Expression[], writer: CodeBlockWriter): void {
  for (const [index, expression] of expressions.entries()) {
    if (index > 0) writer.write(", ");
    write(expression, writer);
  }
}
