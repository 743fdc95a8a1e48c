import { isUnion, type Description } from "../description.ts";
import type { Form } from "../form.ts";
import { literalCategory } from "../lexicon.ts";
import { CategorySet } from "./category-set.ts";

/** A form as the chart sees it: what it is made of, what can begin it and, for a repetition, follow it. */
export interface Cell {
  /** A `stop` is a full stop, or nothing where a quote has just ended with one. */
  readonly of: "token" | "stop" | "rule" | "choice" | "option" | "sequence" | "repeat";
  /** Options of a choice, parts of a sequence; the body of a rule, option or repetition. */
  readonly parts: Cell[];
  /** The category of a token, by its number. */
  readonly category: number;
  /** How many a repetition holds at least. */
  readonly least: 0 | 1;
  /** Whether the parser asks which option is taken. */
  readonly asks: boolean;
  /** The number of a rule. */
  readonly rule: number;
  /** Whether it can begin only with a capital letter, or with what has no case. */
  readonly capital: boolean;
  /** What a derivation pays for it, in thousandths. */
  readonly cost: number;
  /** What a list pays for its first join, by the number of the join, in thousandths; of others nothing. */
  readonly several: readonly number[];
  /** Whether anything in it costs something. */
  costly: boolean;
  /** Whether a repetition is one of sentences: where one ends, the next begins with a capital. */
  readonly sentences: boolean;
  /** Whether it can be empty. */
  nullable: boolean;
  readonly first: CategorySet;
  readonly follow: CategorySet;
  /** The numbers of the options of a choice that a token of a type can begin, by the type's number, where known. */
  readonly viable: (readonly number[])[];
  /** A number of its own. */
  readonly id: number;
}

/** The cells of all rules. */
export interface Cells {
  readonly rules: ReadonlyMap<string, Cell>;
  /** Category names by their numbers; 0 is the end of the text. */
  readonly categories: readonly string[];
  /** How many cells there are. */
  readonly count: number;
}

/** The category of the place after the last token. */
export const END = 0;

/** Compiles descriptions to cells and finds what can begin and follow each. */
export function compileCells(descriptions: readonly Description[]): Cells {
  const categories = ["the end"];
  const numbers = new Map<string, number>();
  const all: Cell[] = [];
  const rules = new Map<string, Cell>();
  const size = countCategories(descriptions);

  const inSentenceCase = new Set(descriptions.flatMap((described) => (!isUnion(described) && described.capital === "must" ? [described.kind] : [])));
  const sentences = new Set(descriptions.flatMap((described) => (isUnion(described) && described.members.some((member) => inSentenceCase.has(member)) ? [described.rule] : [])));

  const cell = (of: Cell["of"], parts: Cell[], more: Partial<Cell> = {}): Cell => {
    const made: Cell = {
      of,
      parts,
      category: more.category ?? -1,
      least: more.least ?? 0,
      asks: more.asks ?? false,
      rule: more.rule ?? -1,
      capital: more.capital ?? false,
      cost: inThousandths(more.cost ?? 0),
      several: (more.several ?? []).map(inThousandths),
      costly: (more.cost ?? 0) > 0 || (more.several ?? []).length > 0,
      sentences: more.sentences ?? false,
      nullable: false,
      first: new CategorySet(size),
      follow: new CategorySet(size),
      viable: [],
      id: all.length,
    };
    all.push(made);
    return made;
  };
  const token = (name: string): Cell => {
    let category = numbers.get(name);
    if (category === undefined) {
      category = categories.length;
      categories.push(name);
      numbers.set(name, category);
    }
    return cell("token", [], { category });
  };
  const sequence = (parts: Cell[]): Cell => {
    const flat = parts.flatMap((part) => (part.of === "sequence" ? part.parts : [part]));
    return flat.length === 1 ? (flat[0] as Cell) : cell("sequence", flat);
  };
  const texts = (all: readonly string[]): Cell => sequence(all.map((text) => token(literalCategory(text))));
  const rule = (name: string): Cell => {
    const found = rules.get(name);
    if (found === undefined) throw new Error(`no phrase describes ${name}`);
    return found;
  };
  const choice = (options: Cell[]): Cell => (options.length === 1 ? (options[0] as Cell) : cell("choice", options, { asks: true }));
  const priced = (inner: Cell, cost: number): Cell => (cost === 0 ? inner : cell("sequence", [inner], { cost }));
  const compile = (form: Form): Cell => {
    switch (form.form) {
      case "literal":
        return texts(form.texts);
      case "word":
      case "number":
      case "name":
        return token(form.category);
      case "node":
        return rule(form.rule);
      case "nodes":
        return cell("repeat", [rule(form.rule)], { least: form.least, sentences: sentences.has(form.rule) });
      case "list": {
        const join = choice(Object.entries(form.joins).map(([key, join]) => priced(texts(join), form.costs?.[key] ?? 0)));
        const more = cell("repeat", [sequence([join, rule(form.rule)])], { least: form.least === 1 ? 0 : 1, several: form.several === undefined ? [] : Object.keys(form.joins).map((key) => form.several?.[key] ?? 0) });
        return sequence([rule(form.rule), more]);
      }
      case "stop":
        return cell("stop", [token(literalCategory("."))]);
      case "flag":
      case "optional":
        return cell("option", [compile(form.of)]);
      case "pick": {
        const picked = choice(Object.values(form.options).map(compile));
        return form.optional ? cell("option", [picked]) : picked;
      }
      case "sequence":
        return sequence(form.of.map(compile));
    }
  };

  for (const described of descriptions) {
    const capital = !isUnion(described) && described.capital === "must";
    rules.set(isUnion(described) ? described.rule : described.kind, cell("rule", [], { rule: rules.size, capital, cost: isUnion(described) ? 0 : described.cost }));
  }
  for (const described of descriptions) {
    const body = isUnion(described) ? choice(described.members.map(rule)) : compile(described.of);
    rule(isUnion(described) ? described.rule : described.kind).parts.push(body);
  }
  findCostly(all);
  findFirst(all);
  findFollow(all, rules);
  return { rules, categories, count: all.length };
}

