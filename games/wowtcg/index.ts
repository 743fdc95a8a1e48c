/** `cardwright/wowtcg`: the World of Warcraft Trading Card Game, as the compiler reads it and the engine plays it. */
export { eras } from "./language/eras.ts";
export { language } from "./language/index.ts";
export { wowtcg as rules } from "./rules/index.ts";
