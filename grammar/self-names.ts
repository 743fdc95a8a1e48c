import type { SelfName } from "./lexer.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words within names that name nothing on their own. */
const SMALL = new Set(["the", "of", "and", "a", "an", "to", "in", "for", "with"]);

/** Whether a card of such types is somebody, and so has parts of its name to go by. */
export function isPersonal(types: readonly string[], vocabulary: Vocabulary): boolean {
  return types.some((type) => vocabulary.types.some(({ lemma, personal }) => personal === true && lemma === type.toLowerCase()));
}

/**
 * The names by which a text may call its own card, longer ones first. Any card goes by its full name or
 * the part before a comma; a hero or ally (`personal`) by any words of it that stand together.
 */
export function selfNames(name: string, personal: boolean): SelfName[] {
  const short = new Set<string>();
  const [first = "", ...rest] = name.split(/,\s*/);
  if (rest.length > 0) short.add(first);
  if (personal) {
    for (const part of name.split(/[,"]\s*/)) {
      const words = part.trim().split(/\s+/).filter((text) => text !== "");
      for (let from = 0; from < words.length; from++) for (let to = from + 1; to <= words.length; to++) if (isName(words.slice(from, to))) short.add(words.slice(from, to).join(" "));
    }
  }
  short.delete(name);
  short.delete("");
  return [{ text: name, form: "full" as const }, ...[...short].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).map((text) => ({ text, form: "short" as const }))];
}

function isName(words: readonly string[]): boolean {
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  if (SMALL.has(last.toLowerCase()) || (words.length === 1 && SMALL.has(first.toLowerCase()))) return false;
  return /^\p{Lu}/u.test(first) && !(words.length === 1 && first.length < 2);
}
