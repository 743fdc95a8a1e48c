import type { Selection } from "../../ir/index.ts";
import { isForbidden } from "../derive/permissions.ts";
import { bounds, pushPick, setChosen } from "../effects/pick.ts";
import { sharedOwner } from "../effects/shared-owner.ts";
import { candidates } from "../evaluate/candidates.ts";
import { passes } from "../evaluate/filter.ts";
import { things } from "../evaluate/noun.ts";
import { matches } from "../evaluate/pattern.ts";
import { divisionsOf } from "../effects/division.ts";
import { linkLists, linkTargets } from "./link-lists.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import type { FrameHandler } from "../rules.ts";
import type { EventRecord, Ref, Scope } from "../scope.ts";
import type { Frame, Id, Link } from "../state.ts";

/** The choice of one target description's targets (CR 706, 707.1d). Its result is 0 if there were too few. */
export interface TargetFrame extends Frame {
  readonly kind: "target";
  readonly selection: Ref;
  readonly scope: Id;
  options: readonly Id[];
  forced: readonly Id[];
}

/** What can be targeted by a link for a description. `source` is the card or, for an effect, its source. */
export function legalTargets(m: Machine, scope: Scope, selection: Selection): readonly Id[] {
  m.targeting = true;
  const found = candidates(m, scope, selection.filter, undefined).filter((id) => targetable(m, scope, id));
  m.targeting = false;
  return found;
}

function targetEvent(m: Machine, scope: Scope, id: Id): EventRecord {
  const link = m.link(scope.link);
  const by = link === null ? scope.source : link.object === 0 ? link.id : link.object;
  return { verb: "target", subject: by, object: id, by: scope.you, scope: scope.id, cause: scope.source };
}

function targetable(m: Machine, scope: Scope, id: Id): boolean {
  const card = m.card(id);
  if (card !== null && card.past !== null) return false;
  // No link targets itself (DOW-053).
  if (scope.link !== 0 && (id === scope.link || id === m.link(scope.link)?.object)) return false;
  if (m.isPlayer(id) && m.player(id).out) return false;
  return !isForbidden(m, targetEvent(m, scope, id));
}

/** Of legal targets those that "must be targeted if able" (CR 706.4). */
export function magnets(m: Machine, scope: Scope, found: readonly Id[]): readonly Id[] {
  const must = m.derivation.says("must").filter((active) => active.statement.clause.verb === "target");
  if (must.length === 0) return [];
  return found.filter((id) => must.some((active) => matches(m, active.scope, active.statement.clause, targetEvent(m, scope, id)) && m.derivation.holds(active)));
}

/**
 * Those that this choice must take: what must be targeted, is no target of the link yet, and finds too few
 * later choices that could take it (SOB-030).
 */
function due(m: Machine, scope: Scope, selection: Selection, found: readonly Id[]): readonly Id[] {
  const forced = magnets(m, scope, found);
  const link = m.link(scope.link);
  if (forced.length === 0 || link === null) return forced;
  const all = linkTargets(m, link.effects, scope);
  const at = all.indexOf(selection);
  const taken = all.slice(0, Math.max(at, 0)).flatMap((other) => scope.targets[m.library.refOfNode(other)] ?? []);
  const left = forced.filter((id) => !taken.includes(id));
  const later = at < 0 ? [] : all.slice(at + 1).filter((other) => legalTargets(m, scope, other).some((id) => left.includes(id)));
  return later.length >= left.length ? [] : left;
}

export function pushTarget(m: Machine, selection: Selection, scope: Scope): void {
  const frame: TargetFrame = { kind: "target", step: 0, result: 0, selection: m.library.refOfNode(selection), scope: scope.id, options: [], forced: [] };
  m.push(frame);
}

