import type { Power } from "../../../ir/index.ts";

/**
 * What the powers of a card speak of as chosen ("that kind", "the chosen type") though none of them
 * lets anyone choose it: such a text can't be played.
 */
export function unnamedChoices(powers: readonly Power[]): readonly string[] {
  const chosen = new Set<string>();
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Readonly<Record<string, unknown>>;
    if (node["do"] === "name" && typeof node["as"] === "string") named.add(node["as"]);
    if ((node["is"] === "chosen" || node["parameter"] === "chosen") && typeof node["name"] === "string") chosen.add(node["name"]);
    if (typeof node["chosenCounter"] === "string") chosen.add(node["chosenCounter"]);
    if (typeof node["called"] === "string") chosen.add(node["called"]);
    for (const part of Object.values(node)) visit(part);
  };
  visit(powers);
  return [...chosen].filter((name) => !named.has(name));
}
