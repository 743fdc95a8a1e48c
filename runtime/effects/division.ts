import type { Effect, Noun, Selection } from "../../ir/index.ts";
import { amount } from "../evaluate/amount.ts";
import { things } from "../evaluate/noun.ts";
import type { EffectList } from "../links/link-lists.ts";
import type { Machine } from "../machine.ts";
import type { Ref, Scope } from "../scope.ts";
import type { Id } from "../state.ts";

type Divide = Extract<Effect, { do: "divide" }>;

interface Found {
  readonly effect: Divide;
  readonly ref: Ref;
}

/** What a link divides among its targets: how it is divided is chosen as the link is added (CR 707.1d). */
export interface Division {
  readonly ref: Ref;
  /** The targets among which it is divided, be they legal still or not. */
  readonly of: readonly Selection[];
  readonly ids: readonly Id[];
  readonly total: number;
}

const ofLists = new WeakMap<readonly Effect[], readonly Found[]>();

/** The divisions among targets of lists of effects, those of chosen modes only. What anybody else divides, or how much of is open, is divided as it is done. */
export function divisionsOf(m: Machine, lists: readonly EffectList[], scope: Scope): readonly Division[] {
  return lists.flatMap(({ list, ref }) => found(list, ref)).flatMap(({ effect, ref }) => {
    const { amount: given = 0 } = effect.clause;
    const of = targetsIn(effect.among);
    if (of === null || !isMeant(scope, ref) || things(m, scope, effect.who)[0] !== scope.you || (typeof given === "object" && given.amount === "upTo")) return [];
    return [{ ref, of, ids: chosenFor(m, scope, effect.among), total: Math.max(0, Math.trunc(amount(m, scope, given))) }];
  });
}

/** The targets among which something is divided; 0 stands for each that is no longer legal. */
export const chosenFor = (m: Machine, scope: Scope, among: Noun): readonly Id[] => (targetsIn(among) ?? []).flatMap((selection) => scope.targets[m.library.refOfNode(selection)] ?? []);

/** The selections of targets that a noun consists of; null if it is anything else. */
function targetsIn(among: Noun): readonly Selection[] | null {
  if (among.noun === "several") {
    const parts = among.of.map(targetsIn);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  return among.noun === "select" && among.target === true ? [among] : null;
}

const MODES = "/modes/";

/** Whether all modes that an effect stands in were chosen. */
function isMeant(scope: Scope, ref: Ref): boolean {
  const parts = ref.split(MODES);
  return parts.every((part, i) => i === 0 || scope.modes[parts.slice(0, i).join(MODES)]?.includes(parseInt(part, 10)) === true);
}

function found(list: readonly Effect[], ref: Ref): readonly Found[] {
  let known = ofLists.get(list);
  if (known === undefined) ofLists.set(list, (known = within(list, ref)));
  return known;
}

function within(node: unknown, ref: Ref): readonly Found[] {
  if (typeof node !== "object" || node === null) return [];
  if ("do" in node && node.do === "divide") return [{ effect: node as Divide, ref }];
  // What is granted or waited for is divided when it is used.
  if ("do" in node && (node.do === "modify" || node.do === "later")) return [];
  return Object.entries(node).flatMap(([key, child]) => within(child, `${ref}/${key}`));
}
