import { amount } from "../evaluate/amount.ts";
import { things } from "../evaluate/noun.ts";
import { possibleModes } from "../effects/choices.ts";
import { divisionsOf } from "../effects/division.ts";
import { pushPick } from "../effects/pick.ts";
import { targetsOfEffects } from "../effects/selections.ts";
import { notice } from "../events/trigger.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import { keep } from "../reading.ts";
import type { FrameHandler } from "../rules.ts";
import { altered, type EventRecord, type Ref, type Scope } from "../scope.ts";
import type { Frame, Id, Link } from "../state.ts";
import { linkLists, linkModes, linkTargets } from "./link-lists.ts";
import { pushPay } from "./pay.ts";
import { couldTarget, pushTarget, xWithTargets } from "./targets.ts";

/** A link that is being added to the chain, step by step (CR 707.1). */
export interface AnnounceFrame extends Frame {
  readonly kind: "announce";
  readonly link: Id;
  /** What adding it is, as an event: playing a card, using a power. */
  readonly event: EventRecord;
  /** What is paid besides `costs`; null if nothing at all is paid. */
  readonly base: number | null;
  readonly costs: readonly Ref[];
  /** Whether a value for X is chosen, and the most it may be. */
  readonly maxX: number;
  /** Whether X is paid besides `costs`. */
  readonly withX: boolean;
  /** By what it is left out of what is offered, if it can't be finished. */
  readonly action: string;
  picked: number;
}

/** What a link is added from. */
export interface LinkPlan {
  readonly what: Link["what"];
  readonly controller: Id;
  readonly source: Id;
  readonly object: Id;
  readonly effects: Ref;
  readonly power: Ref;
  readonly labels: readonly string[];
  readonly scope: Scope;
  readonly event: EventRecord;
  readonly base: number | null;
  readonly costs: readonly Ref[];
  readonly maxX: number;
  readonly withX?: boolean;
  readonly action: string;
}

/** Puts a link on the chain and starts its announcement. */
export function addLink(m: Machine, plan: LinkPlan): Link {
  const id = m.nextId();
  const scope = keep(m, plan.scope, { link: id });
  const link: Link = {
    kind: "link", id, what: plan.what, controller: plan.controller, source: plan.source, object: plan.object, effects: plan.effects,
    scope: scope.id, labels: plan.labels, power: plan.power, gone: false,
  };
  m.add(link);
  m.set(m.state.zones, "chain", [...(m.state.zones["chain"] ?? []), id]);
  const frame: AnnounceFrame = {
    kind: "announce", step: 0, result: 0, link: id, event: plan.event, base: plan.base, costs: plan.costs, maxX: plan.maxX, withX: plan.withX === true, action: plan.action, picked: 0,
  };
  m.push(frame);
  return link;
}

export const announce: FrameHandler = {
  run(m: Machine, f: AnnounceFrame): void {
    const link = m.link(f.link);
    if (link === null) return;
    const scope = m.scope(link.scope);
    while (f.step < CHOICES.length) if (CHOICES[f.step]?.(m, f, link, scope) !== true) return;
    if (f.step === CHOICES.length) {
      m.step(f, f.step + 1);
      m.set(f, "result", 1);
      if (f.base !== null) {
        pushPay(m, link.scope, f.costs, f.event, f.base + (f.withX ? scope.x : 0));
        return;
      }
    }
    if (f.result === 0) abandon(m, f, link);
    else added(m, f, link, scope);
  },
};

/** What is chosen as a link is added, in this order; each says whether it has been, so that the next can be at once. */
const CHOICES: readonly ((m: Machine, f: AnnounceFrame, link: Link, scope: Scope) => boolean)[] = [chooseX, chooseModes, chooseTargets, chooseDivisions];

function isChosen(m: Machine, f: AnnounceFrame): true {
  m.step(f, f.step + 1);
  return true;
}

/** X is any number that can be paid and with which there are targets (CR 707.1b, 707.1d). */
function chooseX(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): boolean {
  if (f.maxX < 0) return isChosen(m, f);
  const some = xWithTargets(m, scope, link.effects, f.maxX);
  if (some?.length === 0) {
    abandon(m, f, link);
    return false;
  }
  const few = some === null || some.length > f.maxX ? null : some;
  if (m.state.answer === null) {
    const asked = { player: scope.you, kind: "x", prompt: `Choose X for ${labelOf(m, scope.source)}` };
    if (few === null) m.ask({ ...asked, ask: "number", options: [], min: 0, max: f.maxX });
    else m.ask({ ...asked, ask: "choose", options: few.map((x) => ({ label: String(x), act: "x", detail: String(x) })), min: 1, max: 1 });
    return false;
  }
  const chosen = m.taken()[0] ?? 0;
  m.set(scope, "x", few === null ? chosen : (few[chosen] ?? 0));
  return isChosen(m, f);
}

