import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

vi.mock("../../cli/compiler.ts", async () => {
  const { fakeCompiler } = await import("./fake-compiler.ts");
  return { loadCompiler: () => Promise.resolve(fakeCompiler) };
});

const folder = mkdtempSync(join(tmpdir(), "cardwright-bad-"));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (args: readonly string[]) => runCardwright(args, { folder });

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const good = "Anna, 1, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 1 Health\nDraw a card.\n";

describe("bad input", () => {
  test("an empty file is no cards", async () => {
    expect(await run(["check", write("empty.cards", "")])).toMatchObject({ code: 0, out: "0 of 0 cards understood (1 file).\n" });
  });

  test("a folder without cards is wrong usage", async () => {
    mkdirSync(join(folder, "nothing"));
    expect(await run(["check", "nothing"])).toMatchObject({ code: 2, err: expect.stringContaining("No .cards file lies in nothing") as string });
  });

  test.each([
    ["a binary file", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]), "file/not-text"],
    ["Latin-1", Uint8Array.from(Buffer.from("Caf\xe9, 1, Ally\n", "latin1")), "file/not-utf-8"],
    ["UTF-16", Uint8Array.from(Buffer.from("\ufeffTim\n", "utf16le")), "file/not-utf-8"],
  ])("%s is refused, and the next file still read", async (_what, bytes, code) => {
    const bad = write("bad.cards", bytes);
    const { code: exit, out } = await run(["check", bad, write("good.cards", good)]);
    expect(exit).toBe(1);
    expect(out).toContain(`bad.cards:1:`);
    expect(out).toContain(`[${code}]`);
    expect(out).toContain("1 of 1 card understood, 1 error outside of cards (2 files).");
    expect((await run(["coverage", bad, "--json"])).code).toBe(1);
  });

  test("a file of 50 MB is refused for its size, at once", async () => {
    const name = write("large.cards", "Tim\n");
    truncateSync(join(folder, name), 50 * 1024 * 1024);
    const { code, out } = await run(["check", name]);
    expect(code).toBe(1);
    expect(out).toContain("[file/too-large]");
    expect(out.length).toBeLessThan(1000);
  });

  test("one bad card hides nothing of the next", async () => {
    const cards = [good, "Tim\n", "Bert, 1, Alliance, Allly—Human\nZAP.\n", "When this is text, and no header.\n", "Carl, 1, Alliance, Ally—Human, 1 [Arcane] ATK / 1 Health\nZIP.\n"];
    const { code, out } = await run(["check", write("mixed.cards", cards.join("\n"))]);
    expect(code).toBe(1);
    for (const place of ["mixed.cards:4:1:", "mixed.cards:6:", "mixed.cards:9:1:", "mixed.cards:12:1: error: “ZIP”"]) expect(out).toContain(place);
    expect(out).toContain("1 of 5 cards understood, 4 refused");
  });

  test("a byte-order mark and CRLF move no column", async () => {
    const { out } = await run(["check", write("dos.cards", `\ufeff${good.replaceAll("\n", "\r\n")}\r\nCarl, 1, Ally—Human, 1 [Arcane] ATK / 1 Health\r\nDraw ZIP.\r\n`)]);
    expect(out).toContain("dos.cards:5:6: error: “ZIP”");
    expect(out).not.toContain("\r");
  });

  test("a file that cannot be read is wrong usage", async () => {
    expect((await run(["check", join(folder, "good.cards", "below.cards")])).code).toBe(2);
  });
});
