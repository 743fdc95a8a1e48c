import type { Effect, Noun, Selection, Statement } from "../../../ir/index.ts";

const ROLES = ["subject", "object", "to"] as const;

/** "Up to two target allies can't attack": they are chosen first, and what is said is said of those that were. */
export function chosenFirst(statements: readonly Statement[]): readonly [before: readonly Effect[], statements: readonly Statement[]] {
  const before: Effect[] = [];
  const chosen = new Map<string, Noun>();
  const said = statements.map((statement): Statement => {
    if (!("clause" in statement)) return statement;
    let { clause } = statement;
    for (const role of ROLES) {
      const noun = clause[role];
      if (noun === undefined || !isSeveralTargets(noun)) continue;
      const key = JSON.stringify(noun);
      const as = noun.as ?? "chosen";
      if (!chosen.has(key)) before.push({ do: "select", selection: { ...noun, as } });
      const that = chosen.get(key) ?? { noun: "bound", name: as };
      chosen.set(key, that);
      clause = { ...clause, [role]: that };
    }
    return { ...statement, clause };
  });
  return [before, said];
}

const isSeveralTargets = (noun: Noun): noun is Selection => noun.noun === "select" && noun.target === true && !(noun.quantity.count === "exactly" && noun.quantity.of === 1);
