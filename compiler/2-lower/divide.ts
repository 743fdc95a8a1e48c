import { text, type Node } from "../../grammar/ast.ts";
import type { Effect, Noun } from "../../ir/index.ts";
import type { ClauseView } from "../1-resolve/clause-view.ts";
import { lowerClause } from "./clause.ts";
import { unlowered, use, type Context } from "./context.ts";
import { lowerNoun } from "./noun.ts";

/** "deals 4 damage divided as you choose to any number of target heroes" (CR 408.4); null if nothing is divided. */
export function dividing(view: ClauseView, doer: Noun | null, context: Context): Effect[] | null {
  const divided = view.complements.find((complement) => /^divided/.test(text(complement, "adverb") ?? ""));
  if (divided === undefined) return null;
  use(context, divided);
  // "heals 6 damage divided as you choose from …"
  const among: Node = (view.verb === "heal" ? view.parts.from : view.parts.to) ?? unlowered(divided, "divided among whom?");
  const { to: _, from: __, ...clause } = lowerClause(view, context, "act");
  if (clause.amount === undefined) return unlowered(divided, "how much is divided is not clear");
  return [{ do: "divide", who: dividedBy(divided, doer), clause: doer === null || view.passive ? clause : { ...clause, subject: doer }, among: lowerNoun(among, context) }];
}

/** Who divides: "as you choose" the reader, "as he chooses" the one who does it. */
function dividedBy(divided: Node, doer: Noun | null): Noun {
  if (text(divided, "adverb") === "dividedYou") return { noun: "you" };
  return doer !== null && doer.noun !== "self" ? doer : unlowered(divided, "who divides is not clear");
}
