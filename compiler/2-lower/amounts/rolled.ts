import { child, children, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, Condition, Effect, Noun, OneShot, Power } from "../../../ir/index.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { isPlural } from "../../1-resolve/described.ts";
import { comparisonOfQuantity } from "./comparison.ts";
import { modalOf, say, unlowered, type Context } from "../context.ts";
import { numberOf } from "./number.ts";

/** By which name later words speak of what was rolled. */
const ROLLED = "rolled";

const rolled: Amount = { amount: "bound", name: ROLLED };

/** "that much", "that many": what was rolled, where a text rolls dice; else as much as has happened. */
export const thatMuch = (context: Context): Amount => (context.rolls === true ? rolled : { amount: "event" });

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

/** "if you roll 6 or less": what was rolled by then; null for any other clause. */
export function ifRolled(view: ClauseView, context: Context): Condition | null {
  if (view.verb !== "roll" || context.rolls !== true || view.grammatical === null) return null;
  const [noun, ...others] = nounsOf(view.parts.object ?? null);
  const quantity = noun?.kind === "CountOnly" && others.length === 0 && children(noun, "posts").length === 0 ? child(noun, "quantity") : null;
  if (quantity === null || modalOf(view, context) !== null || text(view.predicate, "form") === "ing") return unlowered(view.predicate, "what must have been rolled is not clear");
  return { if: "compare", left: rolled, comparison: comparisonOfQuantity(quantity), right: numberOf(quantity, context) };
}

/** "it" in "if it's even", which no card is: what was rolled; null where nothing was. */
export const asRolled = (subject: Node, context: Context): Amount | null => (context.rolls === true && subject.kind === "Pronoun" && text(subject, "pronoun") === "it" ? rolled : null);

/** "1-2:": of what was rolled in the paragraph before. */
export function rangeCondition(label: Node): Condition {
  const one = label["count"];
  const [least, most] = typeof one === "number" ? [one, one] : (text(label, "range") ?? "").split("-").map(Number);
  if (least === undefined || most === undefined || !(least >= 1 && least <= most)) return unlowered(label, "this is nothing that can be rolled");
  return { if: "all", of: [{ if: "compare", left: rolled, comparison: "atLeast", right: least }, { if: "compare", left: rolled, comparison: "atMost", right: most }] };
}

/** What is done for one outcome goes on with the power that rolls; null if that rolls nothing. */
export function withOutcome(power: Power | undefined, outcome: OneShot): Power | null {
  if (power === undefined || !("effects" in power) || power.power === "replacement" || !power.effects.some((effect) => effect.do === "roll")) return null;
  return { ...power, effects: [...power.effects, ...outcome.effects] };
}
