import type { Card, KeywordDefinition } from "../../ir/index.ts";
import { expressCard, expressKeyword } from "./express.ts";
import { wordsOf } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { layOutModule } from "./layout.ts";

/** The package door that emitted modules import from, and the only one. */
const DOOR = "cardwright/powers";

/** The module of a card: its default export deep-equals the card. */
export function emitModule(card: Card): string {
  return moduleOf(expressCard(card));
}

/** The module of a keyword: its default export deep-equals the definition. */
export function emitKeyword(definition: KeywordDefinition): string {
  return moduleOf(expressKeyword(definition));
}

function moduleOf(expression: Expression): string {
  return layOutModule([...wordsOf(expression)].sort(), DOOR, expression);
}
