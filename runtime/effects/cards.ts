import type { Effect } from "../../ir/index.ts";
import { amount } from "../evaluate/amount.ts";
import { candidates, placed } from "../evaluate/candidates.ts";
import { things } from "../evaluate/noun.ts";
import { chosenAs, passes } from "../evaluate/filter.ts";
import { objectsSince, pushBatch } from "../events/batch.ts";
import { entering, spot } from "../events/from-clause.ts";
import { labelOf } from "../label.ts";
import { called } from "../library.ts";
import type { Machine } from "../machine.ts";
import { bind, bindNumber } from "../reading.ts";
import type { Ref, Scope } from "../scope.ts";
import type { Id } from "../state.ts";
import { zoneOf } from "../zones.ts";
import { askYesNo, decider } from "./choices.ts";
import { differing, pushPick } from "./pick.ts";
import type { EffectFrame, EffectHandler } from "./run.ts";

type Of<K extends Effect["do"]> = Effect extends infer E ? (E extends { do: infer D } ? (K extends D ? E : never) : never) : never;

/** Puts tokens into play: each is an event of its own in one batch. */
export const token: EffectHandler<Of<"token">> = (m, f, effect, scope) => {
  const name = effect.called === undefined ? null : chosenAs(m, scope, effect.called);
  const face = `${f.ref}/token`;
  putTokens(m, f, scope, name === null ? face : called(face, name), effect);
};

export const copyToken: EffectHandler<Of<"copyToken">> = (m, f, effect, scope) => {
  const original = m.card(things(m, scope, effect.of)[0] ?? 0);
  if (original === null && f.step === 0) {
    m.done(0);
    return;
  }
  putTokens(m, f, scope, original === null ? "" : m.derivation.printed(original).def, effect);
};

function putTokens(m: Machine, f: EffectFrame, scope: Scope, def: Ref, effect: Of<"token"> | Of<"copyToken">): void {
  if (f.step === 0) {
    m.step(f, 1);
    m.set(f, "n", m.state.history.length);
    const into = spot(m, scope, effect.into, scope.you);
    const doer = scope.doer === 0 ? scope.you : scope.doer;
    const controller = effect.into.of === undefined ? doer : into.of;
    const entry = { ...(effect.entry === undefined ? {} : entering(m, scope, effect.entry)), controller };
    const count = Math.trunc(amount(m, scope, effect.count));
    const event = { verb: "create", subject: doer, by: doer, into: { ...into, of: controller }, entry, manner: [def], scope: scope.id, cause: scope.source };
    pushBatch(m, Array.from({ length: count }, () => event));
    return;
  }
  bind(m, scope, effect.as, objectsSince(m, f.n, "create"));
  m.done(f.result > 0 ? 1 : 0);
}

/** Looking and revealing change nothing but what is known: who has seen what is in the history. */
export const show: EffectHandler<Of<"look">> = (m, f, effect, scope) => {
  const { what } = effect;
  if (f.step === 0 && what.noun === "select" && what.target !== true && what.quantity.count !== "all") {
    m.step(f, 1);
    const single = ordered(m, scope, what);
    if (single === null) {
      pushPick(m, what, scope, decider(m, scope, effect.who), "", "");
      return;
    }
    m.set(f, "ids", single);
  }
  const ids = f.ids.length > 0 ? f.ids : things(m, scope, what);
  const who = decider(m, scope, effect.who);
  for (const id of ids) m.record({ verb: effect.do, subject: who, object: id, by: who, scope: scope.id, cause: scope.source });
  bind(m, scope, effect.as, ids);
  if (what.noun === "select") bind(m, scope, what.as, ids);
  m.done(ids.length > 0 ? 1 : 0);
};

/** "The top three cards": not a choice, but the first so many of an ordered zone. */
function ordered(m: Machine, scope: Scope, what: Extract<Of<"look">["what"], { noun: "select" }>): readonly Id[] | null {
  const parts = what.filter.is === "all" ? what.filter.of : [what.filter];
  const place = parts.find((part) => part.is === "in");
  if (place === undefined || place.is !== "in" || place.place.position === undefined || what.quantity.count !== "exactly") return null;
  const { position, depth: _depth, ...whole } = place.place;
  const cards = placed(m, scope, whole);
  const n = Math.trunc(amount(m, scope, what.quantity.of));
  return position === "top" ? cards.slice(0, n) : cards.slice(-n);
}

