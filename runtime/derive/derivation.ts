import type { Statement, Triggered, Replacement } from "../../ir/index.ts";
import type { FaceInfo } from "../face.ts";
import { holds } from "../evaluate/condition.ts";
import { READS } from "../journal.ts";
import type { Machine } from "../machine.ts";
import type { CardObject, Id } from "../state.ts";
import { applyLayers, applyPowerLayer } from "./layers.ts";
import { mayBe } from "./may-be.ts";
import { counterChanges, type CounterChange } from "./stat-counters.ts";
import { same } from "./same.ts";
import { NOTHING, Sources, type Active, type ActivePower, type Gathered } from "./sources.ts";
import { StatementIndex, type AboutVerb, type StatementOf } from "./statement-index.ts";

export type { Active, ActivePower } from "./sources.ts";
export type { StatementOf } from "./statement-index.ts";

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
  /** What is printed on those that have become copies of others (CR 402.3). */
  readonly copied = new Map<Id, FaceInfo>();
  /** On which card that is printed. */
  readonly copiedFrom = new Map<Id, Id>();
  /** What a statement about powers and types makes of a face: the same again as long as neither changes. */
  readonly changed = new WeakMap<FaceInfo, Map<Active, FaceInfo>>();
  private readonly statements = new StatementIndex();
  /** What is in play and lasts, with the powers that modifiers give and take. */
  private gathered: Gathered = NOTHING;
  private triggeredNow: readonly ActivePower<Triggered>[] = NONE;
  private timedOf: readonly ActivePower<Triggered>[] = NONE;
  private timedNow: readonly ActivePower<Triggered>[] = NONE;
  private replacingOf: readonly ActivePower<Replacement>[] = NONE;
  private readonly replacers = new Map<string, readonly ActivePower<Replacement>[]>();
  private readonly watchers = new Map<string, readonly ActivePower<Triggered>[]>();

  constructor(m: Machine) {
    this.m = m;
    this.sources = new Sources(m);
  }

  values(card: CardObject): FaceInfo {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.table.get(card.id) ?? this.base(card);
  }

  /** What is printed on a card, be it because it has become a copy of another. */
  printed(card: CardObject): FaceInfo {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.copied.get(card.id) ?? this.m.printed(card);
  }

  /** On which card what is printed on one now is printed by itself (CR 402.3a). */
  printedOn(id: Id): Id {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.copiedFrom.get(id) ?? id;
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
    return this.statements.of(kind);
  }

  /** The statements of a kind about a verb. */
  saysOf<K extends AboutVerb>(kind: K, verb: string): readonly Active<StatementOf<K> & Statement>[] {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.statements.about(kind, verb);
  }

  /** Grows whenever other statements apply: what only depends on which there are is good while it stands still. */
  get changes(): number {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.statements.changes;
  }

  /** Whether a statement's condition holds at this moment. */
  holds(active: Active): boolean {
    return active.condition === undefined || holds(this.m, active.scope, active.condition);
  }

  triggered(): readonly ActivePower<Triggered>[] {
    if (this.version !== this.m.journal.version) this.refresh();
    const now = this.gathered.triggered;
    if (!same(now, this.triggeredNow)) {
      this.triggeredNow = now;
      this.watchers.clear();
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

  /** The triggered powers that wait for a moment. */
  timed(): readonly ActivePower<Triggered>[] {
    const all = this.triggered();
    if (all !== this.timedOf) {
      this.timedOf = all;
      this.timedNow = all.filter(({ power }) => power.triggers.some(({ on }) => on === "moment"));
    }
    return this.timedNow;
  }

  replacements(): readonly ActivePower<Replacement>[] {
    if (this.version !== this.m.journal.version) this.refresh();
    return this.gathered.replacements;
  }

  /** The replacement powers that may be about an event of a verb, in one of its forms. */
  replacing(verb: string): readonly ActivePower<Replacement>[] {
    const all = this.replacements();
    if (all.length === 0) return NONE;
    if (all !== this.replacingOf) {
      this.replacingOf = all;
      this.replacers.clear();
    }
    let found = this.replacers.get(verb);
    if (found === undefined) {
      found = all.filter(({ power }) => mayBe(this.m.rules, verb, power.event.verb));
      this.replacers.set(verb, found);
    }
    return found;
  }

  private refresh(): void {
    const { journal } = this.m;
    if (this.version === journal.version || this.computing) return;
    this.computing = true;
    this.version = journal.version;
    if (this.table.size > 0) this.table = new Map();
    if (this.copied.size > 0) this.copied.clear();
    if (this.copiedFrom.size > 0) this.copiedFrom.clear();
    let gathered = this.sources.gather(this.table);
    const counted = counterChanges(this.m);
    if (counted.length > 0 || gathered.changesValues) gathered = this.layers(gathered, counted);
    this.gathered = gathered;
    this.statements.fill(gathered.statements);
    journal.reads = READS.core | gathered.looks | this.sources.looks();
    this.computing = false;
  }

  /** Powers first, as they decide which statements there are; again until nothing changes (CR 719). */
  private layers(first: Gathered, counted: readonly CounterChange[]): Gathered {
    let gathered = first;
    for (let pass = 0; pass < 5; pass++) {
      this.table = new Map();
      if (!applyPowerLayer(this.m, this, gathered.statements)) {
        // What something becomes may have powers of its own.
        if (this.table.size > 0) gathered = { ...this.sources.gather(this.table), statements: gathered.statements, looks: gathered.looks };
        break;
      }
      const next = this.sources.gather(this.table);
      const settled = same(next.statements, gathered.statements);
      gathered = next;
      if (settled) break;
    }
    applyLayers(this.m, this, gathered.statements, counted);
    return gathered;
  }
}
