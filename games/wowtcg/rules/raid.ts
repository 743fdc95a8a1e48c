import { controllerOf } from "../../../runtime/evaluate/info.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { GameRules } from "../../../runtime/rules.ts";
import type { Id } from "../../../runtime/state.ts";

/**
 * The parts that players have in a raid or dungeon: one plays the boss or the dungeon, the others raid together, one
 * of them as their leader. The set-up says who plays what.
 */
export const roles: GameRules["roles"] = {
  raider: ["raider", "raid leader"],
  "raid leader": ["raid leader"],
  "Boss player": ["Boss player"],
  "Dungeon player": ["Dungeon player"],
};

/** Whether what is asked about is a player of a role, or a card that one controls. */
function isOf(m: Machine, id: Id, role: string): boolean {
  const player = m.player(m.isPlayer(id) ? id : controllerOf(m, id));
  return roles[role]?.includes(player.role ?? "") === true;
}

/** "Raiding" heroes, players, resources: a raider's. */
export const isRaiding = (m: Machine, id: Id): boolean => isOf(m, id, "raider");

/** "The Boss" is the hero of who plays it; a "Dungeon" card is one that the Dungeon player controls. */
export const tagged: GameRules["tagged"] = {
  Boss: (m, id) => isOf(m, id, "Boss player") && m.player(controllerOf(m, id)).hero === id,
  Dungeon: (m, id) => !m.isPlayer(id) && isOf(m, id, "Dungeon player"),
};
