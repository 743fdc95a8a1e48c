import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Effect, Noun } from "../../../ir/index.ts";
import { adjectivesOf, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { say, unlowered, use, type Context } from "../context.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { ownedBy } from "../nouns/reference.ts";

/** "take an extra turn after this one": right after this turn, as all extra turns come (CR 500.3). */
export function takingTurn(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const turn = turnTaken(view);
  if (turn === null || view.passive) return null;
  const after = view.complements.find((complement) => complement.kind === "VerbPreposition" && text(complement, "preposition") === "after");
  const one = after === undefined ? undefined : nounsOf(child(after, "object"))[0];
  if (!/^(?:extra|additional)$/.test(adjectivesOf(turn).join()) || !/^an?$/.test(text(turn, "determiner") ?? "") || children(turn, "possessors").length > 0) return unlowered(turn, "which turn is taken is not clear");
  if (after === undefined || one?.kind !== "Pronoun" || text(one, "pronoun") !== "thisOne") return unlowered(view.predicate, "after which turn is not said");
  use(context, after);
  return [{ do: "act", clause: { verb: "take", ...(who.noun === "you" ? {} : { subject: who }) } }];
}

/** "skip your next turn", "he skips his next turn": of whoever does (CR 500.4). */
export function skippingTurn(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [turn, ...others] = nounsOf(view.parts.object ?? null);
  if (view.passive || turn?.kind !== "StepPhrase" || others.length > 0 || lemma(turn, "step") !== "turn") return null;
  const whose = ownedBy(turn, context);
  if (adjectivesOf(turn).join() !== "next" || children(turn, "possessors").length > 0 || whose === null || JSON.stringify(whose) !== JSON.stringify(who)) return unlowered(turn, "which turn is skipped is not clear");
  for (const modifier of children(turn, "modifiers")) use(context, modifier);
  return [{ do: "act", clause: { verb: "skip", ...(who.noun === "you" ? {} : { subject: who }), doing: "turn" } }];
}

/** "you took the last turn": whose the turn before this one was; null for other clauses. */
export function tookLastTurn(view: ClauseView, context: Context): Condition | null {
  const turn = turnTaken(view);
  if (turn === null || view.grammatical === null) return null;
  if (adjectivesOf(turn).join() !== "last" || say(context, turn, "determiner") !== "the" || view.complements.length > 0) return unlowered(turn, "which turn is taken is not clear");
  return { if: "turn", of: lowerNoun(view.grammatical, context), last: true };
}

function turnTaken(view: ClauseView): Node | null {
  const [turn, ...others] = nounsOf(view.parts.object ?? null);
  return view.verb === "take" && turn?.kind === "StepPhrase" && others.length === 0 && lemma(turn, "step") === "turn" ? turn : null;
}
