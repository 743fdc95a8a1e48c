import type { Node } from "../../../grammar/ast.ts";
import type { Condition, Statement } from "../../../ir/index.ts";
import { unlowered } from "../context.ts";

/** What is asked of each of several (`own`, of the candidate) is a part of which of them are meant; the others are added to what holds for all. */
export function narrowed(statements: readonly Statement[], own: readonly Condition[], conditions: Condition[], at: Node): Statement[] {
  const tests = own.flatMap((condition) => (condition.if === "is" && condition.subject.noun === "candidate" ? [condition.what] : []));
  conditions.push(...own.filter((condition) => condition.if !== "is" || condition.subject.noun !== "candidate"));
  if (tests.length === 0) return [...statements];
  return statements.map((statement) => {
    if (!("of" in statement) || statement.of.noun !== "select") return unlowered(at, "of which of them this is asked is not clear");
    const { filter } = statement.of;
    return { ...statement, of: { ...statement.of, filter: { is: "all", of: [...(filter.is === "all" ? filter.of : [filter]), ...tests] } } };
  });
}
