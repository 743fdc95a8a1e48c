import type { Schema } from "ts-json-schema-generator";
import { WRITINGS } from "../ir/constructors/table.ts";

type Definition = Exclude<NonNullable<Schema["definitions"]>[string], boolean>;

/** The order in which the page tells of the types; the others follow by name. */
const ORDER = ["Card", "CardFace", "CardCost", "KeywordDefinition", "Power", "Trigger", "Effect", "Clause", "Noun", "Selection", "Quantity", "Filter", "Amount"];

const INTRODUCTION = `# The intermediate representation

What a card means, as plain JSON: \`cardwright compile --emit json\` writes it, and the modules that
\`cardwright compile\` writes give exactly this data. The schema is \`ir/schema.json\`; it and this page are made
from the types in \`ir/\` and their comments by \`npm run schema\`.

A node is told by one field: \`noun\`, \`is\` (a filter), \`amount\`, \`if\` (a condition), \`do\` (an effect),
\`says\` (a statement), \`power\`, \`cost\`, \`on\` (a trigger), \`lasts\` (a duration), \`at\` (a moment), \`count\`
(a quantity), \`zone\`, \`verb\` (a clause). A field that is absent says nothing; none is null, apart from a card's own.

The column *written* tells how modules say it with \`cardwright/powers\`. A word without brackets is a constant.
\`effects[]\` stands for a list, or for its only member; \`...of\` for the members one by one; \`!\` for a clause said in
place: subject, verb, object, and an object of its other parts. Fields that have no position go into an object at the end.

To add a node: its type in \`ir/\`, its constructor in \`ir/constructors/\`, its row in \`ir/constructors/table.ts\`, then
\`npm run schema\`. The tests of \`test/compiler/emit/\` find what is missing, and try modules with any values in it.
`;

/** The page that describes the representation, in Markdown. */
export function irDocs(schema: Schema): string {
  const definitions = Object.entries(schema.definitions ?? {}).flatMap(([name, definition]) => (typeof definition === "boolean" ? [] : [[name, definition] as const]));
  const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const sorted = [...definitions].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return [INTRODUCTION, ...sorted.map(([name, definition]) => section(name, definition))].join("\n");
}

function section(name: string, definition: Definition): string {
  const lines = [`## ${name}`, ""];
  if (definition.description !== undefined) lines.push(definition.description, "");
  if (definition.anyOf !== undefined) lines.push(...unionTable(definition.anyOf));
  else if (definition.properties !== undefined) lines.push(...fieldTable(definition));
  else lines.push(`${typeText(definition)}`, "");
  return lines.join("\n");
}

function unionTable(members: NonNullable<Definition["anyOf"]>): readonly string[] {
  const rows = members.flatMap((member) => (typeof member === "boolean" ? [] : [memberRow(member)]));
  return ["| node | fields | written | |", "| --- | --- | --- | --- |", ...rows, ""];
}

function memberRow(member: Definition): string {
  const comment = oneLine(member.description ?? "");
  if (member.properties === undefined) return `| ${typeText(member)} | | | ${comment} |`;
  const fields = Object.entries(member.properties);
  const node = fields.filter(([, field]) => valuesOf(field).length > 0).slice(0, 1);
  const others = fields.filter((field) => !node.includes(field));
  const nodeText = node.map(([key, field]) => `\`${key}\`: ${typeText(field)}`).join(", ");
  const written = node.flatMap(([key, field]) => writings(key, valuesOf(field)));
  const otherText = others.map(([key, field]) => `\`${key}${isRequired(member, key) ? "" : "?"}\`: ${typeText(field)}`).join("<br>");
  return `| ${nodeText} | ${otherText} | ${written.map((writing) => `\`${writing}\``).join("<br>")} | ${comment} |`;
}

function fieldTable(definition: Definition): readonly string[] {
  const fields = Object.entries(definition.properties ?? {});
  const [first] = fields;
  const written = first === undefined ? [] : writings(first[0], valuesOf(first[1]));
  const rows = fields.map(([key, field]) => {
    const comment = typeof field === "boolean" ? "" : oneLine(field.description ?? "");
    return `| \`${key}${isRequired(definition, key) ? "" : "?"}\` | ${typeText(field)} | ${comment} |`;
  });
  const said = written.length === 0 ? [] : [`Written ${written.map((writing) => `\`${writing}\``).join(", ")}.`, ""];
  return [...said, "| field | type | |", "| --- | --- | --- |", ...rows, ""];
}

/** How modules write the nodes that have one of these values in this field. */
function writings(key: string, values: readonly unknown[]): readonly string[] {
  const rows = Object.entries(WRITINGS).find(([family]) => family === key)?.[1] ?? [];
  return rows.flatMap(([pattern, writing]) => {
    const told: unknown = Object.entries(pattern).find(([field]) => field === key)?.[1];
    return told === undefined || values.includes(told) ? [writing] : [];
  });
}

function valuesOf(field: Definition | boolean): readonly unknown[] {
  if (typeof field === "boolean") return [];
  return field.const === undefined ? (field.enum ?? []) : [field.const];
}

function typeText(type: Definition | boolean | undefined): string {
  if (type === undefined || typeof type === "boolean") return "";
  if (type.$ref !== undefined) {
    const name = decodeURIComponent(type.$ref.replace("#/definitions/", ""));
    return `[${name}](#${name.toLowerCase()})`;
  }
  const values = valuesOf(type);
  if (values.length > 0) return values.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  if (type.anyOf !== undefined) return type.anyOf.map((member) => typeText(member)).join(" or ");
  if (Array.isArray(type.type)) return type.type.join(" or ");
  if (type.type === "array") return `list of ${Array.isArray(type.items) ? "" : typeText(type.items)}`;
  if (type.type === "object" && typeof type.additionalProperties === "object") return `by name, ${typeText(type.additionalProperties)}`;
  if (type.type === "object") return `{ ${Object.entries(type.properties ?? {}).map(([key, field]) => `\`${key}\`: ${typeText(field)}`).join(", ")} }`;
  return String(type.type);
}

function isRequired(definition: Definition, key: string): boolean {
  return definition.required?.includes(key) === true;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}
