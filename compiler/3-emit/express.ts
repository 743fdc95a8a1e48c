import { CARD_DEFAULTS, FACE_DEFAULTS, KEYWORD_DEFAULTS } from "../../ir/constructors/cards.ts";
import type { Card, CardCost, CardFace, KeywordDefinition } from "../../ir/index.ts";
import type { Expression } from "./expression.ts";
import { rowFor } from "./writing.ts";
import type { ParsedRow, Position } from "./writing.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The order in which a card's fields are read; the others follow as they stand. */
const CARD_ORDER = [
  ...["format", "game", "set", "key", "number", "rarity", "name", "unique", "unlimited", "cost", "factions", "classes"],
  ...["supertypes", "type", "tags", "limits", "professions", "talents", "stats", "damageTypes", "powers", "back"],
];

/** The order in which the parts of a clause are read. */
const CLAUSE_ORDER = ["amount", "damage", "counter", "to", "from", "with", "against", "outOf", "into", "entry", "manner"];

/** The call that makes a card. */
export function expressCard(card: Card): Expression {
  return call("card", [expressFields(card, { ...CARD_DEFAULTS, ...FACE_DEFAULTS })]);
}

/** The call that makes a keyword. */
export function expressKeyword(definition: KeywordDefinition): Expression {
  const entries = Object.entries(definition).filter(([key, value]) => !isDefault(value, (KEYWORD_DEFAULTS as Fields)[key]));
  return call("keywordDefinition", [object(entries.map(([key, value]) => [key, key === "powers" ? express(value) : plain(value)]))]);
}

function expressFields(face: CardFace, defaults: Fields): Expression {
  const fields: Fields = { ...face };
  const keys = [...CARD_ORDER.filter((key) => key in fields), ...Object.keys(fields).filter((key) => !CARD_ORDER.includes(key))];
  const said = keys.filter((key) => !isDefault(fields[key], defaults[key]));
  return object(said.map((key) => [key, expressField(key, fields[key])]));
}

function expressField(key: string, value: unknown): Expression {
  if (key === "powers") return express(value);
  if (key === "back") return expressFace(value as CardFace);
  if (key === "cost") return expressCost(value as CardCost);
  return plain(value);
}

function expressFace(face: CardFace): Expression {
  return call("face", [expressFields(face, FACE_DEFAULTS)]);
}

function expressCost(cost: CardCost): Expression {
  if (cost.kind === "fixed") return plain(cost.value);
  return call("costX", cost.plus === 0 ? [] : [plain(cost.plus)]);
}

/** Any part of a power. */
export function express(value: unknown): Expression {
  if (Array.isArray(value)) return { kind: "list", items: value.map(express) };
  if (typeof value !== "object" || value === null) return plain(value);
  if ("damageTypes" in value) return expressFace(value as CardFace);
  const node = value as Fields;
  const row = rowFor(node);
  return row === null ? object(Object.entries(node).map(([key, part]) => [key, express(part)])) : expressNode(node, row);
}

function expressNode(node: Fields, { pattern, name, positions }: ParsedRow): Expression {
  if (positions === null) return { kind: "word", word: name };
  const [first] = positions;
  if (first?.as === "clause") return first.field === "" ? expressSaid(name, node, {}) : expressSaid(name, node[first.field] as Fields, without(node, [first.field, ...Object.keys(pattern)]));
  const args = positions.flatMap((position) => expressPosition(node[position.field], position));
  const rest = without(node, [...Object.keys(pattern), ...positions.map(({ field }) => field)]);
  if (Object.keys(rest).length > 0) args.push(expressRest(rest));
  else while (args.length > 1 && isEmptyList(args.at(-1)) && positions.at(args.length - 1)?.field === "args") args.pop();
  return call(name, args);
}

/** The object of what is not said by position. */
function expressRest(rest: Fields): Expression {
  return object(Object.entries(rest).map(([key, part]) => [key, express(part)]));
}

/** A clause as it is said: subject, verb, object, and the other parts with what its user adds. */
function expressSaid(name: string, clause: Fields, added: Fields): Expression {
  const { verb, subject, object: whom, ...others } = clause;
  const args = [subject, verb, whom].filter((part) => part !== undefined).map(express);
  const ordered = [...CLAUSE_ORDER.filter((key) => key in others), ...Object.keys(others).filter((key) => !CLAUSE_ORDER.includes(key))];
  const parts: Fields = { ...Object.fromEntries(ordered.map((key) => [key, others[key]])), ...added };
  return call(name, Object.keys(parts).length === 0 ? args : [...args, expressRest(parts)]);
}

function expressPosition(value: unknown, { as }: Position): readonly Expression[] {
  if (as === "value" || !Array.isArray(value)) return [express(value)];
  if (as === "spread") return value.map(express);
  if (as === "lists") return [{ kind: "list", items: value.map(expressSome) }];
  return [expressSome(value)];
}

/** A list that may stand for its only member. */
function expressSome(value: unknown): Expression {
  return express(Array.isArray(value) && value.length === 1 && !Array.isArray(value[0]) ? value[0] : value);
}

/** Data that holds no node. */
function plain(value: unknown): Expression {
  if (Array.isArray(value)) return { kind: "list", items: value.map(plain) };
  if (typeof value === "object" && value !== null) return object(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  return { kind: "literal", value: value as string | number | boolean | null };
}

function call(callee: string, args: readonly Expression[]): Expression {
  return { kind: "call", callee, args };
}

function object(entries: readonly (readonly [string, Expression])[]): Expression {
  return { kind: "object", entries };
}

function without(node: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(node).filter(([key, part]) => part !== undefined && !keys.includes(key)));
}

function isEmptyList(expression: Expression | undefined): boolean {
  return expression?.kind === "list" && expression.items.length === 0;
}

function isDefault(value: unknown, byDefault: unknown): boolean {
  if (value === byDefault) return true;
  if (typeof value !== "object" || value === null || typeof byDefault !== "object" || byDefault === null) return false;
  return Array.isArray(value) === Array.isArray(byDefault) && Object.keys(value).length === 0 && Object.keys(byDefault).length === 0;
}
