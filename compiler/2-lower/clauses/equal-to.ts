import { child, type Node } from "../../../grammar/ast.ts";
import type { Amount } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { lowerAmount } from "../amounts/amount.ts";
import { use, type Context } from "../context.ts";
import { changed } from "./alteration.ts";

/** "equal to its health -1": how much that is; null where nothing says so. */
export function equalTo(view: ClauseView, context: Context): Amount | null {
  const equal = use(context, view.complements.find((complement) => complement.kind === "EqualTo"));
  if (equal === undefined) return null;
  const of = lowerAmount(child(equal, "amount") as Node, context);
  // "equal to its health -1".
  const more = use(context, view.complements[view.complements.indexOf(equal) + 1]?.kind === "ThatMuchMore" ? view.complements[view.complements.indexOf(equal) + 1] : undefined);
  return more === undefined ? of : changed(of, more["by"] as number);
}
