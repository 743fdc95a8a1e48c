import { wordOptions } from "../effects/choices.ts";
import type { Clause, Cost, Noun, Statement } from "../../ir/index.ts";
import type { Active, StatementOf } from "../derive/derivation.ts";
import { statementAmount } from "../derive/layers.ts";
import { clauseSelections } from "../effects/selections.ts";
import { bounds, differing, isWhole, payable } from "../effects/pick.ts";
import { amount } from "../evaluate/amount.ts";
import { holds } from "../evaluate/condition.ts";
import { matches } from "../evaluate/pattern.ts";
import { plainEvents } from "../events/from-clause.ts";
import type { Continuous } from "../../ir/index.ts";
import type { Machine } from "../machine.ts";
import { EFFECT, type Prospect } from "../prospect.ts";
import { glance } from "../reading.ts";
import { altered, type EventRecord, type Scope } from "../scope.ts";
import type { Id, Modifier } from "../state.ts";

const NONE: readonly never[] = [];

type CostStatement = Extract<Statement, { says: "cost" }>;

/** The resource cost of an event (CR 707.1e). */
function dueFor(m: Machine, event: EventRecord, base: number): number {
  const card = m.derivation.says("cost").length === 0 ? m.card(event.object ?? 0) : undefined;
  // Where nothing speaks of costs, they are what they are.
  if (card === null || (card !== undefined && (card.zone === "play" || m.printed(card).continuous.length === 0))) return Math.max(0, base);
  return modifiedCost(m, event, base).cost;
}

/** The resource cost of an event after additions and then reductions (CR 707.1e), and what was used up for it. */
export function modifiedCost(m: Machine, event: EventRecord, base: number, link: Id = EFFECT): { readonly cost: number; readonly used: readonly Modifier[] } {
  const found = costStatements(m, event, link);
  if (found.length === 0) return { cost: Math.max(0, base), used: [] };
  let cost = base;
  const used: Modifier[] = [];
  const floorOf = ({ statement, scope }: Active<CostStatement>): number => (statement.minimum === undefined ? -Infinity : amount(m, scope, statement.minimum));
  const added = found.filter(({ statement }) => statement.sign === 1);
  // Reductions are subtracted in any order: those with a minimum first, as that leaves the least to pay.
  const taken = found.filter(({ statement }) => statement.sign === -1).map((active) => ({ active, floor: floorOf(active) })).sort((a, b) => (a.floor < b.floor ? 1 : a.floor > b.floor ? -1 : 0));
  for (const active of added) cost += statementAmount(m, active, active.statement.change, event.object ?? 0);
  for (const { active, floor } of taken) cost = Math.max(Math.min(cost, floor), cost - statementAmount(m, active, active.statement.change, event.object ?? 0));
  for (const { statement, modifier } of found) if (modifier !== null && (modifier.once || statement.next === true)) used.push(modifier);
  return { cost: Math.max(0, cost), used };
}

/** Statements in play, and those of the card itself wherever it is. */
function costStatements(m: Machine, event: EventRecord, link: Id): readonly Active<CostStatement>[] {
  if (m.derivation.says("cost").length === 0) return ownStatements(m, event, "cost");
  // An effect is played too ("cards and effects with one or more targets", DOW-017).
  // What a power does to its card is what its use is: "You pay (8) less to flip Voss".
  const own = ownStatements(m, event, "cost");
  const all = playForms(event, link).flatMap((form) => m.derivation.saysOf("cost", form.verb).filter((active) => matches(m, active.scope, active.statement.clause, form) && m.derivation.holds(active)));
  return all.length === 0 ? own : [...all, ...own];
}

function playForms(event: EventRecord, link: Id): readonly EventRecord[] {
  return event.verb === "use" ? [event, altered(event, { verb: "play", object: link }), ...(event.manner ?? []).map((verb) => altered(event, { verb }))] : [event];
}

/** Whether costs could be paid now for a link, looked at as if it were on the chain. */
export function canPayFor(m: Machine, prospect: Prospect, scope: Scope, costs: readonly Cost[], event: EventRecord, base: number): boolean {
  m.prospect = prospect;
  const can = canPay(m, scope, costs, event, base);
  m.prospect = null;
  return can;
}

