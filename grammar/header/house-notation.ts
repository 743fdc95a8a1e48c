import type { Header, HeaderPart, StatName } from "./header.ts";
import type { HeaderWords } from "./header-words.ts";

/** The stats in the order of the house notation. */
const STATS: readonly StatName[] = ["atk", "health", "strike", "def"];

/**
 * The header with the same content in the one house notation:
 * `TYPE—TAGS, TAG (N), Unique, JOB/JOB, 3 [Fire] ATK / 2 Health, 1 Strike`. A place that the type has (`Trinket (2)`)
 * stands behind a comma, any other tag that limits the card stays behind the dash where it is.
 */
export function inHouseNotation(header: Header, words: HeaderWords): Header {
  const { surface, unique, unlimited, restrictions, professions, stats, types } = header;
  const placed = types.every((type) => words.types.some(({ word, slots }) => word === type && slots !== undefined));
  const restrictionAfterDash = surface.restrictionAfterDash && !placed;
  const parts: HeaderPart[] = restrictions.slice(restrictionAfterDash ? 1 : 0).map(() => ({ kind: "restriction" }));
  if (unique) parts.push({ kind: "unique", word: words.unique });
  if (unlimited) parts.push({ kind: "unlimited", word: words.unlimited });
  if (professions.length > 0) parts.push({ kind: "professions" });
  for (const stat of STATS) {
    if (stats[stat] === null) continue;
    const damageType = stat === "atk" && stats.damageType !== null ? "bracket" : "none";
    parts.push({ kind: "stat", stat, word: words.stats[stat], damageType, slash: stat === "health" && stats.atk !== null });
  }
  return { ...header, surface: { ...surface, tightCost: false, restrictionAfterDash, parts } };
}
