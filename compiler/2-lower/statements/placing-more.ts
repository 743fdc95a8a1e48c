import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Noun, Statement } from "../../../ir/index.ts";
import { adjectivesOf, headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { momentIn } from "../clauses/time.ts";
import { unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** Whether a clause lets somebody place more resources than one each turn. */
export const isPlacingMore = (view: ClauseView): boolean =>
  view.verb === "place" && /^(?:can|may)$/.test(view.modal ?? "") && nounsOf(view.parts.object ?? null).some((noun) => headWord(noun) === "resource" && adjectivesOf(noun).includes("additional"));

/** "You can place an additional resource on each of your turns": one more than one each turn (CR 412.1). */
export function placing(view: ClauseView, context: Context): Statement[] | null {
  if (!isPlacingMore(view)) return null;
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  if (noun === undefined || others.length > 0 || view.grammatical === null || adjectivesOf(noun).length !== 1) return unlowered(view.predicate, "what more can be placed is not clear");
  const of = lowerNoun(view.grammatical, context);
  for (const complement of [...view.complements, ...children(noun, "posts")]) if (isEachTurn(complement, of, context)) use(context, complement);
  return [{ says: "playerStat", of, stat: "resourcesPerTurn", change: 1, sign: 1 }];
}

/** "during his turn", of who can place more: no condition beside it. */
export const isTurnOfPlacing = (view: ClauseView, complement: Node): boolean => isPlacingMore(view) && (complement.kind === "TimePhrase" || turnIn(complement) !== null);

/** "each turn", "on each of your turns", "during his turn": when a resource is placed anyway (CR 412.1). */
function isEachTurn(complement: Node, who: Noun, context: Context): boolean {
  if (complement.kind === "TimePhrase") return text(complement, "when") === "each" && lemma(complement, "step") === "turn";
  const turn = turnIn(complement);
  const { whose, next } = turn === null ? {} : momentIn("start", turn, context);
  return next !== true && whose !== undefined && (JSON.stringify(whose) === JSON.stringify(who) || (whose.noun === "bound" && who.noun === "select" && whose.name === who.as));
}

function turnIn(complement: Node): Node | null {
  const [of] = complement.kind === "DuringPhrase" ? [child(complement, "of")] : text(complement, "preposition") === "on" ? nounsOf(child(complement, "object")) : [];
  const step = of?.kind === "Partitive" && text(child(of, "quantity") as Node, "quantity") === "each" ? child(of, "of") : (of ?? null);
  return step?.kind === "StepPhrase" && lemma(step, "step") === "turn" ? step : null;
}
