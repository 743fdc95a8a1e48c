import { WRITINGS } from "../../ir/constructors/table.ts";

/** A position of a constructor: the field it takes, and how a list or a clause in it is written. */
export interface Position {
  readonly field: string;
  readonly as: "value" | "some" | "lists" | "spread" | "clause";
}

/** A row of the table, read. `positions` is null for a constant. */
export interface ParsedRow {
  readonly pattern: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly positions: readonly Position[] | null;
}

/** The families in the order in which a node is recognised: the first whose field it has as a word. */
const ORDER = ["noun", "verb", "is", "if", "do", "says", "power", "cost", "amount", "on", "lasts", "at", "zone", "parameter", "count", "keyword"] as const;

type Family = (typeof ORDER)[number];

/** The rows of a family by the word that its field must have, and those that take any word. */
interface FamilyRows {
  readonly byWord: ReadonlyMap<string, readonly ParsedRow[]>;
  readonly ofAny: readonly ParsedRow[];
}

const ROWS: ReadonlyMap<Family, FamilyRows> = new Map(ORDER.map((family) => [family, rowsOf(family)]));

function rowsOf(family: Family): FamilyRows {
  const rows = WRITINGS[family].map(([pattern, writing]) => parseRow(pattern, writing));
  const words = new Set(rows.map(({ pattern }) => pattern[family]).filter((word) => typeof word === "string"));
  const takes = (word: string | null) => rows.filter(({ pattern }) => pattern[family] === undefined || pattern[family] === word);
  return { byWord: new Map([...words].map((word) => [word, takes(word)])), ofAny: takes(null) };
}

/** The row by which a node is written, or null if the object is not a node but a part of one. */
export function rowFor(node: Readonly<Record<string, unknown>>): ParsedRow | null {
  const family = ORDER.find((key) => typeof node[key] === "string");
  if (family === undefined) return null;
  const rows = ROWS.get(family);
  return (rows?.byWord.get(node[family] as string) ?? rows?.ofAny)?.find((row) => fits(node, row.pattern)) ?? null;
}

/** The parts of a notation such as `when(triggers[], effects[])`. */
export function parseRow(pattern: Readonly<Record<string, unknown>>, writing: string): ParsedRow {
  const [, name = "", inside] = /^(\w+)(?:\((.*)\))?$/.exec(writing) ?? [];
  if (inside === undefined) return { pattern, name, positions: null };
  return { pattern, name, positions: inside === "" ? [] : inside.split(", ").map(parsePosition) };
}

function parsePosition(text: string): Position {
  if (text.startsWith("...")) return { field: text.slice(3), as: "spread" };
  if (text.startsWith("!")) return { field: text.slice(1), as: "clause" };
  if (text.endsWith("[][]")) return { field: text.slice(0, -4), as: "lists" };
  if (text.endsWith("[]")) return { field: text.slice(0, -2), as: "some" };
  return { field: text, as: "value" };
}

function fits(node: unknown, pattern: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return node === pattern;
  if (typeof node !== "object" || node === null) return false;
  return Object.entries(pattern).every(([key, part]) => fits((node as Readonly<Record<string, unknown>>)[key], part));
}
