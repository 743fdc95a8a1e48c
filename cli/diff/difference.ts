import { fieldsOf } from "../../grammar/field-table.ts";
import { phrases } from "../../grammar/grammar.ts";

/** One thing that differs. `mark`: whether the field says what is meant or only how it is said; null in what is no AST. */
export interface Difference {
  readonly path: string;
  readonly mark: "meaning" | "surface" | null;
  /** What stood there, as JSON; null if nothing did. */
  readonly from: string | null;
  readonly to: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What differs between two nodes of an AST: by the table of fields that the phrases themselves make, so
 * that none can be forgotten. A field that no phrase describes is told, too.
 */
export function differentNodes(from: unknown, to: unknown, path: string): Difference[] {
  if (!isFields(from) || !isFields(to) || typeof from["kind"] !== "string" || from["kind"] !== to["kind"]) return differs(from, to, path, "meaning");
  const described = phrases.get(from["kind"]);
  const rows = described === undefined ? [] : fieldsOf(described);
  const known = new Set(["kind", "span", ...rows.map(({ field }) => field)]);
  const others = [...Object.keys(from), ...Object.keys(to)].filter((field) => !known.has(field));
  return [
    ...rows.flatMap(({ field, mark }) => {
      const place = `${path}/${field}`;
      const [before, after] = [from[field], to[field]];
      if (mark !== "nodes") return differs(before, after, place, mark);
      return Array.isArray(before) || Array.isArray(after) ? lists(listOf(before), listOf(after), place, differentNodes, "meaning") : differentNodes(before, after, place);
    }),
    ...[...new Set(others)].flatMap((field) => differs(from[field], to[field], `${path}/${field}`, null)),
  ];
}

/** What differs between two values of JSON, down to the smallest parts. */
export function differentValues(from: unknown, to: unknown, path: string): Difference[] {
  if (Array.isArray(from) && Array.isArray(to)) return lists(from, to, path, differentValues, null);
  if (!isFields(from) || !isFields(to)) return differs(from, to, path, null);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) => differentValues(from[key], to[key], `${path}/${key}`));
}

function differs(from: unknown, to: unknown, path: string, mark: Difference["mark"]): Difference[] {
  const [before, after] = [written(from), written(to)];
  return before === after ? [] : [{ path, mark, from: before, to: after }];
}

/** Without the spans: where a word stands is no difference. */
const written = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value, (key, inner: unknown) => (key === "span" ? undefined : inner)));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** What is the same at both ends is left; what lies between is compared in order. */
function lists(from: readonly unknown[], to: readonly unknown[], path: string, compare: (from: unknown, to: unknown, path: string) => Difference[], mark: Difference["mark"]): Difference[] {
  const same = (a: unknown, b: unknown): boolean => written(a) === written(b);
  let start = 0;
  while (start < from.length && start < to.length && same(from[start], to[start])) start += 1;
  let end = 0;
  while (end < from.length - start && end < to.length - start && same(from[from.length - 1 - end], to[to.length - 1 - end])) end += 1;
  const found: Difference[] = [];
  for (let at = start; at < Math.max(from.length, to.length) - end; at += 1) {
    const [before, after] = [at < from.length - end ? from[at] : undefined, at < to.length - end ? to[at] : undefined];
    found.push(...(before === undefined || after === undefined ? differs(before, after, `${path}/${at}`, mark) : compare(before, after, `${path}/${at}`)));
  }
  return found;
}
