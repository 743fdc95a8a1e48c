import type { CompiledCard, CompiledFile } from "../compiler/compiled.ts";
import { decodeCardFile } from "../grammar/card-file/decode-card-file.ts";
import { anyOf, didYouMean } from "../grammar/diagnostics/did-you-mean.ts";
import { compileInput } from "./compile-inputs.ts";
import type { Compiler } from "./compiler.ts";
import { UsageError } from "./exit-code.ts";
import type { Input } from "./inputs.ts";
import { foldName } from "./fold-name.ts";

/** A card with the file that it stands in. */
export interface FoundCard {
  readonly card: CompiledCard;
  readonly file: CompiledFile;
}

/** All cards of a name, without regard to capitals and kinds of quotes; names near to it are in the message when there is none. */
export function findCards(name: string, inputs: readonly Input[], game: string | undefined, compiler: Compiler): FoundCard[] {
  const wanted = foldName(name);
  // A card starts its header line with its name: other files need not be compiled.
  const holding = inputs.filter((input) => firstLines(input).some((line) => foldName(line).startsWith(wanted)));
  const found = holding.flatMap((input) => {
    const file = compileInput(input, game, compiler);
    return file.cards.filter((card) => foldName(card.name) === wanted).map((card) => ({ card, file }));
  });
  if (found.length > 0) return found;
  const names = inputs.flatMap((input) => compileInput(input, game, compiler).cards.map((card) => card.name));
  const near = nearNames(name, names);
  throw new UsageError(`There is no card “${name}”.`, near.length > 0 ? `Did you mean ${anyOf(near)}?` : "--cards names other files to look in.");
}

/** The names that a writer of a name may have meant: misspelt ones, else those that hold it. */
export function nearNames(name: string, names: readonly string[]): string[] {
  const near = didYouMean(name, names, 1);
  if (near.length > 0) return near;
  const part = foldName(name);
  return [...new Set(names)].filter((known) => foldName(known).includes(part)).slice(0, 3);
}

function firstLines(input: Input): string[] {
  const decoded = decodeCardFile(input.read());
  return "diagnostic" in decoded ? [] : decoded.text.split(/\r\n|\n|\r/);
}
