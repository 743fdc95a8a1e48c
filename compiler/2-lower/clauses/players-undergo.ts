import type { Clause, Noun } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";
import { unlowered, type Context } from "../context.ts";
import { asksForPlayers } from "./of-each.ts";

/** A clause in which players have only the parts that its verb gives them: none is destroyed, readied, or dealt damage. */
export function withoutPlayers(clause: Clause, view: ClauseView, context: Context): Clause {
  const given = context.verbs.get(clause.verb)?.playersAs ?? [];
  for (const part of ["object", "to", "from", "with", "against"] as const) if (isPlayer(clause[part]) && !given.includes(part)) return unlowered(view.parts[part] ?? view.predicate, `“${clause.verb}” is nothing that a player undergoes`);
  return clause;
}

function isPlayer(noun: Noun | undefined): boolean {
  if (noun?.noun !== "select") return noun !== undefined && ["you", "controller", "owner"].includes(noun.noun);
  return asksForPlayers(noun.filter);
}