export const target: FrameHandler = {
  run(m: Machine, f: TargetFrame): void {
    const selection = m.library.node<Selection>(f.selection);
    const scope = m.scope(f.scope);
    if (f.step === 0) {
      const whose = sharedOwner(m, scope, selection);
      if (whose !== null) {
        pushPick(m, whose, scope, scope.you, "");
        return;
      }
      chooseAmong(m, f, scope, selection, null);
      return;
    }
    if (f.step === 2) {
      chooseAmong(m, f, scope, selection, m.taken()[0] ?? 0);
      return;
    }
    setChosen(m, scope, selection, [...f.forced, ...m.taken().flatMap((i) => f.options[i] ?? [])]);
    m.done(1);
  },
};

/** Asks for the targets of a description, `many` of them where it has been said how many they shall be. */
function chooseAmong(m: Machine, f: TargetFrame, scope: Scope, selection: Selection, many: number | null): void {
  const options = legalTargets(m, scope, selection);
  const limits = within(bounds(m, scope, selection.quantity, options.length), dividedAmong(m, scope, selection));
  const { min, max } = many === null ? limits : { min: many, max: many };
  if (options.length < min) {
    m.done(0);
    return;
  }
  m.step(f, 1);
  const forced = max === 0 ? [] : due(m, scope, selection, options);
  const chooser = chooserOf(m, scope, selection);
  if (selection.random === true || isRandom(m, scope)) {
    const among = forced.length > 0 ? forced : options;
    m.set(f, "options", among);
    m.set(m.state, "answer", m.shuffle(among.map((_, i) => i)).slice(0, Math.min(max, among.length)));
  } else if (forced.length === 0) {
    m.set(f, "options", options);
    askTargets(m, scope, chooser, options, min, max);
  } else if (min > 0) takeForced(m, f, scope, chooser, options, forced, min, max);
  else {
    // Of a variable number of targets that is chosen first, be it zero to avoid what must be targeted (CR 706.4, 707.1d).
    m.step(f, 2);
    m.ask({ player: chooser, ask: "number", kind: "targets", prompt: `How many targets for ${labelOf(m, scope.source)}?`, options: [], min: 0, max: Math.min(max, options.length) });
  }
}

/** How much is divided among the targets of a description alone; null where nothing is. */
function dividedAmong(m: Machine, scope: Scope, selection: Selection): number | null {
  const link = m.link(scope.link);
  const division = link === null ? undefined : divisionsOf(m, linkLists(m, link.effects), scope).find(({ of }) => of.length === 1 && of[0] === selection);
  return division?.total ?? null;
}

/** Each target gets some of what is divided, and somebody gets it (CR 707.1d). */
function within(all: { readonly min: number; readonly max: number }, total: number | null): { readonly min: number; readonly max: number } {
  return total === null || total === 0 ? all : { min: Math.max(1, all.min), max: Math.min(all.max, total) };
}

/** "Target ally of his choice": who chooses it; else who adds the link. */
const chooserOf = (m: Machine, scope: Scope, { chooser }: Selection): Id => (chooser === undefined ? scope.you : (things(m, scope, chooser)[0] ?? scope.you));

function askTargets(m: Machine, scope: Scope, player: Id, options: readonly Id[], min: number, max: number): void {
  m.ask({
    player, ask: "choose", kind: "target", prompt: `Choose ${max === 1 ? "a target" : "targets"} for ${labelOf(m, scope.source)}`,
    options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "target" })), min, max: Math.min(max, options.length),
  });
}

/** All that must be targeted are, if there is room; the rest of the choice is free. */
function takeForced(m: Machine, f: TargetFrame, scope: Scope, player: Id, options: readonly Id[], forced: readonly Id[], min: number, max: number): void {
  const all = forced.length < max;
  const left = all ? options.filter((id) => !forced.includes(id)) : forced;
  m.set(f, "forced", all ? forced : []);
  m.set(f, "options", left);
  if (all) askTargets(m, scope, player, left, Math.max(0, min - forced.length), max - forced.length);
  else askTargets(m, scope, player, left, max, max);
}

