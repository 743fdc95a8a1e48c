import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { vocabulary } from "../../games/wowtcg/language/vocabulary.ts";
import { Grammar } from "../../grammar/grammar.ts";

const grammar = new Grammar(vocabulary);
const folder = new URL("./samples/", import.meta.url);

/** A folder per family of phrases: a paragraph a line, and beside it what each is read as (`vitest -u` writes it). */
describe.each(readdirSync(folder).sort())("%s", (family) => {
  const files = readdirSync(new URL(`${family}/`, folder)).filter((file) => file.endsWith(".txt"));
  test.each(files)("%s is read as its trees say", async (file) => {
    const texts = readFileSync(new URL(`${family}/${file}`, folder), "utf8").trim().split("\n");
    const trees = texts.map((text) => {
      const read = grammar.read(text);
      if (!("node" in read)) throw new Error(`not read: ${text.slice(0, read.lexed.tokens[read.stoppedAt]?.startOffset)} >>> ${text.slice(read.lexed.tokens[read.stoppedAt]?.startOffset ?? text.length)}`);
      expect(grammar.print(read.node)).toBe(text);
      return { text, node: read.node };
    });
    const json = JSON.stringify(trees, (key, value: unknown) => (key === "span" ? undefined : value), 1);
    await expect(`${json}\n`).toMatchFileSnapshot(fileURLToPath(new URL(`${family}/${file.replace(/\.txt$/, ".json")}`, folder)));
  });
});
