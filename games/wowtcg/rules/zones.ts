import type { ZoneRule } from "../../../runtime/rules.ts";

const play: ZoneRule = { zone: "play", shared: true, seen: "all" };
const removed: ZoneRule = { zone: "removed", seen: "all" };

/** The zones of the game by the names that card texts have for them (CR 415). */
export const zones: Readonly<Record<string, ZoneRule>> = {
  play,
  party: { ...play, row: "party" },
  "resource row": { ...play, row: "resources" },
  resourceRow: { ...play, row: "resources" },
  hand: { zone: "hand", seen: "owner" },
  deck: { zone: "deck", seen: "nobody" },
  graveyard: { zone: "graveyard", seen: "all" },
  removed,
  "removed from game": removed,
  chain: { zone: "chain", shared: true, seen: "all" },
  collection: { zone: "collection", seen: "owner" },
  combat: { zone: "combat", shared: true, seen: "all" },
  game: { zone: "game", shared: true, seen: "all" },
};
