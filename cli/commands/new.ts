import { anyOf, didYouMean } from "../../grammar/diagnostics/did-you-mean.ts";
import { textsOption, type CommandDefinition } from "../command.ts";
import { exitCode, UsageError } from "../exit-code.ts";
import { openAnswers } from "../output/answers.ts";
import { print } from "../output/terminal.ts";
import { cardKind } from "../start/new-card.ts";
import { keywordKind } from "../start/new-keyword.ts";
import { setKind } from "../start/new-set.ts";
import { asked, type NewKind } from "../start/new-kind.ts";
import { addBlock } from "../start/add-block.ts";

/** What can be added. */
const kinds: Readonly<Record<string, NewKind>> = { card: cardKind, keyword: keywordKind, set: setKind };

/** `cardwright new`: adds a card, a keyword or a set; what no option says is asked for. */
export const command: CommandDefinition = {
  configure: (command) => {
    command.argument("<kind>", `what is added: ${Object.keys(kinds).join(", ")}`);
    const known = new Set<string>();
    for (const { questions } of Object.values(kinds)) {
      for (const { option, value, help } of questions) {
        if (!known.has(option)) command.option(`--${option} <${value}>`, help);
        known.add(option);
      }
    }
    command.option("--paragraph <text>", "a paragraph of the card's text; may be given several times", (text: string, before: readonly string[]) => [...before, text], []);
  },
  examples: [
    { does: "be asked for what a card needs", line: "cardwright new card" },
    { does: "say it", line: 'cardwright new card --in cards/emberfall.cards --name "Soot Cat" --type Ally --cost 1 --values "1 [Melee] ATK / 1 Health" --paragraph Elusive' },
    { does: "add a keyword to a set", line: 'cardwright new keyword --in cards/emberfall.cards --name "Smolder [N]" --means "At the start of your turn, this character deals [N] fire damage to target opposing hero."' },
    { does: "start another set", line: "cardwright new set --name Frostfall" },
  ],
  run: async (given, terminal) => {
    const [named = ""] = given.operands;
    const kind = kinds[named];
    if (kind === undefined) {
      const near = didYouMean(named, Object.keys(kinds), 1);
      throw new UsageError(`“${named}” is nothing that can be added.`, near.length > 0 ? `Did you mean ${anyOf(near)}?` : `Add one of these: ${Object.keys(kinds).join(", ")}.`);
    }
    const interactive = terminal.err.isTTY === true;
    const answers = interactive ? openAnswers(terminal) : null;
    try {
      const said = await asked(kind.questions, given, answers);
      const block = await kind.block({ ...said, paragraphs: textsOption(given, "paragraph") }, terminal, answers);
      const { file, troubles } = await addBlock(block, terminal);
      print(terminal, `${block.title} stands in ${file}.`);
      if (troubles !== "") print(terminal, `\n${troubles.trimEnd()}`);
      return troubles === "" ? exitCode.fine : exitCode.refused;
    } finally {
      await answers?.close();
    }
  },
};
