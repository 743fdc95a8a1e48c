export { longestHeader, parseHeader } from "./parse-header.ts";
export type { ParsedHeader } from "./parse-header.ts";
export { inHouseNotation } from "./house-notation.ts";
export { printCost, printHeader, printTypeLine } from "./print-header.ts";
export { tagsOf } from "./header.ts";
export type {
  Cost,
  DamageTypeNotation,
  Header,
  HeaderPart,
  HeaderSpans,
  HeaderSurface,
  PrintedValue,
  Restriction,
  StatName,
  Stats,
} from "./header.ts";
export type { HeaderType, HeaderWords } from "./header-words.ts";
