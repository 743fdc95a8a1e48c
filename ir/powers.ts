/**
 * `cardwright/powers`: what an emitted module is written with. Each function here makes one kind of
 * node of the intermediate representation; the nodes are plain data, and their types are exported too.
 */
export type * from "./index.ts";
export { FORMAT } from "./card.ts";
export * from "./constructors/amounts.ts";
export { card, costX, face, keywordDefinition } from "./constructors/cards.ts";
export { clause } from "./constructors/clauses.ts";
export * from "./constructors/conditions.ts";
export * from "./constructors/costs.ts";
export * from "./constructors/effects.ts";
export * from "./constructors/filters.ts";
export * from "./constructors/nouns.ts";
export * from "./constructors/powers.ts";
export * from "./constructors/statements.ts";
export * from "./constructors/times.ts";
