import { flagOption, textOption, type CommandDefinition } from "../command.ts";
import { loadCompiler } from "../compiler.ts";
import { knownGame } from "../compile-inputs.ts";
import { compareSides, type ChangedCard } from "../diff/compare-sides.ts";
import type { Difference } from "../diff/difference.ts";
import { readSide } from "../diff/side.ts";
import { loadEmitter } from "../emitter.ts";
import { exitCode } from "../exit-code.ts";
import { coloursFor, counted, print, widthOf, type Terminal } from "../output/terminal.ts";

/** `cardwright diff`: which cards mean something else, or say it in other words, and how. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .argument("<old>", "a file or folder of cards, or a git revision with a folder cards/")
      .argument("<new>", "what it is compared with")
      .option("--json", "write a line of JSON for each card that differs")
      .option("--meaning", "only cards that mean something else, not those that say the same in other words")
      .option("--game <game>", "whose language the cards are in");
  },
  examples: [
    { does: "see what the last commit changed in the meaning of cards", line: "cardwright diff HEAD~1 HEAD" },
    { does: "compare a draft with what is there", line: "cardwright diff cards/wowtcg drafts" },
    { does: "list the cards that mean something else, for another program", line: "cardwright diff v1.0.0 HEAD --meaning --json" },
  ],
  run: async (given, terminal) => {
    const [old = "", now = ""] = given.operands;
    const [compiler, emitter] = await Promise.all([loadCompiler(), loadEmitter()]);
    const game = knownGame(textOption(given, "game"), compiler);
    const from = await readSide(old, terminal, compiler, game);
    const to = await readSide(now, terminal, compiler, game);
    const changed = compareSides(from, to, emitter).filter(({ change, ir, status }) => !flagOption(given, "meaning") || change !== "changed" || ir.length > 0 || status.from !== status.to);
    for (const card of changed) {
      if (flagOption(given, "json")) print(terminal, JSON.stringify(card));
      else write(card, terminal);
    }
    if (!flagOption(given, "json")) print(terminal, changed.length === 0 ? "No card differs." : `${counted(changed.length, "card")} differ${changed.length === 1 ? "s" : ""}.`);
    return changed.length === 0 ? exitCode.fine : exitCode.refused;
  },
};

function write(card: ChangedCard, terminal: Terminal): void {
  const { bold, dim } = coloursFor(terminal, terminal.out);
  const status = card.status.from === card.status.to ? "" : ` ${card.status.from ?? "not there"} → ${card.status.to ?? "not there"}`;
  print(terminal, `${bold(card.name)} ${dim(card.card)} ${card.change === "changed" ? whatOf(card) : card.change}${status}`);
  for (const difference of card.ast) print(terminal, `  ast ${line(difference, terminal)}`);
  for (const difference of card.ir) print(terminal, `  ir  ${line(difference, terminal)}`);
}

const whatOf = ({ ast, ir, module }: ChangedCard): string => [ast.length > 0 ? "words" : "", ir.length > 0 ? "meaning" : "", module ? "module" : ""].filter((part) => part !== "").join(", ");

function line({ path, mark, from, to }: Difference, terminal: Terminal): string {
  const width = Math.max(24, Math.floor((widthOf(terminal.out) - 20) / 2));
  const short = (text: string | null): string => (text === null ? "nothing" : text.length > width ? `${text.slice(0, width - 1)}…` : text);
  return `${path}${mark === null ? "" : ` (${mark})`}\n      ${short(from)} → ${short(to)}`;
}
