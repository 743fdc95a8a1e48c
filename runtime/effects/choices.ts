import type { Clause, Effect, Selection } from "../../ir/index.ts";
import { amount } from "../evaluate/amount.ts";
import { controllerOf } from "../evaluate/info.ts";
import { things } from "../evaluate/noun.ts";
import { isPrinted } from "../evaluate/printed.ts";
import { wordsOf } from "../evaluate/tests.ts";
import { labelOf } from "../label.ts";
import { MADE_UP } from "../made-up.ts";
import { canDo, canPay } from "../links/costs.ts";
import type { Machine } from "../machine.ts";
import { bind, bindWord } from "../reading.ts";
import type { Scope } from "../scope.ts";
import { isPossible } from "../derive/permissions.ts";
import { eventsOf } from "../events/from-clause.ts";
import { bounds, pickable, pushPick } from "./pick.ts";
import { clauseSelections, isPlain } from "./selections.ts";
import { pushList, type EffectHandler } from "./run.ts";
import type { Noun } from "../../ir/index.ts";
import type { Id } from "../state.ts";

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>;

/** The one who decides; for a card ("he may deal") its controller does. */
export function decider(m: Machine, scope: Scope, who: Noun): Id {
  return controllerOf(m, things(m, scope, who)[0] ?? scope.you);
}

export function askYesNo(m: Machine, player: Id, kind: string, prompt: string): void {
  m.ask({ player, ask: "choose", kind, prompt, options: [{ label: "Yes", act: "yes" }, { label: "No", act: "no" }], min: 1, max: 1 });
}

/** CR 712.7: that player may choose not to. */
export const may: EffectHandler<Of<"may">> = (m, f, effect, scope) => {
  switch (f.step) {
    case 0:
      // What he can't pay or can't do in its entirety he can't choose to do (CR 403.1, 712.7).
      if (!couldPay(m, scope, effect.effects) || !couldBegin(m, scope, effect.effects)) {
        m.done(0);
        return;
      }
      m.step(f, 1);
      askYesNo(m, decider(m, scope, effect.who), "may", `Use ${labelOf(m, scope.source)}?`);
      return;
    case 1:
      m.step(f, 2);
      if (m.taken()[0] !== 0) {
        m.done(0);
        return;
      }
      pushList(m, `${f.ref}/effects`, f.scope);
      return;
    default:
      m.done(f.result);
  }
};

export const unless: EffectHandler<Of<"unless">> = (m, f, effect, scope) => {
  switch (f.step) {
    case 0:
      // What he can't do in full he can't choose (CR 709.2b).
      if (!couldDo(m, { ...scope, you: decider(m, scope, effect.who) }, effect.instead)) {
        m.step(f, 4);
        return;
      }
      m.step(f, 1);
      askYesNo(m, decider(m, scope, effect.who), "unless", `Prevent ${labelOf(m, scope.source)} from doing what it says?`);
      return;
    case 1: {
      const yes = m.taken()[0] === 0;
      m.step(f, yes ? 2 : 4);
      if (yes) {
        m.set(f, "n", scope.doer);
        m.set(scope, "doer", decider(m, scope, effect.who));
        pushList(m, `${f.ref}/instead`, f.scope);
      }
      return;
    }
    case 2:
      m.set(scope, "doer", f.n);
      m.step(f, f.result > 0 ? 5 : 4);
      return;
    case 4:
      m.step(f, 6);
      pushList(m, `${f.ref}/effects`, f.scope);
      return;
    case 5:
      m.done(0);
      return;
    default:
      m.done(f.result);
  }
};

/** Whether all could be done in full; of several, what is done first can make the next possible. */
function couldDo(m: Machine, scope: Scope, effects: readonly Effect[]): boolean {
  const [first, ...others] = effects;
  if (!couldPay(m, scope, effects)) return false;
  return first === undefined || others.length > 0 || first.do !== "act" || canDo(m, scope, first.clause);
}

