import type { Description } from "../description.ts";
import type { CardToken } from "../lexer.ts";
import type { Lexicon } from "../lexicon.ts";
import { CategorySet } from "./category-set.ts";
import { compileCells, END, type Cell, type Cells } from "./cell.ts";
import { derive } from "./derive.ts";

/** The decisions of the preferred derivation, or the first token that cannot stand where it does and what could. */
export type Decided = { readonly decisions: readonly number[] } | { readonly stoppedAt: number; readonly expected: ReadonlySet<string> };

/**
 * Look-ahead over a whole paragraph. For each rule and place the chart knows every place where the
 * rule can end, each computed once, in order of preference: earlier options first, longer lists
 * first. From it one derivation is taken, as the list of decisions that the parser will ask for.
 * A cell is tried only where the next token can begin it.
 */
export class Chart {
  readonly #cells: Cells;
  readonly #lexicon: Lexicon;
  readonly #categoryNumbers: ReadonlyMap<string, number>;
  /** Categories of each type of token, by the type's number; 0 is the end of the text. */
  readonly #ofType: CategorySet[] = [];
  readonly #typeNumbers = new Map<number, number>();
  #types: number[] = [];
  #tokens: readonly CardToken[] = [];
  /** Where rules can end, by place and rule. */
  readonly #columns: (readonly number[] | null)[][] = [];
  #missed: Cell[] | null = null;
  #furthest = 0;

