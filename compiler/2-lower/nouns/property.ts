import { child, children, joinsOf, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Filter } from "../../../ir/index.ts";
import { headWord, nounsOf } from "../../1-resolve/clause-view.ts";
import { says, unlowered, type Context } from "../context.ts";
import { combatFilter } from "./combat-filter.ts";
import { filterOf } from "./noun.ts";
import { lowerPlace } from "./place.ts";

/** What something is said to be, as a test. */
export function propertyFilter(what: Node, context: Context): Filter {
  switch (what.kind) {
    case "States": {
      const filters = children(what, "states").map((state) => stateFilter(state, context));
      const joins = joinsOf(what, "states");
      return filters.length === 1 ? (filters[0] as Filter) : joins.includes("or") ? { is: "any", of: filters } : { is: "all", of: filters };
    }
    case "PlacePhrase": {
      const object = child(what, "object") as Node;
      if (text(what, "preposition") !== "in") return unlowered(what, "nothing can be there");
      if (headWord(object) === "combat") return combatFilter(object, context);
      const form = keywordIn(object);
      if (form !== null) return { is: "keyword", keyword: form };
      const zones = oneOfZones(object, context);
      if (zones !== null) return zones;
      const place = lowerPlace(object, context);
      return place.zone === "party" && place.of !== undefined ? { is: "controlled", by: place.of } : { is: "in", place };
    }
    case "Nouns":
      return filterOf(what, context);
    default:
      return unlowered(what, "nothing can be this");
  }
}

/** "in your hand or party": in one of several places; null for one place. */
function oneOfZones(object: Node, context: Context): Filter | null {
  const [noun, ...others] = nounsOf(object);
  const heads = noun === undefined ? [] : children(noun, "heads");
  const joins = noun === undefined ? [] : joinsOf(noun, "heads");
  if (noun === undefined || others.length > 0 || heads.length < 2 || !joins.every((join) => /or$/i.test(join) || join === "comma")) return null;
  return { is: "any", of: heads.map((head) => ({ is: "in", place: lowerPlace({ ...noun, heads: [head], headsJoins: [] } as Node, context) })) };
}

/** "in bear form": a keyword that is stood in. */
export function keywordIn(object: Node): string | null {
  const noun = nounsOf(object)[0];
  const heads = noun === undefined ? [] : children(noun, "heads");
  const head = heads.length === 1 ? child(heads[0] as Node, "noun") : null;
  return head?.kind === "KeywordNoun" ? lemma(head, "keyword") : null;
}

function stateFilter(state: Node, context: Context): Filter {
  const filter = plainState(state);
  return says(context, state, "not") ? { is: "not", of: filter } : filter;
}

function plainState(state: Node): Filter {
  switch (text(state, "as")) {
    case "state":
      return { is: "state", state: lemma(state, "state") as string };
    case "keyword":
      return { is: "keyword", keyword: lemma(state, "keyword") as string };
    case "supertype": {
      const supertype = lemma(state, "supertype") as string;
      return supertype === "unique" ? { is: "unique" } : supertype === "ongoing" ? { is: "state", state: "ongoing" } : { is: "supertype", supertype };
    }
    case "faceUp":
      return { is: "state", state: "face-up" };
    case "faceDown":
      return { is: "state", state: "face-down" };
    default:
      return unlowered(state, "nothing can be this");
  }
}
