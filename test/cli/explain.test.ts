import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

vi.mock("../../cli/compiler.ts", async () => {
  const { fakeCompiler } = await import("./fake-compiler.ts");
  return { loadCompiler: () => Promise.resolve(fakeCompiler) };
});

const folder = mkdtempSync(join(tmpdir(), "cardwright-explain-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "cards", "wowtcg"), { recursive: true });
const header = (name: string): string => `${name}, 1, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 1 Health`;
writeFileSync(join(folder, "cards", "wowtcg", "one.cards"), `${header("Anna the Brave")}\nDraw a card.\n\n${header('Bert, "The Swift"')}\nZAP!\n`);
const run = (args: readonly string[], input: string | null = null) => runCardwright(["explain", ...args], { folder, input });

describe("explain", () => {
  test("finds a card by its name, capitals and quotes aside, without quotes too", async () => {
    for (const name of [["Anna the Brave"], ["anna", "the", "brave"], ["ANNA THE BRAVE"]]) {
      const { code, out } = await run(name);
      expect(code).toBe(0);
      expect(out).toContain("Anna the Brave  cards/wowtcg/one.cards:1\n\nText\n  Draw a card.\n");
    }
  });

  test("says why a card is refused", async () => {
    const { code, out } = await run(["Bert, “The Swift”"]);
    expect(code).toBe(1);
    expect(out).toContain("cards/wowtcg/one.cards:5:1: error: “ZAP” cannot stand here.");
  });

  test.each([
    ["Anna teh Brave", "Did you mean “Anna the Brave”?"],
    ["brave", "Did you mean “Anna the Brave”?"],
    ["Zoltan", "--cards names other files"],
  ])("knows no card %s", async (name, hint) => {
    const { code, out, err } = await run([name]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(`There is no card “${name}”.`);
    expect(err).toContain(hint);
  });

  test("takes a text with its header, or without", async () => {
    expect((await run(["--text", `${header("Carl")}\nDraw.`])).out).toContain("Carl  <text>:1\n\nText\n  Draw.\n");
    expect((await run(["--text", "Draw a card."])).out).toContain("Text\n  Draw a card.\n");
    expect(await run(["--text", "ZAP a card."])).toMatchObject({ code: 1 });
    expect((await run([], "Draw a card.\n")).out).toContain("Text\n  Draw a card.\n");
    expect((await run(["-"], `${header("Carl")}\nDraw.\n\n${header("Dora")}\nDraw.\n`)).out).toContain("Dora  <text>:4");
  });

  test("asks for a card when none is given", async () => {
    expect(await run([])).toMatchObject({ code: 2, err: expect.stringContaining("Which card?") as string });
    expect(await run(["--text", " "])).toMatchObject({ code: 2 });
  });
});
