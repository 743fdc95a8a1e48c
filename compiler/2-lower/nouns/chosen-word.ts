import type { Filter } from "../../../ir/index.ts";
import { chosenName } from "../../1-resolve/described.ts";
import type { Context } from "../context.ts";

/** "of that kind", "the chosen type": what has the word that was chosen. A kind that was chosen by its word («choose "ability" or "ally"») is a type. */
export function ofChosen(attribute: string, context: Context): Filter {
  const isChosen = (word: string): boolean => [context.resolved, ...context.earlier].some(({ chosen }) => chosen.has(word));
  return { is: "chosen", attribute, name: attribute === "type" && !isChosen("type") && isChosen("kind") ? "kind" : chosenName(attribute) };
}
