import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import type { CompiledCard } from "../../compiler/compiled.ts";
import { auditCard } from "../../scripts/meaning/audit-card.ts";
import { seedPaths } from "../../scripts/meaning/card-paths.ts";
import { playableLanguage } from "../../scripts/meaning/playable-language.ts";
import { hasData, poolFiles } from "../data.ts";

const language = await playableLanguage();
const wholeOf = (path: string): CompiledCard[] => compileFile(readFileSync(path, "utf8"), language, { file: path }).cards.filter(({ status }) => status === "whole");
const audit = (path: string): unknown[] => wholeOf(path).flatMap((card) => auditCard(card, language.grammar.lexicon));

describe("a stranger finds nothing wrong with a whole card", () => {
  test.each(seedPaths().map((path) => [basename(path), path]))("%s", (_, path) => {
    expect(audit(path)).toEqual([]);
  });
  // The rest of the pool is `npm run audit -- --pool`.
  test.skipIf(!hasData)("a set of the pool", () => {
    expect(audit(poolFiles()[20] as string)).toEqual([]);
  });
});

describe("the audit finds", () => {
  const [first] = seedPaths();
  const card = wholeOf(first as string).find(({ tokens }) => tokens.length > 8) as CompiledCard;
  const found = (changed: Partial<CompiledCard>): string => auditCard({ ...card, ...changed }, language.grammar.lexicon).map(({ what }) => what).join("; ");

  test("a token without a node", () => {
    const [token, ...rest] = card.tokens;
    expect(found({ tokens: [{ ...(token as CompiledCard["tokens"][number]), node: "/faces/7" }, ...rest] })).toContain("which is no node");
  });
  test("words in no token", () => {
    expect(found({ tokens: card.tokens.filter((_, index) => index !== 3) })).toContain("is in no token");
  });
  test("a text that prints otherwise", () => {
    expect(found({ printed: `${card.printed ?? ""} ` })).toContain("prints as");
  });
  test("a text held by a node", () => {
    const ast = JSON.parse(JSON.stringify(card.ast).replace(/"determiner":"\w+"/, '"determiner":"whatever"').replace(/"lemma":"\w+"/, '"lemma":"blorp"')) as unknown;
    expect(found({ ast })).toContain("blorp");
  });
  test("a binding that leads nowhere", () => {
    expect(found({ bindings: [{ node: "/faces/0/nothing", to: "self", preference: "B1" }] })).toContain("not there");
  });
});
