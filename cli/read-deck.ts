import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DiagnosticRenderer } from "../grammar/diagnostics/render.ts";
import type { Card } from "../ir/index.ts";
import { decodeCardFile } from "../grammar/card-file/decode-card-file.ts";
import { readDeckFile, type DeckCards, type DeckFile } from "./deck-file.ts";
import { UsageError } from "./exit-code.ts";
import { paintFor } from "./output/diagnostics.ts";
import { counted, say, widthOf, type Terminal } from "./output/terminal.ts";

/** Reads a deck of known cards; what is wrong with it is told with its lines, and the command ends. */
export function readDeck(file: string, cards: readonly Card[], terminal: Terminal, source = readDeckSource(file, terminal.folder)): DeckFile {
  const { deck, diagnostics } = readDeckFile(source, deckCards(cards));
  if (deck !== null) return deck;
  const renderer = new DiagnosticRenderer({ file, source }, { paint: paintFor(terminal, terminal.err), width: widthOf(terminal.err) });
  for (const diagnostic of diagnostics) say(terminal, `${renderer.render(diagnostic)}\n`);
  throw new UsageError(`${file} is no deck that can be played: ${counted(diagnostics.length, "error")}.`);
}

/** What decks are made of, out of compiled cards. */
export function deckCards(cards: readonly Card[]): DeckCards {
  const heroes = new Set(cards.filter(canLead).map(({ name }) => name));
  return { names: [...new Set(cards.map(({ name }) => name))].sort(), isHero: (name) => heroes.has(name) };
}

/** The cards of a deck as a game takes them; the side deck is part of what lies outside of it. */
export function deckList({ hero, main, side, collection }: DeckFile): { deck: string[]; collection: string[] } {
  const copies = (entries: DeckFile["main"]): string[] => entries.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  return { deck: [hero, ...copies(main)], collection: copies([...side, ...collection]) };
}

/** The text of a deck file. */
export function readDeckSource(file: string, folder: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(resolve(folder, file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const decoded = decodeCardFile(bytes);
  if ("diagnostic" in decoded) throw new UsageError(`${file}: ${decoded.diagnostic.message}`, decoded.diagnostic.help ?? null);
  return decoded.text;
}

/** A card that leads a deck is not played for a cost and is a character of its own: it has health and no ATK. */
function canLead(card: Card): boolean {
  return card.cost === null && card.stats["health"] !== undefined && card.stats["atk"] === undefined;
}
