import type { FormattedFile } from "../../format/index.ts";
import { flagOption, type CommandDefinition } from "../command.ts";
import { exitCode } from "../exit-code.ts";
import { formatInputs, writeFormatted } from "../format/format-inputs.ts";
import { unifiedDiff } from "../format/unified-diff.ts";
import { standardInput } from "../inputs.ts";
import { prettyDiagnostics } from "../output/diagnostics.ts";
import { counted, print, say, type Terminal } from "../output/terminal.ts";
import { takePaths } from "../path-options.ts";

/** `cardwright fmt`: writes cards in the house's notation and the wording of an era, without changing what they mean. */
export const command: CommandDefinition = {
  configure: (command) => {
    takePaths(command)
      .option("--era <era>", "the templates that the cards are worded in; wowtcg has 2009, as the cards of cards/ print (the default), and 2013")
      .option("--check", "write nothing; list the cards that would change, and end with 1 if there are any")
      .option("--diff", "write nothing; show what would change, as a unified diff")
      .option("--json", "write a line of JSON for each file, and what has become of each of its cards");
  },
  examples: [
    { does: "format every card of a folder, in place", line: "cardwright fmt cards" },
    { does: "hold a pull request to the house wording", line: "cardwright fmt cards --check" },
    { does: "see how cards would read in the later templates", line: "cardwright fmt 'cards/**/*.cards' --era 2013 --diff" },
    { does: "format what an editor hands over", line: "cardwright fmt - --game wowtcg < draft.cards" },
  ],
  run: async (given, terminal) => {
    const [check, diff, json] = [flagOption(given, "check"), flagOption(given, "diff"), flagOption(given, "json")];
    const writes = !check && !diff;
    const tally = new FormatTally();
    for await (const each of formatInputs(given, terminal)) {
      if ("unreadable" in each) {
        terminal.err.write(prettyDiagnostics(terminal, terminal.err, each.unreadable));
        tally.unreadable += 1;
        continue;
      }
      const { file } = each.input;
      const { source, formatted } = each;
      const changed = formatted.text !== source;
      tally.count(formatted, changed);
      sayWhatStays(file, formatted, terminal);
      if (json) print(terminal, JSON.stringify({ file, changed, left: formatted.left, cards: formatted.cards, ...(file === standardInput ? { text: formatted.text } : {}) }));
      else if (diff) terminal.out.write(changed ? await unifiedDiff(file, source, formatted.text, terminal) : "");
      else if (check && changed) listChanges(file, formatted, terminal);
      if (!writes) continue;
      if (file !== standardInput) {
        if (changed) writeFormatted(file, formatted.text, terminal);
      } else if (!json) terminal.out.write(formatted.text);
    }
    say(terminal, tally.summary(writes));
    return tally.unreadable > 0 || (check && tally.files > 0) ? exitCode.refused : exitCode.fine;
  },
};

/** The cards that would change, or the file where it is only laid out anew. */
function listChanges(file: string, { cards }: FormattedFile, terminal: Terminal): void {
  const changed = cards.filter((card) => card.changed);
  for (const { line, name } of changed) print(terminal, `${file}:${line}: ${name}`);
  if (changed.length === 0) print(terminal, `${file}: only what stands between the cards`);
}

/** What is left as it stands, though the house writes otherwise, and why. */
function sayWhatStays(file: string, { cards, left }: FormattedFile, terminal: Terminal): void {
  if (left !== null) say(terminal, `${file} is left as it is: ${left}`);
  for (const card of cards) {
    const place = `${file}:${card.line}: ${card.name}`;
    if (card.left === "unproven") say(terminal, `${place} is left as it is: laid out anew it could not be shown to mean the same.`);
    for (const { text, instead } of card.unproven) say(terminal, `${place} keeps a wording, since the other could not be shown to mean the same:\n  stays   ${text}\n  not     ${instead}`);
  }
}

/** What has become of all files. */
class FormatTally {
  files = 0;
  unreadable = 0;
  #cards = 0;
  #changed = 0;
  #refused = 0;

  count({ cards }: FormattedFile, changed: boolean): void {
    this.#cards += cards.length;
    this.#changed += cards.filter((card) => card.changed).length;
    this.#refused += cards.filter(({ left }) => left === "refused").length;
    if (changed) this.files += 1;
  }

  summary(written: boolean): string {
    const changed = `${this.#changed} of ${counted(this.#cards, "card")} ${written ? "formatted" : "would change"} (${counted(this.files, "file")}).`;
    return this.#refused === 0 ? changed : `${changed} ${counted(this.#refused, "card")} not understood and left byte for byte; “cardwright check” says why.`;
  }
}
