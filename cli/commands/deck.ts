import { Argument } from "commander";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { DiagnosticRenderer } from "../../grammar/diagnostics/render.ts";
import { LineIndex } from "../../grammar/diagnostics/line-index.ts";
import type { Card } from "../../ir/index.ts";
import { cardsToPlay } from "../own-cards.ts";
import { flagOption, textOption, textsOption, type CommandDefinition } from "../command.ts";
import { deckPlaces, type DeckEntry } from "../deck-file.ts";
import { exitCode } from "../exit-code.ts";
import { foldName } from "../fold-name.ts";
import { gameFolders, gameNamed, type Deck } from "../games.ts";
import { shownPath } from "../inputs.ts";
import { paintFor } from "../output/diagnostics.ts";
import { coloursFor, counted, print, widthOf, type Terminal } from "../output/terminal.ts";
import { deckFiles } from "../play/ready-decks.ts";
import { readDeck, readDeckSource } from "../read-deck.ts";

/** `cardwright deck check`: what is illegal in a deck for Constructed play, with the number of the rule. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .addArgument(new Argument("<action>", "what to do with the decks").choices(["check"]))
      .argument("<file...>", "deck files, or names of ready decks")
      .option("--cards <path...>", "card files and folders of your own, whose cards may be in the decks")
      .option("--game <game>", "whose decks they are", Object.keys(gameFolders)[0])
      .option("--json", "write a line of JSON for each deck");
  },
  examples: [
    { does: "check a deck before a tournament", line: "cardwright deck check mine.deck" },
    { does: "check a ready deck", line: "cardwright deck check alliance" },
    { does: "check many decks with a program", line: "cardwright deck check decks/*.deck --json" },
  ],
  run: async (given, terminal) => {
    const name = textOption(given, "game") ?? "";
    const game = gameNamed(name);
    const [{ cards }, rules] = await Promise.all([cardsToPlay(name, textsOption(given, "cards"), terminal), game.loadDeckRules()]);
    const byName = new Map<string, Card>();
    for (const card of cards) if (!byName.has(card.name)) byName.set(card.name, card);
    let illegal = 0;
    for (const path of deckFiles(given.operands.slice(1), terminal.folder)) {
      const file = shownPath(path, terminal.folder);
      const source = readDeckSource(file, terminal.folder);
      const { hero, main, side } = readDeck(file, cards, terminal, source);
      const copies = (entries: readonly DeckEntry[]): readonly Card[] => entries.flatMap((entry) => Array.from({ length: entry.count }, () => byName.get(entry.name) ?? []).flat());
      const [lead] = copies([{ name: hero, count: 1 }]);
      if (lead === undefined) continue;
      const deck: Deck = { hero: lead, main: copies(main), side: copies(side) };
      const problems = rules(deck);
      if (problems.length > 0) illegal += 1;
      const checked: CheckedDeck = { file, source, hero, cards: deck.main.length, problems };
      (flagOption(given, "json") ? writeJson : writeReadable)(checked, terminal);
    }
    return illegal > 0 ? exitCode.refused : exitCode.fine;
  },
};

interface CheckedDeck {
  readonly file: string;
  readonly source: string;
  readonly hero: string;
  readonly cards: number;
  readonly problems: readonly { readonly card: string | null; readonly message: string; readonly rule: string }[];
}

function writeJson({ file, source, hero, cards, problems }: CheckedDeck, terminal: Terminal): void {
  const lines = new LineIndex(source);
  const places = deckPlaces(source);
  const lineOf = (card: string | null): number | null => {
    const span = card === null ? undefined : places.get(foldName(card));
    return span === undefined ? null : lines.lineColumn(span.start).line;
  };
  print(terminal, JSON.stringify({ file, hero, cards, legal: problems.length === 0, problems: problems.map((problem) => ({ ...problem, line: lineOf(problem.card) })) }));
}

function writeReadable({ file, source, hero, cards, problems }: CheckedDeck, terminal: Terminal): void {
  const { bold } = coloursFor(terminal, terminal.out);
  const renderer = new DiagnosticRenderer({ file, source }, { paint: paintFor(terminal, terminal.out), width: widthOf(terminal.out) });
  const places = deckPlaces(source);
  for (const { card, message, rule } of problems) {
    const span = places.get(foldName(card ?? hero)) ?? { start: 0, end: 0 };
    const diagnostic: Diagnostic = { code: "deck/illegal", severity: "error", span, message, help: `By ${rule}.` };
    print(terminal, `${renderer.render(diagnostic)}\n`);
  }
  const result = problems.length === 0 ? "is legal" : `is illegal: ${counted(problems.length, "problem")}`;
  print(terminal, `${bold(file)} (${hero}, ${counted(cards, "card")}) ${result}.`);
}
