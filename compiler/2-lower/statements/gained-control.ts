import { child, text, type Node } from "../../../grammar/ast.ts";
import { headWord, nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import { use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";

/** "gain control of target ally": what it is control of, or null. */
export function gainedControl(view: ClauseView, context: Context): Node | null {
  const noun = view.verb === "gain" ? nounsOf(view.parts.object ?? null)[0] : undefined;
  if (noun === undefined || headWord(noun) !== "control") return null;
  const of = postsOf(noun, context).find((post) => post.kind === "NounPreposition" && text(post, "preposition") === "of");
  return of === undefined ? null : child(use(context, of), "object");
}