/** An upper bound of how many categories the descriptions name. */
function countCategories(descriptions: readonly Description[]): number {
  const names = new Set<string>();
  JSON.stringify(descriptions, (key, value: unknown) => {
    if (typeof value === "string") names.add(key === "category" ? `category ${value}` : value);
    if (typeof value === "string" && value.includes(" ")) for (const part of value.split(" ")) names.add(part);
    return value;
  });
  return names.size + 2;
}

/** A cost in whole thousandths: sums of the same costs are equal in any order. */
const inThousandths = (cost: number): number => Math.round(cost * 1000);

/** Which cells can hold something that costs. */
function findCostly(all: readonly Cell[]): void {
  for (let grew = true; grew; ) {
    grew = false;
    for (const cell of all) {
      if (cell.costly || !cell.parts.some((part) => part.costly)) continue;
      cell.costly = true;
      grew = true;
    }
  }
}

/** What can begin each cell, and which can be empty. */
function findFirst(all: readonly Cell[]): void {
  for (let grew = true; grew; ) {
    grew = false;
    for (let i = all.length - 1; i >= 0; i--) if (growFirst(all[i] as Cell)) grew = true;
  }
}

function growFirst(cell: Cell): boolean {
  const before = cell.nullable;
  let grew = false;
  switch (cell.of) {
    case "token":
      if (cell.first.has(cell.category)) return false;
      cell.first.add(cell.category);
      return true;
    case "sequence": {
      let nullable = true;
      for (const part of cell.parts) {
        if (cell.first.addAll(part.first)) grew = true;
        if (!part.nullable) {
          nullable = false;
          break;
        }
      }
      cell.nullable = nullable;
      break;
    }
    default:
      for (const part of cell.parts) {
        if (cell.first.addAll(part.first)) grew = true;
        if (part.nullable) cell.nullable = true;
      }
      if (cell.of === "option" || cell.of === "stop" || (cell.of === "repeat" && cell.least === 0)) cell.nullable = true;
  }
  return grew || cell.nullable !== before;
}

/** What can follow each cell. Any rule can be read on its own, so the end follows each. */
function findFollow(all: readonly Cell[], rules: ReadonlyMap<string, Cell>): void {
  for (const cell of rules.values()) cell.follow.add(END);
  for (let grew = true; grew; ) {
    grew = false;
    for (let i = all.length - 1; i >= 0; i--) if (growFollow(all[i] as Cell)) grew = true;
  }
}

function growFollow(cell: Cell): boolean {
  let grew = false;
  if (cell.of === "sequence") {
    for (let i = 0; i < cell.parts.length; i++) {
      const part = cell.parts[i] as Cell;
      let rest = i + 1;
      for (; rest < cell.parts.length; rest++) {
        const next = cell.parts[rest] as Cell;
        if (part.follow.addAll(next.first)) grew = true;
        if (!next.nullable) break;
      }
      if (rest === cell.parts.length && part.follow.addAll(cell.follow)) grew = true;
    }
    return grew;
  }
  for (const part of cell.parts) {
    if (cell.of === "repeat" && part.follow.addAll(part.first)) grew = true;
    if (part.follow.addAll(cell.follow)) grew = true;
  }
  return grew;
}
