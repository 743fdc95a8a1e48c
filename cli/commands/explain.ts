import { decodeCardFile } from "../../grammar/card-file/decode-card-file.ts";
import { textOption, textsOption, type CommandDefinition, type Given } from "../command.ts";
import { knownGame } from "../compile-inputs.ts";
import { loadCompiler, type Compiler } from "../compiler.ts";
import { loadEmitter } from "../emitter.ts";
import { exitCode, UsageError } from "../exit-code.ts";
import { findCards, type FoundCard } from "../find-card.ts";
import { findInputs } from "../inputs.ts";
import { keywordsOn } from "../keywords-on.ts";
import { prettyDiagnostics } from "../output/diagnostics.ts";
import { coloursFor, print, type Terminal } from "../output/terminal.ts";
import { treeLines } from "../output/tree.ts";
import { compileText } from "../sample-card.ts";

/** `cardwright explain`: a card's text, how it is read, what it means, its module, and what its keywords mean. */
export const command: CommandDefinition = {
  configure: (command) => {
    command
      .argument("[name...]", "the name of a card; without it the card is read from --text or standard input")
      .option("--text <text>", "the text of a card, with or without its header line")
      .option("--cards <path...>", "where to look for the card", ["cards"])
      .option("--game <game>", "whose language the card is in");
  },
  examples: [
    { does: "explain a printed card", line: 'cardwright explain "Mayla Finksputter"' },
    { does: "explain a text", line: 'cardwright explain --text "When this ally leaves play, you may draw a card."' },
    { does: "explain what another program writes", line: "cardwright explain < draft.cards" },
  ],
  run: async (given, terminal) => {
    const compiler = await loadCompiler();
    const found = await cardsToExplain(given, terminal, compiler);
    for (const card of found) await explain(card, compiler, terminal);
    return found.some(({ card }) => card.status === "refused") ? exitCode.refused : exitCode.fine;
  },
};

async function cardsToExplain(given: Given, terminal: Terminal, compiler: Compiler): Promise<FoundCard[]> {
  const game = knownGame(textOption(given, "game"), compiler);
  const name = given.operands.join(" ");
  if (name !== "" && name !== "-") {
    return findCards(name, await findInputs(textsOption(given, "cards"), terminal), game, compiler);
  }
  const text = (textOption(given, "text") ?? (await textOfInput(terminal))).trim();
  if (text === "") throw new UsageError("There is no card in the text.");
  const file = compileText(text, game ?? compiler.games[0] ?? "", compiler);
  if (file.diagnostics.length > 0) terminal.err.write(prettyDiagnostics(terminal, terminal.err, { ...file, cards: [] }));
  if (file.cards.length === 0) throw new UsageError("There is no card in the text.");
  return file.cards.map((card) => ({ card, file }));
}

async function textOfInput(terminal: Terminal): Promise<string> {
  const bytes = await terminal.readInput();
  if (bytes === null) throw new UsageError("Which card?", "Give its name, or its text with --text or on standard input.");
  const decoded = decodeCardFile(bytes);
  if ("diagnostic" in decoded) throw new UsageError(decoded.diagnostic.message, decoded.diagnostic.help ?? null);
  return decoded.text;
}

async function explain({ card, file }: FoundCard, compiler: Compiler, terminal: Terminal): Promise<void> {
  const { bold, dim } = coloursFor(terminal, terminal.out);
  const section = (title: string, lines: readonly string[]): void => {
    if (lines.length === 0) return;
    print(terminal, `\n${bold(title)}`);
    for (const line of lines) print(terminal, line === "" ? "" : `  ${line}`);
  };
  print(terminal, `${bold(card.name)}  ${dim(`${card.file}:${card.line}`)}`);
  section("Text", card.text === "" ? ["(none)"] : card.text.split("\n"));
  if (card.diagnostics.length > 0) {
    print(terminal, "");
    terminal.out.write(prettyDiagnostics(terminal, terminal.out, await compiler.withSuggestions({ ...file, diagnostics: [], cards: [card] })).trimEnd() + "\n");
  }
  section("As printed (AST)", treeLines(card.ast));
  section("What attaches to what", card.bindings.map(({ node, to, preference }) => `${node} → ${to} (${preference})`));
  if (card.ir !== null) {
    section("As meant (IR)", JSON.stringify(card.ir, null, 2).split("\n"));
    section("Module", (await loadEmitter()).moduleOf(card.ir).trimEnd().split("\n"));
  }
  const keywords = keywordsOn(card.ir ?? card.ast);
  const texts = compiler.keywords(card.game).filter(({ keyword }) => keywords.has(keyword));
  section("Keywords", texts.flatMap(({ title, meaning }) => [title, ...meaning.map((line) => `  ${line}`)]));
}
