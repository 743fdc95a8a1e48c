import type { Rule } from "../rule.ts";
import curlyQuotes from "./curly-quotes.ts";
import disableWithoutReason from "./disable-without-reason.ts";
import mistakenWord from "./mistaken-word.ts";
import unknownWord from "./unknown-word.ts";
import unusedDisable from "./unused-disable.ts";

/** Every file of this folder, in order of name; written by `npm run lint-docs`. */
export const rules: readonly Rule[] = [
  curlyQuotes,
  disableWithoutReason,
  mistakenWord,
  unknownWord,
  unusedDisable,
];
