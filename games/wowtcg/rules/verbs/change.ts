import type { Selection } from "../../../../ir/index.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import type { FrameHandler, Verb } from "../../../../runtime/rules.ts";
import { labelOf } from "../../../../runtime/label.ts";
import { bind } from "../../../../runtime/reading.ts";
import type { Frame, Id, Link } from "../../../../runtime/state.ts";
import { altered, type EventRecord } from "../../../../runtime/scope.ts";
import { otherDefences, proposalOn } from "../proposed.ts";
import { linkOf } from "../../../../runtime/evaluate/tests.ts";
import { legalTargets, magnets } from "../../../../runtime/links/targets.ts";

/** Changes the target of a link to another legal one (CR 706.2): `object` is the link, `to` the new target. */
export const change: Verb = {
  able(m, event) {
    const proposal = proposalOn(m, event.object ?? 0);
    if (proposal !== null) return otherDefences(m, proposal).length > 0;
    const link = theLink(m, event.object ?? 0);
    return link !== null && single(m, link) !== null;
  },
  prepare(m, scope, plain) {
    const proposal = proposalOn(m, plain[0]?.object ?? 0);
    if (proposal !== null) return { kind: "newTarget", step: 0, result: 0, scope: scope.id, player: scope.you, options: otherDefences(m, proposal).map(({ defender }) => defender) } as Frame;
    const link = theLink(m, plain[0]?.object ?? 0);
    const ref = link === null ? null : single(m, link);
    if (link === null || ref === null || plain[0]?.to !== undefined) return null;
    const old = m.scope(link.scope).targets[ref]?.[0] ?? 0;
    const options = newTargets(m, link, ref).filter((id) => id !== old);
    return { kind: "newTarget", step: 0, result: 0, scope: scope.id, player: scope.you, options } as Frame;
  },
  events: (_m, scope, _clause, plain) => plain.map((event) => (event.to === undefined ? altered(event, { to: scope.bound[NEW_TARGET]?.[0] ?? 0 }) : event)),
  perform(m, event) {
    const proposal = proposalOn(m, event.object ?? 0);
    if (proposal !== null) return propose(m, proposal, event);
    const link = theLink(m, event.object ?? 0);
    const ref = link === null ? null : single(m, link);
    if (link === null || ref === null) return [];
    const scope = m.scope(link.scope);
    const selection = m.library.node<Selection>(ref);
    const old = scope.targets[ref]?.[0] ?? 0;
    const options = newTargets(m, link, ref).filter((id) => id !== old);
    const to = event.to ?? 0;
    if (!options.includes(to)) return [];
    m.set(scope, "targets", { ...scope.targets, [ref]: [to] });
    if (selection.as !== undefined) m.set(scope, "bound", { ...scope.bound, [selection.as]: [to] });
    return [event, { verb: "target", subject: link.object === 0 ? link.id : link.object, object: to, with: link.id, by: link.controller, scope: scope.id, cause: link.source }];
  },
};

/** A proposal is about another defender from now on. */
function propose(m: Machine, link: Link, event: EventRecord): readonly EventRecord[] {
  const to = event.to ?? 0;
  if (!otherDefences(m, link).some(({ defender }) => defender === to)) return [];
  const scope = m.scope(link.scope);
  m.set(scope, "bound", { ...scope.bound, defender: [to] });
  return [event];
}

/** What a link could target instead; what must be targeted leaves no other choice. */
function newTargets(m: Machine, link: Link, ref: string): readonly Id[] {
  const scope = m.scope(link.scope);
  const found = legalTargets(m, scope, m.library.node<Selection>(ref));
  const forced = magnets(m, scope, found);
  return forced.length > 0 ? forced : found;
}

const NEW_TARGET = "new target";

interface NewTargetFrame extends Frame {
  readonly scope: Id;
  readonly player: Id;
  readonly options: readonly Id[];
}

/** Who changes a target chooses the new one (CR 706.2). */
export const newTarget: FrameHandler = {
  run(m: Machine, f: NewTargetFrame): void {
    if (f.step === 0 && f.options.length > 0) {
      m.step(f, 1);
      m.ask({
        player: f.player, ask: "choose", kind: "target", prompt: "Choose the new target", min: 1, max: 1,
        options: f.options.map((id) => ({ label: labelOf(m, id), thing: id, act: "target" })),
      });
      return;
    }
    if (f.step === 1) bind(m, m.scope(f.scope), NEW_TARGET, [f.options[m.taken()[0] ?? 0] ?? 0]);
    m.done(1);
  },
};

function theLink(m: Machine, id: number): Link | null {
  const link = m.link(id) ?? linkOf(m, id);
  return link === null || link.gone ? null : link;
}

/** The description of the only target of a link, if it has just one. */
function single(m: Machine, link: Link): string | null {
  const scope = m.scope(link.scope);
  const refs = Object.entries(scope.targets).filter(([ref, ids]) => ids.length > 0 && m.library.node<Selection>(ref).target === true);
  const [only] = refs;
  return refs.length === 1 && only !== undefined && only[1].length === 1 ? only[0] : null;
}
