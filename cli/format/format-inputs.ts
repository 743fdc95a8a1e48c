import { chmodSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { formatFile, type FormattedFile } from "../../format/index.ts";
import type { EraTable, EraWording } from "../../grammar/era-table.ts";
import { anyOf, didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import type { JudgedFile } from "../../compiler/compiled.ts";
import { textOption, type Given } from "../command.ts";
import { knownGame, openInput } from "../compile-inputs.ts";
import { UsageError } from "../exit-code.ts";
import { gameFolders, type GameLanguage } from "../games.ts";
import { writeWhole } from "../generated/atomic-write.ts";
import { findInputs, type Input } from "../inputs.ts";
import { startProgress } from "../output/progress.ts";
import type { Terminal } from "../output/terminal.ts";

/** A file as it is and as it would be; or one that is no text, with what says so. */
export type FormattedInput = { readonly input: Input; readonly source: string; readonly formatted: FormattedFile } | { readonly input: Input; readonly unreadable: JudgedFile };

/** Formats the files that a command is given, one after the other; nothing is written. */
export async function* formatInputs(given: Given, terminal: Terminal): AsyncGenerator<FormattedInput> {
  const games = Object.keys(gameFolders);
  const game = knownGame(textOption(given, "game"), { games });
  const inputs = await findInputs(given.operands, terminal);
  const loaded = new Map<string, Promise<GameLanguage & { readonly era: EraWording }>>();
  const progress = await startProgress(terminal, "Formatting", inputs.length);
  try {
    for (const input of inputs) {
      const opened = openInput(input, game, games);
      if ("cards" in opened) yield { input, unreadable: opened };
      else {
        const loading = loaded.get(opened.game) ?? loadGame(opened.game, textOption(given, "era"));
        loaded.set(opened.game, loading);
        const { language, era } = await loading;
        const { source, file, set } = opened;
        yield { input, source, formatted: formatFile(source, { language, era, file, set }) };
      }
      progress.step();
    }
  } finally {
    progress.stop();
  }
}

async function loadGame(name: string, wanted: string | undefined): Promise<GameLanguage & { readonly era: EraWording }> {
  const folder = gameFolders[name];
  if (folder === undefined) throw new UsageError(`There is no game “${name}”.`);
  const [language, table] = await Promise.all([folder.loadLanguage(), folder.loadEras()]);
  return { ...language, era: eraOf(table, wanted) };
}

function eraOf({ standard, eras }: EraTable, wanted: string = standard): EraWording {
  const era = Object.hasOwn(eras, wanted) ? eras[wanted] : undefined;
  if (era !== undefined) return era;
  const near = didYouMean(wanted, Object.keys(eras), 1);
  throw new UsageError(`There is no era “${wanted}”.`, near.length > 0 ? `Did you mean ${anyOf(near)}?` : `Known: ${Object.keys(eras).join(", ")}.`);
}

/** Puts the new text in the place of a file, whole; a link stays one, and who may read the file stays the same. */
export function writeFormatted(file: string, text: string, terminal: Terminal): void {
  try {
    const path = realpathSync(resolve(terminal.folder, file));
    const { mode } = statSync(path);
    writeWhole(path, text);
    chmodSync(path, mode);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
