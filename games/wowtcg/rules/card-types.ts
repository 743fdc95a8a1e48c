import type { Machine } from "../../../runtime/machine.ts";
import type { GameRules } from "../../../runtime/rules.ts";
import type { CardObject } from "../../../runtime/state.ts";

const typesOf = (m: Machine, card: CardObject): readonly string[] => (card.past ?? m.values(card)).types;

/** A Totem is an ability whose type line says so (INTRO-017). */
export function isTotem(m: Machine, card: CardObject): boolean {
  const { tags } = card.past ?? m.values(card);
  return tags.some((tag) => tag === "totem" || tag.endsWith(" totem"));
}

/** In the 2013 edition a Totem is an ability ally in all zones (CR 305.3a). */
const isTotemAlly = (m: Machine, card: CardObject): boolean => m.state.edition["totemsLikeAllies"] !== true && isTotem(m, card) && !isHero(m, card);

export function isAlly(m: Machine, card: CardObject): boolean {
  return typesOf(m, card).includes("ally") || isTotemAlly(m, card);
}

/** A Mount ally can't be proposed as an attacker or defender (CR 302.3). */
export const isMount = (m: Machine, card: CardObject): boolean => isAlly(m, card) && (card.past ?? m.values(card)).tags.includes("mount");

export function isHero(m: Machine, card: CardObject): boolean {
  return typesOf(m, card).includes("hero");
}

export function isCharacter(m: Machine, card: CardObject): boolean {
  const types = typesOf(m, card);
  return types.includes("ally") || types.includes("hero") || isTotemAlly(m, card);
}

/** Whether it can carry damage and be attacked: a character, or a Totem in the 2009 edition (INTRO-018). */
export function isCombatant(m: Machine, card: CardObject): boolean {
  return isCharacter(m, card) || (m.state.edition["totemsLikeAllies"] === true && isTotem(m, card));
}

/** Classes of card types, and types that are no word of the type line. */
export const cardTypes: GameRules["types"] = {
  character: ["hero", "ally"],
  equipment: ["armor", "item", "weapon"],
  card: () => true,
  resource: (m, card) => (card.past?.row ?? card.row) === "resources" || m.becoming === card.id || isBeingPlaced(m, card),
  ally: (m, card) => isAlly(m, card) || (m.targeting && card.zone === "play" && m.state.edition["totemsLikeAllies"] === true && isTotem(m, card)),
  totem: isTotem,
  attachment: (_m, card) => card.attachedTo !== 0,
};

/** Types, and the classes that they belong to. */
export const withClasses = (types: readonly string[]): readonly string[] => [...types, ...Object.entries(cardTypes).flatMap(([name, of]) => (typeof of !== "function" && of.some((type) => types.includes(type)) ? [name] : []))];

/** Whether a card is on the chain to become a resource: "when you place a resource" speaks of it. */
function isBeingPlaced(m: Machine, card: CardObject): boolean {
  if (card.zone !== "chain") return false;
  return (m.state.zones["chain"] ?? []).some((id) => m.link(id)?.what === "place" && m.link(id)?.object === card.id);
}
