import type { Description } from "../description.ts";
import type { CardToken } from "../lexer.ts";
import type { Lexicon } from "../lexicon.ts";
import { CategorySet } from "./category-set.ts";
import { compileCells, END, type Cell, type Cells } from "./cell.ts";
import { derive } from "./derive.ts";
import { EndLists, NEVER, type Ends } from "./ends.ts";
import { TokenStarts } from "./token-starts.ts";

/** The decisions of the preferred derivation, or the first token that cannot stand where it does. */
export type Decided = { readonly decisions: readonly number[] } | { readonly stoppedAt: number };

/**
 * Look-ahead over a whole paragraph. For each rule and place the chart knows every place where the
 * rule can end, each computed once, in order of preference: earlier options first, longer lists
 * first. From it one derivation is taken, as the list of decisions that the parser will ask for.
 * A cell is tried only where the next token can begin it.
 */
export class Chart {
  /** The lists of places that `ends` gives. */
  readonly lists = new EndLists();
  readonly #cells: Cells;
  readonly #starts: TokenStarts;
  /** The type of the token at each place. */
  #types = new Int32Array(0);
  /** What is to be known of each place, as bits. */
  #marks = new Uint8Array(0);
  /** Where rules can end, by place and rule. */
  #known = new Int32Array(0);
  #missed: Cell[] | null = null;
  #furthest = 0;
  /** Stacks of repetitions within each other. */
  readonly #path: number[] = [];
  readonly #seen: number[] = [];
  readonly #found: number[] = [];

  constructor(descriptions: readonly Description[], lexicon: Lexicon) {
    this.#cells = compileCells(descriptions);
    this.#starts = new TokenStarts(this.#cells, lexicon);
  }

