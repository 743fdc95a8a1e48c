import type { Effect, Selection } from "../../ir/index.ts";
import { targetsOfEffects } from "../effects/selections.ts";
import type { Library } from "../library.ts";
import type { Machine } from "../machine.ts";
import type { Ref, Scope } from "../scope.ts";

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

interface Modes {
  readonly ref: Ref;
  readonly effect: Extract<Effect, { do: "modes" }>;
}

const modesOf = new WeakMap<readonly EffectList[], readonly Modes[]>();

/** The choices of modes among the effects of a link. */
export function linkModes(m: Machine, effects: Ref): readonly Modes[] {
  const lists = linkLists(m, effects);
  let modes = modesOf.get(lists);
  if (modes === undefined) {
    modes = lists.flatMap(({ ref, list }) => list.flatMap((effect, i) => (effect.do === "modes" ? [{ ref: `${ref}/${i}`, effect }] : [])));
    modesOf.set(lists, modes);
  }
  return modes;
}

/** All target descriptions of a link. */
export function linkTargets(m: Machine, effects: Ref, scope: Scope): readonly Selection[] {
  const lists = linkLists(m, effects);
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return targetsOfEffects(only.list, only.ref, scope);
  return lists.flatMap(({ ref, list }) => targetsOfEffects(list, ref, scope));
}