  constructor(descriptions: readonly Description[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#cells = compileCells(descriptions);
    this.#categoryNumbers = new Map(this.#cells.categories.map((name, index) => [name, index]));
    const end = new CategorySet(this.#size);
    end.add(END);
    this.#ofType.push(end);
  }

  decide(rule: string, tokens: readonly CardToken[]): Decided {
    const cell = this.#cells.rules.get(rule);
    if (cell === undefined) throw new Error(`no phrase describes ${rule}`);
    this.#begin(tokens, false);
    if (this.ends(cell, 0).includes(tokens.length)) return { decisions: derive(this, cell, tokens.length) };
    this.#begin(tokens, true);
    this.ends(cell, 0);
    return { stoppedAt: this.#furthest, expected: this.#expected() };
  }

  /** Every place where a cell that begins at `at` can end. */
  ends(cell: Cell, at: number): readonly number[] {
    const type = this.#types[at] as number;
    if (cell.of === "stop") {
      if (this.#canStart(cell, type)) return single(at + 1);
      if (this.#endedByQuote(at)) return single(at);
      return this.#miss(cell, at);
    }
    if (cell.starts[type] !== 1 && !this.#canStart(cell, type)) {
      if (this.#missed !== null) this.#miss(cell, at);
      return cell.nullable ? single(at) : NEVER;
    }
    switch (cell.of) {
      case "token":
        return single(at + 1);
      case "rule": {
        const column = this.#columns[at] as (readonly number[] | null)[];
        const known = column[cell.rule] as readonly number[] | null;
        if (known !== null) return known;
        const found = cell.capital && startsLower(this.#tokens[at]) ? this.#miss(cell, at) : this.ends(cell.parts[0] as Cell, at);
        column[cell.rule] = found;
        return found;
      }
      case "choice": {
        const options = this.options(cell, at);
        if (options.length === 1) return this.ends(cell.parts[options[0] as number] as Cell, at);
        let found = NEVER;
        for (const option of options) found = joined(found, this.ends(cell.parts[option] as Cell, at));
        return found;
      }
      case "option": {
        const inner = this.ends(cell.parts[0] as Cell, at);
        return joined(inner, single(at));
      }
      case "sequence":
        return this.#sequence(cell.parts, at);
      case "repeat":
        return this.#repeat(cell, at);
    }
  }

  /**
   * The same for a part of what began at `from`: nothing goes on over the end of a sentence that a quote has
   * ended, where a capital begins the next.
   */
  endsWithin(cell: Cell, at: number, from: number): readonly number[] {
    if (at === from || !this.#begins(at)) return this.ends(cell, at);
    return cell.nullable || cell.of === "stop" ? single(at) : NEVER;
  }

  /** The numbers of the options of a choice that the token at a place can begin. */
  options(cell: Cell, at: number): readonly number[] {
    const type = this.#types[at] as number;
    let found = cell.viable.get(type);
    if (found === undefined) {
      found = cell.parts.flatMap((part, index) => (part.nullable || this.#canStart(part, type) ? [index] : []));
      cell.viable.set(type, found);
    }
    return found;
  }

  /** Whether a repetition can end at a place: not where only another of its items can come. */
  closes(cell: Cell, at: number): boolean {
    const type = this.#types[at] as number;
    return !this.#canStart(cell.parts[0] as Cell, type) || (this.#ofType[type] as CategorySet).meets(cell.follow);
  }

  get #size(): number {
    return this.#cells.categories.length;
  }

  #begin(tokens: readonly CardToken[], recording: boolean): void {
    this.#tokens = tokens;
    this.#types = tokens.map((token) => this.#typeNumber(token));
    this.#types.push(END);
    this.#columns.length = Math.min(this.#columns.length, KEPT);
    for (let place = 0; place < this.#types.length; place++) {
      const column = this.#columns[place];
      if (column === undefined) this.#columns[place] = new Array<readonly number[] | null>(this.#cells.rules.size).fill(null);
      else column.fill(null);
    }
    this.#missed = recording ? [] : null;
    this.#furthest = 0;
  }

  #typeNumber(token: CardToken): number {
    const known = this.#typeNumbers.get(token.tokenTypeIdx);
    if (known !== undefined) return known;
    const categories = new CategorySet(this.#size);
    for (const name of this.#lexicon.categoriesOf(token.tokenTypeIdx)) {
      const number = this.#categoryNumbers.get(name);
      if (number !== undefined) categories.add(number);
    }
    const number = this.#ofType.push(categories) - 1;
    this.#typeNumbers.set(token.tokenTypeIdx, number);
    return number;
  }

  #canStart(cell: Cell, type: number): boolean {
    if (type >= cell.starts.length) cell.starts = grown(cell.starts, this.#ofType.length);
    const known = cell.starts[type] as number;
    if (known !== 0) return known === 1;
    const can = (this.#ofType[type] as CategorySet).meets(cell.first);
    cell.starts[type] = can ? 1 : 2;
    return can;
  }

  /** Whether a new sentence begins at a place because a quote has ended the last. */
  #begins(at: number): boolean {
    return at > 0 && this.#endedByQuote(at) && (this.#tokens[at] as CardToken | undefined)?.lowered.size !== 0;
  }

  /** Whether the quote that ends before a place held the stop of the sentence around it. */
  #endedByQuote(at: number): boolean {
    return this.#tokens[at - 1]?.image === '"' && /^[.?!]$/.test(this.#tokens[at - 2]?.image ?? "");
  }

  #sequence(parts: readonly Cell[], at: number): readonly number[] {
    let places = this.ends(parts[0] as Cell, at);
    for (let i = 1; i < parts.length; i++) {
      const part = parts[i] as Cell;
      if (places.length === 0) return NEVER;
      if (places.length === 1) places = this.endsWithin(part, places[0] as number, at);
      else {
        let next = NEVER;
        for (const place of places) next = joined(next, this.endsWithin(part, place, at));
        places = next;
      }
    }
    return places;
  }

  /** Longer repetitions first; without recursion, for there may be thousands of sentences. */
  #repeat(cell: Cell, at: number): readonly number[] {
    const item = cell.parts[0] as Cell;
    const once = this.ends(item, at);
    if (once.length === 0) return cell.least === 0 ? single(at) : NEVER;
    const found: number[] = [];
    const seen = new Set([at]);
    const path: { readonly place: number; readonly next: readonly number[]; index: number }[] = [{ place: at, next: once, index: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.next[top.index++];
      if (next === undefined) {
        path.pop();
        if ((top.place > at || cell.least === 0) && this.closes(cell, top.place)) found.push(top.place);
      } else if (!seen.has(next)) {
        seen.add(next);
        path.push({ place: next, next: cell.sentences ? this.ends(item, next) : this.endsWithin(item, next, at), index: 0 });
      }
    }
    return found;
  }

  #miss(cell: Cell, at: number): readonly number[] {
    if (this.#missed !== null && at >= this.#furthest) {
      if (at > this.#furthest) this.#missed = [];
      this.#furthest = at;
      this.#missed.push(cell);
    }
    return NEVER;
  }

  #expected(): ReadonlySet<string> {
    const all = new CategorySet(this.#size);
    for (const cell of this.#missed ?? []) all.addAll(cell.first);
    return new Set(this.#cells.categories.filter((_, index) => index !== END && all.has(index)));
  }
}

/** How many places' columns are kept from one text to the next. */
const KEPT = 400;

const NEVER: readonly number[] = [];
function grown(table: Uint8Array, size: number): Uint8Array {
  const wider = new Uint8Array(size + 64);
  wider.set(table);
  return wider;
}

const singles: (readonly number[])[] = [];

const single = (place: number): readonly number[] => (singles[place] ??= [place]);

/** The places of two lists, each once. */
function joined(left: readonly number[], right: readonly number[]): readonly number[] {
  if (left.length === 0) return right;
  if (right.length === 0) return left;
  if (right.length === 1 && left.includes(right[0] as number)) return left;
  return [...left, ...right.filter((place) => !left.includes(place))];
}

function startsLower(token: CardToken | undefined): boolean {
  return token !== undefined && /^\p{Ll}/u.test(token.image);
}
