import type { CardFace } from "../ir/index.ts";

/** The tokens that powers make. */
export function tokensMade(value: unknown): CardFace[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "do" in value && value.do === "token" && "token" in value ? [value.token as CardFace] : [];
  return [...own, ...Object.values(value).flatMap(tokensMade)];
}

/** What a token is called: the name that it is given, else its tags. */
export function tokenName({ name, tags }: CardFace): string {
  return name !== "" && !tags.includes(name) ? name : tags.join(" ");
}
