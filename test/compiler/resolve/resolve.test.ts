import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isNode, type Node } from "../../../grammar/ast.ts";
import type { CompiledCard } from "../../../compiler/compiled.ts";
import { readable, sample, sampleNames } from "../samples.ts";

const folder = join(import.meta.dirname, "samples");

/** What each word of a card stands for, as its text writes both, and by which preference of docs/binding.md. */
function bindingsOf(card: CompiledCard): string[] {
  return card.bindings.map(({ node, to, preference }) => `${wordsAt(card, node)} = ${to.startsWith("/") ? wordsAt(card, to) : to} (${preference})`);
}

/** The words of a paragraph that a node of the AST was read from. */
function wordsAt(card: CompiledCard, path: string): string {
  const [, , face, , paragraph, ...fields] = path.split("/");
  const faces = (card.ast as { readonly faces: readonly { readonly paragraphs: readonly Node[] }[] }).faces;
  let node: unknown = faces[Number(face)]?.paragraphs[Number(paragraph)];
  for (const field of fields) node = (node as Readonly<Record<string, unknown>>)[field];
  if (!isNode(node)) throw new Error(`no node at ${path}`);
  const line = card.text.split("\n")[Number(paragraph)] ?? "";
  return line.slice(node.span.start, node.span.end);
}

describe("what words stand for:", () => {
  it.each(sampleNames(folder))("%s", async (name) => {
    const cards = sample(folder, name);
    expect(cards.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    const bindings = cards.map((card) => ({ text: card.text, bindings: bindingsOf(card) }));
    await expect(`${readable(bindings)}\n`).toMatchFileSnapshot(`samples/${name}.json`);
  });
});
