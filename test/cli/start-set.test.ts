import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCardwright } from "./run-cardwright.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "cardwright-start-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(folder, file), "utf8");

describe("cardwright init", () => {
  test("writes a set whose cards compile, are in house wording, and have nothing to be said against", async () => {
    expect(await runCardwright(["init", "."], { folder })).toMatchObject({ code: 0, err: "" });
    const check = await runCardwright(["check", "cards", "--no-cache"], { folder });
    expect(check).toMatchObject({ code: 0 });
    expect(check.out).toContain("12 of 12 cards understood");
    expect(await runCardwright(["fmt", "cards", "--check"], { folder })).toMatchObject({ code: 0 });
    writeFileSync(join(folder, "cardwright.config.json"), "{}");
    const lint = await runCardwright(["lint", "cards", "--no-cache", "--max-warnings", "0", "--config", "cardwright.config.json"], { folder });
    expect(lint.out).toContain("0 errors and 0 warnings");
    expect(JSON.parse(read("package.json"))).toMatchObject({ scripts: { play: expect.stringContaining("--cards cards") as unknown } });
  });

  test("writes nothing over what is there, unless it is told to", async () => {
    writeFileSync(join(folder, "README.md"), "mine\n");
    const refused = await runCardwright(["init", "."], { folder });
    expect(refused).toMatchObject({ code: 2, out: "" });
    expect(refused.err).toContain("README.md is there already; nothing is written.");
    expect(read("README.md")).toBe("mine\n");
    expect(await runCardwright(["init", ".", "--force", "--name", "My Set"], { folder })).toMatchObject({ code: 0 });
    expect(read("README.md")).toContain("# my-set");
  });

  test("says that a file is no folder", async () => {
    writeFileSync(join(folder, "file"), "");
    expect((await runCardwright(["init", "file/set"], { folder })).err).toContain("is a file, and a set is a folder");
  });
});

describe("cardwright new", () => {
  test("adds a set, a keyword and a card that uses it", async () => {
    expect(await runCardwright(["new", "set", "--name", "Frostfall"], { folder })).toMatchObject({ code: 0 });
    const keyword = ["new", "keyword", "--in", "cards/frostfall.cards", "--name", "Smolder [N]", "--means", "At the start of your turn, this character deals [N] fire damage to target opposing hero."];
    expect(await runCardwright(keyword, { folder })).toMatchObject({ code: 0 });
    const card = ["new", "card", "--in", "cards/frostfall.cards", "--name", "Soot Cat", "--type", "Ally—Human Mage", "--faction", "Alliance", "--cost", "2", "--values", "1 [Fire] ATK / 1 Health", "--paragraph", "Smolder 2"];
    expect(await runCardwright(card, { folder })).toMatchObject({ code: 0, out: "Soot Cat stands in cards/frostfall.cards.\n" });
    expect(read("cards/frostfall.cards")).toContain("\n\nSoot Cat, 2, Alliance, Ally—Human Mage, 1 [Fire] ATK / 1 Health (Frostfall-1C)\nSmolder 2\n");
  });

  test("says what is wrong with what was added, and keeps it for its author to mend", async () => {
    await runCardwright(["new", "set", "--name", "Frostfall"], { folder });
    const added = await runCardwright(["new", "card", "--in", "cards/frostfall.cards", "--name", "Odd", "--type", "Ability", "--cost", "1", "--paragraph", "Drew a card."], { folder });
    expect(added.code).toBe(1);
    expect(added.out).toContain("Drew a card");
    expect(read("cards/frostfall.cards")).toContain("Drew a card.");
  });

  test.each([
    [["new", "cards"], "“cards” is nothing that can be added."],
    [["new", "card", "--in", "cards/none.cards", "--name", "Odd", "--type", "Ability"], "There is no file cards/none.cards."],
    [["new", "card", "--in", "cards/none.cards"], "--name is missing"],
    [["new", "set", "--name", "!?"], "No file can be called after “!?”."],
  ])("ends with code 2 and says why: %j", async (args, why) => {
    const { code, err } = await runCardwright(args, { folder });
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});
