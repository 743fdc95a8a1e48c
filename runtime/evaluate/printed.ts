import type { Filter } from "../../ir/index.ts";
import { lower, type FaceInfo } from "../face.ts";
import type { GameRules } from "../rules.ts";
import { compare } from "./compare.ts";

/** The tests that a card can be put to by what is printed on it, wherever it is. */
export const PRINTED_TESTS: ReadonlySet<string> = new Set(["all", "any", "not", "card", "type", "tag", "supertype", "icon", "stat"]);

/** Whether what is printed on a card passes a filter ("an equipment with cost 3 or less"). */
export function isPrinted(rules: GameRules, info: FaceInfo, filter: Filter): boolean {
  switch (filter.is) {
    case "all":
      return filter.of.every((part) => isPrinted(rules, info, part));
    case "any":
      return filter.of.some((part) => isPrinted(rules, info, part));
    case "not":
      return !isPrinted(rules, info, filter.of);
    case "card":
      return true;
    case "type": {
      const rule = rules.types[lower(filter.type)];
      return typeof rule === "object" ? rule.some((type) => info.types.includes(type)) : info.types.includes(lower(filter.type));
    }
    case "tag":
      return info.tags.includes(lower(filter.tag));
    case "supertype":
      return info.supertypes.includes(lower(filter.supertype));
    case "icon":
      return info.icons.includes(lower(filter.icon)) || info.damageTypes.includes(lower(filter.icon));
    case "stat":
      return typeof filter.amount === "number" && compare(info.stats[filter.stat] ?? 0, filter.comparison, filter.amount);
    default:
      return false;
  }
}
