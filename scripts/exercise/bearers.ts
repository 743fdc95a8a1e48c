import { FORMAT, type Card, type KeywordDefinition } from "../../ir/index.ts";

/** Allies for what cards speak of and no card is: one with each keyword that needs nothing named and no ally has, one with each tag that no card has. */
export function bearers(cards: readonly Card[], keywords: readonly KeywordDefinition[]): readonly Card[] {
  const borne = new Set(cards.filter(({ type }) => type.toLowerCase() === "ally").flatMap(({ powers }) => powers.flatMap((power) => (power.power === "keyword" ? [power.keyword] : []))));
  const plain = new Set(keywords.filter(({ parameters }) => parameters.every(({ standard }) => standard !== undefined)).map(({ keyword }) => keyword));
  const tagged = new Set(cards.flatMap(({ tags, supertypes, talents, classes }) => [...tags, ...supertypes, ...talents, ...classes]).map((tag) => tag.toLowerCase()));
  const standards = keywords.flatMap(({ parameters }) => parameters.map(({ standard }) => standard));
  const missing = [...tagsIn([standards, cards.map(({ powers, back }) => [powers, back])])].filter((tag) => !tagged.has(tag.toLowerCase())).sort();
  const [game = ""] = cards.map((card) => card.game);
  return [
    ...[...plain].filter((keyword) => !borne.has(keyword)).map((keyword) => bearer(game, keyword, [keyword], [])),
    ...missing.map((tag) => bearer(game, tag, plain.has(tag.toLowerCase()) ? [tag.toLowerCase()] : [], [tag])),
  ];
}

function bearer(game: string, name: string, keywords: readonly string[], tags: readonly string[]): Card {
  const key = `bearer-of-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}${tags.length > 0 ? "-tag" : ""}`;
  return {
    format: FORMAT, game, set: "bearers", key, number: null, rarity: null, back: null, name: `Bearer of ${name}`, cost: { kind: "fixed", value: 1 }, factions: [], classes: [],
    supertypes: [], type: "ally", tags, limits: [], unique: false, unlimited: true, professions: [], talents: [], stats: { atk: 1, health: 1 }, damageTypes: ["Melee"],
    powers: keywords.map((keyword) => ({ power: "keyword" as const, keyword, args: [] })),
  };
}

/** The tags that a meaning speaks of. */
function tagsIn(node: unknown): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return new Set();
  const own = "is" in node && node.is === "tag" && "tag" in node && typeof node.tag === "string" ? [node.tag] : [];
  return new Set([...own, ...Object.values(node).flatMap((child) => [...tagsIn(child)])]);
}
