import type { CardToken } from "../lexer.ts";
import type { Lexicon } from "../lexicon.ts";
import { CategorySet } from "./category-set.ts";
import { END, type Cell, type Cells } from "./cell.ts";

/** What is known of one type of token: for each cell, by its number, 0 where nobody has asked, else `YES` or `NO`. */
interface Known {
  readonly categories: CategorySet;
  readonly begins: Uint8Array;
  readonly closes: Uint8Array;
}

const YES = 1;
const NO = 2;

/** Which cells a token can begin, by the token's type: a type has a small number, 0 is the end of the text. */
export class TokenStarts {
  readonly #cells: Cells;
  readonly #lexicon: Lexicon;
  readonly #categoryNumbers: ReadonlyMap<string, number>;
  readonly #types: Known[] = [];
  /** The small numbers, by the lexicon's. */
  readonly #numbers: number[] = [];

  constructor(cells: Cells, lexicon: Lexicon) {
    this.#cells = cells;
    this.#lexicon = lexicon;
    this.#categoryNumbers = new Map(cells.categories.map((name, index) => [name, index]));
    const end = new CategorySet(cells.categories.length);
    end.add(END);
    this.#add(end);
  }

  typeOf(token: CardToken): number {
    return this.#numbers[token.tokenTypeIdx] ?? this.#number(token.tokenTypeIdx);
  }

  /** Whether a token of a type can begin a cell. */
  can(cell: Cell, type: number): boolean {
    const known = this.#types[type] as Known;
    const answer = known.begins[cell.id];
    if (answer !== 0) return answer === YES;
    const can = known.categories.meets(cell.first);
    known.begins[cell.id] = can ? YES : NO;
    return can;
  }

  /** Whether a repetition can end before a token of a type: not where only another of its items can come. */
  closes(cell: Cell, type: number): boolean {
    const known = this.#types[type] as Known;
    const answer = known.closes[cell.id];
    if (answer !== 0) return answer === YES;
    const closes = !this.can(cell.parts[0] as Cell, type) || known.categories.meets(cell.follow);
    known.closes[cell.id] = closes ? YES : NO;
    return closes;
  }

  /** The numbers of the options of a choice that a token of a type can begin. */
  options(cell: Cell, type: number): readonly number[] {
    return (cell.viable[type] ??= cell.parts.flatMap((part, index) => (part.nullable || this.can(part, type) ? [index] : [])));
  }

  #number(tokenTypeIdx: number): number {
    const categories = new CategorySet(this.#cells.categories.length);
    for (const name of this.#lexicon.categoriesOf(tokenTypeIdx)) {
      const number = this.#categoryNumbers.get(name);
      if (number !== undefined) categories.add(number);
    }
    return (this.#numbers[tokenTypeIdx] = this.#add(categories));
  }

  #add(categories: CategorySet): number {
    return this.#types.push({ categories, begins: new Uint8Array(this.#cells.count), closes: new Uint8Array(this.#cells.count) }) - 1;
  }
}