/** "All targets are chosen at random." */
function isRandom(m: Machine, scope: Scope): boolean {
  return m.derivation.says("must").some((active) => active.statement.clause.manner?.includes("random") === true && matches(m, active.scope, { ...active.statement.clause, manner: [] }, { verb: "target", subject: scope.source, by: scope.you }) && m.derivation.holds(active));
}

/** Whether all targets of effects could be chosen now, with some X where there is one up to a most: a look ahead for what is offered. */
export function hasTargets(m: Machine, scope: Scope, effects: Ref, mostX = -1): boolean {
  const xs = mostX < 0 ? null : xWithTargets(m, scope, effects, mostX);
  if (xs !== null) return xs.length > 0;
  return couldTarget(m, scope, linkTargets(m, effects, scope)) && divisionsOf(m, linkLists(m, effects), scope).every(({ total, of }) => total === 0 || of.some((selection) => legalTargets(m, scope, selection).length > 0));
}

/** With which X, which is chosen before the targets are (CR 707.1b), all targets could be chosen; null where that does not depend on it. */
export function xWithTargets(m: Machine, scope: Scope, effects: Ref, most: number): readonly number[] | null {
  const selections = linkTargets(m, effects, scope);
  if (!selections.some(readsX)) return null;
  return Array.from({ length: most + 1 }, (_, x) => x).filter((x) => couldTarget(m, { ...scope, x }, selections));
}

const readingX = new WeakMap<Selection, boolean>();

/** Whether X tells what can be targeted; if it only says how many, too great a number is taken back (CR 707.2). */
function readsX(selection: Selection): boolean {
  let reads = readingX.get(selection);
  if (reads === undefined) readingX.set(selection, (reads = JSON.stringify(selection.filter).includes('"amount":"x"')));
  return reads;
}

/** Whether each could be chosen after those before it, on which it may depend ("a second target ally"). */
export function couldTarget(m: Machine, scope: Scope, selections: readonly Selection[]): boolean {
  const [selection, ...rest] = selections;
  if (selection === undefined) return true;
  const { count } = selection.quantity;
  const options = count !== "exactly" && count !== "atLeast" ? null : legalTargets(m, scope, selection);
  const min = options === null ? 0 : bounds(m, scope, selection.quantity, options.length).min;
  if (options !== null && options.length < min) return false;
  const name = selection.as;
  if (options === null || min !== 1 || name === undefined || !rest.some((later) => refers(later.filter, name))) return couldTarget(m, scope, rest);
  return options.some((id) => couldTarget(m, { ...scope, bound: { ...scope.bound, [name]: [id] } }, rest));
}

/** Whether a description speaks of what was chosen by a name: "a second target ally", "target ally in his party". */
function refers(node: unknown, name: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("noun" in node && node.noun === "bound" && "name" in node && node.name === name) return true;
  return Object.values(node).some((value) => refers(value, name));
}

/** Checks the targets of a resolving link again; false if it had some and none is legal (CR 709.2b). */
export function recheckTargets(m: Machine, link: Link): boolean {
  const scope = m.scope(link.scope);
  let had = false;
  let legal = false;
  for (const selection of linkTargets(m, link.effects, scope)) {
    const ref = m.library.refOfNode(selection);
    const chosen = scope.targets[ref] ?? [];
    m.targeting = true;
    const still = chosen.map((id) => (id !== 0 && targetable(m, scope, id) && passes(m, scope, id, selection.filter) ? id : 0));
    m.targeting = false;
    if (chosen.length > 0) had = true;
    if (still.some((id) => id !== 0)) legal = true;
    m.set(scope, "targets", { ...scope.targets, [ref]: still });
    if (selection.as !== undefined) m.set(scope, "bound", { ...scope.bound, [selection.as]: still.filter((id) => id !== 0) });
  }
  return !had || legal;
}
