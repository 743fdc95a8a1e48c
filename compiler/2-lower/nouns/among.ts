import { child, text, type Node } from "../../../grammar/ast.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { use, type Context } from "../context.ts";

/** "divided as you choose among any number of allies": whom the preposition names; null without it. */
export function amongWhom(view: ClauseView, context: Context): Node | null {
  const among = [...view.complements, ...view.loose].find((complement) => text(complement, "preposition") === "among");
  return among === undefined ? null : child(use(context, among), "object");
}
