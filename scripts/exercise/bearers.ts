import { FORMAT, type Card, type KeywordDefinition } from "../../ir/index.ts";

/** For each keyword that needs nothing named and that no ally has, an ally that has it: some card may look for one. */
export function bearers(cards: readonly Card[], keywords: readonly KeywordDefinition[]): readonly Card[] {
  const borne = new Set(cards.filter(({ type }) => type.toLowerCase() === "ally").flatMap(({ powers }) => powers.flatMap((power) => (power.power === "keyword" ? [power.keyword] : []))));
  return keywords.filter(({ keyword, parameters }) => parameters.length === 0 && !borne.has(keyword)).map(({ keyword, game }, i): Card => ({
    format: FORMAT, game, set: "bearers", key: `bearer-${i}`, number: null, rarity: null, back: null, name: `Bearer of ${keyword}`, cost: { kind: "fixed", value: 1 }, factions: [], classes: [],
    supertypes: [], type: "ally", tags: [], limits: [], unique: false, unlimited: true, professions: [], talents: [], stats: { atk: 1, health: 1 }, damageTypes: ["Melee"], powers: [{ power: "keyword", keyword, args: [] }],
  }));
}
