import { createToken, EmbeddedActionsParser, Lexer, type IToken } from "chevrotain";

const space = createToken({ name: "Space", pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true });
const word = createToken({ name: "Word", pattern: /[A-Za-zÀ-ÖØ-öø-ÿ]+(?:['-][A-Za-zÀ-ÖØ-öø-ÿ]+)*/ });
const digits = createToken({ name: "Digits", pattern: /\d+/ });
const mark = createToken({ name: "Mark", pattern: /[^\s]/ });
const tokenTypes = [space, word, digits, mark];

/** The least that a grammar can be: any words, numbers and marks, one after the other. */
class WordParser extends EmbeddedActionsParser {
  readonly words: () => string[];

  constructor() {
    super(tokenTypes, { nodeLocationTracking: "none" });
    this.words = this.RULE("words", () => {
      const images: string[] = [];
      this.MANY(() => {
        const token: IToken = this.OR([{ ALT: () => this.CONSUME(word) }, { ALT: () => this.CONSUME(digits) }, { ALT: () => this.CONSUME(mark) }]);
        images.push(token.image);
      });
      return images;
    });
    this.performSelfAnalysis();
  }
}

const lexer = new Lexer(tokenTypes, { positionTracking: "onlyOffset" });
const parser = new WordParser();

/**
 * Lexes texts with Chevrotain and parses each to its words: what reading costs before there is a language. The
 * compiler is measured as a multiple of it.
 */
export function readWords(texts: readonly string[]): number {
  let words = 0;
  for (const text of texts) {
    parser.input = lexer.tokenize(text).tokens;
    words += parser.words().length;
  }
  return words;
}
