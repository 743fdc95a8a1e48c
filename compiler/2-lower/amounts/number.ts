import { text, type Node } from "../../../grammar/ast.ts";
import type { Amount } from "../../../ir/index.ts";
import { say, unlowered, type Context } from "../context.ts";
import { thatMuch } from "./rolled.ts";

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20 };

/** The number of a node that holds one as digits, a word or X. */
export function numberOf(node: Node, context: Context): Amount {
  say(context, node, "number");
  const digits = node["count"];
  if (typeof digits === "number") return digits;
  const word = text(node, "value");
  if (word !== null && WORDS[word] !== undefined) return WORDS[word];
  const picked = say(context, node, "number");
  if (picked === "x") return context.x ?? { amount: "x" };
  if (picked === "thatMuch" || picked === "thatMany") return thatMuch(context);
  const parameter = text(node, "parameter");
  if (parameter !== null) return { amount: "parameter", name: parameterName(parameter) };
  return unlowered(node, "this is no number");
}

/** The name of a parameter: “N” of `[N]` and of `+[N]`. */
export const parameterName = (written: string): string => written.replace(/^[+-]?\[|\]$/g, "");
