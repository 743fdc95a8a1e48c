import type { Clause, Noun, Quantity, Selection } from "../../ir/index.ts";
import { isPossible } from "../derive/permissions.ts";
import { ALL, amount } from "../evaluate/amount.ts";
import { controllerOf, ownerOf } from "../evaluate/info.ts";
import { candidates } from "../evaluate/candidates.ts";
import { nounArgument, things, unique } from "../evaluate/noun.ts";
import { nounMatches } from "../evaluate/pattern.ts";
import { shares } from "../evaluate/tests.ts";
import { wouldBeReplaced } from "../events/competing.ts";
import { plainEvents } from "../events/from-clause.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import { bind } from "../reading.ts";
import type { FrameHandler } from "../rules.ts";
import type { EventRecord, Scope } from "../scope.ts";
import { sharedOwner } from "./shared-owner.ts";
import type { Frame, Id } from "../state.ts";

/** A choice of some of what a selection admits. Its result is 1 if enough was there. */
export interface PickFrame extends Frame {
  readonly kind: "pick";
  readonly selection: string;
  readonly scope: Id;
  readonly chooser: Id;
  /** The zone to look in when the text names none. */
  readonly zone: string;
  /** As a cost: the clause that is paid; only what it can be done to, in full. */
  readonly cost: string;
  /** What is to be done to it: only what it can be done to, if there is any (HFI-013). */
  readonly able: string;
  options: readonly Id[];
  /** For "a, b, and c": the part whose turn it is, and what was taken so far. */
  part: number;
  taken: readonly Id[];
}

export function pushPick(m: Machine, selection: Selection, scope: Scope, chooser: Id, zone: string, cost = "", able = ""): void {
  const frame: PickFrame = {
    kind: "pick", step: 0, result: 0, selection: m.library.refOfNode(selection), scope: scope.id, chooser, zone, cost, able, options: [], part: 0, taken: [],
  };
  m.push(frame);
}

export const pick: FrameHandler = {
  run(m: Machine, f: PickFrame): void {
    const selection = m.library.node<Selection>(f.selection);
    const scope = m.scope(f.scope);
    const parts = partsOf(m, selection, scope);
    if (parts !== null) {
      pickParts(m, f, selection, scope, parts);
      return;
    }
    const whose = f.step === 0 ? sharedOwner(m, scope, selection) : null;
    if (whose !== null) {
      pushPick(m, whose, scope, f.chooser, "");
      return;
    }
    if (selection.different !== undefined) {
      pickDiffering(m, f, selection, scope, selection.different);
      return;
    }
    if (f.step === 0) {
      const options = admitted(m, f, selection, scope);
      const { min, max } = bounds(m, scope, givenQuantity(m, selection, scope), options.length);
      m.step(f, 1);
      askFor(m, f, selection, scope, { options, min: Math.min(min, options.length), max: Math.min(max, options.length) });
      return;
    }
    picked(m, f, selection, scope, m.taken().flatMap((i) => f.options[i] ?? []));
  },
};

/** Asks for some of the options, or takes as many at random. */
function askFor(m: Machine, f: PickFrame, selection: Selection, scope: Scope, { options, min, max }: { readonly options: readonly Id[]; readonly min: number; readonly max: number }): void {
  m.set(f, "options", options);
  if (selection.random === true) {
    m.set(m.state, "answer", m.shuffle(options.map((_, i) => i)).slice(0, max));
    return;
  }
  const deed = f.cost === "" ? "" : `what to ${m.library.node<Clause>(f.cost).verb} `;
  m.ask({
    player: chooserOf(m, selection, scope, f.chooser), ask: "choose", kind: "choose", prompt: `Choose ${deed}for ${labelOf(m, scope.source)}`,
    options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "choose" })), min, max,
  });
}

/** What can be picked for what the frame says it is for. */
function admitted(m: Machine, f: PickFrame, selection: Selection, scope: Scope): readonly Id[] {
  const all = f.cost === "" ? pickable(m, selection, scope, f.zone, "", f.chooser) : payable(m, selection, scope, m.library.node<Clause>(f.cost), f.chooser);
  const able = f.able === "" ? all : all.filter((id) => canBe(m, scope, f.able, id));
  return able.length > 0 ? able : all;
}

function picked(m: Machine, f: PickFrame, selection: Selection, scope: Scope, chosen: readonly Id[]): void {
  setChosen(m, scope, selection, chosen);
  const { min } = bounds(m, scope, givenQuantity(m, selection, scope), ALL);
  m.done(chosen.length >= Math.min(min, 1) && chosen.length >= (f.cost === "" ? 0 : min) ? 1 : 0);
}

/** "With different names": one after the other, of those that have nothing in common with what has been taken. */
function pickDiffering(m: Machine, f: PickFrame, selection: Selection, scope: Scope, attribute: string): void {
  const next = f.step === 0 ? [] : m.taken().flatMap((i) => f.options[i] ?? []);
  const stops = f.step > 0 && next.length === 0;
  m.step(f, 1);
  m.set(f, "taken", [...f.taken, ...next]);
  const options = differing(m, attribute, admitted(m, f, selection, scope), f.taken);
  const { min, max } = bounds(m, scope, givenQuantity(m, selection, scope), ALL);
  if (stops || f.taken.length >= max || options.length === 0) {
    picked(m, f, selection, scope, f.taken);
    return;
  }
  askFor(m, f, selection, scope, { options, min: f.taken.length < min ? 1 : 0, max: 1 });
}

