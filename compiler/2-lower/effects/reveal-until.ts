import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun, Place } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, use, type Context } from "../context.ts";
import { conceptOf } from "../nouns/concept.ts";
import { postsOf } from "../nouns/filter.ts";
import { LOOKED_AT } from "../nouns/looked-at.ts";
import { selection } from "../nouns/noun.ts";
import { lowerPlace } from "../nouns/place.ts";
import { isSamePlayer } from "../nouns/same-player.ts";

/** "reveal cards from the top of your deck until you reveal an ally": one after the other; null for any other clause. */
export function revealingUntil(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const until = view.complements.find((complement) => complement.kind === "UntilPhrase" && child(complement, "event") !== null);
  const reached = until === undefined ? undefined : context.resolved.views.get(child(until, "event") as Node)?.[0];
  const [cards, ...others] = nounsOf(view.parts.object ?? null);
  const [found, ...more] = nounsOf(reached?.parts.object ?? null);
  if (view.verb !== "reveal" || reached?.verb !== "reveal" || cards === undefined || found === undefined) return null;
  if (others.length + more.length > 0 || headWord(cards) !== "card" || text(cards, "determiner") !== null || children(cards, "heads").some((head) => children(head, "modifiers").length > 0) || found.kind !== "NounPhrase") return unlowered(cards, "which cards are revealed is not clear");
  if (!isSamePlayer(reached, view, who, context)) return unlowered(reached.node, "who reveals is who stops");
  use(context, until);
  return [{ do: "revealUntil", who, place: placeOf(cards, view, context), until: selection(found, context), as: LOOKED_AT }];
}

/** "from the top of your deck", or "from the top" of the deck that the event is about. */
function placeOf(cards: Node, view: ClauseView, context: Context): Place {
  const from = use(context, postsOf(cards, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "fromTop"));
  if (from !== undefined) return lowerPlace(child(from, "object") as Node, context);
  const top = use(context, view.complements.find((complement) => text(complement, "adverb") === "fromTheTop"));
  const about = [...context.resolved.views.values()].flat().flatMap(({ parts }) => nounsOf(parts.object ?? null)).find((noun) => headWord(noun) === "deck" && conceptOf(noun) !== null);
  return top === undefined || about === undefined ? unlowered(cards, "from where?") : { zone: "deck", of: { noun: "event", role: "object" } };
}
