import { coloursFor, type Terminal } from "../output/terminal.ts";

/** What differs between two texts of a file, as `git apply` and `patch -p1` take it. */
export async function unifiedDiff(file: string, before: string, after: string, terminal: Terminal): Promise<string> {
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import("diff");
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3, headerOptions: FILE_HEADERS_ONLY });
  const { red, green, cyan, bold } = coloursFor(terminal, terminal.out);
  const paint = (line: string): string => (/^(?:---|\+\+\+) /.test(line) ? bold(line) : line.startsWith("@@") ? cyan(line) : line.startsWith("-") ? red(line) : line.startsWith("+") ? green(line) : line);
  return patch.split("\n").map(paint).join("\n");
}
