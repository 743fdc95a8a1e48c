import { useKey } from "../face.ts";
import type { Replacement } from "../../ir/index.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { ALL, amount } from "../evaluate/amount.ts";
import { matches } from "../evaluate/pattern.ts";
import type { EventRecord } from "../scope.ts";
import type { Machine } from "../machine.ts";
import type { BatchFrame } from "./batch.ts";

/** What a limited replacement has left: for good, or of "the first … each turn". */
export function remaining(m: Machine, active: ActivePower<Replacement>): number {
  const { limit } = active.power;
  if (limit === undefined) return ALL;
  const most = amount(m, active.scope, limit.amount);
  if (limit.everyTurn === true) return most - soFar(m, active);
  return most - (active.modifier !== null ? active.modifier.used : (m.card(active.scope.source)?.uses[useKey(active.entry)] ?? 0));
}

/** How much of it has been this turn, whoever let it happen or prevented it (SOB-053). */
function soFar(m: Machine, { scope, power }: ActivePower<Replacement>): number {
  const { event } = power;
  return m.state.history
    .slice(m.state.turn.from)
    .filter((done) => matches(m, scope, event, done.verb === "prevent" ? asDealt(done, event.verb) : done))
    .reduce((sum, done) => sum + (done.amount ?? 0), 0);
}

/** What was prevented as what it would have been: from whom it would have come does it. */
function asDealt({ from, subject: _, ...prevented }: EventRecord, verb: string): EventRecord {
  return { ...prevented, ...(from === undefined ? {} : { subject: from }), verb };
}

/** Notes that some of a limit is used. */
export function useUp(m: Machine, f: BatchFrame, part: number): void {
  const { limited } = f;
  if (limited === null) return;
  const modifier = m.state.modifiers.find(({ id }) => id === limited.modifier);
  const card = m.card(limited.source);
  if (modifier !== undefined) m.set(modifier, "used", modifier.used + part);
  else if (card !== null) m.set(card, "uses", { ...card.uses, [limited.ref]: (card.uses[limited.ref] ?? 0) + part });
}
