/**
 * The stable codes of all diagnostics, `area/kebab`, each with the title that the documentation prints.
 * A code is never given another meaning.
 */
export const catalogue = {
  "file/too-large": "The file is too large",
  "file/too-many-cards": "The file holds too many cards",
  "file/card-too-large": "The card is too large",
  "file/not-text": "The file is not text",
  "file/not-utf-8": "The file is not UTF-8",
  "file/lost-character": "A character was lost when the file was converted",
  "file/control-character": "A control character stands in the text",
  "file/game-line": "The line that names the game is not understood",
  "file/unknown-block": "The block is neither a card nor a declaration that is read here",
  "file/no-header": "The card has text and no header",
  "file/missing-blank-line": "No blank line stands between two cards",
  "file/broken-break": "A paragraph break is not written `<p>`",
  "file/unknown-tag": "The text holds a tag that is not `<p>`",
  "file/unknown-entity": "The text holds a character reference that is not known",
  "file/empty-paragraph": "A paragraph is empty",
  "file/face-order": "The faces of the card are out of order",
  "keyword/head": "The line does not declare a keyword",
  "keyword/unknown-field": "The line of a keyword is none that is known",
  "keyword/empty-field": "A line of a keyword says nothing",
  "keyword/verb": "The forms of a keyword as a verb are not understood",
  "keyword/no-meaning": "The keyword has no meaning",
  "keyword/unknown-parameter": "The meaning names a parameter that the keyword does not have",
  "keyword/declared-twice": "The keyword is declared twice",
  "header/too-long": "The header is too long",
  "header/no-type": "The header names no card type",
  "header/no-name": "The header names no card",
  "header/unknown-type": "The header names a card type that is not known",
  "header/unknown-word": "A word of the header is not known here",
  "header/tag": "A tag is not written as a tag is",
  "header/repeated": "The header says something twice",
  "header/stat": "A value of the header is not written as one",
  "header/spacing": "The header is not spaced as a header is",
} as const;

/** A code of the catalogue. */
export type DiagnosticCode = keyof typeof catalogue;
