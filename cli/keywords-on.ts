/** The keywords that a card's tree names, wherever they stand in it. */
export function keywordsOn(tree: unknown): Set<string> {
  const keywords = new Set<string>();
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    for (const [field, item] of Object.entries(value)) {
      if (field === "keyword" && typeof item === "string") keywords.add(item);
      else open.push(item);
    }
  }
  return keywords;
}
