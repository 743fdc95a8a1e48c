/**
 * `cardwright`: the compiler as a library. It reads card files into what their cards mean, and writes
 * that as modules; nothing of it touches the file system.
 */
export { compileFile, type CompileOptions } from "./compiler/compile-file.ts";
export { compileKeyword } from "./compiler/compile-keyword.ts";
export type { Language } from "./compiler/language.ts";
export type { Binding, CompiledCard, CompiledFile, OwnedToken } from "./compiler/compiled.ts";
export { emitKeyword, emitModule } from "./compiler/3-emit/emit-module.ts";
export { formatModule } from "./compiler/3-emit/format-module.ts";
export { formatFile, type FormatOptions, type FormattedCard, type FormattedFile } from "./format/index.ts";
export type { EraTable, EraWording } from "./grammar/era-table.ts";
export type { Diagnostic, Span } from "./grammar/diagnostics/diagnostic.ts";
export type * from "./ir/index.ts";
export { FORMAT } from "./ir/index.ts";
export { defineConfig, type CardwrightConfig } from "./lint/config.ts";
export { defineRule, type Rule } from "./lint/rule.ts";
export { ruleProblems } from "./lint/tester.ts";
