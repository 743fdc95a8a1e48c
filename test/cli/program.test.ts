import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "../../cli/commands/index.ts";
import { version } from "../../cli/version.ts";
import { runCardwright } from "./run-cardwright.ts";

describe("the program", () => {
  test("knows a command for each file of cli/commands", () => {
    const files = readdirSync(join(import.meta.dirname, "../../cli/commands")).map((name) => name.replace(/\.ts$/, ""));
    expect(files.filter((name) => name !== "index").sort()).toEqual(commands.map(({ name }) => name).sort());
  });

  test("tells its version", async () => {
    expect(await runCardwright(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("shows its help on the results when asked, on the messages when not", async () => {
    const asked = await runCardwright(["--help"]);
    expect(asked).toMatchObject({ code: 0, err: "" });
    for (const { name, summary } of commands) expect(asked.out).toContain(`${summary}`), expect(asked.out).toContain(name);
    const unasked = await runCardwright([]);
    expect(unasked).toMatchObject({ code: 2, out: "" });
    expect(unasked.err).toContain("Usage: cardwright");
  });

  test.each(commands.map(({ name }) => name))("%s --help has examples that use it", async (name) => {
    for (const args of [[name, "--help"], ["help", name]]) {
      const { code, out } = await runCardwright(args);
      expect(code).toBe(0);
      expect(out).toContain("Examples:");
      expect(out).toContain(`$ cardwright ${name}`);
    }
  });

  test.each([
    [["chekc", "cards"], "Did you mean check?"],
    [["check", "cards", "--fromat", "json"], "Did you mean --format?"],
    [["check"], "missing required argument 'paths'"],
    [["check", "x", "--format", "xml"], "Allowed choices are pretty, json, github"],
    [["check", "no/such/file.cards"], "There is no file or folder no/such/file.cards"],
    [["check", "no/such/*.cards"], "No file matches no/such/*.cards"],
    [["check", "-"], "nothing is connected to it"],
  ])("ends with code 2 and says why: %j", async (args, why) => {
    const { code, out, err } = await runCardwright(args);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(why);
  });
});
