import type { Node } from "./ast.ts";
import type { Form, Phrase } from "./form.ts";
import { lex, type CardToken, type Lexed, type Parameter, type SelfName } from "./lexer.ts";
import { Lexicon } from "./lexicon.ts";
import { isUnion, type Description } from "./description.ts";
import { CardParser } from "./parser.ts";
import { nounPhrases } from "./phrases/noun-phrase.ts";
import { amounts, attributes, postModifiers } from "./phrases/post-modifier.ts";
import { complementPhrases } from "./phrases/complement.ts";
import { clauses, predicates } from "./phrases/predicate.ts";
import { keywordLines, paragraphs, payments, sentences } from "./phrases/sentence.ts";
import { Printer } from "./print.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Every phrase of the language, in no order that matters. */
export const descriptions: readonly Description[] = [
  ...paragraphs,
  ...keywordLines,
  ...payments,
  ...sentences,
  ...clauses,
  ...predicates,
  ...complementPhrases,
  ...attributes,
  ...postModifiers,
  ...amounts,
  ...nounPhrases,
];

/** The phrases that make nodes, by kind. */
export const phrases: ReadonlyMap<string, Phrase> = new Map(descriptions.filter((described): described is Phrase => !isUnion(described)).map((described) => [described.kind, described]));

/** A paragraph that was read: its node, and the node that owns each token. */
export interface Read {
  readonly lexed: Lexed;
  readonly node: Node;
  readonly owners: readonly Node[];
}

/** A paragraph that was not: the index of the first token that cannot stand there. */
export interface NotRead {
  readonly lexed: Lexed;
  readonly stoppedAt: number;
  /** The categories of tokens that could. */
  readonly expected: ReadonlySet<string>;
  /** How long a sentence can be, where one is longer. */
  readonly limit?: number;
}

/** How many words and marks a sentence may have; printed ones have at most seventy. */
const longestSentence = 120;

/** The grammar over a game's words. Making one takes a moment; reading with it does not change it. */
export class Grammar {
  readonly lexicon: Lexicon;
  readonly vocabulary: Vocabulary;
  readonly #parser: CardParser;
  readonly #printer: Printer;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.lexicon = new Lexicon(vocabulary, literalsOf(descriptions));
    this.#parser = new CardParser(descriptions, this.lexicon);
    this.#printer = new Printer(phrases.values(), this.lexicon);
  }

  /** Reads a text as one node of a rule: by default a paragraph of a text box. `parameters` are those of the keyword whose meaning it is. */
  read(text: string, names: readonly SelfName[] = [], rule = "Paragraph", parameters: readonly Parameter[] = []): Read | NotRead {
    const lexed = lex(text, this.lexicon, names, parameters);
    const over = endOfPatience(lexed.tokens);
    if (over !== null) return { lexed, stoppedAt: over, expected: new Set(), limit: longestSentence };
    const result = this.#parser.read(rule, lexed.tokens);
    return "node" in result ? { lexed, ...result } : new Stopped(this.#parser, rule, lexed, result.stoppedAt);
  }

  /** Where the reading of a text as a paragraph stops, with the index of the token; null if it does not stop. */
  stop(text: string, names: readonly SelfName[] = []): { readonly lexed: Lexed; readonly stoppedAt: number } | null {
    const lexed = lex(text, this.lexicon, names);
    const stoppedAt = endOfPatience(lexed.tokens) ?? this.#parser.stop("Paragraph", lexed.tokens);
    return stoppedAt === null ? null : { lexed, stoppedAt };
  }

  print(node: Node): string {
    return this.#printer.print(node);
  }
}

/** What could have stood where reading stopped is found when it is asked for. */
class Stopped implements NotRead {
  readonly lexed: Lexed;
  readonly stoppedAt: number;
  readonly #parser: CardParser;
  readonly #rule: string;
  #expected: ReadonlySet<string> | null = null;

  constructor(parser: CardParser, rule: string, lexed: Lexed, stoppedAt: number) {
    this.#parser = parser;
    this.#rule = rule;
    this.lexed = lexed;
    this.stoppedAt = stoppedAt;
  }

  get expected(): ReadonlySet<string> {
    return (this.#expected ??= this.#parser.expected(this.#rule, this.lexed.tokens));
  }
}

/** The first token that is one too many for its sentence. */
function endOfPatience(tokens: readonly CardToken[]): number | null {
  let count = 0;
  for (const [index, { image }] of tokens.entries()) {
    count = image === "." ? 0 : count + 1;
    if (count > longestSentence) return index;
  }
  return null;
}

/** The words and marks that the descriptions write themselves. */
function literalsOf(all: readonly Description[]): Set<string> {
  const found = new Set<string>();
  const visit = (form: Form): void => {
    switch (form.form) {
      case "literal":
        for (const text of form.texts) found.add(text);
        return;
      case "list":
        for (const texts of Object.values(form.joins)) for (const text of texts) found.add(text);
        return;
      case "pick":
        for (const option of Object.values(form.options)) visit(option);
        return;
      case "stop":
        found.add(".");
        return;
      case "flag":
      case "optional":
        visit(form.of);
        return;
      case "sequence":
        for (const part of form.of) visit(part);
        return;
      default:
        return;
    }
  };
  for (const described of all) if (!isUnion(described)) visit(described.of);
  return found;
}
