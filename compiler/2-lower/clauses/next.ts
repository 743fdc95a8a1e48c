import { children, text, type Node } from "../../../grammar/ast.ts";
import { nounsOf } from "../../1-resolve/clause-view.ts";
import { use, type Context } from "../context.ts";

/** "your next quest", "the next ability, ally, or equipment": the words that say that only the first is meant; they are taken. */
export function nextOf(nouns: Node | null, context: Context): readonly Node[] {
  return nounsOf(nouns)
    .flatMap((noun) => children(noun, "heads"))
    .flatMap((head) => children(head, "modifiers"))
    .filter((modifier) => text(modifier, "adjective") === "next")
    .map((modifier) => use(context, modifier));
}
