import type { Continuous, Statement, Triggered, Replacement } from "../../ir/index.ts";
import { changesValues, type FaceInfo, type PowerEntry } from "../face.ts";
import { holds } from "../evaluate/condition.ts";
import type { Machine } from "../machine.ts";
import { glance } from "../reading.ts";
import type { Scope } from "../scope.ts";
import type { CardObject, Id, Modifier } from "../state.ts";
import { looksAt, looksAtDuration } from "./looks.ts";
import { applies, isOver } from "./duration.ts";
import { applyLayers, applyPowerLayer } from "./layers.ts";

/** The statements that say so. */
export type StatementOf<K> = Statement extends infer S ? (S extends { says: infer U } ? (K extends U ? S : never) : never) : never;

/** A statement that applies now, with the scope to read it in. */
export interface Active<S extends Statement = Statement> {
  readonly statement: S;
  readonly entry: PowerEntry;
  readonly scope: Scope;
  readonly stamp: number;
  readonly modifier: Modifier | null;
  readonly condition: Continuous["while"];
}

/** A triggered or replacement power that is active now. */
export interface ActivePower<P> {
  readonly power: P;
  readonly entry: PowerEntry;
  readonly scope: Scope;
  readonly modifier: Modifier | null;
}

/**
 * Works out the values of objects and what is allowed from the modifiers that apply (CR 714, 718,
 * 719), and keeps the result until something is written.
 */
export class Derivation {
  private version = -1;
  private computing = false;
  private readonly m: Machine;
  private blank: FaceInfo | null = null;
  /** Values of the objects that some statement touches. */
  table = new Map<Id, FaceInfo>();
  private bySays = new Map<string, readonly Active[]>();
  private byVerb = new Map<string, readonly Active[]>();
  /** Whether some statement looks at what has happened, so that events change values. */
  readsHistory = false;
  private readonly scopes = new WeakMap<CardObject, Map<PowerEntry, Scope>>();
  private triggeredNow: readonly ActivePower<Triggered>[] | null = null;
  private replacementsNow: readonly ActivePower<Replacement>[] | null = null;

  constructor(m: Machine) {
    this.m = m;
  }

  values(card: CardObject): FaceInfo {
    this.refresh();
    return this.table.get(card.id) ?? this.base(card);
  }

  /** What it is before any modifier: printed, or nothing at all if it lies face down. */
  base(card: CardObject): FaceInfo {
    return card.faceDown ? this.faceDown(card) : this.m.printed(card);
  }

  private faceDown(card: CardObject): FaceInfo {
    const none: readonly never[] = [];
    this.blank ??= {
      ...this.m.printed(card), def: "", name: "", types: none, tags: none, supertypes: none, icons: none, damageTypes: none, stats: {},
      limits: none, keywords: none, powers: none, continuous: none, triggered: none, replacements: none, changesValues: false,
    };
    return this.blank;
  }

  /** The statements of a kind that apply now. */
  says<K extends Statement["says"]>(kind: K): readonly Active<StatementOf<K> & Statement>[] {
    this.refresh();
    const found = this.bySays.get(kind);
    return (found ?? []) as readonly Active<StatementOf<K> & Statement>[];
  }

  /** The statements of a kind about a verb. */
  saysOf<K extends "can" | "cannot" | "must" | "only" | "cost" | "free">(kind: K, verb: string): readonly Active<StatementOf<K> & Statement>[] {
    const all = this.says(kind);
    if (all.length === 0) return all;
    const key = `${kind} ${verb}`;
    let found = this.byVerb.get(key);
    if (found === undefined) {
      found = all.filter(({ statement }) => "clause" in statement && statement.clause.verb === verb);
      this.byVerb.set(key, found);
    }
    return found as readonly Active<StatementOf<K> & Statement>[];
  }

  /** Whether a statement's condition holds at this moment. */
  holds(active: Active): boolean {
    return active.condition === undefined || holds(this.m, active.scope, active.condition);
  }

  triggered(): readonly ActivePower<Triggered>[] {
    this.refresh();
    this.triggeredNow ??= this.collect<Triggered>("triggered");
    return this.triggeredNow;
  }

  replacements(): readonly ActivePower<Replacement>[] {
    this.refresh();
    this.replacementsNow ??= this.collect<Replacement>("replacement");
    return this.replacementsNow;
  }

