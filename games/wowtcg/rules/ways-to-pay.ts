import type { Machine } from "../../../runtime/machine.ts";
import type { PowerEntry } from "../../../runtime/face.ts";
import type { EventRecord, Ref, Scope } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import type { AdditionalCost, Cost } from "../../../ir/index.ts";
import { holds } from "../../../runtime/evaluate/condition.ts";
import { matches } from "../../../runtime/evaluate/pattern.ts";
import { canPayFor, modifiedCost, ownStatements, resourcesIn } from "../../../runtime/links/costs.ts";
import { linkTargets } from "../../../runtime/links/link-lists.ts";
import { pickable } from "../../../runtime/effects/pick.ts";
import { clauseSelections } from "../../../runtime/effects/selections.ts";
import { amount } from "../../../runtime/evaluate/amount.ts";
import type { Prospect } from "../../../runtime/prospect.ts";
import { glance } from "../../../runtime/reading.ts";

/** One way to pay for a card: its own cost, nothing, or an alternate cost (CR 403). */
export interface Way {
  readonly detail: string;
  readonly base: number;
  readonly costs: readonly Ref[];
  /** Whether X is part of the cost that is printed on the card. */
  readonly x: boolean;
  /** The most that X can be by its other costs; null where they have no X. */
  readonly mostX: number | null;
}

/** The ways to pay for a card that its player can afford. */
export function affordable(m: Machine, scope: Scope, event: EventRecord, card: CardObject, effects: Ref): readonly Way[] {
  const targets = m.derivation.saysOf("cost", "play").length === 0 ? 0 : linkTargets(m, effects, scope).length;
  const prospect: Prospect = { id: card.id, kind: "card", targets };
  return payments(m, event, scope, card).filter(({ costs, base }) => canPayFor(m, prospect, scope, costs.map((ref) => m.library.node<Cost>(ref)), event, base));
}

function payments(m: Machine, event: EventRecord, scope: Scope, card: CardObject): readonly Way[] {
  const info = m.values(card);
  const extra = extraCosts(m, event, scope, info.prices);
  const mostX = mostOfExtra(m, event, scope, info.prices);
  // CR 403.6a: the cost that is not paid is the play cost alone.
  const free: Way = { detail: "free", base: 0, costs: extra, x: false, mostX };
  // CR 403.3: no second alternate cost.
  if (event.manner?.includes("freely") === true) return [free];
  const x = info.face.cost?.kind === "x";
  const ways: Way[] = [{ detail: "", base: info.stats["cost"] ?? 0, costs: extra, x, mostX }];
  if (isFree(m, event) || ownStatements(m, event, "free").length > 0) ways.push(free);
  for (const { power, ref } of info.prices) {
    if (power.power !== "alternateCost" || !matches(m, scope, power.clause, event)) continue;
    if (power.condition !== undefined && !holds(m, scope, power.condition)) continue;
    ways.push({ detail: ref, base: 0, costs: [...power.costs.map((_, i) => `${ref}/costs/${i}`), ...extra], x: false, mostX });
  }
  return ways;
}

/** Whether something else says that a card may be played without paying its cost. */
export function isFree(m: Machine, event: EventRecord): boolean {
  return m.derivation.says("free").some((active) => matches(m, active.scope, active.statement.clause, event) && m.derivation.holds(active));
}

/** "As an additional cost to …": what the card itself asks for beside its cost, of its prices. */
export function extraCosts(m: Machine, event: EventRecord, scope: Scope, powers: readonly PowerEntry[]): readonly Ref[] {
  return powers.length === 0 ? [] : powers.flatMap(({ power, ref }) => (power.power === "additionalCost" && isFor(m, scope, power, event) ? power.costs.map((_, i) => `${ref}/costs/${i}`) : []));
}

/** What the keyword is given by which a card asks for more than its cost: its costs may name it. */
export function argsOfExtra(m: Machine, event: EventRecord, powers: readonly PowerEntry[]): Ref {
  const asking = powers.find(({ power, args }) => args !== "" && power.power === "additionalCost" && isFor(m, glance(event.object ?? 0, event.subject ?? 0, args, 0, null), power, event));
  return asking?.args ?? "";
}

/** The most that X can be for the additional costs in which it stands: what there is of it, and what they say. */
function mostOfExtra(m: Machine, event: EventRecord, outer: Scope, powers: readonly PowerEntry[]): number | null {
  if (powers.length === 0) return null;
  const limits = powers.flatMap(({ power, args }) => {
    if (power.power !== "additionalCost" || !isFor(m, outer, power, event)) return [];
    const scope = { ...outer, args };
    const there = power.costs.flatMap((cost) => (cost.cost === "act" ? clauseSelections(cost.clause) : [])).filter(({ quantity }) => quantity.count === "exactly" && typeof quantity.of === "object" && quantity.of.amount === "x");
    return [...there.map((selection) => pickable(m, selection, scope, "", "").length), ...(power.mostX === undefined ? [] : [amount(m, scope, power.mostX)])];
  });
  return limits.length === 0 ? null : Math.min(...limits);
}

/** What the text of another card asks for beside the cost, and by which names it speaks of the card ("As you do, remove them from the game as an additional cost"). */
export function grantedCosts(m: Machine, event: EventRecord): { readonly costs: readonly Ref[]; readonly bound: Scope["bound"] } {
  const costs: Ref[] = [];
  const bound: Record<string, readonly Id[]> = {};
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null || id === event.object || card.faceDown) continue;
    for (const { power, ref, args } of m.values(card).prices) {
      if (power.power !== "additionalCost" || !isFor(m, glance(id, card.controller, args, 0, null), power, event)) continue;
      costs.push(...power.costs.map((_, i) => `${ref}/costs/${i}`));
      if (power.clause.object?.noun === "select" && power.clause.object.as !== undefined) bound[power.clause.object.as] = [event.object ?? 0];
    }
  }
  return { costs, bound };
}

function isFor(m: Machine, scope: Scope, power: AdditionalCost, event: EventRecord): boolean {
  return matches(m, scope, power.clause, event);
}

/** The most that X can be, as resources are (CR 707.1b); -1 if there is no X. */
function maxX(m: Machine, player: Id, event: EventRecord, base: number): number {
  const { length } = m.rules.payables(m, player, event);
  const costs = m.derivation.says("cost").length > 0 || ownStatements(m, event, "cost").length > 0;
  if (!costs) return Math.max(0, length - base);
  // What reduces a cost reduces it with its X (CR 707.1b, 707.1e).
  let x = 0;
  while (x < MOST_X && modifiedCost(m, event, base + x + 1).cost <= length) x += 1;
  return x;
}

/** Beyond this no X is paid, whatever reduces it. */
const MOST_X = 1000;

/** The most that X can be in the costs of a power; -1 where it is not paid for. */
export function mostX(m: Machine, player: Id, scope: Scope, costs: readonly Cost[], event: EventRecord): number {
  return hasX(costs) ? maxX(m, player, event, resourcesIn(m, scope, costs)) : -1;
}

/** Whether X stands in a cost. */
function hasX(costs: readonly Cost[]): boolean {
  return costs.some((cost) => cost.cost === "resources" && typeof cost.amount === "object" && cost.amount.amount === "x");
}

/** The greatest X that can be paid, as resources and other costs are; -1 if there is no X. */
export function greatestX(m: Machine, player: Id, event: EventRecord, way: Way): number {
  const due = way.x ? maxX(m, player, event, way.base) : null;
  if (due === null) return way.mostX ?? -1;
  return way.mostX === null ? due : Math.min(due, way.mostX);
}