export const revealUntil: EffectHandler<Of<"revealUntil">> = (m, _f, effect, scope) => {
  const who = decider(m, scope, effect.who);
  const wanted = effect.until.quantity.count === "exactly" ? Math.trunc(amount(m, scope, effect.until.quantity.of)) : 1;
  const seen: Id[] = [];
  const found: Id[] = [];
  for (const id of placed(m, scope, effect.place)) {
    if (found.length >= wanted) break;
    seen.push(id);
    m.record({ verb: "reveal", subject: who, object: id, by: who, scope: scope.id, cause: scope.source });
    if (passes(m, scope, id, effect.until.filter)) found.push(id);
  }
  bind(m, scope, effect.as, seen);
  bind(m, scope, effect.until.as, found);
  m.done(found.length > 0 ? 1 : 0);
};

/** CR 413: a hidden zone is searched for some cards, and shuffled. */
export const search: EffectHandler<Of<"search">> = (m, f, effect, scope) => {
  const who = decider(m, scope, effect.who);
  const { quantity, filter, different } = effect.for;
  const ref = m.library.refOfNode(effect.for);
  if (f.step === 0) m.record({ verb: "search", subject: who, by: who, scope: scope.id, cause: scope.source });
  const next = f.step === 0 ? [] : m.taken().flatMap((i) => f.ids[i] ?? []);
  const found = f.step < 2 ? next : [...(scope.targets[ref] ?? []), ...next];
  const all = candidates(m, scope, { is: "all", of: [{ is: "in", place: effect.place }, filter] }, undefined);
  const options = different === undefined ? all : differing(m, different, all, found);
  const most = quantity.count === "exactly" || quantity.count === "upTo" ? Math.trunc(amount(m, scope, quantity.of)) : all.length;
  // Of what has to differ one is found after the other.
  const goesOn = different === undefined ? f.step === 0 : found.length < most && options.length > 0 && (f.step === 0 || next.length > 0);
  m.set(scope, "targets", { ...scope.targets, [ref]: found });
  if (goesOn) {
    m.step(f, f.step + 1);
    m.set(f, "ids", options);
    const max = different === undefined ? Math.min(most, options.length) : 1;
    const min = quantity.count === "exactly" && mustFind(m, effect) ? max : 0;
    m.ask({ player: who, ask: "choose", kind: "search", prompt: "Choose what you find", options: options.map((id) => ({ label: labelOf(m, id), thing: id, act: "choose" })), min, max });
    return;
  }
  bind(m, scope, effect.for.as, found);
  const first = m.card(all[0] ?? 0);
  if (first !== null) {
    const key = zoneOf(m, first);
    m.set(m.state.zones, key, m.shuffle(m.state.zones[key] ?? []));
  }
  m.done(found.length > 0 ? 1 : 0);
};

/** Only a description that others can't see to be met can fail to be found: not any card, and not in a public zone (CR 413.3). */
const mustFind = (m: Machine, { place, for: { filter } }: Of<"search">): boolean => filter.is === "card" || m.rules.zones[place.zone]?.seen === "all";

export const roll: EffectHandler<Of<"roll">> = (m, _f, effect, scope) => {
  let total = 0;
  const dice = Math.trunc(amount(m, scope, effect.dice));
  for (let i = 0; i < dice; i++) total += m.random(6) + 1;
  bindNumber(m, scope, effect.as, total);
  m.record({ verb: "roll", subject: decider(m, scope, effect.who), amount: total, scope: scope.id, cause: scope.source });
  m.done(1);
};

/** Something done outside the game: the player says whether he did it. */
export const flourish: EffectHandler<Of<"flourish">> = (m, f, effect, scope) => {
  if (f.step === 0) {
    m.step(f, 1);
    askYesNo(m, decider(m, scope, effect.who), "flourish", effect.words);
    return;
  }
  m.done(m.taken()[0] === 0 ? 1 : 0);
};
