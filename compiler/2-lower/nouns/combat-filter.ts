import { child, children, type Node } from "../../../grammar/ast.ts";
import type { Filter } from "../../../ir/index.ts";
import { nounsOf } from "../../1-resolve/clause-view.ts";
import { use, type Context } from "../context.ts";
import { postsOf } from "./filter.ts";
import { lowerNoun } from "./noun.ts";

/** "in combat", "in combat with your hero". */
export function combatFilter(combat: Node, context: Context): Filter {
  const against = use(context, postsOf(nounsOf(combat)[0] as Node, context).find((post) => post.kind === "With"));
  if (against === undefined) return { is: "inCombatWith" };
  const nouns = children(child(against, "items") as Node, "items");
  return { is: "inCombatWith", with: lowerNoun({ kind: "Nouns", span: against.span, nouns } as Node, context) };
}
