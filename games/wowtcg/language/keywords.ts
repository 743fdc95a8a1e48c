import { keywordEntry, keywordVerb, readKeywordFile } from "../../../grammar/keyword-notation/index.ts";
import { keywordsText } from "./keywords-text.ts";

/** The keywords of the game as `keywords.cards` declares them; a test holds that nothing is wrong with them. */
export const keywordDeclarations = readKeywordFile(keywordsText).declarations;

export const keywords = keywordDeclarations.map(keywordEntry);

/** The verbs that are keywords too: to inspire, to sabotage. */
export const keywordVerbs = keywordDeclarations.map(keywordVerb).filter((verb) => verb !== null);
