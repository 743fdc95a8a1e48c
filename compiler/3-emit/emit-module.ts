import type { Card, KeywordDefinition } from "../../ir/index.ts";
import { layOutModule } from "./layout.ts";
import { cardModule, keywordModule } from "./module-structure.ts";

/** The text of a card's module. */
export function emitModule(card: Card): string {
  return layOutModule(cardModule(card));
}

/** The text of a keyword's module. */
export function emitKeyword(definition: KeywordDefinition): string {
  return layOutModule(keywordModule(definition));
}