/** Whether the first of some effects could be done in its entirety; it may be what makes the others possible (CR 712.7). */
function couldBegin(m: Machine, scope: Scope, [first]: readonly Effect[]): boolean {
  if (first?.do !== "act") return true;
  const { clause } = first;
  const selections = clauseSelections(clause);
  const open = selections.filter(({ target, quantity }) => target !== true && quantity.count !== "all");
  if (open.length > 0) return open.every((selection) => thereFor(m, clause, selection, scope) >= bounds(m, scope, selection.quantity, 0).min);
  // Of all of several it is done to as many as can be; what the rules ask for first can't be foreseen.
  if (selections.some(({ quantity }) => quantity.count === "all") || m.rules.verbs[clause.verb]?.prepare !== undefined) return true;
  const events = eventsOf(m, scope, clause);
  return events.length > 0 && events.every((event) => isPossible(m, event) && m.rules.verbs[event.verb]?.whole?.(m, event) !== false);
}

/** Whether all that is paid among some effects can be. */
export function couldPay(m: Machine, scope: Scope, effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    if (effect.do !== "pay") return true;
    const you = decider(m, scope, effect.who);
    return canPay(m, { ...scope, you }, effect.costs, { verb: "pay", subject: you }, 0);
  });
}

/** Chosen on the chain when the controller chooses (CR 707.1c), else now. */
export const modes: EffectHandler<Of<"modes">> = (m, f, effect, scope) => {
  const chosen = scope.modes[f.ref];
  if (chosen === undefined) {
    if (m.state.answer !== null) {
      const able = possibleModes(m, effect, scope);
      m.set(scope, "modes", { ...scope.modes, [f.ref]: m.taken().flatMap((i) => able[i] ?? []) });
      m.set(f, "n", 1);
      return;
    }
    const able = possibleModes(m, effect, scope);
    const n = Math.min(amount(m, scope, effect.choose), able.length);
    m.ask({
      player: decider(m, scope, effect.who),
      ask: "choose",
      kind: "mode",
      prompt: `Choose ${n} for ${labelOf(m, scope.source)}`,
      options: able.map((i) => ({ label: `Choice ${i + 1}`, act: "mode", detail: String(i) })),
      min: effect.upTo === true ? Math.min(1, n) : n,
      max: n,
    });
    return;
  }
  const mode = [...chosen].sort((a, b) => a - b)[f.step];
  if (mode === undefined) {
    // What was chosen now is chosen anew where it is done again, as for the next of several players.
    if (f.n === 1) m.set(scope, "modes", Object.fromEntries(Object.entries(scope.modes).filter(([ref]) => ref !== f.ref)));
    m.done(1);
    return;
  }
  m.step(f, f.step + 1);
  pushList(m, `${f.ref}/modes/${mode}`, f.scope);
};

/** The modes that can be done: one may not choose to discard from an empty hand (HFI-013). All, if none can. */
export function possibleModes(m: Machine, effect: Of<"modes">, scope: Scope): readonly number[] {
  const all = effect.modes.map((_, i) => i);
  const able = all.filter((i) => (effect.modes[i] ?? []).every((one) => one.do !== "act" || isDoable(m, one.clause, scope)));
  return able.length > 0 ? able : all;
}

/** Whether there is something of each kind that a clause has somebody choose. */
function isDoable(m: Machine, clause: Clause, scope: Scope): boolean {
  return clauseSelections(clause).every((selection) => selection.target === true || selection.quantity.count !== "exactly" || thereFor(m, clause, selection, scope) > 0);
}

/** How many there are that a clause could have somebody choose for a part of it. */
function thereFor(m: Machine, clause: Clause, selection: Selection, scope: Scope): number {
  const subject = clause.subject === undefined ? undefined : things(m, scope, clause.subject)[0];
  const isObject = clause.object === selection;
  const zone = isObject ? (m.rules.verbs[clause.verb]?.domain ?? "") : "";
  return pickable(m, selection, scope, zone, isObject && isPlain(clause) ? clause.verb : "", subject).length;
}

