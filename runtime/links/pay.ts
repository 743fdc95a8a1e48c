import type { Clause, Cost, Effect } from "../../ir/index.ts";
import { pushAct } from "../effects/act.ts";
import { askWord, decider, takeWord } from "../effects/choices.ts";
import type { EffectHandler } from "../effects/run.ts";
import { pushBatch } from "../events/batch.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import type { FrameHandler } from "../rules.ts";
import type { EventRecord, Ref, Scope } from "../scope.ts";
import type { Frame, Id } from "../state.ts";
import { canPay, modifiedCost, payableWords, resourcesIn } from "./costs.ts";

/** Costs that are being paid (CR 403, 707.1e). Its result is 1 if all were. */
export interface PayFrame extends Frame {
  readonly kind: "pay";
  readonly scope: Id;
  readonly event: EventRecord;
  /** Resources due besides the costs: the play cost of a card. */
  readonly base: number;
  /** References of the costs; a choice between costs is replaced by what was chosen. */
  costs: readonly Ref[];
  options: readonly Id[];
  /** How many resources are due. */
  due: number;
}

export function pushPay(m: Machine, scope: Id, costs: readonly Ref[], event: EventRecord, base: number): void {
  const frame: PayFrame = { kind: "pay", step: 0, result: 0, scope, event, base, costs, options: [], due: 0 };
  m.push(frame);
}

export const pay: FrameHandler = {
  run(m: Machine, f: PayFrame): void {
    const scope = m.scope(f.scope);
    const costs = f.costs.map((ref) => m.library.node<Cost>(ref));
    switch (f.step) {
      case 0:
        chooseEither(m, f, scope, costs);
        return;
      case 1:
        payResources(m, f, scope, costs);
        return;
      case 2: {
        const chosen = m.taken().flatMap((i) => f.options[i] ?? []);
        m.step(f, 3);
        exhaust(m, chosen, scope);
        return;
      }
      case 3:
        if (f.result < f.due) m.done(0);
        else m.step(f, 4);
        return;
      default:
        payOther(m, f, scope, costs);
    }
  },
};

function chooseEither(m: Machine, f: PayFrame, scope: Scope, costs: readonly Cost[]): void {
  const at = costs.findIndex((cost) => cost.cost === "either");
  const either = costs[at];
  if (either === undefined || either.cost !== "either") {
    m.set(f, "costs", inPayableOrder(m, f.costs, costs));
    m.step(f, 1);
    return;
  }
  const rest = costs.filter((_, i) => i !== at);
  const ways = either.of.map((_, i) => i).filter((i) => canPay(m, scope, [...rest, ...(either.of[i] ?? [])], f.event, f.base));
  if (ways.length === 0) {
    m.done(0);
    return;
  }
  if (m.state.answer === null) {
    m.ask({
      player: scope.you, ask: "choose", kind: "cost", prompt: "Which cost do you pay?", min: 1, max: 1,
      options: ways.map((i) => ({ label: `Cost ${i + 1}`, act: "cost", detail: String(i) })),
    });
    return;
  }
  const way = ways[m.taken()[0] ?? 0] ?? 0;
  const refs = (either.of[way] ?? []).map((_, i) => `${f.costs[at] ?? ""}/of/${way}/${i}`);
  m.set(f, "costs", [...f.costs.filter((_, i) => i !== at), ...refs]);
}

/**
 * Costs are paid in an order that lets all of them be paid (CR 403.1): what stays where it is is exhausted and the like
 * before anything is moved, unless one cost speaks of another.
 */
function inPayableOrder(m: Machine, refs: readonly Ref[], costs: readonly Cost[]): readonly Ref[] {
  const isOfCard = ({ counter, chosenCounter, damage }: Clause): boolean => counter === undefined && chosenCounter === undefined && damage === undefined;
  const moves = (cost: Cost): boolean => cost.cost === "act" && isOfCard(cost.clause) && m.rules.verbs[cost.clause.verb]?.implies?.includes("leave") === true;
  if (!costs.some(moves) || costs.some((cost) => cost.cost === "act" && JSON.stringify(cost.clause).includes('"noun":"bound"'))) return refs;
  const placed = refs.map((ref, i) => ({ ref, moving: moves(costs[i] as Cost) }));
  return [...placed.filter(({ moving }) => !moving), ...placed.filter(({ moving }) => moving)].map(({ ref }) => ref);
}

function payResources(m: Machine, f: PayFrame, scope: Scope, costs: readonly Cost[]): void {
  const { cost, used } = modifiedCost(m, f.event, resourcesIn(m, scope, costs) + f.base, scope.link);
  const due = Math.ceil(cost);
  for (const modifier of used) m.set(modifier, "over", true);
  if (due === 0) {
    m.step(f, 4);
    return;
  }
  const options = m.rules.payables(m, scope.you, f.event);
  if (options.length < due) {
    m.done(0);
    return;
  }
  m.set(f, "options", options);
  m.set(f, "due", due);
  m.step(f, 2);
  const plain = options.filter((id) => m.rules.isPlainPayable(m, id)).length;
  if (plain === options.length) {
    m.set(m.state, "answer", options.slice(0, due).map((_, i) => i));
    return;
  }
  m.ask({
    player: scope.you, ask: "choose", kind: "pay", prompt: `Pay (${due}) for ${labelOf(m, f.event.object ?? scope.source)}`, min: due, max: due,
    options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "pay" })),
  });
}

function exhaust(m: Machine, ids: readonly Id[], scope: Scope): void {
  pushBatch(m, ids.map((id) => ({ verb: "exhaust", subject: scope.you, object: id, by: scope.you, scope: scope.id, cause: scope.source, manner: ["payment"] })));
}

function payOther(m: Machine, f: PayFrame, scope: Scope, costs: readonly Cost[]): void {
  if (f.step > 4 && f.result === 0) {
    m.done(0);
    return;
  }
  const at = f.step - 4;
  const cost = costs[at];
  if (cost === undefined) {
    m.done(1);
    return;
  }
  if (cost.cost === "choose") {
    const words = payableWords(m, scope, costs.slice(at).filter(({ cost: paid }) => paid !== "resources"), cost, f.event, 0) ?? [];
    if (m.state.answer === null) {
      askWord(m, scope, cost.word, words);
      return;
    }
    takeWord(m, scope, cost.word, words);
  }
  m.step(f, f.step + 1);
  m.set(f, "result", 1);
  if (cost.cost === "activate") exhaust(m, [scope.source], scope);
  else if (cost.cost === "act") pushAct(m, `${f.costs[at] ?? ""}/clause`, cost.as ?? "", f.scope, true, f.event);
}

/** "Pay (1)" as something resolves: nothing happens unless all of it can be paid. */
export const payEffect: EffectHandler<Extract<Effect, { do: "pay" }>> = (m, f, effect, scope) => {
  if (f.step === 0) {
    const who = decider(m, scope, effect.who);
    const event = { verb: "pay", subject: who };
    const before = scope.you;
    m.step(f, 1);
    m.set(f, "n", before);
    if (!canPay(m, { ...scope, you: who }, effect.costs, event, 0)) {
      m.done(0);
      return;
    }
    m.set(scope, "you", who);
    pushPay(m, f.scope, effect.costs.map((_, i) => `${f.ref}/costs/${i}`), event, 0);
    return;
  }
  m.set(scope, "you", f.n);
  m.done(f.result);
};
