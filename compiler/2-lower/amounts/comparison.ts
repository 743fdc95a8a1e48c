import { text, type Node } from "../../../grammar/ast.ts";
import type { Comparison } from "../../../ir/index.ts";
import { unlowered } from "../context.ts";

/** "less than or equal to", "greater than": how two numbers compare. */
export function comparisonOf(compared: Node): Comparison {
  switch (text(compared, "comparison")) {
    case "lessOrEqual":
      return "atMost";
    case "less":
      return "less";
    case "greaterOrEqual":
      return "atLeast";
    case "greater":
      return "more";
    default:
      return "equal";
  }
}

/** "four or more", "exactly two", "more than three". */
export function comparisonOfQuantity(quantity: Node): Comparison {
  const bound = text(quantity, "bound");
  switch (quantity.kind) {
    case "MoreThan":
      return bound === "moreThan" ? "more" : "less";
    case "OrMore":
      return bound === "orMore" ? "atLeast" : "atMost";
    case "AtLeast":
      return "atLeast";
    case "UpTo":
      return unlowered(quantity, "there may always be so many or fewer");
    default:
      return "equal";
  }
}
