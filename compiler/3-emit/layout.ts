import { builders, printer, utils } from "prettier/doc";
import type { Doc } from "prettier";
import type { BarrelStructure } from "./barrel-structure.ts";
import type { Expression } from "./expression.ts";
import { literalText } from "./literal-text.ts";
import type { ModuleStructure } from "./module-structure.ts";

/** How modules are laid out: as prettier does without any options. */
export const STYLE = { printWidth: 80, tabWidth: 2, useTabs: false } as const;

const { conditionalGroup, group, hardline, ifBreak, indent, indentIfBreak, join, line, lineSuffixBoundary, softline, fill, breakParent } = builders;
const { willBreak } = utils;

/** The text of a module, laid out as prettier does. */
export function layOutModule({ imports, value }: ModuleStructure): string {
  const words = imports.namedImports;
  const specifiers = words.length > 1 ? group(["{", indent([line, join([",", line], words)]), ifBreak(","), line, "}"]) : ["{ ", ...words, " }"];
  const doc = ["import ", specifiers, " from ", literalText(imports.moduleSpecifier), ";", hardline, hardline, "export default ", lay(value), ";", hardline];
  return printer.printDocToString(doc, { ...STYLE }).formatted;
}

/** The text of a barrel, laid out as prettier does. */
export function layOutBarrel({ imports, list, names }: BarrelStructure): string {
  const [declaration] = list.declarations;
  const doc = [
    ...imports.flatMap((each) => ["import ", ...imported(each), " from ", literalText(each.moduleSpecifier), ";", hardline]),
    ...[hardline, `/** ${String(list.docs?.[0])} */`, hardline, `export const ${declaration.name}: ${String(declaration.type)} = `],
    ...[layList(names.map((word) => ({ kind: "word", word }))), ";", hardline],
  ];
  return printer.printDocToString(doc, { ...STYLE }).formatted;
}

const imported = ({ isTypeOnly, namedImports, defaultImport }: BarrelStructure["imports"][number]): string[] => (isTypeOnly === true ? ["type { ", ...(namedImports as string[]), " }"] : [defaultImport ?? ""]);

function lay(expression: Expression): Doc {
  switch (expression.kind) {
    case "word":
      return expression.word;
    case "literal":
      return literalText(expression.value);
    case "call":
      return [expression.callee, layArguments(expression.args)];
    case "list":
      return layList(expression.items);
    case "object":
      return layObject(expression.entries);
  }
}

/** A last argument that is an object or a list hugs the brackets if the others fit on the line. */
function layArguments(args: readonly Expression[]): Doc {
  if (args.length === 0) return "()";
  const laid = args.map(lay);
  const brokenOut = (): Doc => group(["(", indent([line, join([",", line], laid)]), ",", line, ")"], { shouldBreak: true });
  if (!hugsLast(args)) return group(["(", indent([softline, join([",", line], laid)]), ifBreak(","), softline, ")"], { shouldBreak: laid.some(willBreak) });
  const head = laid.slice(0, -1).flatMap((doc) => [doc, ", "]);
  if (laid.slice(0, -1).some(willBreak)) return brokenOut();
  const last = laid.at(-1) ?? "";
  const hugged: Doc = ["(", ...head, group(last, { shouldBreak: true }), ")"];
  if (willBreak(last)) return [breakParent, conditionalGroup([hugged, brokenOut()])];
  return conditionalGroup([["(", ...head, last, ")"], hugged, brokenOut()]);
}

function hugsLast(args: readonly Expression[]): boolean {
  const last = args.at(-1);
  const before = args.at(-2);
  if (last === undefined || size(last) === 0 || before?.kind === last.kind) return false;
  return !(args.length > 1 && isNumbers(last));
}

function layList(items: readonly Expression[]): Doc {
  if (items.length === 0) return "[]";
  const laid = items.map((item) => group(lay(item)));
  if (isNumbers({ kind: "list", items })) {
    const parts = laid.flatMap((doc, index): Doc[] => (index === laid.length - 1 ? [[doc, ifBreak(",")]] : [[doc, ","], line]));
    return group(["[", indent([softline, fill(parts)]), softline, "]"]);
  }
  const first = items[0];
  const shouldBreak = items.length > 1 && (first?.kind === "list" || first?.kind === "object") && items.every((item) => item.kind === first.kind && size(item) > 1);
  return group(["[", indent([softline, join([",", line], laid), ifBreak(",")]), softline, "]"], { shouldBreak });
}

function layObject(entries: readonly (readonly [string, Expression])[]): Doc {
  if (entries.length === 0) return "{}";
  const laid = entries.map(([key, value]) => layEntry(/^[A-Za-z_$][\w$]*$/.test(key) ? key : literalText(key), value));
  return group(["{", indent([line, join([",", line], laid)]), ifBreak(","), line, "}"]);
}

function layEntry(key: string, value: Expression): Doc {
  const laid = lay(value);
  const isShort = key.length < STYLE.tabWidth + 3;
  if ((value.kind === "literal" && typeof value.value === "string") || (!isShort && isPlainCall(value))) return group([group(key), ":", group(indent([line, laid]))]);
  if (isShort || (value.kind === "literal" && (typeof value.value === "boolean" || isUnsigned(value.value)))) return group([group(key), ":", " ", laid]);
  const id = Symbol("entry");
  return group([group(key), ":", group(indent(line), { id }), lineSuffixBoundary, indentIfBreak(laid, { groupId: id })]);
}

/** A call with no argument or one short one; it rather moves to the next line than breaks. */
function isPlainCall(value: Expression): boolean {
  if (value.kind !== "call" || value.args.length > 1) return false;
  const [argument] = value.args;
  const limit = STYLE.printWidth / 4;
  if (argument === undefined) return true;
  if (argument.kind === "word") return argument.word.length <= limit;
  if (argument.kind === "literal") return typeof argument.value !== "string" || literalText(argument.value).length <= limit;
  return argument.kind === "call" && argument.args.length === 0 && argument.callee.length <= limit - 2;
}

function isNumbers(expression: Expression): boolean {
  return expression.kind === "list" && expression.items.length > 0 && expression.items.every((item) => item.kind === "literal" && typeof item.value === "number");
}

function isUnsigned(value: unknown): boolean {
  return typeof value === "number" && value >= 0;
}

function size(expression: Expression): number {
  if (expression.kind === "list") return expression.items.length;
  return expression.kind === "object" ? expression.entries.length : 0;
}