/**
 * Modes are chosen as the link is added, by its controller or by the opponent whom he chooses for it (CR 707.1c); who
 * is told only by a target or an event chooses as it resolves.
 */
function chooseModes(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): boolean {
  const list = linkModes(m, link.effects);
  for (let i = f.picked; i < list.length; i++) {
    const { effect, ref } = list[i] ?? {};
    if (effect === undefined || ref === undefined || effect.resolving === true) continue;
    const { who } = effect;
    const isPicked = who.noun === "select" && who.target !== true && who.quantity.count === "exactly";
    m.set(f, "picked", i);
    if (isPicked && scope.targets[m.library.refOfNode(who)] === undefined) {
      pushPick(m, who, scope, scope.you, "");
      return false;
    }
    const player = things(m, scope, who)[0] ?? 0;
    if (player !== scope.you && !isPicked) continue;
    const able = effect.modes.map((_, at) => at).filter((at) => couldTarget(m, scope, targetsOfEffects(effect.modes[at] ?? [], `${ref}/modes/${at}`, scope)));
    const likely = player === scope.you ? able : able.filter((at) => possibleModes(m, effect, scope).includes(at));
    const offered = likely.length > 0 ? likely : able;
    if (m.state.answer !== null) {
      m.set(scope, "modes", { ...scope.modes, [ref]: m.taken().flatMap((at) => offered[at] ?? []) });
      m.set(f, "picked", i + 1);
      return false;
    }
    const n = Math.min(amount(m, scope, effect.choose), effect.modes.length);
    if (offered.length < (effect.upTo === true ? Math.min(1, n) : n)) {
      abandon(m, f, link);
      return false;
    }
    m.ask({
      player, ask: "choose", kind: "mode", prompt: `Choose ${n} for ${labelOf(m, scope.source)}`,
      options: offered.map((at) => ({ label: `Choice ${at + 1}`, act: "mode", detail: String(at) })), min: effect.upTo === true ? Math.min(1, n) : n, max: Math.min(n, offered.length),
    });
    return false;
  }
  m.set(f, "picked", 0);
  m.set(f, "result", 1);
  return isChosen(m, f);
}

function chooseTargets(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): boolean {
  if (f.result === 0) {
    abandon(m, f, link);
    return false;
  }
  const selection = linkTargets(m, link.effects, scope)[f.picked];
  if (selection === undefined) {
    m.set(f, "picked", 0);
    return isChosen(m, f);
  }
  m.set(f, "picked", f.picked + 1);
  pushTarget(m, selection, scope);
  return false;
}

/** How what is divided among targets is divided, so that each gets some (CR 707.1d). */
function chooseDivisions(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): boolean {
  const division = divisionsOf(m, linkLists(m, link.effects), scope)[f.picked];
  if (division === undefined) return isChosen(m, f);
  const { ref, total, ids } = division;
  if (total > 0 && (ids.length === 0 || ids.length > total)) {
    abandon(m, f, link);
    return false;
  }
  const only = ids.length === 1 || total === 0;
  if (m.state.answer === null && !only) {
    m.ask({
      player: scope.you, ask: "divide", kind: "divide", prompt: `Divide ${total} for ${labelOf(m, scope.source)}`,
      options: ids.map((id) => ({ label: labelOf(m, id), thing: id, act: "divide", least: 1 })), min: total, max: total,
    });
    return false;
  }
  m.set(scope, "modes", { ...scope.modes, [ref]: only ? ids.map(() => total) : m.taken() });
  m.set(f, "picked", f.picked + 1);
  return false;
}

/** CR 707.2: what can't be finished never happened. A triggered effect without targets is just gone. */
function abandon(m: Machine, f: AnnounceFrame, link: Link): void {
  if (link.what !== "triggered" && f.action !== "" && m.rewind(f.action)) return;
  removeLink(m, link);
  m.done(0);
}

function added(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): void {
  const from = m.state.history.length;
  const before = m.derivation.triggered();
  m.record(altered(f.event, { scope: scope.id }));
  if (f.action !== "" && m.state.refused.length > 0) m.set(m.state, "refused", []);
  for (const [ref, ids] of Object.entries(scope.targets)) {
    if (m.library.node<{ target?: true }>(ref).target !== true) continue;
    for (const id of ids) m.record({ verb: "target", subject: link.object === 0 ? link.id : link.object, object: id, with: link.id, by: scope.you, scope: scope.id, cause: scope.source });
  }
  m.done(1);
  notice(m, from, before);
}

/** Takes a link off the chain. */
export function removeLink(m: Machine, link: Link): void {
  m.set(link, "gone", true);
  m.set(m.state.zones, "chain", (m.state.zones["chain"] ?? []).filter((id) => id !== link.id));
}
