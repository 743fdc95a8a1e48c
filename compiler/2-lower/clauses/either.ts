import { child, joinsOf } from "../../../grammar/ast.ts";
import type { Duration, Effect, Statement } from "../../../ir/index.ts";
import type { ClauseView } from "../../1-resolve/clause-view.ts";

/** Whether one thing or another is said of the subject: "has Ferocity or Protector this turn", "is Elusive or a Protector". */
export function saysEither({ predicate, modal }: ClauseView): boolean {
  const having = predicate.kind === "Having";
  const told = child(predicate, having ? "items" : "what");
  return modal === null && told !== null && joinsOf(told, having ? "items" : "states").some((join) => /or$/i.test(join));
}

/** The name of what one of several statements is made of. */
const OF = "either";

/** One of several statements holds: you choose which as it is made (CR 707.1c). What they are of is chosen before. */
export function eitherStatement(statements: readonly Statement[], duration: Duration): Effect[] {
  const [first] = statements;
  const of = first !== undefined && "of" in first ? first.of : null;
  const chosen = of?.noun === "select" && of.quantity.count !== "all" ? { ...of, as: of.as ?? OF } : null;
  const modes = statements.map((statement): Effect[] => {
    const held: Statement = chosen !== null && "of" in statement ? { ...statement, of: { noun: "bound", name: chosen.as } } : statement;
    return [{ do: "modify", powers: [{ power: "continuous", statements: [held] }], duration }];
  });
  return [...(chosen === null ? [] : [{ do: "select" as const, selection: chosen }]), { do: "modes", who: { noun: "you" }, choose: 1, modes }];
}
