import { text, type Node } from "../../../grammar/ast.ts";
import type { Amount } from "../../../ir/index.ts";
import type { Context } from "../context.ts";
import { parameterName } from "./number.ts";

/** "+2", "-X": the amount and its direction. */
export function changeOf(item: Node, context: Context): { readonly amount: Amount; readonly sign: 1 | -1 } {
  const by = item["by"];
  const parameter = text(item, "parameter");
  if (parameter !== null) return { amount: { amount: "parameter", name: parameterName(parameter) }, sign: parameter.startsWith("-") ? -1 : 1 };
  if (typeof by === "number") return { amount: Math.abs(by), sign: by < 0 || Object.is(by, -0) ? -1 : 1 };
  return { amount: context.x ?? { amount: "x" }, sign: text(item, "change") === "minusX" ? -1 : 1 };
}