  private refresh(): void {
    const { version } = this.m.journal;
    if (this.version === version || this.computing) return;
    this.computing = true;
    this.version = version;
    this.triggeredNow = null;
    this.replacementsNow = null;
    if (this.table.size > 0) this.table = new Map();
    let statements = this.active();
    if (statements.some(({ statement }) => changesValues(statement))) statements = this.layers(statements);
    if (this.bySays.size > 0) this.bySays = new Map();
    if (this.byVerb.size > 0) this.byVerb = new Map();
    for (const active of statements) {
      const { says } = active.statement;
      this.bySays.set(says, [...(this.bySays.get(says) ?? []), active]);
    }
    this.readsHistory = statements.some(({ entry }) => looksAt(entry).history);
    this.m.journal.readsSoft = statements.some((active) => looksAt(active.entry).soft) || this.m.state.modifiers.some((modifier) => looksAtDuration(this.m, modifier));
    this.computing = false;
  }

  /** Powers first, as they decide which statements there are; again until nothing changes (CR 719). */
  private layers(first: readonly Active[]): readonly Active[] {
    let statements = first;
    for (let pass = 0; pass < 5; pass++) {
      this.table = new Map();
      if (!applyPowerLayer(this.m, this, statements)) break;
      const next = this.active();
      const settled = next.length === statements.length && next.every((active, i) => active.entry === statements[i]?.entry);
      statements = next;
      if (settled) break;
    }
    applyLayers(this.m, this, statements);
    return statements;
  }

  private active(): readonly Active[] {
    const { m } = this;
    const found: Active[] = [];
    for (const id of m.state.zones["play"] ?? []) {
      const card = m.card(id);
      if (card === null || card.faceDown) continue;
      const info = this.table.get(id) ?? m.printed(card);
      for (const entry of info.continuous) {
        if (!m.rules.active(m, card, entry.power)) continue;
        const power = entry.power as Continuous;
        const scope = this.scopeOf(card, entry);
        for (const statement of power.statements) {
          found.push({ statement, entry, scope, stamp: card.stamp, modifier: null, condition: power.while });
        }
      }
    }
    for (const { modifier, power, entry, scope } of this.modifierPowers()) {
      if (power.power !== "continuous") continue;
      for (const statement of power.statements) found.push({ statement, entry, scope, stamp: modifier.stamp, modifier, condition: power.while });
    }
    return found.length > 1 ? found.sort((a, b) => a.stamp - b.stamp) : found;
  }

  /** A scope to look at a power with; the same one as long as its reader is the same. */
  private scopeOf(card: CardObject, entry: PowerEntry): Scope {
    let own = this.scopes.get(card);
    if (own === undefined) {
      own = new Map();
      this.scopes.set(card, own);
    }
    let scope = own.get(entry);
    if (scope === undefined || scope.you !== card.controller) {
      scope = glance(card.id, card.controller, entry.args, entry.granter, null);
      own.set(entry, scope);
    }
    return scope;
  }

  private modifierPowers(): readonly { modifier: Modifier; power: PowerEntry["power"]; entry: PowerEntry; scope: Scope }[] {
    const { m } = this;
    const found = [];
    for (const modifier of m.state.modifiers) {
      if (modifier.over || isOver(m, modifier) || !applies(m, modifier)) continue;
      const scope = m.scope(modifier.scope);
      for (const entry of modifierEntries(m, modifier)) found.push({ modifier, power: entry.power, entry, scope });
    }
    return found;
  }

  private collect<P extends Triggered | Replacement>(kind: P["power"]): readonly ActivePower<P>[] {
    const { m } = this;
    const found: ActivePower<P>[] = [];
    for (const id of m.state.zones["play"] ?? []) {
      const card = m.card(id);
      if (card === null || card.faceDown) continue;
      const info = this.table.get(id) ?? m.printed(card);
      for (const entry of kind === "triggered" ? info.triggered : info.replacements) {
        if (!m.rules.active(m, card, entry.power)) continue;
        found.push({ power: entry.power as P, entry, scope: this.scopeOf(card, entry), modifier: null });
      }
    }
    for (const { modifier, power, entry, scope } of this.modifierPowers()) {
      if (power.power === kind) found.push({ power: power as P, entry, scope, modifier });
    }
    return found;
  }
}

const modifierCache = new WeakMap<object, readonly PowerEntry[]>();

/** The powers that a lasting modifier consists of. */
export function modifierEntries(m: Machine, modifier: Modifier): readonly PowerEntry[] {
  const powers = m.library.node<readonly PowerEntry["power"][]>(modifier.powers);
  let list = modifierCache.get(powers);
  if (list === undefined) {
    list = powers.map((power, i) => ({ ref: `${modifier.powers}/${i}`, power, keyword: "", args: "", granter: 0 }));
    modifierCache.set(powers, list);
  }
  return list;
}
