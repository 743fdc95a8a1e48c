/** A literal of TypeScript; a string stands in the quotes that need fewer escapes. */
export function literalText(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  const json = JSON.stringify(value);
  const doubles = value.split('"').length;
  const singles = value.split("'").length;
  if (doubles <= singles) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
