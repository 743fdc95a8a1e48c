import type { Statement, Triggered, Replacement } from "../../ir/index.ts";
import { changesValues, type FaceInfo } from "../face.ts";
import { holds } from "../evaluate/condition.ts";
import { READS } from "../journal.ts";
import type { Machine } from "../machine.ts";
import type { CardObject, Id } from "../state.ts";
import { looksAt } from "./looks.ts";
import { applyLayers, applyPowerLayer } from "./layers.ts";
import { counterChanges, type CounterChange } from "./stat-counters.ts";
import { Sources, type Active, type ActivePower } from "./sources.ts";

export type { Active, ActivePower } from "./sources.ts";

/** The statements that say so. */
export type StatementOf<K> = Statement extends infer S ? (S extends { says: infer U } ? (K extends U ? S : never) : never) : never;

/** Statements about a verb. */
type AboutVerb = "can" | "cannot" | "must" | "only" | "cost" | "free";

const NONE: readonly never[] = [];

/**
 * Works out the values of objects and what is allowed from the modifiers that apply (CR 714, 718,
 * 719), and keeps the result until something is written.
 */
export class Derivation {
  private version = -1;
  private computing = false;
  private readonly m: Machine;
  private readonly sources: Sources;
  private blank: FaceInfo | null = null;
  /** Values of the objects that some statement touches. */
  table = new Map<Id, FaceInfo>();
  /** What a statement about powers and types makes of a face: the same again as long as neither changes. */
  readonly changed = new WeakMap<FaceInfo, Map<Active, FaceInfo>>();
  private statements: readonly Active[] = NONE;
  private bySays = new Map<string, Active[]>();
  private readonly byVerb = new Map<AboutVerb, Map<string, readonly Active[]>>();
  private triggeredNow: readonly ActivePower<Triggered>[] = NONE;
  private triggeredAt = -1;
  private readonly watchers = new Map<string, readonly ActivePower<Triggered>[]>();
  private replacementsNow: readonly ActivePower<Replacement>[] | null = null;

  constructor(m: Machine) {
    this.m = m;
    this.sources = new Sources(m);
  }

  values(card: CardObject): FaceInfo {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.table.get(card.id) ?? this.base(card);
  }

  /** What it is before any modifier: printed, or nothing at all if it lies face down. */
  base(card: CardObject): FaceInfo {
    return card.faceDown ? this.faceDown(card) : this.m.printed(card);
  }

  private faceDown(card: CardObject): FaceInfo {
    this.blank ??= {
      ...this.m.printed(card), def: "", name: "", types: NONE, tags: NONE, supertypes: NONE, icons: NONE, damageTypes: NONE, stats: {}, limits: NONE,
      keywords: NONE, powers: NONE, continuous: NONE, triggered: NONE, replacements: NONE, payments: NONE, prices: NONE, changesValues: false,
    };
    return this.blank;
  }

  /** The statements of a kind that apply now. */
  says<K extends Statement["says"]>(kind: K): readonly Active<StatementOf<K> & Statement>[] {
    if (this.version !== this.m.journal.version) this.refresh();
    return (this.bySays.get(kind) ?? NONE) as readonly Active<StatementOf<K> & Statement>[];
  }

  /** The statements of a kind about a verb. */
  saysOf<K extends AboutVerb>(kind: K, verb: string): readonly Active<StatementOf<K> & Statement>[] {
    const all = this.says(kind);
    if (all.length === 0) return NONE;
    let verbs = this.byVerb.get(kind);
    if (verbs === undefined) {
      verbs = new Map();
      this.byVerb.set(kind, verbs);
    }
    let found = verbs.get(verb);
    if (found === undefined) {
      found = all.filter(({ statement }) => "clause" in statement && statement.clause.verb === verb);
      verbs.set(verb, found);
    }
    return found as readonly Active<StatementOf<K> & Statement>[];
  }

  /** Whether a statement's condition holds at this moment. */
  holds(active: Active): boolean {
    return active.condition === undefined || holds(this.m, active.scope, active.condition);
  }

  triggered(): readonly ActivePower<Triggered>[] {
    this.refresh();
    if (this.triggeredAt !== this.version) {
      this.triggeredAt = this.version;
      const now = this.sources.triggered(this.table);
      if (!same(now, this.triggeredNow)) {
        this.triggeredNow = now;
        this.watchers.clear();
      }
    }
    return this.triggeredNow;
  }

  /** The triggered powers that watch events of a verb. */
  watching(verb: string): readonly ActivePower<Triggered>[] {
    const all = this.triggered();
    let found = this.watchers.get(verb);
    if (found === undefined) {
      found = all.filter(({ power }) => power.triggers.some((one) => one.on === "event" && one.event.verb === verb));
      this.watchers.set(verb, found);
    }
    return found;
  }

  replacements(): readonly ActivePower<Replacement>[] {
    this.refresh();
    this.replacementsNow ??= this.sources.replacements(this.table);
    return this.replacementsNow;
  }

  private refresh(): void {
    const { journal } = this.m;
    if (this.version === journal.version || this.computing) return;
    this.computing = true;
    this.version = journal.version;
    this.replacementsNow = null;
    if (this.table.size > 0) this.table = new Map();
    let statements = this.sources.statements(this.table);
    const counted = counterChanges(this.m);
    if (counted.length > 0 || statements.some(({ statement }) => changesValues(statement))) statements = this.layers(statements, counted);
    if (!same(statements, this.statements)) this.index(statements);
    journal.reads = statements.reduce((looks, { entry }) => looks | looksAt(entry), READS.core | this.sources.looks());
    this.computing = false;
  }

  private index(statements: readonly Active[]): void {
    this.statements = statements;
    this.bySays = new Map();
    this.byVerb.clear();
    for (const active of statements) {
      const list = this.bySays.get(active.statement.says);
      if (list === undefined) this.bySays.set(active.statement.says, [active]);
      else list.push(active);
    }
  }

  /** Powers first, as they decide which statements there are; again until nothing changes (CR 719). */
  private layers(first: readonly Active[], counted: readonly CounterChange[]): readonly Active[] {
    let statements = first;
    for (let pass = 0; pass < 5; pass++) {
      this.table = new Map();
      if (!applyPowerLayer(this.m, this, statements)) break;
      const next = this.sources.statements(this.table);
      const settled = same(next, statements);
      statements = next;
      if (settled) break;
    }
    applyLayers(this.m, this, statements, counted);
    return statements;
  }
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
