import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { fault } from "../fault.ts";

/** Words that are written with a vowel and spoken with a consonant, and the reverse. */
const CONSONANT = /^(?:uni(?!n)|use|usu|one\b|once\b|eu|ubiq)/i;
const SILENT = /^(?:hour|honor|honest|heir)/i;

/** "a ability", "an hero": an article that does not go with the sound behind it. */
export function articles(text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const match of text.matchAll(/\b([Aa])(n?) ([\p{L}[\d][\p{L}\d-]*)/gu)) {
    const [, letter = "a", n = "", next = ""] = match;
    const vowel = startsWithVowel(next.replace(/^\[/, ""));
    if (vowel === null || vowel === (n === "n")) continue;
    const span = { start: match.index, end: match.index + 1 + n.length };
    const instead = vowel ? `${letter}n` : letter;
    found.push({ ...fault("text/article", span, `“${match[0].split(" ")[0] ?? ""}” does not go with “${next}”.`, `Write “${instead}”.`, instead), severity: "warning" });
  }
  return found;
}

/** "a" or "an", as goes with what is written behind it. */
export function articleFor(written: string): "a" | "an" {
  return startsWithVowel(written.replace(/^\[/, "").split(" ")[0] ?? "") === true ? "an" : "a";
}

/** Whether what is spoken begins with a vowel; null where that is not known. */
function startsWithVowel(word: string): boolean | null {
  if (/^\d/.test(word)) return /^(?:8|11$|18$)/.test(word);
  if (/^X$/.test(word)) return true;
  if (/^\p{Lu}{2}/u.test(word)) return word === "ATK" ? true : null;
  return SILENT.test(word) || (/^[aeiou]/i.test(word) && !CONSONANT.test(word));
}
