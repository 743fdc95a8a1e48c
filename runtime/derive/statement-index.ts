import type { Statement } from "../../ir/index.ts";
import { same } from "./same.ts";
import type { Active } from "./sources.ts";

/** The statements that say so. */
export type StatementOf<K> = Statement extends infer S ? (S extends { says: infer U } ? (K extends U ? S : never) : never) : never;

/** Statements about a verb. */
export type AboutVerb = "can" | "cannot" | "must" | "only" | "cost" | "free";

const NONE: readonly never[] = [];

type Plain = Exclude<Statement["says"], AboutVerb>;

const noStatements = (): Record<Plain, readonly Active[]> => ({
  stat: NONE, setStat: NONE, multiplyStat: NONE, fixedStat: NONE, playerStat: NONE, keyword: NONE, power: NONE, lose: NONE, becomes: NONE, copies: NONE, powersOf: NONE, twice: NONE,
  control: NONE, countsAs: NONE, limit: NONE, revealed: NONE, momentShift: NONE, nextGame: NONE,
});

/** The statements of a kind that are about verbs. */
class VerbIndex {
  all: readonly Active[] = NONE;
  private readonly byVerb = new Map<string, readonly Active[]>();

  clear(): void {
    this.all = NONE;
    this.byVerb.clear();
  }

  about(verb: string): readonly Active[] {
    if (this.all.length === 0) return NONE;
    let found = this.byVerb.get(verb);
    if (found === undefined) {
      found = this.all.filter(({ statement }) => "clause" in statement && statement.clause.verb === verb);
      this.byVerb.set(verb, found);
    }
    return found;
  }
}

/**
 * The statements that apply, found by their kind and by the verb that they are about. They are asked for
 * with every event and every choice, so each kind has a field of its own. Filled anew whenever they change.
 */
export class StatementIndex {
  private readonly can = new VerbIndex();
  private readonly cannot = new VerbIndex();
  private readonly must = new VerbIndex();
  private readonly only = new VerbIndex();
  private readonly cost = new VerbIndex();
  private readonly free = new VerbIndex();
  private readonly others = noStatements();
  private filled: readonly Active[] = NONE;
  /** How often they have changed. */
  changes = 0;

  /** Takes other statements up, unless they are the same. */
  fill(statements: readonly Active[]): void {
    if (same(statements, this.filled)) return;
    for (const kind of [this.can, this.cannot, this.must, this.only, this.cost, this.free]) if (kind.all.length > 0) kind.clear();
    for (const { statement } of this.filled) if (!isAboutVerb(statement.says)) this.others[statement.says] = NONE;
    this.filled = statements;
    this.changes++;
    for (const active of statements) {
      const { says } = active.statement;
      if (isAboutVerb(says)) this[says].all = added(this[says].all, active);
      else this.others[says] = added(this.others[says], active);
    }
  }

  of<K extends Statement["says"]>(kind: K): readonly Active<StatementOf<K> & Statement>[] {
    return (isAboutVerb(kind) ? this.ofVerbs(kind).all : this.others[kind as Plain]) as readonly Active<StatementOf<K> & Statement>[];
  }

  about<K extends AboutVerb>(kind: K, verb: string): readonly Active<StatementOf<K> & Statement>[] {
    return this.ofVerbs(kind).about(verb) as readonly Active<StatementOf<K> & Statement>[];
  }

  /** Written out: fields that are named are found faster than fields by a word. */
  private ofVerbs(kind: AboutVerb): VerbIndex {
    switch (kind) {
      case "can":
        return this.can;
      case "cannot":
        return this.cannot;
      case "cost":
        return this.cost;
      case "must":
        return this.must;
      case "only":
        return this.only;
      case "free":
        return this.free;
    }
  }
}

const isAboutVerb = (says: Statement["says"]): says is AboutVerb => says === "can" || says === "cannot" || says === "cost" || says === "must" || says === "only" || says === "free";

/** One more in a list; the list of nothing is never changed. */
function added(list: readonly Active[], active: Active): readonly Active[] {
  if (list === NONE) return [active];
  (list as Active[]).push(active);
  return list;
}
