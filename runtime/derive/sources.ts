import type { Continuous, Duration, Replacement, Statement, Triggered } from "../../ir/index.ts";
import type { FaceInfo, PowerEntry } from "../face.ts";
import type { Machine } from "../machine.ts";
import { glance } from "../reading.ts";
import type { Scope } from "../scope.ts";
import type { CardObject, Id, Modifier } from "../state.ts";
import { applies, isOver } from "./duration.ts";
import { looksAtDuration } from "./looks.ts";

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

/** What one card or lasting modifier contributes, by kind. */
interface Contribution {
  readonly powers: readonly PowerEntry[];
  readonly you: Id;
  readonly stamp: number;
  readonly statements: readonly Active[];
  readonly triggered: readonly ActivePower<Triggered>[];
  readonly replacements: readonly ActivePower<Replacement>[];
}

/** A card has what is printed, and what modifiers make of it: both are asked for in turn. */
const KEPT = 4;

/** The powers in play and of lasting modifiers, taken apart once as long as nothing about them changes. */
export class Sources {
  private readonly m: Machine;
  private readonly ofCards = new WeakMap<CardObject, readonly Contribution[]>();
  private readonly ofModifiers = new WeakMap<Modifier, Contribution>();

  constructor(m: Machine) {
    this.m = m;
  }

  /** By timestamp (CR 718). */
  statements(table: ReadonlyMap<Id, FaceInfo>): readonly Active[] {
    const found: Active[] = [];
    this.each(table, ({ statements }) => {
      for (const active of statements) found.push(active);
    });
    for (let i = 1; i < found.length; i++) {
      if ((found[i]?.stamp ?? 0) < (found[i - 1]?.stamp ?? 0)) return found.sort((a, b) => a.stamp - b.stamp);
    }
    return found;
  }

  triggered(table: ReadonlyMap<Id, FaceInfo>): readonly ActivePower<Triggered>[] {
    const found: ActivePower<Triggered>[] = [];
    this.each(table, ({ triggered }) => {
      for (const active of triggered) found.push(active);
    });
    return found;
  }

  replacements(table: ReadonlyMap<Id, FaceInfo>): readonly ActivePower<Replacement>[] {
    const found: ActivePower<Replacement>[] = [];
    this.each(table, ({ replacements }) => {
      for (const active of replacements) found.push(active);
    });
    return found;
  }

  /** The parts of the state that decide whether modifiers apply. */
  looks(): number {
    return this.m.state.modifiers.reduce((looks, { duration }) => looks | looksAtDuration(this.m.library.node<Duration>(duration)), 0);
  }

  private each(table: ReadonlyMap<Id, FaceInfo>, take: (contribution: Contribution) => void): void {
    const { m } = this;
    for (const id of m.state.zones["play"] ?? []) {
      const card = m.card(id);
      if (card === null || card.faceDown) continue;
      const info = table.get(id) ?? m.printed(card);
      if (info.powers.length > 0 && m.rules.active(m, card)) take(this.ofCard(card, info));
    }
    for (const modifier of m.state.modifiers) {
      if (!modifier.over && !isOver(m, modifier) && applies(m, modifier)) take(this.ofModifier(modifier));
    }
  }

  private ofCard(card: CardObject, { powers }: FaceInfo): Contribution {
    const known = this.ofCards.get(card) ?? [];
    const found = known.find((one) => one.powers === powers && one.you === card.controller && one.stamp === card.stamp);
    if (found !== undefined) return found;
    const made = contribution(powers, card.controller, card.stamp, null, (entry) => glance(card.id, card.controller, entry.args, entry.granter, null));
    this.ofCards.set(card, [made, ...known.slice(0, KEPT - 1)]);
    return made;
  }

  private ofModifier(modifier: Modifier): Contribution {
    let made = this.ofModifiers.get(modifier);
    if (made === undefined) {
      const scope = this.m.scope(modifier.scope);
      made = contribution(modifierEntries(this.m, modifier), scope.you, modifier.stamp, modifier, () => scope);
      this.ofModifiers.set(modifier, made);
    }
    return made;
  }
}

function contribution(powers: readonly PowerEntry[], you: Id, stamp: number, modifier: Modifier | null, scopeOf: (entry: PowerEntry) => Scope): Contribution {
  const statements: Active[] = [];
  const triggered: ActivePower<Triggered>[] = [];
  const replacements: ActivePower<Replacement>[] = [];
  for (const entry of powers) {
    const { power } = entry;
    switch (power.power) {
      case "continuous": {
        const scope = scopeOf(entry);
        for (const statement of power.statements) statements.push({ statement, entry, scope, stamp, modifier, condition: power.while });
        break;
      }
      case "triggered":
        triggered.push({ power, entry, scope: scopeOf(entry), modifier });
        break;
      case "replacement":
        replacements.push({ power, entry, scope: scopeOf(entry), modifier });
        break;
      default:
    }
  }
  return { powers, you, stamp, statements, triggered, replacements };
}

const entriesOf = new WeakMap<object, readonly PowerEntry[]>();

/** The powers that a lasting modifier consists of. */
function modifierEntries(m: Machine, modifier: Modifier): readonly PowerEntry[] {
  const powers = m.library.node<readonly PowerEntry["power"][]>(modifier.powers);
  let list = entriesOf.get(powers);
  if (list === undefined) {
    list = powers.map((power, i) => ({ ref: `${modifier.powers}/${i}`, power, effects: `${modifier.powers}/${i}/effects`, keyword: "", args: "", granter: 0 }));
    entriesOf.set(powers, list);
  }
  return list;
}
