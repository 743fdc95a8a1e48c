import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadCompiler } from "../../cli/compiler.ts";
import type { Card, KeywordDefinition } from "../../ir/index.ts";

/** The cards of some files that compile whole, and the keywords that they stand on. */
export async function compiledPool(paths: readonly string[], game = "wowtcg"): Promise<{ readonly cards: readonly Card[]; readonly keywords: readonly KeywordDefinition[] }> {
  const compiler = await loadCompiler();
  const files = paths.map((path) => compiler.compileFile(readFileSync(path, "utf8"), { file: path, game, set: basename(path, ".cards") }));
  return {
    cards: files.flatMap(({ cards }) => cards.flatMap(({ ir, status }) => (ir === null || status !== "whole" ? [] : [ir]))),
    keywords: [...compiler.compileKeywords(game).keywords, ...files.flatMap(({ keywords }) => keywords)],
  };
}
