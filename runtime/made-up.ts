import type { Refusal, Request } from "./decision.ts";
import { fold, type Library } from "./library.ts";

/** The kind of a decision for words that nothing in the game goes by. */
export const MADE_UP = "make up";

/** Nobody reads a longer name. */
const LONGEST = 60;

/** Why words are no answer to a decision for a made-up name (CR 200.3, SOB-019); null for what is one, and for other decisions. */
export function takenName(request: Request, words: readonly number[] | string, library: Library): Refusal | null {
  if (request.kind !== MADE_UP || typeof words !== "string") return null;
  const name = fold(words);
  if (name === "") return { refused: "a name has letters" };
  if (name.length > LONGEST) return { refused: `a name has at most ${LONGEST} letters` };
  return library.isName(name) ? { refused: `“${words.trim()}” is the name of a card or token: make up another one` } : null;
}
