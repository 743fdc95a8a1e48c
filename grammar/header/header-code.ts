import type { Complaints } from "./complaints.ts";
import type { HeaderWords } from "./header-words.ts";

/** Set, number and rarity; `start` is where the rest of the line ends. */
export interface HeaderCode {
  readonly start: number;
  readonly set: string | null;
  readonly series: string | null;
  readonly number: number | null;
  readonly rarity: string | null;
}

/** Reads the code at the end of a header line, `(Honor-109C)` or `(Legion-Loot1)`. */
export function readCode(line: string, words: HeaderWords, complaints: Complaints): HeaderCode {
  const none = { start: line.length, set: null, series: null, number: null, rarity: null };
  const match = /\(([A-Za-z][A-Za-z0-9 ]*)-([A-Z][a-z]+)?(0|[1-9]\d{0,4})([A-Za-z]?)\)$/.exec(line);
  if (match === null || (match[2] !== undefined && !words.series.includes(match[2]))) {
    const like = /\(([A-Za-z][\w ]*-[^()]*)\)?$/.exec(line);
    if (like !== null) {
      const help = `Write “(SET-NUMBER)” with the rarity (${words.rarities.join(", ")}) behind the number.`;
      complaints.put("header/unknown-word", like.index, like[0].length, `“${like[0]}” is no set and number.`, help);
      return { ...none, start: like.index };
    }
    return none;
  }
  const rarity = match[4] ?? "";
  if (rarity !== "" && !words.rarities.includes(rarity)) {
    const help = `Write one of ${words.rarities.join(", ")}.`;
    complaints.put("header/unknown-word", line.length - 2, 1, `“${rarity}” is not a rarity.`, help);
  }
  return { start: match.index, set: match[1] ?? "", series: match[2] ?? null, number: Number(match[3]), rarity: rarity === "" ? null : rarity };
}
