import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Noun, Selection } from "../../../ir/index.ts";
import { headWord, nounsOf } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { conjunction } from "../nouns/filter.ts";
import { filterOf } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { ofPlayers } from "../nouns/possession.ts";

/** "more allies are in an opponent's party than in yours": how many each has there; null for any other place. */
export function partiesCompared(subject: Node, what: Node, context: Context): Condition | null {
  const [place, ...others] = what.kind === "PlacePhrase" ? nounsOf(child(what, "object")) : [];
  const than = place === undefined ? undefined : children(place, "posts").find((post) => post.kind === "Than");
  if (place === undefined || than === undefined || others.length > 0 || text(what, "preposition") !== "in") return null;
  const more = say(context, subject, "determiner", "more", "fewer");
  const who = lowerPlace(place, context);
  const other = playerOf(nounsOf(child(use(context, than), "noun"))[0] as Node, context);
  if ((more !== "more" && more !== "fewer") || who.zone !== "party" || who.of === undefined || other === null || say(context, than, "preposition", "in") !== "in") return unlowered(than, "what is compared is not clear");
  const kind = filterOf(subject, context);
  const count = (by: Noun) => ({ amount: "count" as const, of: conjunction([kind, { is: "controlled", by }]) });
  const compare = (one: Noun, two: Noun): Condition => ({ if: "compare", left: count(one), comparison: more === "more" ? "more" : "less", right: count(two) });
  const candidate: Noun = { noun: "candidate" };
  if (isSome(who.of)) return isSome(other) ? unlowered(than, "which players are compared is not clear") : ofPlayers(who.of, compare(candidate, other), than);
  return isSome(other) ? ofPlayers(other, compare(who.of, candidate), than) : compare(who.of, other);
}

/** "an opponent's": some one of them. */
const isSome = (noun: Noun): noun is Selection => noun.noun === "select" && noun.target !== true;

/** "yours", "that player's party": whose it is. */
function playerOf(noun: Node, context: Context): Noun | null {
  if (noun.kind === "Pronoun") return text(noun, "pronoun") === "yours" ? { noun: "you" } : null;
  return (headWord(noun) === "party" ? lowerPlace(noun, context).of : undefined) ?? null;
}
