import type { Form } from "./form.ts";
import type { CardToken } from "./lexer.ts";
import { literalCategory, type Lexicon } from "./lexicon.ts";
import { isUnion, type Description } from "./description.ts";

/**
 * Look-ahead over a whole paragraph. For each form and place the chart knows every place where the
 * form can end, each computed once, in order of preference: earlier options first, longer lists
 * first. From it one derivation is taken, as the list of decisions that the parser will ask for.
 * A cell is tried only where the next token can begin it.
 */
export class Chart {
  readonly #cells = new Map<string, Cell>();
  readonly #lexicon: Lexicon;
  #count = 0;
  #tokens: readonly CardToken[] = [];
  #memo: (readonly number[] | undefined)[] = [];
  #width = 0;
  #furthest = 0;
  #expected = new Set<string>();

  constructor(descriptions: readonly Description[], lexicon: Lexicon) {
    this.#lexicon = lexicon;
    for (const described of descriptions) {
      const name = isUnion(described) ? described.rule : described.kind;
      this.#cells.set(name, { id: this.#next(), of: "rule", name, body: NOTHING });
    }
    for (const described of descriptions) {
      const name = isUnion(described) ? described.rule : described.kind;
      const rule = this.#cells.get(name) as Cell & { of: "rule" };
      rule.body = isUnion(described)
        ? { id: this.#next(), of: "choice", options: described.members.map((member) => this.#rule(member)), asks: described.members.length > 1 }
        : this.#compile(described.of);
    }
  }

  /** The decisions of the preferred derivation of all tokens from a rule, or where reading stops and what could stand there. */
  decide(rule: string, tokens: readonly CardToken[]): { readonly decisions: readonly number[] } | { readonly stoppedAt: number; readonly expected: ReadonlySet<string> } {
    this.#tokens = tokens;
    this.#width = tokens.length + 1;
    this.#memo = new Array<readonly number[] | undefined>(this.#count * this.#width);
    this.#furthest = 0;
    this.#expected = new Set();
    const cell = this.#rule(rule);
    if (!this.#ends(cell, 0).includes(tokens.length)) return { stoppedAt: this.#furthest, expected: this.#expected };
    const decisions: number[] = [];
    this.#derive(cell, 0, tokens.length, decisions);
    return { decisions };
  }

  #rule(name: string): Cell {
    const cell = this.#cells.get(name);
    if (cell === undefined) throw new Error(`no phrase describes ${name}`);
    return cell;
  }

  #next(): number {
    return this.#count++;
  }

