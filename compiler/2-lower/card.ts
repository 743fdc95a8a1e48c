import type { Header } from "../../grammar/header/index.ts";
import { tagsOf } from "../../grammar/header/index.ts";
import { FORMAT, type Card, type CardFace, type Power, type PrintedNumber } from "../../ir/index.ts";

/** The face that a header describes, with the powers of its text. `specialisations`: the words of a hero's talents. */
export function lowerFace(header: Header, powers: readonly Power[], specialisations: readonly string[]): CardFace {
  const { stats } = header;
  const printed: Record<string, PrintedNumber> = {};
  for (const stat of ["atk", "health", "def", "strike"] as const) {
    const value = stats[stat];
    if (value !== null) printed[stat] = value;
  }
  return {
    name: header.name,
    cost: header.cost,
    factions: header.factions,
    classes: header.classes,
    supertypes: header.supertypes,
    type: header.types.map((type) => type.toLowerCase()).join(" "),
    // The specialisation of a hero is a trait and no tag of it (CR 202.5).
    tags: tagsOf(header).filter((tag) => !header.talents.includes(tag) || !specialisations.includes(tag) || header.subtypes.includes(tag)),
    limits: header.restrictions,
    unique: header.unique,
    unlimited: header.unlimited,
    professions: header.professions,
    talents: header.talents,
    stats: printed,
    damageTypes: stats.damageType === null ? [] : [stats.damageType.toLowerCase()],
    powers,
  };
}

/** A whole card. `back` has the powers of the other face, which shares the header. */
export function lowerCard(header: Header, place: { readonly game: string; readonly set: string; readonly key: string }, front: readonly Power[], back: readonly Power[] | null, specialisations: readonly string[]): Card {
  return {
    format: FORMAT,
    ...place,
    ...lowerFace(header, front, specialisations),
    number: header.number === null ? null : `${header.series ?? ""}${header.number}`,
    rarity: header.rarity,
    back: back === null ? null : lowerFace(header, back, specialisations),
  };
}
