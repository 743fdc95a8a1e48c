import type { Machine } from "./machine.ts";
import type { EventRecord, Ref, Scope } from "./scope.ts";
import type { Id, Memory, State } from "./state.ts";

/** Nothing named or chosen: what is bound is never changed, but replaced. */
const NOTHING: Readonly<Record<string, never>> = {};

export const NO_MEMORY: Memory = { bound: NOTHING, words: NOTHING, numbers: NOTHING };

/** A scope that is not kept: for looking at a power without doing it. */
export function glance(source: Id, you: Id, args: Ref, granter: Id, event: EventRecord | null): Scope {
  return {
    id: 0,
    origin: 0,
    source,
    you,
    args,
    granter,
    event,
    link: 0,
    x: 0,
    bound: NOTHING,
    words: NOTHING,
    numbers: NOTHING,
    targets: NOTHING,
    modes: NOTHING,
    doer: 0,
    candidate: 0,
  };
}

/** The same under another number: written out, as spreading a scope and changing a part takes five times as long. */
function copied({ origin, source, you, args, granter, event, link, x, bound, words, numbers, targets, modes, doer, candidate }: Scope, id: number): Scope {
  return { id, origin, source, you, args, granter, event, link, x, bound, words, numbers, targets, modes, doer, candidate };
}

/** Keeps a scope in the state, under a new number, with some parts of its own. */
export function keep(m: Machine, scope: Scope, changes: Partial<Omit<Scope, "id">> = {}): Scope {
  const id = m.state.nextScope;
  m.journal.setQuietly(m.state, "nextScope", id + 1);
  const kept = Object.assign(copied(scope, id), changes);
  m.journal.setQuietly(m.state.scopes, id, kept);
  return kept;
}

/** Binds a name to things for the later parts of the power. */
export function bind(m: Machine, scope: Scope, name: string | undefined, ids: readonly Id[]): void {
  if (name !== undefined) m.set(scope, "bound", { ...scope.bound, [name]: ids });
}

export function bindWord(m: Machine, scope: Scope, name: string, word: string): void {
  m.set(scope, "words", { ...scope.words, [name]: word });
}

export function bindNumber(m: Machine, scope: Scope, name: string, value: number): void {
  m.set(scope, "numbers", { ...scope.numbers, [name]: value });
}

/** Drops the scopes that nothing refers to any more. Called between turns. */
export function dropScopes(m: Machine): void {
  const used = new Set<Id>();
  const { state } = m;
  for (const frame of state.stack) if ("scope" in frame && typeof frame.scope === "number") used.add(frame.scope);
  for (const id of state.zones["chain"] ?? []) used.add(m.link(id)?.scope ?? 0);
  for (const list of [state.modifiers, state.delayed, state.waiting]) for (const entry of list) used.add(entry.scope);
  const left: State["scopes"] = {};
  for (const id of used) {
    const scope = state.scopes[id];
    if (scope !== undefined) left[id] = scope;
  }
  m.journal.setQuietly(state, "scopes", left);
}