  #compile(form: Form): Cell {
    switch (form.form) {
      case "literal":
        return this.#sequence(form.texts.map((text) => this.#token(literalCategory(text))));
      case "word":
      case "number":
      case "name":
        return this.#token(form.category);
      case "node":
        return this.#rule(form.rule);
      case "nodes": {
        const item = this.#rule(form.rule);
        return { id: this.#next(), of: "repeat", item, least: form.least };
      }
      case "list": {
        const joins = Object.values(form.joins).map((texts) => this.#sequence(texts.map((text) => this.#token(literalCategory(text)))));
        const join: Cell = joins.length === 1 ? (joins[0] as Cell) : { id: this.#next(), of: "choice", options: joins, asks: true };
        const more: Cell = { id: this.#next(), of: "repeat", item: this.#sequence([join, this.#rule(form.rule)]), least: form.least === 1 ? 0 : 1 };
        return this.#sequence([this.#rule(form.rule), more]);
      }
      case "flag":
      case "optional":
        return { id: this.#next(), of: "option", item: this.#compile(form.of) };
      case "pick": {
        const options = Object.values(form.options).map((option) => this.#compile(option));
        const choice: Cell = options.length === 1 ? (options[0] as Cell) : { id: this.#next(), of: "choice", options, asks: true };
        return form.optional ? { id: this.#next(), of: "option", item: choice } : choice;
      }
      case "sequence":
        return this.#sequence(form.of.map((part) => this.#compile(part)));
    }
  }

  #token(category: string): Cell {
    return { id: this.#next(), of: "token", category, index: this.#lexicon.categoryIndex(category) };
  }

  #sequence(parts: readonly Cell[]): Cell {
    const [first, ...rest] = parts;
    if (first === undefined) return NOTHING;
    if (rest.length === 0) return first;
    return { id: this.#next(), of: "pair", first, rest: this.#sequence(rest) };
  }

  /** Every place where a cell that begins at `at` can end. */
  #ends(cell: Cell, at: number): readonly number[] {
    switch (cell.of) {
      case "nothing":
        return [at];
      case "token": {
        const token = this.#tokens[at];
        if (token !== undefined && this.#lexicon.belongs(token.tokenTypeIdx, cell.index)) return [at + 1];
        this.#miss(at, cell.category);
        return NEVER;
      }
      default: {
        const slot = cell.id * this.#width + at;
        const known = this.#memo[slot];
        if (known !== undefined) return known;
        const found = this.#compute(cell, at);
        this.#memo[slot] = found;
        return found;
      }
    }
  }

  #miss(at: number, category: string): void {
    if (at < this.#furthest) return;
    if (at > this.#furthest) {
      this.#furthest = at;
      this.#expected.clear();
    }
    this.#expected.add(category);
  }

  #compute(cell: Exclude<Cell, Nothing | TokenCell>, at: number): readonly number[] {
    switch (cell.of) {
      case "rule":
        return this.#ends(cell.body, at);
      case "choice": {
        const found: number[] = [];
        for (const option of cell.options) addAll(found, this.#ends(option, at));
        return found;
      }
      case "option": {
        const inner = this.#ends(cell.item, at);
        return inner.includes(at) ? inner : [...inner, at];
      }
      case "pair": {
        const found: number[] = [];
        for (const middle of this.#ends(cell.first, at)) addAll(found, this.#ends(cell.rest, middle));
        return found;
      }
      case "repeat": {
        const found: number[] = [];
        for (const middle of this.#ends(cell.item, at)) if (middle > at) addAll(found, this.#after(cell, middle));
        if (cell.least === 0) addAll(found, [at]);
        return found;
      }
    }
  }

  /** Where a repetition that has had its first item can end. */
  #after(cell: Repeat, at: number): readonly number[] {
    if (cell.least === 0) return this.#ends(cell, at);
    const more = this.#ends(cell, at);
    return more.includes(at) ? more : [...more, at];
  }

  /** Writes the decisions that lead a cell from `at` to `end`, which its ends include. */
  #derive(cell: Cell, at: number, end: number, out: number[]): void {
    switch (cell.of) {
      case "nothing":
      case "token":
        return;
      case "rule":
        this.#derive(cell.body, at, end, out);
        return;
      case "choice": {
        const index = cell.options.findIndex((option) => this.#ends(option, at).includes(end));
        if (cell.asks) out.push(index);
        this.#derive(cell.options[index] as Cell, at, end, out);
        return;
      }
      case "option": {
        const taken = this.#ends(cell.item, at).includes(end) && end > at;
        out.push(taken ? 1 : 0);
        if (taken) this.#derive(cell.item, at, end, out);
        return;
      }
      case "pair": {
        const middle = this.#ends(cell.first, at).find((place) => this.#ends(cell.rest, place).includes(end)) as number;
        this.#derive(cell.first, at, middle, out);
        this.#derive(cell.rest, middle, end, out);
        return;
      }
      case "repeat": {
        let from = at;
        while (from < end) {
          const middle = this.#ends(cell.item, from).find((place) => place > from && (place === end || this.#after(cell, place).includes(end))) as number;
          out.push(1);
          this.#derive(cell.item, from, middle, out);
          from = middle;
        }
        out.push(0);
        return;
      }
    }
  }
}

interface Nothing {
  readonly of: "nothing";
  readonly id: -1;
}

interface TokenCell {
  readonly id: number;
  readonly of: "token";
  readonly category: string;
  readonly index: number;
}

interface Repeat {
  readonly id: number;
  readonly of: "repeat";
  readonly item: Cell;
  readonly least: 0 | 1;
}

type Cell =
  | Nothing
  | TokenCell
  | Repeat
  | { readonly id: number; readonly of: "rule"; readonly name: string; body: Cell }
  | { readonly id: number; readonly of: "choice"; readonly options: readonly Cell[]; readonly asks: boolean }
  | { readonly id: number; readonly of: "option"; readonly item: Cell }
  | { readonly id: number; readonly of: "pair"; readonly first: Cell; readonly rest: Cell };

const NOTHING: Nothing = { of: "nothing", id: -1 };
const NEVER: readonly number[] = [];

function addAll(to: number[], from: readonly number[]): void {
  for (const place of from) if (!to.includes(place)) to.push(place);
}
