import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCardwright, type Ran } from "../cli/run-cardwright.ts";

const header = "Brindle Cogsworth, 2, Alliance, Ally—Gnome Mage, 2 [Arcane] ATK / 2 Health";
const good = `game: wowtcg\n\n${header}\nWhen Brindle leaves play, you may draw a card.\n`;
const curly = `game: wowtcg\n\n${header}\nWhen Brindle leaves play, put target ally into its owner’s hand.\n`;
const straight = curly.replace("’", "'");
const slip = `game: wowtcg\n\n${header}\nWhen Brindle leaves play, you may drow a card.\n`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-lint-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const lint = (...args: readonly string[]): Promise<Ran> => runCardwright(["lint", ...args], { folder });

describe("cardwright lint", () => {
  test("says nothing of good cards", async () => {
    write("a.cards", good);
    expect(await lint("a.cards")).toEqual({ code: 0, out: "0 errors and 0 warnings in 1 card.\n", err: "" });
  });

  test("shows the line, what is wrong, and where to read why", async () => {
    write("a.cards", curly);
    const { code, out } = await lint("a.cards");
    expect(code).toBe(0);
    expect(out).toContain("Brindle Cogsworth:\na.cards:4:57: warning: “’” is not a straight apostrophe. [lint/curly-quotes]");
    expect(out).toContain("why: cardwright rules curly-quotes (docs/lint/curly-quotes.md)");
    expect(out).toContain("0 errors and 1 warning in 1 card.");
  });

  test("tells a fault once, whether the compiler or a rule finds it", async () => {
    write("a.cards", slip);
    const { code, out } = await lint("a.cards", "--format", "json");
    expect(code).toBe(1);
    const found = out.trim().split("\n").map((line) => JSON.parse(line) as { code: string; severity: string; card: string; link: string });
    expect(found).toMatchObject([{ code: "lint/unknown-word", severity: "error", card: "Brindle Cogsworth", link: "docs/lint/unknown-word.md" }]);
  });

  test("--max-warnings, --rule and --era", async () => {
    write("a.cards", curly);
    expect(await lint("a.cards", "--max-warnings", "0")).toMatchObject({ code: 1, err: "At most 0 warnings may stand.\n" });
    expect((await lint("a.cards", "--rule", "unknown-word", "--era", "2013")).out).toBe("0 errors and 0 warnings in 1 card.\n");
    expect((await lint("a.cards", "--rule", "lint/curly-quotes")).out).toContain("1 warning");
  });

  test.each([
    [["--rule", "curly-quote"], "Did you mean “curly-quotes”"],
    [["--rule", "zzz"], "cardwright rules lists them"],
    [["--max-warnings", "few"], "“few” is none"],
    [["--format", "xml"], "Allowed choices are pretty, json, github, sarif, junit"],
    [["--era", "1999"], "Allowed choices are 2009, 2013"],
    [["--config", "no.json"], "There is no configuration no.json"],
    [["--baseline", "no.json"], "There is no baseline no.json"],
  ])("ends with code 2 and says why: %j", async (args, why) => {
    write("a.cards", good);
    const { code, out, err } = await lint("a.cards", ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(why);
  });
});

describe("fixes", () => {
  test("--fix does the safe ones in place, and does nothing the second time", async () => {
    write("a.cards", curly);
    expect(await lint("a.cards", "--fix")).toMatchObject({ code: 0, out: "0 errors and 0 warnings in 1 card.\n", err: "1 fix done in 1 file.\n" });
    expect(read("a.cards")).toBe(straight);
    expect((await lint("a.cards", "--fix")).err).toBe("0 fixes done in 0 files.\n");
    expect(read("a.cards")).toBe(straight);
  });

  test("--fix of standard input writes the text", async () => {
    const { code, out } = await runCardwright(["lint", "-", "--fix"], { folder, input: curly });
    expect({ code, out }).toEqual({ code: 0, out: straight });
  });

  test("--fix leaves alone what needs a decision; --fix-suggestions asks over a pipe", async () => {
    write("a.cards", slip);
    expect((await lint("a.cards", "--fix")).code).toBe(1);
    expect(read("a.cards")).toBe(slip);
    const no = await runCardwright(["lint", "a.cards", "--fix-suggestions"], { folder, input: "\n" });
    expect(no.code).toBe(1);
    expect(no.err).toContain("1: Write “draw”");
    expect(read("a.cards")).toBe(slip);
    const yes = await runCardwright(["lint", "a.cards", "--fix-suggestions"], { folder, input: "1\n" });
    expect(yes).toMatchObject({ code: 0, out: "0 errors and 0 warnings in 1 card.\n" });
    expect(read("a.cards")).toBe(slip.replace("drow", "draw"));
  });
});

describe("settings", () => {
  test.each([
    ["cardwright.config.json", '{ "rules": { "curly-quotes": "error" } }'],
    ["cardwright.config.js", 'export default { rules: { "curly-quotes": "error" } };'],
    ["cardwright.config.ts", 'const level: string = "error";\nexport default { rules: { "curly-quotes": level } };'],
  ])("%s", async (name, text) => {
    write("a.cards", curly);
    write(name, text);
    const { code, out } = await lint("a.cards");
    expect(code).toBe(1);
    expect(out).toContain("1 error and 0 warnings");
  });

  test.each([
    ['{ "rulez": {} }', "“rulez” is nothing that can be set. Did you mean “rules”?"],
    ['{ "rules": { "curly-quots": "off" } }', "There is no rule “curly-quots”. Did you mean “curly-quotes”?"],
    ['{ "rules": { "curly-quotes": "loud" } }', "must be “off”, “warn” or “error”"],
    ['{ "era": 2013 }', "“era” is 2013"],
    ["{", "cannot be read"],
  ])("a wrong one: %s", async (text, why) => {
    write("a.cards", good);
    write("cardwright.config.json", text);
    const { code, err } = await lint("a.cards");
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  test("comments excuse findings, and are told when they excuse none or give no reason", async () => {
    write("a.cards", curly.replace(header, `${header}\n# cardwright-disable-next-line curly-quotes: as printed`));
    expect((await lint("a.cards")).out).toBe("0 errors and 0 warnings in 1 card.\n");
    write("a.cards", curly.replace(header, `# cardwright-disable curly-quotes\n\n${header}`));
    expect((await lint("a.cards")).out).toContain("[lint/disable-without-reason]");
    write("a.cards", good.replace(header, `# cardwright-disable-next-line curly-quots: as printed\n${header}`));
    expect((await lint("a.cards")).out).toContain("Did you mean “curly-quotes”?");
    write("a.cards", good.replace(header, `# cardwright-disable-next-line curly-quotes: as printed\n${header}`));
    expect((await lint("a.cards")).out).toContain("[lint/unused-disable]");
    await lint("a.cards", "--fix");
    expect(read("a.cards")).toBe(good);
  });

  test("a baseline lets pass what it lists, and says what is gone", async () => {
    write("a.cards", slip);
    expect(await lint("a.cards", "--write-baseline")).toMatchObject({ code: 0, err: "cardwright-baseline.json lets 1 finding pass.\n" });
    expect(await lint("a.cards", "--baseline", "cardwright-baseline.json")).toMatchObject({ code: 0, out: "0 errors and 0 warnings in 1 card.\n" });
    write("a.cards", `${slip}\n${curly.replace("game: wowtcg\n\n", "").replaceAll("Brindle Cogsworth", "Other One").replaceAll("Brindle", "Other")}`);
    expect((await lint("a.cards", "--baseline", "cardwright-baseline.json")).out).toContain("0 errors and 1 warning");
    write("a.cards", good);
    expect((await lint("a.cards", "--baseline", "cardwright-baseline.json")).err).toContain("1 finding pass that is no longer there");
  });
});

describe("formats", () => {
  test("github", async () => {
    write("a.cards", curly);
    expect((await lint("a.cards", "--format", "github")).out).toBe("::warning file=a.cards,line=4,endLine=4,col=57,endColumn=58,title=lint/curly-quotes::“’” is not a straight apostrophe.%0AWrite “'”.\n");
  });

  test("sarif is valid by its schema", async () => {
    write("a.cards", `${curly}\n${slip.replace("game: wowtcg\n\n", "").replaceAll("Brindle", "Tallow")}`);
    const { code, out } = await lint("a.cards", "--format", "sarif");
    expect(code).toBe(1);
    const schema = readFileSync(join(import.meta.dirname, "../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"), "utf8");
    const { $schema: _, id: __, ...draft7 } = JSON.parse(schema) as Record<string, unknown>;
    const takes = new Ajv.default({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(draft7);
    const log = JSON.parse(out) as { runs: { results: { ruleId: string }[] }[] };
    expect(takes(log), JSON.stringify(takes.errors)).toBe(true);
    expect(log.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(["lint/curly-quotes", "lint/unknown-word"]);
  });

  test("junit is XML with a failure a finding", async () => {
    write("a.cards", `${curly}\n${slip.replace("game: wowtcg\n\n", "").replaceAll("Brindle", "Tallow")}`);
    const { out } = await lint("a.cards", "--format", "junit");
    expect(XMLValidator.validate(out)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" }).parse(out) as { testsuites: { testsuite: { tests: string; failures: string } } };
    expect(parsed.testsuites.testsuite).toMatchObject({ tests: "2", failures: "2" });
  });
});

describe("cardwright rules", () => {
  test("lists the rules, shows one, and knows the codes of the compiler", async () => {
    expect((await runCardwright(["rules"])).out).toContain("curly-quotes");
    expect((await runCardwright(["rules", "curly-quotes"])).out).toContain("## Wrong");
    expect((await runCardwright(["rules", "text/unknown-word"])).out).toContain("A word is none of the language");
    expect(await runCardwright(["rules", "curly"])).toMatchObject({ code: 2, out: "" });
  });
});
