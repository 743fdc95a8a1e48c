import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import { DiagnosticRenderer, renderDiagnostic } from "../../../grammar/diagnostics/render.ts";

function at(source: string, words: string, more: Partial<Diagnostic> = {}): Diagnostic {
  const start = source.indexOf(words);
  return { code: "text/word", severity: "error", span: { start, end: start + words.length }, message: "This is wrong.", ...more };
}

function carets(source: string, words: string, width?: number): [line: string, marks: string] {
  const lines = renderDiagnostic(at(source, words), { file: "a.cards", source }, width === undefined ? {} : { width }).split("\n");
  return [lines[1] ?? "", lines[2] ?? ""];
}

describe("a rendered diagnostic", () => {
  test("gives the place, the line, carets under the words, and the help", () => {
    const source = "Tim, 3\nExhuast target ally.\n";
    expect(renderDiagnostic(at(source, "Exhuast", { help: "Write “Exhaust”." }), { file: "a.cards", source })).toBe(
      [
        "a.cards:2:1: error: This is wrong. [text/word]",
        "   2 | Exhuast target ally.",
        "     | ^^^^^^^",
        "     = help: Write “Exhaust”.",
      ].join("\n"),
    );
  });

  test("shows what it is related to, each with its own line", () => {
    const source = "one\ntwo\n";
    const diagnostic = at(source, "two", { related: [{ span: { start: 0, end: 3 }, message: "first here" }] });
    expect(renderDiagnostic(diagnostic, { file: "a", source }).split("\n").slice(3)).toEqual(["a:1:1: note: first here", "   1 | one", "     | ^^^"]);
  });

  test.each([
    ["tabs", "\tab\tword x", "word", "     |         ^^^^"],
    ["wide characters", "龍龍 word", "word", "     |      ^^^^"],
    ["wide characters that are meant", "a 龍龍 b", "龍龍", "     |   ^^^^"],
    ["combining marks", "e\u0301e\u0301 word", "word", "     |    ^^^^"],
    ["pictographs", "🐉 word", "word", "     |    ^^^^"],
  ])("puts the carets under the words after %s", (_what, source, words, expected) => {
    expect(carets(source, words)[1]).toBe(expected);
  });

  test("shows control characters instead of sending them to the terminal", () => {
    expect(carets("a\u001b[31mred", "red")[0]).toBe("   1 | a␛[31mred");
    const message = at("x", "x", { message: "what \u001b]0;title\u0007 is" });
    expect(renderDiagnostic(message, { file: "a", source: "x" })).not.toContain("\u001b");
  });

  test("points past the end of a line where something is missing", () => {
    const source = "Destroy\nmore";
    const missing = { ...at(source, "Destroy"), span: { start: 7, end: 7 } };
    expect(renderDiagnostic(missing, { file: "a", source }).split("\n").slice(1)).toEqual(["   1 | Destroy", "     |        ^"]);
  });

  test.each([0, 10, 5_000, 9_990])("cuts a long line to a window around the words at %i", (before) => {
    const source = `${"x".repeat(before)}WORD${"y".repeat(9_990 - before)}`;
    const [line, marks] = carets(source, "WORD", 80);
    expect(line.length).toBeLessThanOrEqual(80);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("WORD");
    expect(line.startsWith("   1 | …")).toBe(before > 70);
    expect(line.endsWith("…")).toBe(before < 9_900);
  });

  test("marks a stretch over several lines on its first line", () => {
    const source = "one two\nthree";
    const lines = renderDiagnostic({ ...at(source, "two"), span: { start: 4, end: 13 } }, { file: "a", source }).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe("     |     ^^^");
  });

  test("is quick on a line of megabytes", () => {
    const source = "x".repeat(5_000_000);
    const renderer = new DiagnosticRenderer({ file: "a", source });
    for (let at = 0; at < 200; at++) {
      const text = renderer.render({ code: "a/b", severity: "error", span: { start: at * 20_000, end: at * 20_000 + 1 }, message: "m" });
      expect(text.length).toBeLessThan(400);
    }
  });
});
