import { child, text } from "../../../grammar/ast.ts";
import type { Filter, Selection } from "../../../ir/index.ts";
import { isZone, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { use, type Context } from "../context.ts";
import { conjunction } from "./filter.ts";

/** The name of what has been looked at or revealed. */
export const LOOKED_AT = "revealed";

/** What has been looked at or revealed. */
export const SEEN: Filter = { is: "among", of: { noun: "bound", name: LOOKED_AT } };

/** "Look at target player's hand and remove a card in it": one of those that are seen there; null without "in it", or where no place is looked into. */
export function seenThere(view: ClauseView, context: Context): Filter | null {
  const within = [...view.complements, ...view.loose, ...view.taken].find((post) => text(post, "preposition") === "in" && text(nounsOf(child(post, "object"))[0] ?? post, "pronoun") === "it");
  if (within === undefined) return null;
  const looks = [...context.resolved.views.values()].flat().some(({ verb, parts }) => (verb === "look" || verb === "reveal") && [parts.to, parts.object].some((part) => part !== undefined && isZone(part)));
  if (!looks) return null;
  use(context, within);
  return SEEN;
}

/** A selection of those that are seen alone. */
export const ofSeen = (chosen: Selection, seen: Filter | null): Selection => (seen === null ? chosen : { ...chosen, filter: conjunction([chosen.filter, seen]) });
