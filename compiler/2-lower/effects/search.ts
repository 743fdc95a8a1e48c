import type { Effect, Noun } from "../../../ir/index.ts";
import { isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";

/** "Search your deck for an ally" (CR 413); null if that is not what is searched. */
export function searching(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const { object, to } = view.parts;
  if (object === undefined || to === undefined || view.passive || !isZone(object) || nounsOf(object).length !== 1) return null;
  for (const complement of [...view.complements, ...view.taken]) if (complement["object"] === to) use(context, complement);
  const wanted = lowerNoun(to, context);
  if (wanted.noun !== "select") return unlowered(to, "what is searched for is not clear");
  return [{ do: "search", who, place: lowerPlace(object, context), for: wanted }];
}