  /** Decides how all tokens are read as one node of a rule. */
  decide(rule: string, tokens: readonly CardToken[]): Decided {
    const cell = this.#begin(rule, tokens, null);
    if (this.lists.has(this.ends(cell, 0), tokens.length)) return { decisions: derive(this, cell, tokens.length) };
    return { stoppedAt: this.#furthest };
  }

  /** Where reading stops; null if it does not. */
  stop(rule: string, tokens: readonly CardToken[]): number | null {
    const cell = this.#begin(rule, tokens, null);
    return this.lists.has(this.ends(cell, 0), tokens.length) ? null : this.#furthest;
  }

  /** The categories of tokens that could stand at the first place where none of the text's can. */
  expected(rule: string, tokens: readonly CardToken[]): ReadonlySet<string> {
    const missed: Cell[] = [];
    this.ends(this.#begin(rule, tokens, missed), 0);
    const all = new CategorySet(this.#cells.categories.length);
    for (const cell of missed) all.addAll(cell.first);
    return new Set(this.#cells.categories.filter((_, index) => index !== END && all.has(index)));
  }

  /** Every place where a cell that begins at `at` can end. */
  ends(cell: Cell, at: number): Ends {
    const type = this.#types[at] as number;
    if (!this.#starts.can(cell, type)) {
      if (cell.of === "stop" && this.#is(at, ENDED)) return at;
      if (at >= this.#furthest) this.#miss(cell, at);
      return cell.nullable && cell.of !== "stop" ? at : NEVER;
    }
    switch (cell.of) {
      case "token":
      case "stop":
        return at + 1;
      case "rule": {
        const index = at * this.#cells.rules.size + cell.rule;
        const known = this.#known[index] as number;
        if (known !== UNKNOWN) return known;
        let found = NEVER;
        if (!cell.capital || !this.#is(at, SMALL)) found = this.ends(cell.parts[0] as Cell, at);
        else if (at >= this.#furthest) this.#miss(cell, at);
        this.#known[index] = found;
        return found;
      }
      case "choice": {
        const options = this.#starts.options(cell, type);
        let found = NEVER;
        for (let i = 0; i < options.length; i++) {
          const ends = this.ends(cell.parts[options[i] as number] as Cell, at);
          if (ends !== NEVER) found = found === NEVER ? ends : this.lists.joined(found, ends);
        }
        return found;
      }
      case "option": {
        const inner = this.ends(cell.parts[0] as Cell, at);
        return inner === NEVER ? at : this.lists.joined(inner, at);
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
  endsWithin(cell: Cell, at: number, from: number): Ends {
    if (at === from || !this.#is(at, BEGINS)) return this.ends(cell, at);
    return cell.nullable || cell.of === "stop" ? at : NEVER;
  }

  /** The numbers of the options of a choice that the token at a place can begin. */
  options(cell: Cell, at: number): readonly number[] {
    return this.#starts.options(cell, this.#types[at] as number);
  }

  #begin(rule: string, tokens: readonly CardToken[], missed: Cell[] | null): Cell {
    const cell = this.#cells.rules.get(rule);
    if (cell === undefined) throw new Error(`no phrase describes ${rule}`);
    const count = tokens.length;
    if (this.#types.length <= count) {
      this.#types = new Int32Array(count + 64);
      this.#marks = new Uint8Array(count + 64);
      this.#known = new Int32Array((count + 64) * this.#cells.rules.size);
    }
    for (let at = 0; at < count; at++) {
      const token = tokens[at] as CardToken;
      this.#types[at] = this.#starts.typeOf(token);
      let marks = startsSmall(token.image) ? SMALL : 0;
      if (at > 0 && tokens[at - 1]?.image === '"' && /^[.?!]$/.test(tokens[at - 2]?.image ?? "")) marks |= token.lowered.size === 0 ? ENDED : ENDED | BEGINS;
      if (token.image === "(" && tokens[at - 1]?.readings.get("Verb:base")?.form === "title") marks |= ENDED;
      this.#marks[at] = marks;
    }
    this.#types[count] = END;
    this.#marks[count] = tokens[count - 1]?.image === '"' && /^[.?!]$/.test(tokens[count - 2]?.image ?? "") ? ENDED | BEGINS : 0;
    this.#known.fill(UNKNOWN, 0, (count + 1) * this.#cells.rules.size);
    this.lists.clear();
    this.#missed = missed;
    this.#furthest = 0;
    return cell;
  }

  #is(at: number, mark: number): boolean {
    return ((this.#marks[at] as number) & mark) !== 0;
  }

  #sequence(parts: readonly Cell[], at: number): Ends {
    let places = this.ends(parts[0] as Cell, at);
    for (let i = 1; i < parts.length; i++) {
      if (places === NEVER) return NEVER;
      const part = parts[i] as Cell;
      if (places >= 0) {
        places = this.endsWithin(part, places, at);
        continue;
      }
      let next = NEVER;
      const count = this.lists.count(places);
      for (let k = 0; k < count; k++) next = this.lists.joined(next, this.endsWithin(part, this.lists.at(places, k), at));
      places = next;
    }
    return places;
  }

  /** Longer repetitions first; without recursion, for there may be thousands of sentences. */
  #repeat(cell: Cell, at: number): Ends {
    const item = cell.parts[0] as Cell;
    const once = this.ends(item, at);
    if (once === NEVER) return cell.least === 0 ? at : NEVER;
    const path = this.#path;
    const [pathBase, seenBase, foundBase] = [path.length, this.#seen.length, this.#found.length];
    let last = at;
    this.#seen.push(at);
    path.push(at, once, 0);
    while (path.length > pathBase) {
      const top = path.length - 3;
      const place = path[top] as number;
      const ends = path[top + 1] as Ends;
      const index = path[top + 2] as number;
      if (index >= this.lists.count(ends)) {
        path.length = top;
        if ((place > at || cell.least === 0) && this.#starts.closes(cell, this.#types[place] as number)) this.#found.push(place);
        continue;
      }
      path[top + 2] = index + 1;
      const next = this.lists.at(ends, index);
      if (next <= last && this.#seen.includes(next, seenBase)) continue;
      if (next > last) last = next;
      this.#seen.push(next);
      path.push(next, cell.sentences ? this.ends(item, next) : this.endsWithin(item, next, at), 0);
    }
    const found = this.lists.listed(this.#found, foundBase);
    this.#seen.length = seenBase;
    this.#found.length = foundBase;
    return found;
  }

  #miss(cell: Cell, at: number): void {
    if (at > this.#furthest) {
      this.#furthest = at;
      if (this.#missed !== null) this.#missed.length = 0;
    }
    this.#missed?.push(cell);
  }
}

/** A rule of which it is not known where it ends. */
const UNKNOWN = 0x7fffffff;

/** The token at a place begins with a small letter. */
const SMALL = 1;
/** A sentence may end before a place without a stop: a quote held it, or a reminder stands behind a keyword ("Delve (…)"). */
const ENDED = 2;
/** A new sentence begins at a place because a quote has ended the last. */
const BEGINS = 4;

function startsSmall(image: string): boolean {
  const code = image.charCodeAt(0);
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(image);
}
