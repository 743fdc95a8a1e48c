import type { Machine } from "../../../runtime/machine.ts";
import type { ZoneRule } from "../../../runtime/rules.ts";
import type { Id } from "../../../runtime/state.ts";
import { isLegal } from "./deck-building.ts";

const play: ZoneRule = { zone: "play", shared: true, seen: "all" };
const removed: ZoneRule = { zone: "removed", seen: "all" };

/** From a collection only a card that its owner could have in his deck (CR 100.2, BOG-059). */
function isLegalCard(m: Machine, id: Id): boolean {
  const card = m.card(id);
  const hero = card === null ? null : m.card(m.player(card.owner).hero);
  const [printed, built] = [card, hero].map((one) => (one === null ? undefined : m.library.cards.get(one.def)));
  return printed === undefined || built === undefined || isLegal(printed, built);
}

/** Who attacks and defends, be it only by proposal (CR 602.4). */
const fighting = ({ state: { combat } }: Machine): readonly Id[] =>
  combat === null ? [] : [combat.proposedAttacker, combat.proposedDefender, combat.attacker, combat.defender].filter((id) => id !== 0);

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
  collection: { zone: "collection", seen: "owner", admits: isLegalCard },
  combat: { zone: "combat", shared: true, seen: "all", holds: fighting },
  game: { zone: "game", shared: true, seen: "all" },
};
