export { decodeCardFile, largestFile } from "./decode-card-file.ts";
export { mostCards, readCardFile } from "./read-card-file.ts";
export { largestCard } from "./read-card.ts";
export type { CardFile, CardFileOptions } from "./read-card-file.ts";
export { cardKeys, keyOfName } from "./card-keys.ts";
export { printCard } from "./print-card.ts";
export { fileOffset, fileSpan } from "./source-card.ts";
export type {
  ParagraphBreak,
  Shift,
  SourceBlock,
  SourceCard,
  SourceFace,
  SourceParagraph,
  SourceText,
} from "./source-card.ts";
