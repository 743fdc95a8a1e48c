import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyPatch } from "diff";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-fmt-"));
afterAll(() => rmSync(folder, { recursive: true }));

const header = (name: string, notation = "2 [Melee] ATK / 2 Health"): string => `${name}, 3, Horde, Ally—Orc Warrior, ${notation}`;
const house = `${header("Anna")}\nOther allies in your party have +1 ATK / +1 health.\n`;
const odd = `${header("Anna", "2 ATK (Melee), 2 Health")}\nOther allies you control have +1 / +1.\n\n\n`;
const broken = `${header("Bela")}\nDestory  target ally.\n`;

beforeEach(() => {
  rmSync(join(folder, "draft"), { recursive: true, force: true });
  mkdirSync(join(folder, "draft"));
});

const write = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, "draft", name), text);
  return join("draft", name);
};
const read = (name: string): string => readFileSync(join(folder, "draft", name), "utf8");
const fmt = (...args: readonly string[]): ReturnType<typeof runCardwright> => runCardwright(["fmt", ...args], { folder });

describe("cardwright fmt", () => {
  test("writes in place, the whole file at once, and nothing the second time", async () => {
    write("a.cards", odd);
    write("b.cards", house);
    expect(await fmt("draft")).toEqual({ code: 0, out: "", err: "1 of 2 cards formatted (1 file).\n" });
    expect(read("a.cards")).toBe(house);
    expect(readdirSync(join(folder, "draft"))).toEqual(["a.cards", "b.cards"]);
    const { mtimeMs } = statSync(join(folder, "draft", "a.cards"));
    expect(await fmt("draft/*.cards")).toMatchObject({ code: 0, err: "0 of 2 cards formatted (0 files).\n" });
    expect(statSync(join(folder, "draft", "a.cards")).mtimeMs).toBe(mtimeMs);
  });

  test("keeps links, and who may read a file", async () => {
    const path = join(folder, "draft", "a.cards");
    write("a.cards", odd);
    chmodSync(path, 0o640);
    symlinkSync("a.cards", join(folder, "draft", "link.cards"));
    await fmt("draft/link.cards");
    expect(lstatSync(join(folder, "draft", "link.cards")).isSymbolicLink()).toBe(true);
    expect(read("a.cards")).toBe(house);
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });

  test("prints what comes from standard input", async () => {
    const ran = (args: readonly string[], input: string): ReturnType<typeof runCardwright> => runCardwright(["fmt", "-", ...args], { input });
    expect(await ran([], odd)).toMatchObject({ code: 0, out: house });
    expect(await ran(["--check"], odd)).toMatchObject({ code: 1, out: "<stdin>:1: Anna\n" });
    expect(await ran(["--check"], house)).toMatchObject({ code: 0, out: "" });
    expect((await ran(["--era", "2013"], house)).out).toContain("Other allies you control have +1 / +1.");
  });

  test("leaves a card that is not understood byte for byte, and says so", async () => {
    write("a.cards", `${broken.replaceAll("\n", "\r\n")}\r\n${odd}`);
    const { code, err } = await fmt("draft");
    expect(code).toBe(0);
    expect(err).toBe("1 of 2 cards formatted (1 file). 1 card not understood and left byte for byte; “cardwright check” says why.\n");
    expect(read("a.cards")).toBe(`${broken.trimEnd().replace("\n", "\r\n")}\n\n${house}`);
  });

  test("says which wording it did not take", async () => {
    const spell = "Tarrow Storm, 3, Mage, Ability—Fire\nOngoing: When you play a non-ongoing ability, destroy Tarrow Storm. If you do, copy that ability.\n";
    write("a.cards", spell);
    const { code, err } = await fmt("draft", "--era", "2013");
    expect(code).toBe(0);
    expect(err).toContain("draft/a.cards:1: Tarrow Storm keeps a wording, since the other could not be shown to mean the same:\n  stays   Ongoing: When you play");
    expect(read("a.cards")).toBe(spell);
  });
});

describe("--check and --diff", () => {
  test("write nothing; --check ends with 1 and lists the cards", async () => {
    write("a.cards", `# One.\n\n${odd}`);
    write("b.cards", `${house}\n\n\n`);
    write("c.cards", house);
    expect(await fmt("draft", "--check")).toEqual({ code: 1, out: "draft/a.cards:3: Anna\ndraft/b.cards: only what stands between the cards\n", err: "1 of 3 cards would change (2 files).\n" });
    expect(read("a.cards")).toBe(`# One.\n\n${odd}`);
    expect((await fmt("draft/c.cards", "--check")).code).toBe(0);
  });

  test("the diff can be applied", async () => {
    write("a.cards", odd);
    const { code, out } = await fmt("draft", "--diff");
    expect(code).toBe(0);
    expect(out).toMatch(/^--- a\/draft\/a\.cards\n\+\+\+ b\/draft\/a\.cards\n@@ -1,4 \+1,2 @@\n/);
    expect(applyPatch(odd, out)).toBe(house);
    expect(read("a.cards")).toBe(odd);
    expect((await fmt("draft", "--diff", "--check")).code).toBe(1);
  });

  test("--json tells each card's fate", async () => {
    write("a.cards", `${odd}${broken}`);
    const { out } = await fmt("draft", "--check", "--json");
    expect(JSON.parse(out)).toEqual({
      file: "draft/a.cards",
      changed: true,
      left: null,
      cards: [
        { name: "Anna", line: 1, changed: true, left: null, unproven: [] },
        { name: "Bela", line: 5, changed: false, left: "refused", unproven: [] },
      ],
    });
  });
});

describe("wrong usage", () => {
  test("an unknown era is told, with what was meant", async () => {
    write("a.cards", odd);
    expect(await fmt("draft", "--era", "2010")).toMatchObject({ code: 2, err: expect.stringContaining("There is no era “2010”.") as string });
    expect(await fmt("draft", "--era", "constructor")).toMatchObject({ code: 2, err: expect.stringContaining("Known: 2009, 2013.") as string });
    expect(read("a.cards")).toBe(odd);
  });

  test("files that are none, or no text", async () => {
    expect((await fmt("draft/none.cards")).code).toBe(2);
    expect((await fmt()).code).toBe(2);
    const bytes = Uint8Array.from([0xff, 0xfe, 0x41, 0]);
    write("a.cards", bytes);
    write("b.cards", odd);
    const { code, err } = await fmt("draft");
    expect(code).toBe(1);
    expect(err).toContain("UTF-16");
    expect([...readFileSync(join(folder, "draft", "a.cards"))]).toEqual([...bytes]);
    expect(read("b.cards")).toBe(house);
  });

  test("an unknown game in the first line leaves the file", async () => {
    write("a.cards", `game: wowtgc\n\n${odd}`);
    const { code, err } = await fmt("draft");
    expect(code).toBe(1);
    expect(err).toContain("wowtcg");
    expect(read("a.cards")).toBe(`game: wowtgc\n\n${odd}`);
  });
});