export const name: EffectHandler<Of<"name">> = (m, f, effect, scope) => {
  const options = wordOptions(m, scope, effect);
  // Among what has none there is nothing to choose.
  if (options.length === 0 && effect.among !== undefined) {
    bindWord(m, scope, effect.as, "");
    m.done(0);
    return;
  }
  if (f.step === 0) {
    m.step(f, 1);
    askWord(m, scope, effect, options);
    return;
  }
  takeWord(m, scope, effect, options);
  m.done(1);
};

/** The words that may be chosen; what lies face down has no name (HFI-012). */
export const wordOptions = (m: Machine, scope: Scope, effect: Of<"name">): readonly string[] => [...new Set(wordsFor(m, scope, effect))].filter((word) => word !== "");

/** Asks for one of some words, or for any. */
export function askWord(m: Machine, scope: Scope, effect: Of<"name">, options: readonly string[]): void {
  const player = decider(m, scope, effect.who);
  if (options.length === 0) {
    m.ask({ player, ask: "text", kind: effect.madeUp === true ? MADE_UP : "name", prompt: `Make up a ${effect.attribute}`, options: [], min: 0, max: 0 });
    return;
  }
  m.ask({ player, ask: "choose", kind: "name", prompt: `Choose a ${effect.attribute}`, options: options.map((word) => ({ label: word, act: "name", detail: word })), min: 1, max: 1 });
}

/** The word that was answered with, for later parts. */
export function takeWord(m: Machine, scope: Scope, effect: Of<"name">, options: readonly string[]): void {
  const at = m.taken()[0];
  const word = at === undefined ? m.state.text : (options[at] ?? "");
  bindWord(m, scope, effect.as, word);
  bind(m, scope, effect.as, [decider(m, scope, effect.who)]);
  remember(m, scope);
}

/** The words that may be chosen; none where any may. */
function wordsFor(m: Machine, scope: Scope, { attribute, options, among, such, madeUp }: Of<"name">): readonly string[] {
  if (madeUp === true) return [];
  if (options !== undefined) return options;
  if (among !== undefined) return things(m, scope, among).flatMap((id) => wordsOf(m, attribute, id));
  if (such !== undefined) return [...m.library.cards.keys()].map((ref) => m.library.face(ref, false)).filter((face) => isPrinted(m.rules, face, such)).map(({ name: printed }) => printed).sort();
  return m.rules.choices[attribute]?.(m) ?? [];
}

/** Choices that a card's own power makes stay with the card: "the chosen type". */
export function remember(m: Machine, scope: Scope): void {
  const card = m.card(scope.source);
  if (card === null || card.past !== null) return;
  m.set(card, "memory", {
    bound: { ...card.memory.bound, ...scope.bound },
    words: { ...card.memory.words, ...scope.words },
    numbers: { ...card.memory.numbers, ...scope.numbers },
  });
}

export const select: EffectHandler<Of<"select">> = (m, f, effect, scope) => {
  if (effect.selection.target === true) {
    m.done(1);
    return;
  }
  if (f.step === 0) {
    m.step(f, 1);
    const chooser = effect.who === undefined ? (scope.doer === 0 ? scope.you : scope.doer) : decider(m, scope, effect.who);
    pushPick(m, effect.selection, scope, chooser, "", "");
    return;
  }
  remember(m, scope);
  const who = effect.who === undefined ? (scope.doer === 0 ? scope.you : scope.doer) : decider(m, scope, effect.who);
  for (const id of scope.targets[m.library.refOfNode(effect.selection)] ?? []) m.record({ verb: "choose", subject: who, object: id, by: who, scope: scope.id, cause: scope.source });
  m.done(f.result);
};
