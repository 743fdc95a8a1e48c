import { child, children, text } from "../../../grammar/ast.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { ownedBy } from "../nouns/reference.ts";

/** Whether a clause says that a cost is left unpaid ("without paying its cost", CR 403.3): that of the card it is about alone can be. */
export function leavesCostUnpaid(view: ClauseView, context: Context): boolean {
  const free = use(context, view.complements.find((complement) => complement.kind === "WithoutDoing"));
  if (free === undefined) return false;
  const [unpaid] = nounsOf(child(free, "object"));
  if (unpaid === undefined || !/^(?:c|playC)ost$/.test(headWord(unpaid) ?? "") || children(unpaid, "heads").some((head) => children(head, "modifiers").length > 0)) return unlowered(free, "only a card's cost can be left unpaid");
  if (children(unpaid, "possessors").length === 0 && ownedBy(unpaid, context) === null) return unlowered(free, "whose cost?");
  return true;
}

/** "you can play it immediately": what is offered now, and not allowed for later. */
export const isPlayedAtOnce = (view: ClauseView): boolean =>
  view.verb === "play" && (text(view.predicate, "adverb") === "immediately" || view.complements.some((complement) => complement.kind === "Adverbial" && text(complement, "adverb") === "immediately"));
