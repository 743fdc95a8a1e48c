import type { JudgedCard, JudgedFile } from "../../compiler/compiled.ts";
import type { Card } from "../../ir/index.ts";
import { keep, readKept } from "./kept-text.ts";

/** A card as an entry keeps it: what it was made from, and where it stood. */
export interface KeptCard extends Omit<JudgedCard, "ir"> {
  /** What the card was made from, digested; null where it can't be used again in another file. */
  readonly from: string | null;
  readonly start: number;
}

/** What is kept of a file: the first line of the entry. What the cards mean is the second, read when it is asked for. */
interface Head extends Omit<JudgedFile, "cards" | "source"> {
  /** What the file was made from, digested. */
  readonly from: string;
  readonly cards: readonly KeptCard[];
}

/** What is known of a file from before. */
export interface Entry extends Head {
  readonly meaning: (index: number) => Card | null;
}

/** Reads an entry; null where there is none, or none that is whole. */
export function readEntry(path: string): Entry | null {
  return readKept(path, (text) => {
    const end = text.indexOf("\n");
    if (end < 0 || !text.endsWith("]\n")) return null;
    const head = JSON.parse(text.slice(0, end)) as Head;
    let cards: readonly (Card | null)[] | null = null;
    return { ...head, meaning: (index) => (cards ??= JSON.parse(text.slice(end + 1)) as readonly (Card | null)[])[index] ?? null };
  });
}

/** Keeps what is known of a file. */
export function writeEntry(path: string, from: string, file: JudgedFile, made: readonly Pick<KeptCard, "from" | "start">[]): void {
  const cards = file.cards.map(({ line, name, text, diagnostics, status }, index): KeptCard => ({ ...(made[index] as Pick<KeptCard, "from" | "start">), line, name, text, diagnostics, status }));
  const { file: name, game, set, keywords, diagnostics } = file;
  const head: Head = { from, file: name, game, set, keywords, diagnostics, cards };
  keep(path, `${JSON.stringify(head)}\n${JSON.stringify(file.cards.map(({ ir }) => ir))}\n`);
}
