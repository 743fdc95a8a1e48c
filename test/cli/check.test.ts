import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Coverage } from "../../cli/coverage.ts";
import { runCardwright } from "./run-cardwright.ts";

vi.mock("../../cli/compiler.ts", async () => {
  const { fakeCompiler } = await import("./fake-compiler.ts");
  return { loadCompiler: () => Promise.resolve(fakeCompiler) };
});

const folder = mkdtempSync(join(tmpdir(), "cardwright-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

const header = "Ally—Human Mage, 1 [Arcane] ATK / 1 Health";
const files = {
  "wowtcg/one.cards": `Anna, 1, Alliance, ${header}\nDraw a card.\n\nBert, 2, Alliance, ${header}\nDraw ZYX 3 cards.\n`,
  "wowtcg/two.cards": `Carl, 1, Alliance, ${header}\n\nDora, 1, Alliance, ${header}\nZAP! Dora.\n\nEmil, 1, Alliance, ${header}\nZAP! Emil.\n`,
};
mkdirSync(join(folder, "wowtcg"));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
const run = (args: readonly string[], more: Parameters<typeof runCardwright>[1] = {}) => runCardwright(args, { folder, ...more });

describe("check", () => {
  test("shows each refused card with its place and carets, and counts", async () => {
    const { code, out, err } = await run(["check", "wowtcg"]);
    expect(code).toBe(1);
    expect(err).toBe("");
    expect(out).toContain("Bert is not understood:\nwowtcg/one.cards:5:6: error: “ZYX” cannot stand here. [text/word]\n   5 | Draw ZYX 3 cards.\n     |      ^^^\n");
    for (const name of ["Dora", "Emil"]) expect(out).toContain(`${name} is not understood`);
    expect(out.trimEnd().split("\n").at(-1)).toBe("2 of 5 cards understood, 3 refused (2 files).");
  });

  test("ends with 0 when all is understood", async () => {
    expect(await run(["check", "-"], { input: files["wowtcg/two.cards"].split("\n\n")[0] ?? "" })).toMatchObject({ code: 0, out: "1 of 1 card understood (1 file).\n" });
  });

  test("takes files, folders, patterns and standard input, each file once", async () => {
    for (const paths of [["."], ["wowtcg/*.cards"], ["wowtcg/one.cards", "wowtcg"], [join(folder, "wowtcg"), "wowtcg/t*"]]) {
      expect((await run(["check", ...paths])).out).toContain("of 5 cards understood, 3 refused (2 files)");
    }
    expect((await run(["check", "-", "wowtcg"], { input: files["wowtcg/one.cards"] })).out).toContain("<stdin>:5:6: error");
  });

  test("writes diagnostics for programs", async () => {
    const json = await run(["check", "wowtcg/one.cards", "--format", "json"]);
    expect(JSON.parse(json.out)).toMatchObject({ file: "wowtcg/one.cards", card: "Bert", line: 5, column: 6, endLine: 5, endColumn: 9, code: "text/word" });
    expect(json.err).toContain("1 of 2 cards");
    const github = await run(["check", "wowtcg/one.cards", "--format", "github"]);
    expect(github.out).toBe("::error file=wowtcg/one.cards,line=5,endLine=5,col=6,endColumn=9,title=text/word::“ZYX” cannot stand here.%0ALeave it out.\n");
  });

  test("colours only where colours are wanted", async () => {
    const escape = "\u001b[";
    expect((await run(["check", "wowtcg"])).out).not.toContain(escape);
    expect((await run(["check", "wowtcg"], { env: { FORCE_COLOR: "1" } })).out).toContain(escape);
    expect((await run(["check", "wowtcg"], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } })).out).not.toContain(escape);
  });

  test("suggests the game that is meant", async () => {
    const { code, err } = await run(["check", "wowtcg", "--game", "wowtgc"]);
    expect(code).toBe(2);
    expect(err).toContain("There is no game “wowtgc”.\nDid you mean “wowtcg”?");
  });
});

describe("coverage", () => {
  test("counts cards with text, and ranks what holds the others back", async () => {
    const { code, out } = await run(["coverage", "wowtcg", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out) as Coverage).toEqual({
      cards: 4,
      whole: 1,
      share: 0.25,
      files: [
        { file: "wowtcg/one.cards", cards: 2, whole: 1 },
        { file: "wowtcg/two.cards", cards: 2, whole: 0 },
      ],
      gaps: [
        { code: "text/word", what: "zap", cards: 2, example: { file: "wowtcg/two.cards", line: 4, card: "Dora", text: "ZAP! Dora." } },
        { code: "text/word", what: "zyx", cards: 1, example: { file: "wowtcg/one.cards", line: 5, card: "Bert", text: "Draw ZYX 3 cards." } },
      ],
    });
  });

  test("shows the same to people", async () => {
    const { out } = await run(["coverage", "wowtcg", "--gaps", "1"]);
    expect(out).toMatch(/wowtcg\/one\.cards +2 +1 +50\.0 %/);
    expect(out).toMatch(/in all +4 +1 +25\.0 %/);
    expect(out).toContain("    2  zap [text/word]");
    expect(out).toContain("and 1 other gap");
  });

  test("gives a share of 0 for nothing", async () => {
    expect(JSON.parse((await run(["coverage", "-", "--json"], { input: "" })).out)).toEqual({ cards: 0, whole: 0, share: 0, files: [{ file: "<stdin>", cards: 0, whole: 0 }], gaps: [] });
  });
});

describe("inspect", () => {
  test("writes a line a card", async () => {
    const { code, out } = await run(["inspect", "wowtcg", "--json"]);
    expect(code).toBe(0);
    const cards = out.trimEnd().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(cards.map(({ name, status }) => [name, status])).toEqual([["Anna", "whole"], ["Bert", "refused"], ["Carl", "whole"], ["Dora", "refused"], ["Emil", "refused"]]);
    for (const field of ["file", "line", "key", "header", "text", "tokens", "ast", "printed", "bindings", "ir", "diagnostics", "status"]) expect(cards[0]).toHaveProperty(field);
  });
});
