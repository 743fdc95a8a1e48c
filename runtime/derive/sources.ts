import type { Continuous, Duration, Replacement, Statement, Triggered } from "../../ir/index.ts";
import { changesValues, type FaceInfo, type PowerEntry } from "../face.ts";
import type { Machine } from "../machine.ts";
import { glance } from "../reading.ts";
import type { Scope } from "../scope.ts";
import type { CardObject, Id, Modifier } from "../state.ts";
import { applies, isOver } from "./duration.ts";
import { looksAt, looksAtDuration } from "./looks.ts";
import { same } from "./same.ts";

const NONE: readonly never[] = [];

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

/** Powers that apply, by kind. */
interface Powers {
  readonly statements: readonly Active[];
  readonly triggered: readonly ActivePower<Triggered>[];
  readonly replacements: readonly ActivePower<Replacement>[];
  /** The parts of the state that the statements about values look at. */
  readonly looks: number;
  /** Whether any statement changes values. */
  readonly changesValues: boolean;
}

/** What one card or lasting modifier contributes. */
interface Contribution extends Powers {
  readonly powers: readonly PowerEntry[];
  readonly you: Id;
  readonly stamp: number;
  readonly returned: CardObject["returned"];
}

/** All that cards in play and lasting modifiers contribute together, statements by timestamp (CR 718). */
export interface Gathered extends Powers {
  readonly of: readonly Contribution[];
}

export const NOTHING: Gathered = { of: NONE, statements: NONE, triggered: NONE, replacements: NONE, looks: 0, changesValues: false };

/** A card has what is printed, and what modifiers make of it: both are asked for in turn. */
const KEPT = 4;

/**
 * The powers in play and of lasting modifiers. What a card contributes is taken apart once as long as its
 * powers and its controller stay the same, what all contribute is put together once as long as the same contribute.
 */
export class Sources {
  private readonly m: Machine;
  /** By the number of the card; undoing may give a number to another card. */
  private readonly ofCards: (readonly [card: CardObject, made: readonly Contribution[]] | undefined)[] = [];
  private readonly ofModifiers = new WeakMap<Modifier, Contribution>();
  /** What was put together lately, the latest first. */
  private lately: readonly Gathered[] = [];

  constructor(m: Machine) {
    this.m = m;
  }

  /** What applies now, cards having the values of the table. */
  gather(table: ReadonlyMap<Id, FaceInfo>): Gathered {
    const of = this.contributing(table, this.lately[0]?.of ?? NONE);
    const found = this.lately.find((one) => same(one.of, of));
    if (found !== undefined) return found;
    const made = putTogether(of);
    this.lately = [made, ...this.lately.slice(0, KEPT - 1)];
    return made;
  }

  /** The parts of the state that decide whether modifiers apply. */
  looks(): number {
    let looks = 0;
    for (const { duration } of this.m.state.modifiers) looks |= looksAtDuration(this.m.library.node<Duration>(duration));
    return looks;
  }

  /** What contributes now: the list as it was, if that is what does. */
  private contributing(table: ReadonlyMap<Id, FaceInfo>, before: readonly Contribution[]): readonly Contribution[] {
    const { m } = this;
    let [n, news]: [number, Contribution[] | null] = [0, null];
    const add = (one: Contribution): void => {
      if (news === null && before[n] !== one) news = before.slice(0, n);
      news?.push(one);
      n += 1;
    };
    for (const id of m.state.zones["play"] ?? []) {
      const card = m.card(id);
      if (card === null || card.faceDown) continue;
      const info = table.get(id) ?? m.printed(card);
      if (info.powers.length > 0 && m.rules.active(m, card)) add(this.ofCard(card, info));
    }
    for (const modifier of m.state.modifiers) {
      if (!modifier.over && !isOver(m, modifier) && applies(m, modifier)) add(this.ofModifier(modifier));
    }
    return news ?? (n === before.length ? before : before.slice(0, n));
  }

  private ofCard(card: CardObject, { powers }: FaceInfo): Contribution {
    const known = this.ofCards[card.id];
    const before = known !== undefined && known[0] === card ? known[1] : NONE;
    for (const one of before) if (one.powers === powers && one.you === card.controller && one.stamp === card.stamp && one.returned === card.returned) return one;
    const made = contribution(powers, card.controller, card.stamp, card.returned, null, (entry) => glance(card.id, card.controller, entry.args, entry.granter, null));
    this.ofCards[card.id] = [card, [made, ...before.slice(0, KEPT - 1)]];
    return made;
  }

  private ofModifier(modifier: Modifier): Contribution {
    let made = this.ofModifiers.get(modifier);
    if (made === undefined) {
      const scope = this.m.scope(modifier.scope);
      made = contribution(modifierEntries(this.m, modifier), scope.you, modifier.stamp, undefined, modifier, () => scope);
      this.ofModifiers.set(modifier, made);
    }
    return made;
  }
}

function contribution(powers: readonly PowerEntry[], you: Id, stamp: number, returned: CardObject["returned"], modifier: Modifier | null, scopeOf: (entry: PowerEntry) => Scope): Contribution {
  const statements: Active[] = [];
  const triggered: ActivePower<Triggered>[] = [];
  const replacements: ActivePower<Replacement>[] = [];
  for (const entry of powers) {
    const { power } = entry;
    switch (power.power) {
      case "continuous": {
        const scope = scopeOf(entry);
        const since = Math.max(stamp, entry.granted ?? returned?.[entry.ref] ?? 0);
        for (const statement of power.statements) statements.push({ statement, entry, scope, stamp: since, modifier, condition: power.while });
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
  return {
    powers, you, stamp, returned, statements, triggered, replacements,
    looks: statements.reduce((looks, { entry }) => looks | looksAt(entry), 0),
    changesValues: statements.some(({ statement }) => changesValues(statement)),
  };
}

function putTogether(of: readonly Contribution[]): Gathered {
  const statements: Active[] = [];
  const triggered: ActivePower<Triggered>[] = [];
  const replacements: ActivePower<Replacement>[] = [];
  let [looks, changing, sorted] = [0, false, true];
  for (const one of of) {
    for (const active of one.triggered) triggered.push(active);
    for (const active of one.replacements) replacements.push(active);
    looks |= one.looks;
    changing ||= one.changesValues;
    for (const active of one.statements) {
      // In the order of play most are in order already.
      sorted &&= active.stamp >= (statements[statements.length - 1]?.stamp ?? 0);
      statements.push(active);
    }
  }
  return { of, statements: sorted ? statements : statements.sort((a, b) => a.stamp - b.stamp), triggered, replacements, looks, changesValues: changing };
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
