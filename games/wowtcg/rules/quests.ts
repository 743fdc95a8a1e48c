import type { Machine } from "../../../runtime/machine.ts";
import type { PowerEntry } from "../../../runtime/face.ts";
import type { Option } from "../../../runtime/decision.ts";
import type { EventRecord, Ref, Scope } from "../../../runtime/scope.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import type { Cost, Effect, Payment } from "../../../ir/index.ts";
import { snapshot } from "../../../runtime/derive/snapshot.ts";
import { isAllowed, isForbidden } from "../../../runtime/derive/permissions.ts";
import { holds } from "../../../runtime/evaluate/condition.ts";
import { canPay, ownStatements } from "../../../runtime/links/costs.ts";
import { hasTargets } from "../../../runtime/links/targets.ts";
import { addLink } from "../../../runtime/links/announce.ts";
import { glance } from "../../../runtime/reading.ts";
import { pushBatch } from "../../../runtime/events/batch.ts";
import { areTooDear } from "./payables.ts";
import { extraCosts, grantedCosts, mostX } from "./ways-to-pay.ts";

const completers = new WeakMap<Payment, boolean>();

/** Whether a payment power is what completes a quest: "Pay (3) to complete this quest." (CR 702) */
export function completes(power: Payment): boolean {
  let does = completers.get(power);
  if (does === undefined) {
    const isReward = power.labels?.some((label) => label.toLowerCase() === "reward") === true;
    does = isReward || power.effects.some((effect: Effect) => effect.do === "act" && effect.clause.verb === "complete");
    completers.set(power, does);
  }
  return does;
}

const NOTHING: readonly Option[] = [];

interface Completion {
  readonly effects: Ref;
  readonly costs: readonly Ref[];
}

function completeEvent(player: Id, card: CardObject): EventRecord {
  return { verb: "complete", subject: player, object: card.id, by: player };
}

/** How a quest could be completed by a player now; null if it can't. */
export function completion(m: Machine, player: Id, card: CardObject): Completion | null {
  if (card.faceDown) return null;
  const inRow = card.zone === "play" && card.controller === player;
  if (!inRow && m.derivation.saysOf("can", "complete").length === 0 && m.printed(card).continuous.length === 0) return null;
  const info = m.values(card);
  if (!info.types.includes("quest")) return null;
  const entry = completing(info.powers);
  if (inRow && entry?.power.power === "payment" && areTooDear(m, player, entry.power.costs)) return null;
  const event = completeEvent(player, card);
  if (!inRow && !isAllowed(m, event) && ownStatements(m, event, "can").length === 0) return null;
  if (isForbidden(m, event)) return null;
  const granted = grantedCosts(m, event);
  const scope = glance(card.id, player, "", 0, null);
  scope.bound = granted.bound;
  const extra = [...extraCosts(m, event, scope, info.prices), ...granted.costs];
  const power = entry?.power.power === "payment" ? entry.power : null;
  if (power?.timing !== undefined && !holds(m, scope, power.timing)) return null;
  const costs = [...(entry === undefined || power === null ? [] : power.costs.map((_, i) => `${entry.ref}/costs/${i}`)), ...extra];
  const effects = rewards(info.powers, entry);
  if (effects === "" || costs.length === 0) return null;
  if (!canPay(m, scope, costsAt(m, costs), event, 0)) return null;
  return hasTargets(m, scope, effects, mostX(m, player, scope, costsAt(m, costs), event)) ? { effects, costs } : null;
}

const costsAt = (m: Machine, refs: readonly Ref[]): readonly Cost[] => refs.map((ref) => m.library.node<Cost>(ref));

/** The power by which a quest is completed. */
function completing(powers: readonly PowerEntry[]): PowerEntry | undefined {
  for (const entry of powers) if (entry.power.power === "payment" && completes(entry.power)) return entry;
  return undefined;
}

/** The reward: powers labelled so, or what the completing power itself does. */
function rewards(powers: readonly PowerEntry[], entry: PowerEntry | undefined): Ref {
  const labelled = powers.filter((one) => one.power.power === "oneShot");
  if (labelled.length > 0) return labelled.map(({ effects }) => effects).join("|");
  return entry?.effects ?? "";
}

export function questOptions(m: Machine, player: Id, card: CardObject): readonly Option[] {
  return completion(m, player, card) === null ? NOTHING : [{ label: `Complete ${m.printed(card).name}`, thing: card.id, act: "complete", detail: "" }];
}

/** Completing a quest adds its reward effect to the chain and turns it face down (CR 702.2). */
export function complete(m: Machine, player: Id, card: CardObject, action: string): void {
  const found = completion(m, player, card);
  if (found === null) return;
  const scope: Scope = { ...glance(card.id, player, "", 0, null), bound: grantedCosts(m, completeEvent(player, card)).bound };
  m.push({ kind: "completed", step: 0, result: 0, card: card.id } as CompletedFrame);
  addLink(m, {
    what: "reward", controller: player, source: card.id, object: 0, effects: found.effects, power: "", labels: ["reward"], scope, event: { ...completeEvent(player, card), was: snapshot(m, card) }, base: 0, costs: found.costs,
    maxX: mostX(m, player, scope, costsAt(m, found.costs), completeEvent(player, card)), action,
  });
}

/** Waits for the announcement and then turns the quest face down. */
export interface CompletedFrame {
  readonly kind: "completed";
  step: number;
  result: number;
  readonly card: Id;
}

export const completed = {
  run(m: Machine, f: CompletedFrame): void {
    const card = m.card(f.card);
    if (f.step === 0 && f.result > 0 && card !== null && card.zone === "play") {
      m.step(f, 1);
      pushBatch(m, [{ verb: "turn", object: card.id, by: card.controller, manner: ["completed"] }]);
      return;
    }
    m.done(1);
  },
};
