import type { Statement } from "../../ir/index.ts";
import { same } from "./same.ts";
import type { Active } from "./sources.ts";

/** The statements that say so. */
export type StatementOf<K> = Statement extends infer S ? (S extends { says: infer U } ? (K extends U ? S : never) : never) : never;

/** Statements about a verb. */
export type AboutVerb = "can" | "cannot" | "must" | "only" | "cost" | "free";

const NONE: readonly never[] = [];

/** Statements by what they say: a field a kind, as they are asked for at every turn. */
const noStatements = (): Record<Statement["says"], readonly Active[]> => ({
  can: NONE, cannot: NONE, must: NONE, only: NONE, cost: NONE, free: NONE, stat: NONE, setStat: NONE, multiplyStat: NONE, fixedStat: NONE, playerStat: NONE, keyword: NONE,
  power: NONE, lose: NONE, becomes: NONE, copies: NONE, powersOf: NONE, twice: NONE, control: NONE, countsAs: NONE, limit: NONE, revealed: NONE, momentShift: NONE, nextGame: NONE,
});

const noVerbs = (): Record<AboutVerb, Map<string, readonly Active[]>> => ({ can: new Map(), cannot: new Map(), must: new Map(), only: new Map(), cost: new Map(), free: new Map() });

/** The statements that apply, found by their kind and by the verb that they are about. Filled anew whenever they change. */
export class StatementIndex {
  private readonly byKind = noStatements();
  private readonly byVerb = noVerbs();
  private all: readonly Active[] = NONE;
  /** How often they have changed. */
  changes = 0;

  /** Takes other statements up, unless they are the same. */
  fill(statements: readonly Active[]): void {
    const { all, byKind, byVerb } = this;
    if (same(statements, all)) return;
    for (const { statement } of all) byKind[statement.says] = NONE;
    for (const kind of Object.values(byVerb)) kind.clear();
    this.all = statements;
    this.changes++;
    for (const active of statements) {
      const { says } = active.statement;
      const list = byKind[says];
      if (list === NONE) byKind[says] = [active];
      else (list as Active[]).push(active);
    }
  }

  of<K extends Statement["says"]>(kind: K): readonly Active<StatementOf<K> & Statement>[] {
    return this.byKind[kind] as readonly Active<StatementOf<K> & Statement>[];
  }

  about<K extends AboutVerb>(kind: K, verb: string): readonly Active<StatementOf<K> & Statement>[] {
    const all = this.byKind[kind];
    if (all.length === 0) return NONE;
    const verbs = this.byVerb[kind];
    let found = verbs.get(verb);
    if (found === undefined) {
      found = all.filter(({ statement }) => "clause" in statement && statement.clause.verb === verb);
      verbs.set(verb, found);
    }
    return found as readonly Active<StatementOf<K> & Statement>[];
  }
}
