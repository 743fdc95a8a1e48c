import type { JudgedFile } from "../compiler/compiled.ts";
import type { Judge } from "./cache/judge.ts";

/** How many refused cards of a run are looked into: each takes a while, and who checks thousands reads few messages. Behind a file with more, none is. */
const CARDS = 5;

/** Finds for the files of a run, one after the other, what was meant where a card is refused. `whole` gives a file with its diagnostics, where it comes without. */
export function suggestionsOfRun(judge: Judge): (file: JudgedFile, whole?: () => Promise<JudgedFile>) => Promise<JudgedFile> {
  let left = CARDS;
  return async (file, whole) => {
    const refused = file.cards.filter(({ status }) => status === "refused").length;
    if (refused === 0 || file.source === "") return file;
    if (refused > left) {
      left = 0;
      return file;
    }
    left -= refused;
    return judge.suggestions(whole === undefined ? file : await whole());
  };
}
