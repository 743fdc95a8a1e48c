import { resolve } from "node:path";
import { applySafeFixes, type LintSettings } from "../../lint/index.ts";
import type { Given } from "../command.ts";
import { knownGame, openInput } from "../compile-inputs.ts";
import { loadCompiler } from "../compiler.ts";
import { textOption } from "../command.ts";
import { UsageError } from "../exit-code.ts";
import { writeWhole } from "../generated/atomic-write.ts";
import { findInputs, standardInput } from "../inputs.ts";
import { openAnswers } from "../output/answers.ts";
import { counted, say, type Terminal } from "../output/terminal.ts";
import { askFixes } from "./ask-fixes.ts";

/** Does the fixes of files in place; those of standard input are written to the results. Gives the text of standard input. */
export async function fixFiles(given: Given, terminal: Terminal, settings: LintSettings, { suggestions }: { readonly suggestions: boolean }): Promise<void> {
  const compiler = await loadCompiler();
  const game = knownGame(textOption(given, "game"), compiler);
  const inputs = await findInputs(given.operands, terminal);
  const fromInput = inputs.some(({ file }) => file === standardInput);
  if (suggestions && fromInput) throw new UsageError("--fix-suggestions reads its answers from standard input, so the cards can't come from there.", "Give the file by its path.");
  const answers = suggestions ? openAnswers(terminal) : null;
  let count = 0;
  let files = 0;
  for (const input of inputs) {
    const opened = openInput(input, game, compiler.games);
    if ("cards" in opened) continue;
    const language = compiler.language(opened.game);
    const safe = applySafeFixes(opened.source, language, settings);
    const asked = answers === null ? { source: safe.source, count: 0, ended: false } : await askFixes(safe.source, input.file, language, settings, { answers, terminal });
    count += safe.count + asked.count;
    if (input.file === standardInput) terminal.out.write(asked.source);
    else if (asked.source !== opened.source) {
      writeWhole(resolve(terminal.folder, input.file), asked.source);
      files += 1;
    }
    if (asked.ended) break;
  }
  await answers?.close();
  say(terminal, `${count} ${count === 1 ? "fix" : "fixes"} done${fromInput ? "" : ` in ${counted(files, "file")}`}.`);
}
