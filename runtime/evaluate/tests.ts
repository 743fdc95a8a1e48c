import type { Place } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import type { Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { placed } from "./candidates.ts";
import { infoOf, ownerOf, statOf } from "./info.ts";
import { things } from "./noun.ts";
import { lower } from "../face.ts";

/** Whether a card lies in a place. A card that is gone was where it was last. */
export function inPlace(m: Machine, s: Scope, id: Id, place: Place): boolean {
  const card = m.card(id);
  const rule = m.rules.zones[place.zone];
  if (rule === undefined) return false;
  if (rule.holds !== undefined) return rule.holds(m).includes(id);
  if (card === null) return rule.zone === "chain" && m.link(id)?.gone === false;
  const zone = card.past?.zone ?? card.zone;
  if (zone !== rule.zone || (rule.row !== undefined && (card.past?.row ?? card.row) !== rule.row)) return false;
  if (place.position !== undefined || place.depth !== undefined) return placed(m, s, place).includes(id);
  if (place.of === undefined) return true;
  const whose = rule.shared === true ? (card.past?.controller ?? card.controller) : ownerOf(m, id);
  return things(m, s, place.of).includes(whose);
}

/** The words of an attribute of a thing: its name, its types, its cost. */
export function wordsOf(m: Machine, attribute: string, id: Id): readonly string[] {
  const special = m.rules.attributes[attribute];
  if (special !== undefined) return special(m, id);
  const info = infoOf(m, id);
  if (info === null) return [];
  switch (attribute) {
    case "name":
      return [lower(info.name)];
    case "type":
      return info.types;
    case "tag":
      return info.tags;
    case "icon":
      return info.icons;
    default:
      return [String(statOf(m, id, attribute))];
  }
}

export function shares(m: Machine, attribute: string, a: Id, b: Id): boolean {
  const words = wordsOf(m, attribute, b);
  return wordsOf(m, attribute, a).some((word) => words.includes(word));
}

/** The targets of a link; of a card, those of its link on the chain. */
export function targetsOf(m: Machine, id: Id): readonly Id[] {
  const link = m.link(id) ?? linkOf(m, id);
  return link === null || link.scope === 0 ? [] : Object.values(m.scope(link.scope).targets).flat();
}

/** The link of a card on the chain. */
export function linkOf(m: Machine, id: Id): ReturnType<Machine["link"]> {
  for (const other of m.state.zones["chain"] ?? []) if (m.link(other)?.object === id) return m.link(other);
  return null;
}