/** Those that share no word of an attribute with any that have been taken. */
export const differing = (m: Machine, attribute: string, ids: readonly Id[], taken: readonly Id[]): readonly Id[] =>
  ids.filter((id) => !taken.some((one) => one === id || shares(m, attribute, one, id)));

/** What a keyword is given, where a selection is of that. */
function given(m: Machine, selection: Selection, scope: Scope): Noun | null {
  const filters = selection.filter.is === "all" ? selection.filter.of : [selection.filter];
  const parameter = filters.find((filter) => filter.is === "parameter");
  return parameter?.is === "parameter" ? nounArgument(m, scope, parameter.name) : null;
}

/** How many: of "all [things]" that a keyword is given any number (HFI-057). */
function givenQuantity(m: Machine, selection: Selection, scope: Scope): Quantity {
  const argument = given(m, selection, scope);
  return argument?.noun === "select" && argument.quantity.count === "any" ? argument.quantity : selection.quantity;
}

/** The parts of a keyword's "a, b, and c": any, all or none of them are chosen, one of each (INTRO-065). */
function partsOf(m: Machine, selection: Selection, scope: Scope): readonly Noun[] | null {
  const argument = given(m, selection, scope);
  return argument !== null && argument.noun === "several" ? argument.of : null;
}

function pickParts(m: Machine, f: PickFrame, selection: Selection, scope: Scope, parts: readonly Noun[]): void {
  if (f.step > 0) {
    m.step(f, 0);
    m.set(f, "taken", [...f.taken, ...m.taken().flatMap((i) => f.options[i] ?? [])]);
    m.set(f, "part", f.part + 1);
  }
  const part = parts[f.part];
  if (part === undefined) {
    setChosen(m, scope, selection, f.taken);
    m.done(f.taken.length > 0 ? 1 : 0);
    return;
  }
  const options = pickable(m, selection, scope, f.zone, "", f.chooser).filter((id) => !f.taken.includes(id) && nounMatches(m, scope, part, id));
  m.set(f, "options", options);
  m.step(f, 1);
  m.ask({
    player: f.chooser, ask: "choose", kind: "choose", prompt: `Choose for ${labelOf(m, scope.source)}`, min: 0, max: Math.min(1, options.length),
    options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "choose" })),
  });
}

/** What can be picked; of a zone that the text does not name, who does it has his own. */
export function pickable(m: Machine, selection: Selection, scope: Scope, zone: string, verb: string, doer?: Id): readonly Id[] {
  const all = candidates(m, scope, selection.filter, zone === "" ? undefined : zone, doer);
  if (verb === "") return all;
  return all.filter((id) => canBe(m, scope, verb, id));
}

/** What can be chosen to pay a cost with: only what all of it can be done to (CR 403.1). */
export function payable(m: Machine, selection: Selection, scope: Scope, clause: Clause, doer?: Id): readonly Id[] {
  const isObject = clause.object === selection;
  const all = pickable(m, selection, scope, isObject ? (m.rules.verbs[clause.verb]?.domain ?? "") : "", isObject ? clause.verb : "", doer);
  const ref = m.library.refOfNode(selection);
  return all.filter((id) => {
    const events = plainEvents(m, { ...scope, targets: { ...scope.targets, [ref]: [id] } }, clause);
    return events.length === 0 || events.some((event) => isWhole(m, event));
  });
}

/** Whether an event could happen to its full extent and as it is, as what is paid has to (CR 403.1). */
export function isWhole(m: Machine, event: EventRecord): boolean {
  return isPossible(m, event) && m.rules.verbs[event.verb]?.whole?.(m, event) !== false && !wouldBeReplaced(m, event);
}

function canBe(m: Machine, scope: Scope, verb: string, id: Id): boolean {
  return isPossible(m, { verb, subject: scope.you, object: id, by: scope.you, scope: scope.id, cause: scope.source });
}

/** Keeps what was chosen for a selection, by its reference and by the name it gives. */
export function setChosen(m: Machine, scope: Scope, selection: Selection, chosen: readonly Id[]): void {
  m.set(scope, "targets", { ...scope.targets, [m.library.refOfNode(selection)]: chosen });
  bind(m, scope, selection.as, chosen);
  for (const part of selection.filter.is === "all" ? selection.filter.of : [selection.filter]) {
    const whose = part.is === "controlled" || part.is === "owned" ? part.by : undefined;
    // "Target ally in an opponent's party": that opponent is who has it.
    if (whose?.noun === "select" && whose.as !== undefined && whose.target !== true) bind(m, scope, whose.as, unique(chosen.map((id) => (part.is === "owned" ? ownerOf(m, id) : controllerOf(m, id)))));
  }
}

/** How many may and must be chosen. */
export function bounds(m: Machine, scope: Scope, quantity: Quantity, available: number): { readonly min: number; readonly max: number } {
  switch (quantity.count) {
    case "exactly": {
      const n = Math.trunc(amount(m, scope, quantity.of));
      return { min: n, max: n };
    }
    case "upTo":
      return { min: 0, max: Math.trunc(amount(m, scope, quantity.of)) };
    case "atLeast":
      return { min: Math.trunc(amount(m, scope, quantity.of)), max: available };
    case "any":
      return { min: 0, max: available };
    case "all":
      return { min: available, max: available };
  }
}

function chooserOf(m: Machine, selection: Selection, scope: Scope, chooser: Id): Id {
  if (selection.chooser === undefined) return chooser;
  return things(m, scope, selection.chooser)[0] ?? chooser;
}
