/** Plain data as an indented tree: a line a field, short values on one line. */
export function treeLines(value: unknown, room = 100): string[] {
  if (!isNested(value)) return [scalar(value)];
  const short = inline(value);
  if (short.length <= room) return [short];
  const entries = Array.isArray(value) ? value.map((item): [string, unknown] => ["-", item]) : Object.entries(value).map(([key, item]): [string, unknown] => [`${key}:`, item]);
  return entries.flatMap(([label, item]) => {
    if (item === undefined) return [];
    const lines = treeLines(item, room - 2);
    if (lines.length === 1) return [`${label} ${lines[0] ?? ""}`];
    // An item of a list starts beside its dash, as in YAML.
    return label === "-" ? lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)) : [label, ...lines.map((line) => `  ${line}`)];
  });
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isNested(value)) return scalar(value);
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{ ${fields.map(([key, item]) => `${key}: ${inline(item)}`).join(", ")} }`;
}

function scalar(value: unknown): string {
  if (typeof value !== "string") return String(value);
  return /^[a-z][\w-]*$/i.test(value) ? value : JSON.stringify(value);
}