/** What the object of an event says about it from outside play ("You pay (1) less to play this"). */
export function ownStatements<K extends "cost" | "can" | "free" | "cannot">(m: Machine, event: EventRecord, says: K): readonly Active<StatementOf<K> & Statement>[] {
  const card = m.card(event.object ?? 0);
  if (card === null || card.zone === "play" || card.past !== null || m.printed(card).continuous.length === 0) return NONE;
  const found: Active<StatementOf<K> & Statement>[] = [];
  for (const entry of m.printed(card).continuous) {
    const power = entry.power as Continuous;
    if (!power.statements.some((statement) => statement.says === says)) continue;
    const scope = glance(card.id, event.subject ?? card.owner, entry.args, 0, null);
    for (const statement of power.statements) {
      if (statement.says !== says || !("clause" in statement)) continue;
      if (!matches(m, scope, statement.clause, event)) continue;
      if (power.while !== undefined && !holds(m, scope, power.while)) continue;
      found.push({ statement: statement as StatementOf<K> & Statement, entry, scope, stamp: 0, modifier: null, condition: power.while });
    }
  }
  return found;
}

/** The resources among costs; a choice between costs is left out. */
export function resourcesIn(m: Machine, scope: Scope, costs: readonly Cost[]): number {
  let sum = 0;
  for (const cost of costs) if (cost.cost === "resources") sum += amount(m, scope, cost.amount);
  return sum;
}

/** Whether costs could be paid now. `event` is what they are paid for, `base` what is due besides. */
export function canPay(m: Machine, scope: Scope, costs: readonly Cost[], event: EventRecord, base: number): boolean {
  // What is told at a glance first.
  for (const cost of costs) {
    if (cost.cost === "either") return canPayEither(m, scope, costs, cost, event, base);
    if (cost.cost === "choose") return payableWords(m, scope, costs, cost, event, base) !== null;
    if (cost.cost !== "activate") continue;
    const card = m.card(scope.source);
    if (card === null || !m.rules.canActivate(m, card)) return false;
  }
  const due = dueFor(m, event, resourcesIn(m, scope, costs) + base);
  if (due > 0 && m.rules.payables(m, scope.you, event).length < due) return false;
  // What is played or placed is on the chain by the time its costs are paid (BOG-057).
  const spent = event.outOf === undefined ? 0 : (event.object ?? 0);
  for (const cost of costs) if (cost.cost === "act" && !canDo(m, scope, cost.clause, spent)) return false;
  return true;
}

/** The words under which the rest of the costs can be paid; none where any will do, null where the costs can't be paid. */
export function payableWords(m: Machine, scope: Scope, costs: readonly Cost[], cost: Extract<Cost, { cost: "choose" }>, event: EventRecord, base: number): readonly string[] | null {
  const rest = costs.filter((other) => other !== cost);
  const all = wordOptions(m, scope, cost.word);
  const asked = all.length > 0 && JSON.stringify(rest).includes('"is":"chosen"');
  if (!asked) return canPay(m, scope, rest, event, base) ? all : null;
  const words = all.filter((word) => canPay(m, { ...scope, words: { ...scope.words, [cost.word.as]: word } }, rest, event, base));
  return words.length === 0 ? null : words;
}

function canPayEither(m: Machine, scope: Scope, costs: readonly Cost[], either: Extract<Cost, { cost: "either" }>, event: EventRecord, base: number): boolean {
  const rest = costs.filter((cost) => cost !== either);
  return either.of.some((part) => canPay(m, scope, [...rest, ...part], event, base));
}

/** Whether a clause could be done in full, as a cost has to be; `spent` is a card that leaves its place before. */
export function canDo(m: Machine, scope: Scope, clause: Clause, spent: Id = 0): boolean {
  let open = false;
  for (const selection of clauseSelections(clause)) {
    if (selection.quantity.count === "all" || selection.target === true) continue;
    open = true;
    const left = payable(m, selection, scope, clause).filter((id) => id !== spent);
    const { different } = selection;
    const options = different === undefined ? left.length : left.reduce<readonly Id[]>((taken, id) => [...taken, ...differing(m, different, [id], taken)], []).length;
    if (options < bounds(m, scope, selection.quantity, options).min) return false;
  }
  if (open) return true;
  const events = plainEvents(m, scope, clause);
  for (const event of events) if (!isWhole(m, event)) return false;
  return events.length > 0 || isAllOfNothing(clause.object);
}

function isAllOfNothing(noun: Noun | undefined): boolean {
  return noun === undefined || (noun.noun === "select" && noun.quantity.count === "all");
}
