import type { Header } from "../grammar/header/index.ts";
import type { TypeWording } from "../grammar/wording.ts";
import type { RuleContext } from "./context.ts";

/** What the game says of a card of this header; null when it says nothing, or the card is of several types. */
export function headerType(header: Header | null, { wording }: RuleContext): TypeWording | null {
  if (header === null || header.types.length !== 1) return null;
  return wording?.types.find(({ type }) => type === header.types[0]) ?? null;
}
