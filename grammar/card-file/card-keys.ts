import type { SourceCard } from "./source-card.ts";

/** A name as a file name: kebab-case ASCII (`Piñata` is `pinata`); a letter beyond it becomes its code point. */
export function keyOfName(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['"’‘“”]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/[^\x00-\x7F]/gu, (letter) => `u${(letter.codePointAt(0) ?? 0).toString(16)}`)
    .replace(/^-+|-+$/g, "");
  return folded === "" ? "unnamed" : folded;
}

/**
 * The key of each card in its set file, in the file's order: the name's key, with an ordinal from the second card
 * of that key on (`snake-trap`, `snake-trap-2`). A card whose header is not read is `unnamed`.
 */
export function cardKeys(cards: readonly Pick<SourceCard, "header">[]): string[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return cards.map(({ header }) => {
    const name = keyOfName(header?.name ?? "");
    let count = (counts.get(name) ?? 0) + 1;
    let key = count === 1 ? name : `${name}-${count}`;
    while (used.has(key)) key = `${name}-${++count}`;
    counts.set(name, count);
    used.add(key);
    return key;
  });
}
