import { text, type Node } from "../../grammar/ast.ts";
import type { Comparison } from "../../ir/index.ts";

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
