import type { Effect } from "../../ir/index.ts";
import { Kept } from "../kept.ts";
import type { Machine } from "../machine.ts";
import type { FrameHandler } from "../rules.ts";
import type { Ref, Scope } from "../scope.ts";
import type { Frame, Id } from "../state.ts";
import { effectTable } from "./table.ts";

/** A list of effects, done in order. Its result is 1 if all of them happened (CR 712.3). */
export interface EffectsFrame extends Frame {
  readonly kind: "effects";
  readonly list: Ref;
  readonly scope: Id;
  did: number;
}

/** One effect that takes several steps. */
export interface EffectFrame extends Frame {
  readonly kind: "effect";
  readonly ref: Ref;
  readonly scope: Id;
  n: number;
  ids: readonly Id[];
}

export type EffectHandler<E extends Effect> = (m: Machine, f: EffectFrame, effect: E, scope: Scope) => void;

export const effects: FrameHandler = {
  run(m: Machine, f: EffectsFrame): void {
    const list = m.library.node<readonly Effect[]>(f.list);
    if (f.step > 0 && f.result === 0) m.set(f, "did", 0);
    if (f.step > 0 && isDue(m)) {
      m.set(f, "result", 1);
      m.push({ kind: "upkeep", step: 0, result: 0 });
      return;
    }
    if (f.step >= list.length) {
      m.done(f.did);
      return;
    }
    const ref = `${f.list}/${f.step}`;
    m.step(f, f.step + 1);
    m.set(f, "result", 0);
    const frame: EffectFrame = { kind: "effect", step: 0, result: 0, ref, scope: f.scope, n: 0, ids: [] };
    m.push(frame);
  },
};

/** At which version of the values nothing was due. */
const kept = new Kept<true>();

/** Whether something has changed since the rules had nothing to do at once. */
const isDue = (m: Machine): boolean => kept.at(m, m.journal.version) === undefined;

/** What the rules do at once comes before the next effect (CR 400.5, 401.3, 414.1). */
export const upkeep: FrameHandler = {
  run(m: Machine): void {
    if (m.rules.upkeep(m)) return;
    kept.keep(m, m.journal.version, true);
    m.done(1);
  },
};

export const effect: FrameHandler = {
  run(m: Machine, f: EffectFrame): void {
    const node = m.library.node<Effect>(f.ref);
    const run = effectTable()[node.do] as EffectHandler<Effect>;
    run(m, f, node, m.scope(f.scope));
  },
};

/** Does a list of effects in the same scope. */
export function pushList(m: Machine, list: Ref, scope: Id): void {
  const frame: EffectsFrame = { kind: "effects", step: 0, result: 0, list, scope, did: 1 };
  m.push(frame);
}
