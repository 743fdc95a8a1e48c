import type { CompiledFile } from "../compiler/compiled.ts";
import type { Compiler } from "./compiler.ts";

/** What a text without a header is called. */
const sampleName = "This Card";

/**
 * Compiles the text of a card that may lack its header. Without one, the text is tried on a card of each type of
 * the game in turn; what is given is the first that is understood, else the first.
 */
export function compileText(text: string, game: string, compiler: Compiler): CompiledFile {
  const options = { file: "<text>", set: "text", game };
  const asCard = compiler.compileFile(`${text}\n`, options);
  if (asCard.cards.some(({ header }) => header !== null)) return asCard;
  let first: CompiledFile | null = null;
  for (const { word } of compiler.headerWords(game).types) {
    const file = compiler.compileFile(`${sampleName}, 1, ${word}\n${text}\n`, options);
    if (file.cards.every(({ status }) => status === "whole")) return file;
    first ??= file;
  }
  return first ?? asCard;
}
