/** The notation in which a game and a set declare keywords, and what becomes of a declaration. */
export type { KeywordDeclaration, KeywordParameter, KeywordVerb } from "./keyword-declaration.ts";
export { readKeywordBlock, type KeywordBlock } from "./read-keyword-block.ts";
export { readKeywordBlocks, readKeywordFile, type KeywordDeclarations } from "./read-keywords.ts";
export { reminderMatches, type ReminderArguments } from "./reminder-pattern.ts";
export { keywordEntry, keywordVerb, withKeywords } from "./with-keywords.ts";
