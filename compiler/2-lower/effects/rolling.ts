import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Effect, Noun, OneShot, Power } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlural } from "../../1-resolve/described.ts";
import { numberOf } from "../amounts/number.ts";
import { ROLLED } from "../amounts/rolled.ts";
import { say, unlowered, type Context } from "../context.ts";

/** Whether the clauses of a paragraph roll dice. */
export const rollsDice = ({ resolved }: Pick<Context, "resolved">): boolean => [...resolved.views.values()].flat().some((view) => view.verb === "roll" && isDice(view.parts.object ?? null));

const isDice = (object: Node | null): boolean => nounsOf(object).length === 1 && /^(?:die|dice)$/.test(headWord(object) ?? "");

/** "roll a die", "roll two dice": the sum is known from then on. */
export function rolling(view: ClauseView, context: Context, who: Noun): Effect[] | null {
  const [noun] = nounsOf(view.parts.object ?? null);
  if (view.passive || noun === undefined || !isDice(view.parts.object ?? null)) return null;
  const quantity = child(noun, "quantity");
  const heads = children(noun, "heads");
  const number = heads.flatMap((head) => children(head, "modifiers"));
  if (heads.length !== 1 || children(noun, "posts").length > 0 || number.length > 1 || number.some(({ kind }) => kind !== "NumberModifier") || (quantity !== null && quantity.kind !== "NumberTarget")) return unlowered(noun, "how many dice are rolled is not clear");
  if (view.grammatical !== null && nounsOf(view.grammatical).some((roller) => isPlural(roller) || text(roller, "determiner") === "each")) return unlowered(view.grammatical, "whose roll counts is not clear");
  const several = headWord(noun) === "dice";
  const counted = quantity ?? number[0];
  if (several === (counted === undefined) || (!several && say(context, noun, "determiner", "a") !== "a")) return unlowered(noun, "how many dice are rolled is not said");
  return [{ do: "roll", who, dice: counted === undefined ? 1 : numberOf(counted, context), as: ROLLED }];
}

/** What is done for one outcome goes on with the power that rolls; null if that rolls nothing. */
export function withOutcome(power: Power | undefined, outcome: OneShot): Power | null {
  if (power === undefined || !("effects" in power) || power.power === "replacement" || !power.effects.some((effect) => effect.do === "roll")) return null;
  return { ...power, effects: [...power.effects, ...outcome.effects] };
}
