import { text, type Node } from "../../../grammar/ast.ts";
import type { Amount } from "../../../ir/index.ts";
import type { Context } from "../context.ts";

/** By which name later words speak of what was rolled. */
export const ROLLED = "rolled";

/** The sum of the dice that were rolled. */
export const rolled: Amount = { amount: "bound", name: ROLLED };

/** "that much", "that many": what was rolled, where a text rolls dice; else as much as has happened. */
export const thatMuch = (context: Context): Amount => (context.rolls === true ? rolled : { amount: "event" });

/** "it" in "if it's even", which no card is: what was rolled; null where nothing was. */
export const asRolled = (subject: Node, context: Context): Amount | null => (context.rolls === true && subject.kind === "Pronoun" && text(subject, "pronoun") === "it" ? rolled : null);
