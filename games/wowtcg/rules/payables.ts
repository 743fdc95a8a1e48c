import type { Cost } from "../../../ir/index.ts";
import { things } from "../../../runtime/evaluate/noun.ts";
import { Kept } from "../../../runtime/kept.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { Id } from "../../../runtime/state.ts";
import { inPlay } from "./in-play.ts";

/** What each player could exhaust of his resource row, as long as nothing is written. */
const ready = new Kept<(readonly Id[] | undefined)[]>();

/** Ready resources, and what can be exhausted as though it were one; the plainest first. */
export function payables(m: Machine, player: Id): readonly Id[] {
  const { writes } = m.journal;
  const byPlayer = ready.at(m, writes) ?? ready.keep(m, writes, []);
  const own = (byPlayer[player] ??= resourcesOf(m, player));
  return m.derivation.says("countsAs").length === 0 ? own : [...own, ...countingAs(m, player, own)];
}

function resourcesOf(m: Machine, player: Id): readonly Id[] {
  const plain: Id[] = [];
  const others: Id[] = [];
  for (const card of inPlay(m).resources) if (card.controller === player && !card.exhausted) (card.faceDown ? plain : others).push(card.id);
  return others.length === 0 ? plain : [...plain, ...others];
}

function countingAs(m: Machine, player: Id, own: readonly Id[]): readonly Id[] {
  const others: Id[] = [];
  for (const active of m.derivation.says("countsAs")) {
    const { statement, scope } = active;
    if (scope.you !== player || statement.for !== "paying" || statement.what.is !== "type" || statement.what.type !== "resource" || !m.derivation.holds(active)) continue;
    for (const id of things(m, scope, statement.of)) if (m.card(id)?.exhausted === false && m.card(id)?.zone === "play" && !others.includes(id) && !own.includes(id)) others.push(id);
  }
  return others;
}

const resourcesAsked = new WeakMap<readonly Cost[], number>();

/** The resources that costs ask for whatever happens; what is not printed as a number is not counted. */
function printedResources(costs: readonly Cost[]): number {
  let sum = resourcesAsked.get(costs);
  if (sum === undefined) {
    sum = 0;
    for (const cost of costs) if (cost.cost === "resources" && typeof cost.amount === "number") sum += cost.amount;
    resourcesAsked.set(costs, sum);
  }
  return sum;
}

/** Whether costs of a card in play are more than its player has, told at a glance where nothing changes what is paid. */
export function areTooDear(m: Machine, player: Id, costs: readonly Cost[]): boolean {
  if (m.derivation.says("cost").length > 0) return false;
  const due = printedResources(costs);
  return due > 0 && payables(m, player).length < due;
}
