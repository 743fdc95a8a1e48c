import type { Comparison } from "../../ir/index.ts";

export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case "equal":
      return left === right;
    case "notEqual":
      return left !== right;
    case "atLeast":
      return left >= right;
    case "atMost":
      return left <= right;
    case "more":
      return left > right;
    case "less":
      return left < right;
  }
}
