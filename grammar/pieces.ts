import { createToken, Lexer, type IToken } from "chevrotain";

const LETTER = "A-Za-zÀ-ÖØ-öø-ÿ";
/** What a text is cut into before it is known which words are in it. */
export const raw = {
  space: createToken({ name: "Space", pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true }),
  arrow: createToken({ name: "Arrow", pattern: />>>/ }),
  icon: createToken({ name: "Icon", pattern: new RegExp(`\\[[${LETTER} -]+\\]`) }),
  non: createToken({ name: "Non", pattern: /[Nn]on-/ }),
  andOr: createToken({ name: "AndOr", pattern: /and\/or/ }),
  signed: createToken({ name: "Signed", pattern: new RegExp(`[+-](?:\\d+|X)(?![${LETTER}])`) }),
  signedParameter: createToken({ name: "SignedParameter", pattern: new RegExp(`[+-]\\[[${LETTER} ]+\\]`) }),
  range: createToken({ name: "Range", pattern: /\d+-\d+/ }),
  level: createToken({ name: "Level", pattern: /\d+\+(?=:)/ }),
  digits: createToken({ name: "Digits", pattern: /\d+|½/ }),
  word: createToken({ name: "Word", pattern: new RegExp(`[${LETTER}]+(?:['-][${LETTER}]+)*`) }),
  possessive: createToken({ name: "Possessive", pattern: /'s?/ }),
  mark: createToken({ name: "Mark", pattern: /[^\s]/ }),
};
const rawLexer = new Lexer(Object.values(raw), { positionTracking: "onlyOffset", ensureOptimizations: false });

/** The words, numbers and marks of a text. */
export const piecesOf = (text: string): readonly IToken[] => rawLexer.tokenize(text).tokens;

/** "hero's", "it's", "you've". */
export const CONTRACTION = /'(?:s|ve|re|d|ll)$/;

/** Where a piece ends. */
export const endOf = (piece: IToken): number => piece.startOffset + piece.image.length;

/** Whether a character can stand within a word or number. */
export const isWordPart = (character: string): boolean => /[A-Za-zÀ-ÖØ-öø-ÿ0-9]/.test(character);
