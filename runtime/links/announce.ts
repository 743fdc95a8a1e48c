import type { Effect, Selection } from "../../ir/index.ts";
import { amount } from "../evaluate/amount.ts";
import { things } from "../evaluate/noun.ts";
import { targetsOfEffects } from "../effects/selections.ts";
import { notice } from "../events/trigger.ts";
import { labelOf } from "../label.ts";
import type { Library } from "../library.ts";
import type { Machine } from "../machine.ts";
import { keep } from "../reading.ts";
import type { FrameHandler } from "../rules.ts";
import type { EventRecord, Ref, Scope } from "../scope.ts";
import type { Frame, Id, Link } from "../state.ts";
import { pushPay } from "./pay.ts";
import { pushTarget } from "./targets.ts";

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
  const scope = keep(m, { ...plan.scope, link: id });
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

/** A list of effects with the reference that it lies at. */
export interface EffectList {
  readonly ref: Ref;
  readonly list: readonly Effect[];
}

const NO_LISTS: readonly EffectList[] = [];
const listsOf = new WeakMap<Library, Map<Ref, readonly EffectList[]>>();

/** The lists of effects of a link, one for each of its powers; none for a proposal and its like. */
export function linkLists(m: Machine, effects: Ref): readonly EffectList[] {
  if (effects === "") return NO_LISTS;
  let known = listsOf.get(m.library);
  if (known === undefined) {
    known = new Map();
    listsOf.set(m.library, known);
  }
  let lists = known.get(effects);
  if (lists === undefined) {
    lists = effects.split("|").map((ref) => ({ ref, list: m.library.node<readonly Effect[]>(ref) }));
    known.set(effects, lists);
  }
  return lists;
}

/** All target descriptions of a link. */
export function linkTargets(m: Machine, effects: Ref, scope: Scope): readonly Selection[] {
  const lists = linkLists(m, effects);
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return targetsOfEffects(only.list, only.ref, scope);
  return lists.flatMap(({ ref, list }) => targetsOfEffects(list, ref, scope));
}

export const announce: FrameHandler = {
  run(m: Machine, f: AnnounceFrame): void {
    const link = m.link(f.link);
    if (link === null) return;
    const scope = m.scope(link.scope);
    switch (f.step) {
      case 0:
        chooseX(m, f, scope);
        return;
      case 1:
        chooseModes(m, f, link, scope);
        return;
      case 2:
        chooseTargets(m, f, link, scope);
        return;
      case 3:
        m.step(f, 4);
        m.set(f, "result", 1);
        if (f.base !== null) pushPay(m, link.scope, f.costs, f.event, f.base + (f.withX ? scope.x : 0));
        return;
      default:
        if (f.result === 0) abandon(m, f, link);
        else added(m, f, link, scope);
    }
  },
};

function chooseX(m: Machine, f: AnnounceFrame, scope: Scope): void {
  if (f.maxX < 0) {
    m.step(f, 1);
    return;
  }
  if (m.state.answer === null) {
    m.ask({ player: scope.you, ask: "number", kind: "x", prompt: `Choose X for ${labelOf(m, scope.source)}`, options: [], min: 0, max: f.maxX });
    return;
  }
  m.set(scope, "x", m.taken()[0] ?? 0);
  m.step(f, 1);
}

/** Modes are chosen on the chain if the controller chooses them (CR 707.1c). */
function chooseModes(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): void {
  const list = linkLists(m, link.effects).flatMap(({ ref, list: effects }) => effects.map((effect, i) => ({ effect, ref: `${ref}/${i}` })));
  for (let i = f.picked; i < list.length; i++) {
    const { effect, ref } = list[i] ?? {};
    if (effect === undefined || ref === undefined || effect.do !== "modes" || things(m, scope, effect.who)[0] !== scope.you) continue;
    m.set(f, "picked", i);
    if (m.state.answer !== null) {
      m.set(scope, "modes", { ...scope.modes, [ref]: m.taken() });
      m.set(f, "picked", i + 1);
      return;
    }
    const n = Math.min(amount(m, scope, effect.choose), effect.modes.length);
    m.ask({
      player: scope.you, ask: "choose", kind: "mode", prompt: `Choose ${n} for ${labelOf(m, scope.source)}`,
      options: effect.modes.map((_, at) => ({ label: `Choice ${at + 1}`, act: "mode", detail: String(at) })), min: effect.upTo === true ? Math.min(1, n) : n, max: n,
    });
    return;
  }
  m.set(f, "picked", 0);
  m.set(f, "result", 1);
  m.step(f, 2);
}

function chooseTargets(m: Machine, f: AnnounceFrame, link: Link, scope: Scope): void {
  if (f.result === 0) {
    abandon(m, f, link);
    return;
  }
  const selection = linkTargets(m, link.effects, scope)[f.picked];
  if (selection === undefined) {
    m.step(f, 3);
    return;
  }
  m.set(f, "picked", f.picked + 1);
  pushTarget(m, selection, scope);
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
  m.record({ ...f.event, scope: scope.id });
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
